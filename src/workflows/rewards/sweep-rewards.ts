import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { REWARDS_MODULE, type RewardsService } from "../../modules/rewards"
import { ORDER_REFUND } from "../payments/order-money"
import { findOrder } from "../payments/read-payment"
import { attempt } from "../warn-once"
import { settleRewards } from "./settle-rewards"

/** How far back orders and what happened to them are looked at. */
const DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 200

/**
 * Brings rewards to what the host's rows say of orders, after crashes and lost events, and credits what
 * has waited long enough. Any number of instances may do it at once.
 */
export async function sweepRewards(container: MedusaContainer): Promise<void> {
  const rewards = container.resolve<RewardsService>(REWARDS_MODULE)
  const since = new Date(Date.now() - DAYS * DAY_MS)
  const settle = (orderId: string) =>
    attempt(container, `The rewards of ${orderId} could not be settled`, () =>
      settleRewards(container, orderId)
    )
  if (await rewards.hasRules(since)) {
    for (const orderId of await findNew(container, since)) await settle(orderId)
  }
  const changed = await findChanged(container, since)
  for (const orderId of await rewards.findWithAwards([...changed])) await settle(orderId)
  for (let after = "", found = BATCH; found === BATCH;) {
    const due = await rewards.findOrdersDue(BATCH, after)
    for (const orderId of due) await settle(orderId)
    found = due.length
    after = due.at(-1) ?? after
  }
}

const Id = z.object({ id: z.string() })

/** Orders that were placed lately and that nobody has looked at. */
async function findNew(container: MedusaContainer, since: Date): Promise<string[]> {
  const rewards = container.resolve<RewardsService>(REWARDS_MODULE)
  const unseen: string[] = []
  for (let skip = 0, found = BATCH; found === BATCH; skip += BATCH) {
    const rows = await readGraph(container, {
      entity: "order",
      fields: ["id"],
      filters: { created_at: { $gt: since.toISOString() } },
      pagination: { take: BATCH, skip, order: { created_at: "ASC" } },
      row: Id,
    })
    unseen.push(...(await rewards.findUnseen(rows.map(({ id }) => id))))
    found = rows.length
  }
  return unseen
}

/** Orders that were cancelled, returned or changed, or of whose payment something went back, lately. */
async function findChanged(container: MedusaContainer, since: Date): Promise<Set<string>> {
  const after = since.toISOString()
  const canceled = await readGraph(container, {
    entity: "order",
    fields: ["id"],
    filters: { status: "canceled", canceled_at: { $gt: after } },
    row: Id,
  })
  const orders = new Set(canceled.map(({ id }) => id))
  for (const entity of ["return", "order_change"]) {
    const rows = await readGraph(container, {
      entity,
      fields: ["order_id"],
      filters: { updated_at: { $gt: after } },
      row: z.object({ order_id: z.string().nullish() }),
    })
    for (const { order_id } of rows) if (order_id) orders.add(order_id)
  }
  const refunds = await readGraph(container, {
    entity: "refund",
    fields: ["payment.payment_collection_id"],
    filters: { created_at: { $gt: after } },
    row: z.object({ payment: z.object({ payment_collection_id: z.string() }) }),
  })
  for (const { payment } of refunds) {
    const order = await findOrder(container, payment.payment_collection_id)
    if (order) orders.add(order.id)
  }
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  for (const id of await ledger.findOrdersMoved(ORDER_REFUND, DAYS)) orders.add(id)
  return orders
}
