import type { Connection } from "../../../database/connection"
import { type PageOf, readPage } from "../../../database/read-page"
import { type EntryType, type Page, type Purpose, TEST_CURRENCY } from "../types"
import { LOTS_NOW, lotsThen } from "./past"

/** What customers hold of one kind: in one currency, for one purpose, of one age. */
export interface Owed {
  currency: string
  purpose: Purpose
  /** How many days ago it was credited, at least. */
  from_days: number
  lots: number
  amount: bigint
  held: bigint
}

/** Ages by which what is owed is told apart, in days. */
export const AGES = [0, 30, 90, 180, 365] as const

/**
 * What all wallets hold, by currency, purpose and age, now or as of an instant; the sum is that of
 * all balances as they are shown. Reads every lot with money left; of the past, every entry.
 *
 * @param at now when null
 */
export async function readOwed(connection: Connection, at: Date | null): Promise<Owed[]> {
  const source = at ? lotsThen("true") : LOTS_NOW
  const rows = await connection.query({
    text: `WITH shown AS (
        SELECT wallet.currency, then_lot.purpose, then_lot.held,
          CASE WHEN then_lot.expires_at <= coalesce($1::timestamptz, now())
            THEN then_lot.held ELSE then_lot.remaining END AS amount,
          coalesce($1::timestamptz, now()) - entry.created_at AS age
        FROM (${source}) then_lot
          JOIN ledger_entry entry ON entry.id = then_lot.entry_id
          JOIN ledger_wallet wallet ON wallet.id = then_lot.wallet_id
        WHERE wallet.currency <> '${TEST_CURRENCY}'
      )
      SELECT currency, purpose, from_days, count(*), sum(amount), sum(held)
      FROM shown CROSS JOIN LATERAL (
        SELECT max(days) AS from_days FROM unnest($2::int[]) AS days
        WHERE days = 0 OR make_interval(days => days) <= age
      ) bucket
      WHERE amount > 0
      GROUP BY currency, purpose, from_days
      ORDER BY currency, purpose, from_days`,
    values: [at, [...AGES]],
  })
  return rows.map((row) => ({
    currency: row[0]!,
    purpose: row[1] as Purpose,
    from_days: Number(row[2]),
    lots: Number(row[3]),
    amount: BigInt(row[4]!),
    held: BigInt(row[5]!),
  }))
}

/** A credit that will lapse. */
export interface ExpiringLot {
  lot_id: number
  wallet_id: number
  customer_id: string
  user_id: number
  currency: string
  purpose: Purpose
  remaining: bigint
  expires_at: Date
}

export interface ExpiringQuery extends PageOf {
  until: Date
  currency?: string
}

type ExpiringRow = Record<keyof ExpiringLot, string> & { expires_at: Date }

/** One page of the credits that lapse until an instant, soonest first. */
export async function listExpiring(
  connection: Pick<Connection, "rows">,
  { page, per_page, ...filter }: ExpiringQuery
): Promise<Page<ExpiringLot>> {
  const { data, total } = await readPage<ExpiringRow, Omit<ExpiringQuery, keyof PageOf>>(
    connection,
    {
      columns: `lot.id AS lot_id, lot.wallet_id, wallet.customer_id, wallet.user_id, wallet.currency,
        lot.purpose, lot.remaining, lot.expires_at`,
      from: "ledger_lot lot JOIN ledger_wallet wallet ON wallet.id = lot.wallet_id",
      always: `lot.open AND lot.expires_at > now() AND wallet.currency <> '${TEST_CURRENCY}'`,
      conditions: { until: "lot.expires_at <= ?", currency: "wallet.currency = ?" },
      orderBy: "lot.expires_at, lot.id",
    },
    filter,
    { page, per_page }
  )
  return { data: data.map(toExpiringLot), total }
}

function toExpiringLot(row: ExpiringRow): ExpiringLot {
  return {
    lot_id: Number(row.lot_id),
    wallet_id: Number(row.wallet_id),
    customer_id: row.customer_id,
    user_id: Number(row.user_id),
    currency: row.currency,
    purpose: row.purpose as Purpose,
    remaining: BigInt(row.remaining),
    expires_at: row.expires_at,
  }
}

/** All entries of one type in a wallet, added up; those that take others back stand by themselves. */
export interface EntrySum {
  type: EntryType
  direction: "in" | "out"
  reversal: boolean
  entries: number
  amount: bigint
}

/** What a wallet's balance is the sum of; reads all of its entries. */
export async function sumEntries(connection: Connection, walletId: number): Promise<EntrySum[]> {
  const rows = await connection.query({
    text: `SELECT type, CASE WHEN balance_after > balance_before THEN 'in' ELSE 'out' END,
        CASE WHEN reverses_entry_id IS NULL THEN 'own' ELSE 'reversal' END, count(*), sum(amount)
      FROM ledger_entry WHERE wallet_id = $1::bigint
      GROUP BY 1, 2, 3 ORDER BY 2, 3, 5 DESC, 1`,
    values: [walletId],
  })
  return rows.map((row) => ({
    type: row[0] as EntryType,
    direction: row[1] as "in" | "out",
    reversal: row[2] === "reversal",
    entries: Number(row[3]),
    amount: BigInt(row[4]!),
  }))
}
