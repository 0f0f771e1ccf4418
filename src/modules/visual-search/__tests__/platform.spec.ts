import { knex } from "@medusajs/framework/mikro-orm/knex"
import VisualSearchService from "../service"

jest.mock("sharp", () => {
  throw new Error("Could not load the sharp module using the no-such runtime")
})
jest.mock("zxing-wasm/reader", () => {
  throw new Error("WebAssembly is not allowed here")
})

describe("a platform without the libraries that read pictures", () => {
  it("starts, and says that it can't see", async () => {
    const service = new VisualSearchService({
      __pg_connection__: knex({ client: "pg" }),
    })
    expect(await service.canSee()).toBe(false)
    expect(await service.readCodes(Buffer.from("anything"))).toEqual([])
  })
})
