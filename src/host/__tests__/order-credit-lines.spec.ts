import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { findOrdersWithCreditLine } from "../order-credit-lines"

const SINCE = new Date("2026-11-01T00:00:00Z")

function find(orders: object, data: unknown[] = []) {
  const graph = jest.fn(() => Promise.resolve({ data }))
  const resolve = (name: string) => (name === Modules.ORDER ? orders : { graph })
  return findOrdersWithCreditLine({ resolve } as unknown as MedusaContainer, "wallet", SINCE)
}

describe("orders with a credit line", () => {
  it("are found by the lines, each once", async () => {
    const lines = [{ order_id: "order_1" }, { order_id: "order_2" }, { order_id: "order_1" }]
    const listOrderCreditLines = jest.fn(() => Promise.resolve(lines))
    expect(await find({ listOrderCreditLines })).toEqual(["order_1", "order_2"])
    expect(listOrderCreditLines).toHaveBeenCalledWith(
      { reference: "wallet", created_at: { $gt: SINCE } },
      { select: ["id", "order_id"] }
    )
  })

  it("are found by the orders where the host lists no lines", async () => {
    const orders = [
      { id: "order_1", credit_lines: [{ reference: "wallet" }] },
      { id: "order_2", credit_lines: [{ reference: "other" }] },
      { id: "order_3", credit_lines: null },
    ]
    expect(await find({}, orders)).toEqual(["order_1"])
  })

  it("are not guessed from lines that say no order", async () => {
    const listOrderCreditLines = () => Promise.resolve([{ order: "order_1" }])
    await expect(find({ listOrderCreditLines })).rejects.toThrow(/order_credit_line.*order_id/)
  })
})
