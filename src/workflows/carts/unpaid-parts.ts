import type { MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { findOrdersWithCreditLine } from "../../host/order-credit-lines"
import { readGraph } from "../../host/read-graph"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import type { LowerReason } from "./lower-line"
import {
  CreditLineRow,
  decimal,
  minorOf,
  ours,
  sourceOfCart,
  sumOf,
  WALLET_LINE,
} from "./read-cart"
import { SummaryRow, walletOf } from "./read-order"

/** How far back orders are looked at. */
const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
/** An order that has just been placed is paid for within this time. */
const PLACED_MS = 2 * 60 * 1000
const BATCH = 500

/** Why the wallet has not paid the part of an order that it was to pay. */
export type UnpaidReason =
  | Exclude<LowerReason, "exceeds_total">
  | "insufficient_balance"
  | "spending_limit_exceeded"
  | "wallet_frozen"
  | "wallet_not_found"
  | "not_settled"

/** An order of which the wallet was to pay a part, and has not. */
export interface UnpaidPart {
  cart_id: string
  order_id: string
  display_id: number
  customer_id: string | null
  /** Minor units that are missing. */
  amount: bigint
  /** ISO 4217, upper case. */
  currency: string
  reason: UnpaidReason
  /** When the order was placed. */
  since: Date
}

const OrderRow = z.object({
  id: z.string(),
  display_id: z.number(),
  status: z.string(),
  customer_id: z.string().nullish(),
  currency_code: z.string(),
  created_at: z.union([z.string(), z.date()]),
  summary: SummaryRow,
  credit_lines: z.array(CreditLineRow).nullish(),
})

interface Candidate extends z.output<typeof OrderRow> {
  cart_id: string
}

/** Orders of the last thirty days with a part that the wallet was to pay and has not. */
export async function findUnpaidParts(container: MedusaContainer): Promise<UnpaidPart[]> {
  const found: UnpaidPart[] = []
  const since = new Date(Date.now() - DAYS * DAY_MS)
  const ids = await findOrdersWithCreditLine(container, WALLET_LINE, since)
  for (let from = 0; from < ids.length; from += BATCH) {
    const orders = await readOrders(container, ids.slice(from, from + BATCH))
    const sources = orders.map(({ cart_id }) => sourceOfCart(cart_id))
    const taken = await container.resolve<LedgerService>(LEDGER_MODULE).holds.committedFor(sources)
    for (const order of orders) {
      const part = await judge(container, order, taken.get(sourceOfCart(order.cart_id)) ?? 0n)
      if (part) found.push(part)
    }
  }
  return found
}

async function readOrders(
  container: MedusaContainer,
  ids: readonly string[]
): Promise<Candidate[]> {
  const orders = await readGraph(container, {
    entity: "order",
    fields: [
      "id",
      "display_id",
      "status",
      "customer_id",
      "currency_code",
      "created_at",
      "summary.*",
      "credit_lines.*",
    ],
    filters: { id: [...ids] },
    row: OrderRow,
  })
  const links = await readGraph(container, {
    entity: "order_cart",
    fields: ["order_id", "cart_id"],
    filters: { order_id: [...ids] },
    row: z.object({ order_id: z.string(), cart_id: z.string() }),
  })
  const carts = new Map(links.map((link) => [link.order_id, link.cart_id]))
  return orders.flatMap((order) => {
    const cart_id = carts.get(order.id)
    return cart_id && order.status !== "canceled" ? { ...order, cart_id } : []
  })
}

/** @param taken what the wallet has paid, in minor units */
async function judge(
  container: MedusaContainer,
  order: Candidate,
  taken: bigint
): Promise<UnpaidPart | null> {
  const currency = order.currency_code.toUpperCase()
  const lines = ours(order.credit_lines)
  const part = (amount: bigint, reason: UnpaidReason): UnpaidPart => ({
    cart_id: order.cart_id,
    order_id: order.id,
    display_id: order.display_id,
    customer_id: order.customer_id ?? null,
    amount,
    currency,
    reason,
    since: new Date(order.created_at),
  })
  const missing = minorOf(sumOf(lines), currency) - taken
  if (missing > 0n) {
    const { amount, reason } = await reasonOf(container, order, missing)
    return reason ? part(amount, reason) : null
  }
  const { raw_pending_difference: raw, pending_difference } = order.summary ?? {}
  const pending = decimal(raw ?? pending_difference)
  const ended = lines.find(
    ({ reference_id }) => reference_id === "currency_changed" || reference_id === "customer_changed"
  )
  if (!ended || MathBN.lte(pending, 0)) {
    return null
  }
  const lowered = MathBN.abs(decimal(ended.raw_amount ?? ended.amount))
  const amount = minorOf(MathBN.min(lowered, pending), currency)
  return part(amount, ended.reference_id as UnpaidReason)
}

/**
 * What is missing beside what is set aside for it, and what the wallet refuses it with; no reason while
 * an order has only just been placed.
 */
async function reasonOf(
  container: MedusaContainer,
  order: Candidate,
  missing: bigint
): Promise<{ amount: bigint; reason: UnpaidReason | null }> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const holds = await ledger.holds.ofSource(sourceOfCart(order.cart_id))
  const set = holds.find(({ status }) => status === "active")?.amount ?? 0n
  const walletId = walletOf(ours(order.credit_lines)) ?? holds[0]?.wallet_id
  if (walletId === undefined) {
    return { amount: missing, reason: "wallet_not_found" }
  }
  if (missing > set) {
    const [result] = await ledger.post([
      {
        kind: "hold",
        wallet_id: walletId,
        amount: missing - set,
        reason: "Payment of an order",
        actor: "system:cart",
        dry_run: true,
      },
    ])
    const code = result.ok ? undefined : result.refusal.code
    if (
      code === "insufficient_balance" ||
      code === "spending_limit_exceeded" ||
      code === "wallet_frozen" ||
      code === "wallet_not_found"
    ) {
      return { amount: missing - set, reason: code }
    }
  }
  const age = Date.now() - new Date(order.created_at).getTime()
  return { amount: missing, reason: age > PLACED_MS ? "not_settled" : null }
}
