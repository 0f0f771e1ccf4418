/**
 * Finds orders by a credit line of theirs.
 *
 * Why it is needed: what the wallet pays of an order is a credit line. The host's published ways find
 * lines by their order, and no order by its lines.
 *
 * What is not promised: `listOrderCreditLines` is made by the host's `MedusaService` for each of a module's
 * models. The interface that the host publishes for this module, `IOrderModuleService`, does not name
 * it. Tried with Medusa 2.21.
 *
 * Where there is no such method all orders since then are read with their lines: slower, and right.
 * `integration-tests/http/pay-part-with-wallet.spec.ts` fails when another version ends both.
 */
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { checkRows, readGraph } from "./read-graph"

interface Generated {
  listOrderCreditLines?(filters: object, config: object): Promise<unknown[]>
}

const Line = z.object({ order_id: z.string() })
const Order = z.object({
  id: z.string(),
  credit_lines: z.array(z.object({ reference: z.string().nullish() }).nullish()).nullish(),
})

/** The ids of orders with a credit line of this `reference` that was made since then. */
export async function findOrdersWithCreditLine(
  container: MedusaContainer,
  reference: string,
  since: Date
): Promise<string[]> {
  const orders: Generated = container.resolve(Modules.ORDER) as object
  if (typeof orders.listOrderCreditLines === "function") {
    const lines = await orders.listOrderCreditLines(
      { reference, created_at: { $gt: since } },
      { select: ["id", "order_id"] }
    )
    return [...new Set(checkRows("order_credit_line", Line, lines).map(({ order_id }) => order_id))]
  }
  const all = await readGraph(container, {
    entity: "order",
    fields: ["id", "credit_lines.reference"],
    filters: { created_at: { $gt: since } },
    row: Order,
  })
  const has = ({ credit_lines }: z.output<typeof Order>) =>
    (credit_lines ?? []).some((line) => line?.reference === reference)
  return all.filter(has).map(({ id }) => id)
}
