import type { NewOutboxEvent, OutboxEvent, OutboxWallet } from "../types"
import type { Connection, Row } from "./connection"
import { readEntries } from "./entries"
import { instantOf } from "./rows"

/**
 * Takes the oldest events out of the outbox. They are gone when the caller's transaction commits,
 * so that whatever it wrote of them stands or falls with that.
 *
 * Ids are given before transactions commit, so one may appear below others that were taken
 * already; since nothing is skipped by a cursor, it is simply taken by the next call. Of one wallet
 * they come in its order: the wallet's lock lets a transaction add its event only after the one
 * before has committed.
 */
export async function takeOutbox(connection: Connection, limit: number): Promise<OutboxEvent[]> {
  const rows = await connection.query({
    name: "ledger-take-outbox",
    text: `DELETE FROM ledger_outbox_event WHERE id = ANY(
        ARRAY(SELECT id FROM ledger_outbox_event ORDER BY id LIMIT $1::bigint)
      ) RETURNING id, type, wallet_id, entry_id, data,
        floor(extract(epoch FROM created_at) * 1000)::bigint`,
    values: [limit],
  })
  rows.sort((a, b) => Number(a[0]) - Number(b[0]))
  const entries = await readEntries(connection, "entry.id = ANY($1::bigint[])", [
    presentIds(rows, 3),
  ])
  const entryById = new Map(entries.map((entry) => [String(entry.id), entry]))
  const wallets = await readOwners(connection, presentIds(rows, 2))
  return rows.map(([, type, walletId, entryId, data, createdAt]) => ({
    type: type!,
    wallet: wallets.get(walletId) ?? null,
    entry: entryById.get(entryId ?? "") ?? null,
    data: data === null ? null : (JSON.parse(data) as Record<string, unknown>),
    created_at: instantOf(createdAt)!,
  }))
}

/** Puts events into the outbox; without a `wallet_id` they belong to no wallet. */
export async function appendOutbox(
  connection: Connection,
  events: NewOutboxEvent[],
  now: Date | null
): Promise<void> {
  await connection.query({
    name: "ledger-append-outbox",
    text: `INSERT INTO ledger_outbox_event (type, wallet_id, entry_id, data, created_at)
      SELECT type, wallet_id, entry_id, data::jsonb,
        date_trunc('milliseconds', coalesce($5::timestamptz, clock_timestamp()))
      FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])
        AS source (type, wallet_id, entry_id, data)`,
    values: [
      events.map(({ type }) => type),
      events.map(({ wallet_id }) => wallet_id ?? null),
      events.map(({ entry_id }) => entry_id ?? null),
      events.map(({ data }) => (data ? JSON.stringify(data) : null)),
      now,
    ],
  })
}

/**
 * Announces lots that lapse within `days`, each once, soonest first.
 *
 * @returns how many it announced
 */
export async function announceExpiring(
  connection: Connection,
  { days, limit }: { days: number; limit: number },
  now: Date | null
): Promise<number> {
  const [row] = await connection.query({
    text: `WITH moment AS (
        SELECT date_trunc('milliseconds', coalesce($1::timestamptz, clock_timestamp())) AS now
      ), due AS (
        SELECT lot.id FROM ledger_lot lot, moment
        WHERE lot.open AND lot.expires_at > moment.now
          AND lot.expires_at <= moment.now + $2::int * interval '1 day'
          AND NOT EXISTS (SELECT 1 FROM ledger_expiry_notice notice WHERE notice.lot_id = lot.id)
        ORDER BY lot.expires_at LIMIT $3::bigint
      ), noted AS (
        INSERT INTO ledger_expiry_notice (lot_id, created_at)
        SELECT due.id, moment.now FROM due, moment
        ON CONFLICT DO NOTHING RETURNING lot_id, created_at
      ), announced AS (
        INSERT INTO ledger_outbox_event (type, wallet_id, data, created_at)
        SELECT 'wallet.credit.expiring', lot.wallet_id,
          jsonb_build_object(
            'lot_id', lot.id,
            'transaction_id', lot.entry_id,
            'amount', lot.remaining::text,
            'currency', wallet.currency,
            'purpose', lot.purpose,
            'expiry_date', to_char(lot.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          ), noted.created_at
        FROM noted JOIN ledger_lot lot ON lot.id = noted.lot_id
          JOIN ledger_wallet wallet ON wallet.id = lot.wallet_id
        ORDER BY lot.expires_at
        RETURNING 1
      ) SELECT count(*) FROM announced`,
    values: [now, days, limit],
  })
  return Number(row[0])
}

async function readOwners(
  connection: Connection,
  ids: string[]
): Promise<Map<string | null, OutboxWallet>> {
  const rows = await connection.query({
    name: "ledger-outbox-wallets",
    text: `SELECT id, customer_id, user_id, currency FROM ledger_wallet
      WHERE id = ANY($1::bigint[])`,
    values: [ids],
  })
  return new Map(
    rows.map(([id, customer_id, user_id, currency]) => [
      id,
      {
        id: Number(id),
        customer_id: customer_id!,
        user_id: Number(user_id),
        currency: currency!,
      },
    ])
  )
}

function presentIds(rows: Row[], column: number): string[] {
  return [...new Set(rows.map((row) => row[column]))].filter((id) => id !== null)
}
