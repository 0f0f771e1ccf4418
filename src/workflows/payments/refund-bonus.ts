import type { MedusaContainer } from "@medusajs/framework/types"
import type { Transaction } from "../../database/connection"
import { settingsOf } from "../../modules/access"
import {
  type Entry,
  LEDGER_MODULE,
  type LedgerService,
  type ReferencedCredit,
  toReversible,
} from "../../modules/ledger"
import type { EntryData } from "../wallet"
import type { OrderMoney } from "./order-money"

/** What the reference of a bonus begins with; the id of the refund's entry follows. */
const REFUND_BONUS = "order_refund_bonus:"
const ACTOR = "system:refund_bonus"
const REASON = "Bonus for a refund to the wallet"
const ALL_BASIS_POINTS = 10_000n
const DAY_MS = 24 * 60 * 60 * 1000

/** A refund of an order to the wallet; amounts in minor units. */
export interface OrderRefund {
  amount: bigint
  /** What of the order was refunded to the wallet before. */
  refunded: bigint
  /** What other payments than the wallet's took for the order and did not give back. */
  by_others: bigint
}

/**
 * What of a refund to the wallet earns a bonus: what could have gone back to a card instead. What was
 * paid with the wallet earns none, or whoever returns goods again and again would have one each time.
 */
export function bonusBase({ amount, refunded, by_others }: OrderRefund): bigint {
  const left = by_others - refunded
  if (left <= 0n) return 0n
  return amount < left ? amount : left
}

/** A part of an amount, rounded down. */
export function bonusOf(base: bigint, basisPoints: number): bigint {
  return (base * BigInt(basisPoints)) / ALL_BASIS_POINTS
}

/**
 * What of a bonus goes back when so much of its refund was reversed: what stays is in the proportion of
 * what stays of the refund, rounded down.
 */
export function bonusToReturn(
  bonus: Pick<ReferencedCredit, "reversed"> & { entry: Pick<Entry, "amount"> },
  refund: { amount: bigint; reversed: bigint }
): bigint {
  const stays = (bonus.entry.amount * (refund.amount - refund.reversed)) / refund.amount
  const due = bonus.entry.amount - stays - bonus.reversed
  return due > 0n ? due : 0n
}

/**
 * Credits the bonus for a refund to the wallet, as promotional money, in the refund's own transaction.
 *
 * @returns what the ledger says to it; null where there is none to be had
 */
export async function creditBonus(
  container: MedusaContainer,
  {
    refund,
    order,
    facts,
  }: {
    refund: Pick<EntryData, "id" | "wallet_id" | "created_at">
    order: OrderMoney
    facts: OrderRefund
  },
  transaction: Transaction
) {
  const { refund_bonus_basis_points, refund_bonus_days } = settingsOf(container)
  const amount = bonusOf(bonusBase(facts), refund_bonus_basis_points)
  if (amount <= 0n) return null
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const [result] = await ledger.post(
    [
      {
        kind: "credit",
        wallet_id: refund.wallet_id,
        amount,
        purpose: "promotional",
        expires_at:
          refund_bonus_days > 0
            ? new Date(new Date(refund.created_at).getTime() + refund_bonus_days * DAY_MS)
            : null,
        reason: REASON,
        actor: ACTOR,
        reference: referenceOf(refund),
        order_id: order.display_id,
        medusa_order_id: order.id,
      },
    ],
    transaction.context
  )
  return result
}

/** The bonus that was credited for a refund, if there was one. */
export async function findBonus(
  container: MedusaContainer,
  refund: Pick<Entry, "id" | "wallet_id">
): Promise<Entry | null> {
  const [found] = await container
    .resolve<LedgerService>(LEDGER_MODULE)
    .findReferencedCredits(refund.wallet_id, [referenceOf(refund)])
  return found?.entry ?? null
}

/**
 * Takes back what of the bonuses belongs to refunds that were reversed, as far as it is there: what is
 * spent stays the customer's.
 *
 * @param entries the refunds of an order to one wallet, and what reversed them
 */
export async function takeBackBonuses(
  ledger: LedgerService,
  entries: readonly Entry[],
  transaction: Transaction
): Promise<void> {
  for (const { entry: refund, reversed } of toReversible(entries).values()) {
    if (refund.reverses_entry_id !== null || reversed === 0n) continue
    const [bonus] = await ledger.findReferencedCredits(
      refund.wallet_id,
      [referenceOf(refund)],
      transaction
    )
    if (!bonus) continue
    const due = bonusToReturn(bonus, { amount: refund.amount, reversed })
    const amount = due < bonus.left ? due : bonus.left
    if (amount === 0n) continue
    const [result] = await ledger.post(
      [
        {
          kind: "reverse",
          wallet_id: refund.wallet_id,
          transaction_id: bonus.entry.id,
          amount,
          reason: "The refund was taken back",
          actor: ACTOR,
          expired_policy: "forfeit",
        },
      ],
      transaction.context
    )
    if (!result.ok) {
      throw new Error(`The bonus of a refund could not be taken back: ${result.refusal.code}`)
    }
  }
}

function referenceOf({ id }: Pick<Entry, "id">): string {
  return `${REFUND_BONUS}${id}`
}
