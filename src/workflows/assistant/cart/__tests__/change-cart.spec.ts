import { MedusaError } from "@medusajs/framework/utils"
import type { Shopper } from "../../../../modules/assistant/types"
import { addToCart } from "../change-cart"

/** As the host's workflows throw: an error's fields without its class. */
const soldOut = {
  ...new MedusaError("not_allowed", "Not enough", MedusaError.Codes.INSUFFICIENT_INVENTORY),
  message: "Some variant does not have the required inventory",
}

jest.mock("@medusajs/medusa/core-flows", () => ({
  addToCartWorkflow: () => ({ run: () => Promise.reject(soldOut) }),
}))
jest.mock("../own-cart", () => ({
  findOwnCart: async () => "cart_1",
  oneAtATime: (_scope: unknown, _owners: unknown, work: () => unknown) => work(),
}))
jest.mock("../purchasable", () => ({
  ...jest.requireActual("../purchasable"),
  findPurchasable: async () => ({
    card: { id: 12, name: "Cup", is_variable: false },
    variation: { variation_id: 7, medusa_variant_id: "variant_1" },
    available: 1,
  }),
}))

describe("the last one, which somebody else buys between our look and the host's", () => {
  it("is refused as out of stock", async () => {
    const scope = { resolve: () => ({ listLineItems: async () => [] }) } as never
    const shopper = { key: "guest:1", locale: "en" } as Shopper
    await expect(addToCart(scope, shopper, { product: 12, quantity: 1 })).rejects.toMatchObject({
      code: "assistant_out_of_stock",
    })
  })
})
