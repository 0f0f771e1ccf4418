import type { MedusaContainer } from "@medusajs/framework/types"
import { BigNumber } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { HostAmount, readGraph } from "../read-graph"

function hostWith(data: unknown[]) {
  const graph = jest.fn(() => Promise.resolve({ data }))
  const container = { resolve: () => ({ graph }) } as unknown as MedusaContainer
  const read = () =>
    readGraph(container, {
      entity: "order",
      fields: ["id", "customer.email"],
      filters: { id: "order_1" },
      row: z.object({ id: z.string(), customer: z.object({ email: z.string() }).nullish() }),
    })
  return { graph, read }
}

describe("reading the host's graph", () => {
  it("asks for what the caller names, and answers rows without anything else in them", async () => {
    const { graph, read } = hostWith([{ id: "order_1", customer: null, secret: "x" }])
    expect(await read()).toEqual([{ id: "order_1", customer: null }])
    const query = {
      entity: "order",
      fields: ["id", "customer.email"],
      filters: { id: "order_1" },
    }
    expect(graph).toHaveBeenCalledWith(query, {})
  })

  it("names entity and field of a row that is otherwise, and no values", async () => {
    const { read } = hostWith([{ id: "order_1", customer: { email: 4711 } }])
    await expect(read()).rejects.toThrow(/order is not as expected at "customer\.email"/)
    await expect(read()).rejects.not.toThrow(/4711/)
  })
})

describe("an amount of the host's", () => {
  it.each<[string, unknown]>([
    ["a text", "90071992547409.91"],
    ["what the host stores", { value: "90071992547409.91", precision: 20 }],
    ["the host's class", new BigNumber("90071992547409.91")],
  ])("is exact from %s", (_what, value) => {
    expect(HostAmount.parse(value).toString()).toBe("90071992547409.91")
  })

  it.each([undefined, null, "", "twelve", {}, Infinity, NaN])("is not %p", (value) => {
    expect(HostAmount.safeParse(value).success).toBe(false)
  })
})
