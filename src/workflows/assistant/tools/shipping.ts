import { z } from "@medusajs/framework/zod"
import type { Fact, Shopper } from "../../../modules/assistant/types"
import { findOwnCart, readItemTotal } from "../cart"
import { amountFact, formatPrice, readShop } from "../catalogue"
import { readShippingOptions } from "../offers"
import type { ShippingOption } from "../offers"
import { defineTool } from "./context"

export const estimateShipping = defineTool({
  name: "estimate_shipping",
  description:
    "How things can be sent to the shopper, what it costs for what is in the cart, and from which " +
    "total on it is free. Say nothing about dates that is not in a description.",
  writes: false,
  input: z.strictObject({
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .optional()
      .meta({ description: "Two letters; where the shopper is when absent." }),
  }),
  output: z.object({
    country: z.string().nullable(),
    countries: z.array(z.string()).meta({ description: "Where the shop sells to, two letters." }),
    item_total: z.string(),
    options: z.array(
      z.object({
        name: z.string(),
        description: z.string(),
        price: z.string().nullable().meta({
          description: "Null: told in the checkout, when the address is known.",
        }),
        free_from: z.string().nullable().meta({ description: "Free from this total on." }),
        missing_for_free: z.string().nullable(),
      })
    ),
  }),
  async run({ country: wanted }, { scope, shopper }) {
    const cartId = await findOwnCart(scope, shopper)
    const itemTotal = cartId === undefined ? 0n : await readItemTotal(scope, cartId)
    const [{ country, options }, { regions }] = await Promise.all([
      readShippingOptions(scope, shopper, itemTotal, wanted),
      readShop(scope),
    ])
    const money = (amount: bigint | null) => (amount === null ? null : formatPrice(amount, shopper))
    return {
      output: {
        country: country ?? null,
        countries: [...new Set(regions.flatMap(({ countries }) => countries))],
        item_total: formatPrice(itemTotal, shopper),
        options: options.map(({ name, description, price, free_from }) => ({
          name,
          description,
          price: money(price),
          free_from: money(free_from),
          missing_for_free: money(free_from === null ? null : free_from - itemTotal),
        })),
      },
      facts: options.flatMap((option, index) => factsOf(option, index, itemTotal, shopper)),
    }
  },
})

function factsOf(
  { name, description, price, free_from }: ShippingOption,
  index: number,
  itemTotal: bigint,
  shopper: Shopper
): Fact[] {
  const field = `shipping.options[${index}]`
  const told: Fact = {
    kind: "delivery",
    field,
    value: [name, description].filter(Boolean).join(": "),
    display: [name, description, ...(price === 0n ? ["free"] : [])].filter(Boolean),
  }
  const amount = (part: string, value: bigint) =>
    amountFact(value, shopper, { kind: "delivery", field: `${field}.${part}` })
  return [
    told,
    ...(price === null ? [] : [amount("price", price)]),
    ...(free_from === null
      ? []
      : [amount("free_from", free_from), amount("missing_for_free", free_from - itemTotal)]),
  ]
}
