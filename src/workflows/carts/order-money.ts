import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { findCartHold } from "./align-cart"
import { findCartOfOrder } from "./read-cart"
import { readCartOrder } from "./read-order"

/** What wallets have to do with an order; amounts in minor units of its currency. */
export interface OrderMoney {
  order_id: number
  medusa_order_id: string
  currency: string
  /** What of the order a wallet is to pay, beside its other payments: the credit line on it. */
  applied: bigint
  /** What is set aside for that and not taken yet. */
  held: bigint
  /** What was taken from wallets for the order, by that part and by payments. */
  committed: bigint
  /** What of that came back. */
  given_back: bigint
}

/** Entries of one order are few; more than these would be somebody's own bookings. */
const MOST_ENTRIES = 1_000

const Movement = z.object({
  currency: z.string(),
  amount: z.string(),
  balance_before: z.string(),
  balance_after: z.string(),
  medusa_order_id: z.string().optional(),
})

/** @returns null when the store knows no such order */
export async function readOrderMoney(
  container: MedusaContainer,
  id: string
): Promise<OrderMoney | null> {
  const order = await readCartOrder(container, id)
  if (!order) return null
  const cartId = await findCartOfOrder(container, id)
  const held = cartId === null ? null : await findCartHold(container, cartId)
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const { json } = await ledger.listEntries({
    order_id: order.display_id,
    page: 1,
    per_page: MOST_ENTRIES,
  })
  const entries = z
    .array(Movement)
    .parse(JSON.parse(json))
    .filter((entry) => entry.medusa_order_id === id && entry.currency === order.currency)
  const sum = (isIncoming: boolean) =>
    entries
      .filter((entry) => BigInt(entry.balance_after) > BigInt(entry.balance_before) === isIncoming)
      .reduce((total, { amount }) => total + BigInt(amount), 0n)
  return {
    order_id: order.display_id,
    medusa_order_id: order.id,
    currency: order.currency,
    applied: order.line,
    held: held?.wallet.currency === order.currency ? held.hold.amount : 0n,
    committed: sum(false),
    given_back: sum(true),
  }
}
