import type { MedusaContainer } from "@medusajs/framework/types"
import { settingsOf } from "../../modules/access"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { type ChargeObstacle, type ChargeRefusal, placeOfCharge } from "../payments/charge-order"
import { readOrderDue } from "../payments/order-due"
import { readOrderMoney, sumOrderEntries } from "../payments/order-money"
import { bonusBase } from "../payments/refund-bonus"
import { findOrderOwner } from "../payments/refund-order"
import { findCartHold } from "./align-cart"
import { findCartOfOrder } from "./read-cart"
import { readCartOrder } from "./read-order"

/** What wallets have to do with an order; amounts in minor units of its currency. */
export interface OrderFigures {
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
  /** What was refunded to the wallet by staff, whatever the order was paid with. */
  refunded: bigint
  /** What can still be refunded to the wallet; 0 for a guest's order. */
  refundable: bigint
  /** What of that the order has taken too much, after an edit, a return, a claim or an exchange. */
  difference: bigint
  /** What the order is owed and the wallet can be charged with; 0 where something is in the way. */
  chargeable: bigint
  /** What is in the way, though the order is owed something. */
  obstacle: ChargeObstacle | "without_customer" | null
  /** What of the customer's wallet in the order's currency can be spent; null without one. */
  balance: bigint | null
  /** What of `refundable` earns the bonus for choosing the wallet, in so many hundredths of a percent. */
  bonus_base: bigint
  bonus_basis_points: number
}

/** @returns null when the store knows no such order */
export async function readOrderFigures(
  container: MedusaContainer,
  id: string
): Promise<OrderFigures | null> {
  const order = await readCartOrder(container, id)
  const money = await readOrderMoney(container, id)
  if (!order || !money) return null
  const cartId = await findCartOfOrder(container, id)
  const held = cartId === null ? null : await findCartHold(container, cartId)
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const entries = await ledger.readOrdersEntries([{ id, display_id: order.display_id }])
  const { taken, returned, refunded } = sumOrderEntries(
    entries.filter(({ currency }) => currency === order.currency)
  )
  const due = (await readOrderDue(container, id))!
  const place = await placeOfCharge(container, due)
  const wallet = "code" in place ? null : await ledger.findWallet(place.wallet_id)
  const left = (await findOrderOwner(container, money)) ? money.kept - refunded : 0n
  const refundable = left > 0n ? left : 0n
  return {
    order_id: order.display_id,
    medusa_order_id: order.id,
    currency: order.currency,
    applied: order.line,
    held: held?.wallet.currency === order.currency ? held.hold.amount : 0n,
    committed: taken,
    given_back: returned,
    refunded,
    refundable,
    difference: due.difference < refundable ? due.difference : refundable,
    chargeable: wallet ? due.owed : 0n,
    obstacle: due.owed > 0n && "code" in place ? obstacleOf(place) : null,
    balance: wallet?.balance ?? null,
    bonus_base: bonusBase({ amount: refundable, refunded, by_others: money.by_others }),
    bonus_basis_points: settingsOf(container).refund_bonus_basis_points,
  }
}

function obstacleOf(refusal: ChargeRefusal): OrderFigures["obstacle"] {
  return refusal.code === "order_not_chargeable" ? refusal.reason : "without_customer"
}
