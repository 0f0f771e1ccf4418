/** Puts an order, and what belongs to it, at the day it is meant to have happened. */
import type { MedusaContainer, OrderDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { OrderPlan } from "./seed-orders"

const DAY = 86_400_000

/** The modules date everything today and offer no way to say otherwise, hence the statements. */
export async function dateOrder(container: MedusaContainer, order: OrderDTO, plan: OrderPlan) {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const placed = plan.placedAt
  const refundedAt = new Date(Math.min(placed.getTime() + 9 * DAY, Date.now()))
  const both = { created_at: placed, updated_at: placed }
  const collections = knex("order_payment_collection")
    .select("payment_collection_id")
    .where({ order_id: order.id })
  const payments = knex("payment").select("id").whereIn("payment_collection_id", collections)
  await knex.transaction(async (trx) => {
    await trx("order")
      .where({ id: order.id })
      .update({ ...both, ...(plan.fate === "cancelled" && { canceled_at: placed }) })
    for (const table of ["order_item", "order_summary", "order_shipping", "order_transaction"]) {
      await trx(table).where({ order_id: order.id }).update(both)
    }
    await trx("order_transaction")
      .where({ order_id: order.id, reference: "refund" })
      .update({ created_at: refundedAt, updated_at: refundedAt })
    await trx("order_line_item")
      .whereIn("id", knex("order_item").select("item_id").where({ order_id: order.id }))
      .update(both)
    await trx("payment_collection").whereIn("id", collections).update(both)
    await trx("payment_session").whereIn("payment_collection_id", collections).update(both)
    await trx("payment").whereIn("payment_collection_id", collections).update(both)
    await trx("payment")
      .whereIn("payment_collection_id", collections)
      .whereNotNull("captured_at")
      .update({ captured_at: placed })
    await trx("capture").whereIn("payment_id", payments).update(both)
    await trx("refund")
      .whereIn("payment_id", payments)
      .update({ created_at: refundedAt, updated_at: refundedAt })
    await trx("fulfillment")
      .whereIn(
        "id",
        knex("order_fulfillment").select("fulfillment_id").where({ order_id: order.id })
      )
      .update(both)
  })
}
