import { IDEMPOTENCY_WINDOW_MS } from "../types"
import type { PgConnection } from "../../../database/pg-connection"

/** Wallets with lots or holds whose time is over, longest overdue first. */
export async function findDueWallets(
  connection: PgConnection,
  limit: number,
  now: Date | null
): Promise<number[]> {
  const rows = await connection.query({
    text: `SELECT wallet_id FROM (
        SELECT wallet_id, expires_at FROM ledger_lot
          WHERE open AND remaining > held AND expires_at <= coalesce($1::timestamptz, now())
        UNION ALL
        SELECT wallet_id, expires_at FROM ledger_hold
          WHERE status = 'active' AND expires_at <= coalesce($1::timestamptz, now())
      ) due GROUP BY wallet_id ORDER BY min(expires_at) LIMIT $2::bigint`,
    values: [now, limit],
  })
  return rows.map(([id]) => Number(id))
}

/** Deletes idempotency records whose window is over. Any number of instances may do it at once. */
export async function purgeIdempotencyRecords(
  connection: PgConnection,
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

/** Deletes the idempotency records that stand for the given entries. */
export async function forgetIdempotencyOf(
  connection: PgConnection,
  entryIds: number[]
): Promise<void> {
  await connection.query({
    text: `DELETE FROM ledger_idempotency_record WHERE hash IN (
        SELECT idempotency_hash FROM ledger_entry WHERE id = ANY($1::bigint[])
      )`,
    values: [entryIds],
  })
}
