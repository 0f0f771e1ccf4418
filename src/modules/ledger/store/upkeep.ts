import { IDEMPOTENCY_WINDOW_MS } from "../types"
import type { Connection } from "../../../database/connection"

/** Lots and holds whose time was over at an instant, which is SQL. */
export function dueAt(instant: string): string {
  return `(
      SELECT wallet_id, expires_at FROM ledger_lot
        WHERE open AND remaining > held AND expires_at <= ${instant}
      UNION ALL
      SELECT wallet_id, expires_at FROM ledger_hold
        WHERE status = 'active' AND expires_at <= ${instant}
    )`
}

/** Wallets with lots or holds whose time is over, longest overdue first, without those in `except`. */
export async function findDueWallets(
  connection: Connection,
  { limit, except }: { limit: number; except: number[] },
  now: Date | null
): Promise<number[]> {
  const rows = await connection.query({
    text: `SELECT wallet_id FROM ${dueAt("coalesce($1::timestamptz, now())")} due
      WHERE wallet_id <> ALL($3::bigint[])
      GROUP BY wallet_id ORDER BY min(expires_at) LIMIT $2::bigint`,
    values: [now, limit, except],
  })
  return rows.map(([id]) => Number(id))
}

/** Deletes idempotency records whose window is over. Any number of instances may do it at once. */
export async function purgeIdempotencyRecords(
  connection: Connection,
  limit: number,
  now: Date | null
): Promise<number> {
  const rows = await connection.query({
    text: `DELETE FROM ledger_idempotency_record WHERE hash IN (
        SELECT hash FROM ledger_idempotency_record
        WHERE created_at <= coalesce($1::timestamptz, now())
          - $2::bigint * interval '1 millisecond'
        LIMIT $3::bigint FOR UPDATE SKIP LOCKED
      ) RETURNING 1`,
    values: [now, IDEMPOTENCY_WINDOW_MS, limit],
  })
  return rows.length
}
