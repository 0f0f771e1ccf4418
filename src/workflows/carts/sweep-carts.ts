import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { loadSettings } from "../../modules/access"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { findOrder } from "../payments/read-payment"
import { alignCart, type CartHold } from "./align-cart"
import {
  cartOf,
  findCartOfOrder,
  findOrderOfCart,
  sourceOfCart,
  type WalletCart,
} from "./read-cart"
import { attempt } from "../warn-once"
import { settleCart } from "./settle-order"
import { findUnpaidParts } from "./unpaid-parts"

/** How far back movements are compared with the host's rows. */
const DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000
/** A payment for the rest that is under way may still become an order, by a provider's webhook. */
const UNDER_WAY_MS = DAY_MS
const BATCH = 200

/**
 * Brings carts, orders and wallets to each other after crashes and lost events, and gives back what is
 * set aside for carts that nobody came back to. Any number of instances may do it at once.
 */
export async function sweepCarts(container: MedusaContainer): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const { cart_hold_minutes } = await loadSettings(container)
  const seen = new Set<string>()
  for (let after = 0, found = BATCH; found === BATCH;) {
    const prefix = sourceOfCart("")
    const holds = await ledger.holds.activeFor(prefix, { seconds: 0, after, limit: BATCH })
    for (const { source } of holds) {
      const cartId = cartOf(source)!
      seen.add(cartId)
      await attempt(container, whatOf(cartId), () =>
        bringUp(container, cartId, cart_hold_minutes * 60 * 1000)
      )
    }
    found = holds.length
    after = holds.at(-1)?.id ?? after
  }
  const moved = await ledger.holds.movedFor(sourceOfCart(""), DAYS)
  const unpaid = await findUnpaidParts(container)
  const carts = [
    ...moved.map((source) => cartOf(source)!),
    ...unpaid.map(({ cart_id }) => cart_id),
    ...(await findChangedLately(container)),
  ]
  for (const cartId of new Set(carts)) {
    if (!seen.has(cartId)) {
      await attempt(container, whatOf(cartId), () => settleCart(container, cartId))
    }
  }
}

function whatOf(cartId: string): string {
  return `What the wallet pays of ${cartId} could not be settled`
}

/** What an event about a cart or its order asks for; also what the sweep does for each. */
export async function bringUp(
  container: MedusaContainer,
  cartId: string,
  abandonedAfterMs = Infinity
): Promise<void> {
  if (await findOrderOfCart(container, cartId)) {
    await settleCart(container, cartId)
  } else {
    await alignCart(container, cartId, (cart, held) => isAbandoned(cart, held, abandonedAfterMs))
  }
}

/** The same for an order, if it was a cart that the wallet paid a part of. */
export async function bringUpOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const cartId = await findCartOfOrder(container, orderId)
  if (cartId && (await wasPaidFrom(container, cartId))) {
    await settleCart(container, cartId)
  }
}

/** Whether a wallet has ever set something aside for a cart. */
export async function wasPaidFrom(container: MedusaContainer, cartId: string): Promise<boolean> {
  const { holds } = container.resolve<LedgerService>(LEDGER_MODULE)
  return (await holds.ofSource(sourceOfCart(cartId))).length > 0
}

function isAbandoned(cart: WalletCart, { hold }: CartHold, afterMs: number): boolean {
  const lines = cart.lines.map(({ updated_at }) => new Date(updated_at ?? 0).getTime())
  const touched = Math.max(hold.created_at.getTime(), cart.updated_at.getTime(), ...lines)
  const idle = Date.now() - touched
  const isUnderWay = cart.collection?.sessions.some(({ status }) => status !== "pending")
  return idle > (isUnderWay ? Math.max(afterMs, UNDER_WAY_MS) : afterMs)
}

/** The carts of orders that were cancelled, or of whose payments something went back, lately. */
async function findChangedLately(container: MedusaContainer): Promise<string[]> {
  const since = new Date(Date.now() - DAYS * DAY_MS).toISOString()
  const canceled = await readGraph(container, {
    entity: "order",
    fields: ["id"],
    filters: { status: "canceled", canceled_at: { $gt: since } },
    row: z.object({ id: z.string() }),
  })
  const refunds = await readGraph(container, {
    entity: "refund",
    fields: ["payment.payment_collection_id"],
    filters: { created_at: { $gt: since } },
    row: z.object({ payment: z.object({ payment_collection_id: z.string() }) }),
  })
  const orders = new Set(canceled.map(({ id }) => id))
  for (const { payment } of refunds) {
    const order = await findOrder(container, payment.payment_collection_id)
    if (order) orders.add(order.id)
  }
  const carts: string[] = []
  for (const order of orders) {
    const cartId = await findCartOfOrder(container, order)
    if (cartId && (await wasPaidFrom(container, cartId))) carts.push(cartId)
  }
  return carts
}
