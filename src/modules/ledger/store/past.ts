import type { LotStatus, Page, Purpose, Wallet, WalletLot, WalletQuery } from "../types"
import type { Connection, Row } from "../../../database/connection"
import type { PageOf } from "../../../database/read-page"
import { instantOf } from "./rows"
import { listWallets } from "./list-wallets"
import { readWallets, type Shown } from "./wallets"

/**
 * The lots with money left at an instant (`$1`): what was left of each, from the entries up to then, what
 * holds reserved of it then, and when it was to lapse then. `narrow` is SQL over `wallet_id`, true for
 * all wallets.
 */
export function lotsThen(narrow: string): string {
  return `SELECT lot.wallet_id, lot.id, lot.entry_id, lot.amount, lot.purpose, moved.remaining,
      coalesce(reserved.held, 0) AS held, ${expiryThen("lot", "later")} AS expires_at
    FROM (
      SELECT wallet_id, movement.lot_id, sum(
        CASE WHEN balance_after > balance_before THEN movement.amount ELSE -movement.amount END
      )::bigint AS remaining
      FROM ledger_entry
        CROSS JOIN LATERAL unnest(lot_ids, lot_amounts) AS movement (lot_id, amount)
      WHERE created_at <= $1::timestamptz AND ${narrow}
      GROUP BY wallet_id, movement.lot_id
    ) moved
    JOIN ledger_lot lot ON lot.id = moved.lot_id
    LEFT JOIN (${movesAfter("created_at > $1::timestamptz", narrow)}) later
      ON later.lot_id = moved.lot_id
    LEFT JOIN (
      SELECT movement.lot_id, sum(movement.amount)::bigint AS held
      FROM ledger_hold CROSS JOIN LATERAL unnest(lot_ids, lot_amounts) AS movement (lot_id, amount)
      WHERE created_at <= $1::timestamptz
        AND (status = 'active' OR updated_at > $1::timestamptz)
        AND (expires_at IS NULL OR expires_at > $1::timestamptz) AND ${narrow}
      GROUP BY movement.lot_id
    ) reserved ON reserved.lot_id = moved.lot_id
    WHERE moved.remaining > 0`
}

/**
 * SQL: of each lot whose expiry was moved after an instant the first such move; what it replaced is what
 * the lot's expiry was at the instant.
 *
 * @param since SQL over `created_at`, for "after the instant"
 * @param narrow SQL over `wallet_id`
 */
export function movesAfter(since: string, narrow = "true"): string {
  return `SELECT DISTINCT ON (lot_id) lot_id, expires_before FROM ledger_expiry_move
    WHERE ${since} AND ${narrow} ORDER BY lot_id, seq`
}

/** SQL: when a lot was to lapse. @param moved what `movesAfter` found of it */
export function expiryThen(lot: string, moved: string): string {
  return `CASE WHEN ${moved}.lot_id IS NULL THEN ${lot}.expires_at ELSE ${moved}.expires_before END`
}

/** SQL: when a lot was to lapse at a place of its wallet's chain; at 0, as it was opened. */
export function expiryAt(lot: string, seq: string): string {
  return `(SELECT ${expiryThen(lot, "later")} FROM (VALUES (1)) always LEFT JOIN (
      SELECT move.lot_id, move.expires_before FROM ledger_expiry_move move
      WHERE move.lot_id = ${lot}.id AND move.seq > ${seq} ORDER BY move.seq LIMIT 1
    ) later ON true)`
}

/** The same as it is now, from the lots themselves. */
export const LOTS_NOW = `SELECT wallet_id, id, entry_id, amount, purpose, remaining, held, expires_at
  FROM ledger_lot WHERE open`

/** What could be spent then, and what was held beside it. */
function balancesThen(narrow: string): string {
  return `SELECT wallet_id, sum(held)::bigint AS held, sum(
      CASE WHEN expires_at <= $1::timestamptz THEN 0 ELSE remaining - held END
    )::bigint AS amount
    FROM (${lotsThen(narrow)}) then_lot GROUP BY wallet_id`
}

/** How wallets are read as of an instant; wallets opened later are not there. */
function shownThen(at: Date, narrow: string): Shown {
  return {
    join: `LEFT JOIN (${balancesThen(narrow)}) past ON past.wallet_id = wallet.id`,
    balance: "coalesce(past.amount, 0)",
    held: "coalesce(past.held, 0)",
    lapsing: "0",
    exists: "wallet.created_at <= $1::timestamptz",
    values: [at],
  }
}

