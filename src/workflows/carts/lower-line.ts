import type { MedusaContainer } from "@medusajs/framework/types"
import { ChangeActionType, MathBN, Modules, OrderChangeType } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { type Decimal, WALLET_LINE } from "./read-cart"

const ACTOR = "system:cart"

/** Why a wallet does not pay what the cart's credit line said. */
export type LowerReason =
  /** The cart had shrunk when it was completed. */
  | "exceeds_total"
  /** The cart had changed its currency, or become another customer's. */
  | "currency_changed"
  | "customer_changed"

/**
 * Lowers what the wallet pays on an order by a credit line below zero, as a change of the order: so its
 * totals and what is owed on it are computed anew. The reason is the line's `reference_id`.
 *
 * The host's own workflow for it is not used: the loyalty plugin would take the line for a refund to
 * its store credit.
 *
 * @param amount in major units
 */
export async function lowerLine(
  container: MedusaContainer,
  { id: order_id, version }: { id: string; version: number },
  amount: Decimal,
  reason: LowerReason
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  // What a crash has left between the two calls would keep staff from editing the order.
  const [pending] = await readGraph(container, {
    entity: "order_change",
    fields: ["id"],
    filters: { order_id, status: "pending", created_by: ACTOR },
    row: z.object({ id: z.string() }),
  })
  const change =
    pending ??
    (await orders.createOrderChange({
      order_id,
      change_type: OrderChangeType.CREDIT_LINE,
      created_by: ACTOR,
      actions: [
        {
          action: ChangeActionType.CREDIT_LINE_ADD,
          order_id,
          version: version + 1,
          reference: WALLET_LINE,
          reference_id: reason,
          amount: MathBN.mult(amount, -1).toString(),
        },
      ],
    }))
  await orders.confirmOrderChange(change.id)
}
