import type { Connection } from "../../../database/connection"
import { TEST_CURRENCY } from "../types"
import { originOf } from "./entries"

/** Entries that stand for one thing of the host's, added up. */
export interface PaymentEntries {
  /** What `by` says of them. */
  key: string
  currency: string
  /** Minor units: what was credited less what was debited, by reversals of them too. */
  amount: bigint
  /** Whether one of them was booked in the time itself, and not just before or after it. */
  within: boolean
}

/** By which of its parts an entry, or what it takes back, is told to stand for something. */
export type PaymentKey = "reference" | "source" | "id"

export interface PaymentEntriesQuery {
  /** Which text tells: that of the reference, or what the hold was for. */
  text: "reference" | "source"
  /** What it begins with. */
  prefixes: readonly string[]
  by: PaymentKey
  /** Inclusive and exclusive. */
  from: Date
  to: Date
  /** How long before and after is looked too, in milliseconds. */
  margin: number
}

const KEYS: Record<PaymentKey, string> = {
  reference: "coalesce(original.reference, entry.reference)",
  source: "hold.source",
  id: "entry.id::text",
}

/** What of a time stands for payments, top-ups and refunds of the host. */
export async function readPaymentEntries(
  connection: Connection,
  { text, prefixes, by, from, to, margin }: PaymentEntriesQuery
): Promise<PaymentEntries[]> {
  const told =
    text === "source"
      ? "starts_with(hold.source, prefix)"
      : "starts_with(entry.reference, prefix) OR starts_with(original.reference, prefix)"
  const rows = await connection.query({
    text: `SELECT ${KEYS[by]}, wallet.currency, sum(
        CASE WHEN entry.balance_after > entry.balance_before THEN entry.amount ELSE -entry.amount END
      ), bool_or(entry.created_at >= $1::timestamptz AND entry.created_at < $2::timestamptz)
      FROM ledger_entry entry
        JOIN ledger_wallet wallet ON wallet.id = entry.wallet_id
        LEFT JOIN ledger_entry original ON original.id = ${originOf("entry")}
        LEFT JOIN ledger_hold hold ON hold.id = coalesce(original.hold_id, entry.hold_id)
      WHERE entry.created_at >= $3::timestamptz AND entry.created_at < $4::timestamptz
        AND wallet.currency <> '${TEST_CURRENCY}'
        AND EXISTS (SELECT FROM unnest($5::text[]) AS prefix WHERE ${told})
      GROUP BY 1, 2 ORDER BY 1, 2`,
    values: [
      from,
      to,
      new Date(from.getTime() - margin),
      new Date(to.getTime() + margin),
      [...prefixes],
    ],
  })
  return rows.map(([key, currency, amount, within]) => ({
    key: key!,
    currency: currency!,
    amount: BigInt(amount!),
    within: within === "t",
  }))
}