/** The wallets with the given ids as of an instant. */
export async function findWalletsAt(
  connection: Connection,
  ids: number[],
  at: Date
): Promise<Wallet[]> {
  return await readWallets(connection, {
    condition: "wallet.id = ANY($2::bigint[])",
    values: [at, ids],
    shown: shownThen(at, "wallet_id = ANY($2::bigint[])"),
  })
}

/** One page of wallets as of an instant; reads all entries up to it. */
export async function listWalletsAt(
  connection: Connection,
  query: WalletQuery,
  at: Date
): Promise<Page<Wallet>> {
  return await listWallets(connection, query, shownThen(at, "true"))
}

/**
 * A page of the lots of a wallet with money left, in spending order, and how many there are; those
 * that have lapsed but are not booked yet are left out as far as no hold keeps them.
 *
 * @param at now when null
 */
export async function listLots(
  connection: Connection,
  walletId: number,
  at: Date | null,
  { page, per_page }: PageOf
): Promise<Page<WalletLot>> {
  const source = at ? lotsThen("wallet_id = $2::bigint") : `${LOTS_NOW} AND wallet_id = $2::bigint`
  const rows = await connection.query({
    text: `WITH shown AS (
        SELECT id, entry_id, amount,
          CASE WHEN expires_at <= coalesce($1::timestamptz, now())
            THEN held ELSE remaining END AS remaining,
          held, purpose, expires_at,
          row_number() OVER (ORDER BY expires_at, (purpose <> 'promotional'), id) AS place
        FROM (${source}) then_lot
        WHERE CASE WHEN expires_at <= coalesce($1::timestamptz, now())
          THEN held ELSE remaining END > 0
      )
      SELECT (SELECT count(*) FROM shown), id, entry_id, amount, remaining, held, purpose,
        floor(extract(epoch FROM expires_at) * 1000)::bigint,
        CASE WHEN expires_at <= coalesce($1::timestamptz, now()) THEN 'lapsed' ELSE 'open' END
      FROM (VALUES (1)) always LEFT JOIN (
        SELECT * FROM shown ORDER BY place LIMIT $3::bigint OFFSET $4::bigint
      ) page ON true
      ORDER BY place`,
    values: [at, walletId, per_page, (page - 1) * per_page],
  })
  const found = rows.filter(([, id]) => id !== null)
  return { data: found.map(toWalletLot), total: Number(rows[0]?.[0]) }
}

/**
 * A page of the lots of a wallet with nothing left to spend, newest first, and how many there are: those
 * that are used up, and those that have lapsed and are not booked yet, as far as no hold keeps them. With
 * `listLots` these are all that the wallet ever had.
 */
export async function listClosedLots(
  connection: Connection,
  walletId: number,
  clock: Date | null,
  { page, per_page }: PageOf
): Promise<Page<WalletLot>> {
  const lapsed = `FROM ledger_lot WHERE wallet_id = $1::bigint AND open AND held = 0
    AND expires_at <= coalesce($2::timestamptz, now())`
  const usedUp = "FROM ledger_lot WHERE wallet_id = $1::bigint AND NOT open"
  const values = [walletId, clock]
  // Each half is read by an index of its own, no further than the page goes.
  const rows = await connection.query({
    text: `SELECT NULL, id, entry_id, amount, 0, 0, purpose,
        floor(extract(epoch FROM expires_at) * 1000)::bigint,
        CASE WHEN open THEN 'lapsed' ELSE 'used_up' END
      FROM (
        (SELECT * ${usedUp} ORDER BY id DESC LIMIT $3::bigint)
        UNION ALL (SELECT * ${lapsed} ORDER BY id DESC LIMIT $3::bigint)
      ) closed
      ORDER BY id DESC LIMIT $4::bigint OFFSET $5::bigint`,
    values: [...values, page * per_page, per_page, (page - 1) * per_page],
  })
  const [[total]] = await connection.query({
    text: `SELECT (SELECT count(*) ${usedUp}) + (SELECT count(*) ${lapsed})`,
    values,
  })
  return { data: rows.map(toWalletLot), total: Number(total) }
}

function toWalletLot([, ...row]: Row): WalletLot {
  return {
    id: Number(row[0]),
    transaction_id: Number(row[1]),
    amount: BigInt(row[2]!),
    remaining: BigInt(row[3]!),
    held: BigInt(row[4]!),
    purpose: row[5] as Purpose,
    expires_at: instantOf(row[6]),
    status: row[7] as LotStatus,
  }
}
