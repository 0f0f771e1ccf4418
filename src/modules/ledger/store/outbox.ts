import { type NewOutboxEvent, type OutboxBatch, TEST_CURRENCY } from "../types"
import type { Connection } from "../../../database/connection"
import { entryType, typesWhere } from "../core/entry-types"
import { entryJson, merge, numberJson, objectJson, textJson } from "./entry-json"

/** Stands between JSON texts; no JSON text contains this character unescaped. */
const SEPARATOR = "\u001e"

const WALLET = objectJson({
  id: "wallet.id",
  customer_id: textJson("wallet.customer_id"),
  user_id: numberJson("wallet.user_id"),
  currency: textJson("wallet.currency"),
  sequence: numberJson("entry.seq"),
})

const TOLD = objectJson(
  {
    wallet_sequence: numberJson("entry.seq"),
    wallet: `CASE WHEN wallet.id IS NULL THEN 'null' ELSE ${WALLET} END`,
  },
  { transaction: `CASE WHEN entry.id IS NOT NULL THEN ${entryJson({})} END` }
)

/** Most events have nothing of their own to add. */
const DATA = `CASE WHEN taken.data IS NULL THEN ${TOLD} ELSE ${merge(TOLD, "taken.data")} END`

const MEANINGS = typesWhere(({ meaning }) => meaning !== null)
  .map((type) => `('${type}', '${entryType[type].meaning}')`)
  .join(", ")

/**
 * Takes the oldest events out of the outbox. They are gone when the caller's transaction commits,
 * so that what it wrote about them is committed or rolled back with their removal.
 *
 * Ids are given before transactions commit, so one may appear below others that were taken
 * already; since nothing is skipped by a cursor, it is simply taken by the next call. Of one wallet
 * they come in its order: the wallet's lock lets a transaction add its event only after the one
 * before has committed.
 *
 * PostgreSQL writes the events' JSON and reads it again, so that a store whose wallets are busy
 * neither parses nor serializes them.
 */
export async function takeOutbox(connection: Connection, limit: number): Promise<OutboxBatch> {
  const [row] = await connection.query({
    prepared: true,
    text: `WITH taken AS (
        DELETE FROM ledger_outbox_event WHERE id = ANY(
          ARRAY(SELECT id FROM ledger_outbox_event ORDER BY id LIMIT $1::bigint)
        ) RETURNING id, type, wallet_id, entry_id, data, created_at
      ), told AS (
        SELECT taken.id, taken.type, meaning.type AS meaning, taken.wallet_id, taken.created_at,
          ${DATA} AS data
        FROM taken
          LEFT JOIN ledger_wallet wallet ON wallet.id = taken.wallet_id
          LEFT JOIN ledger_entry entry ON entry.id = taken.entry_id
          LEFT JOIN (VALUES ${MEANINGS}) AS meaning (entry_type, type)
            ON meaning.entry_type = entry.type AND entry.reverses_entry_id IS NULL
              AND entry.happened_at IS NULL
        WHERE wallet.currency IS DISTINCT FROM '${TEST_CURRENCY}'
          AND taken.data ->> 'currency' IS DISTINCT FROM '${TEST_CURRENCY}'
      ), event AS (
        SELECT id, 1 AS place, type, wallet_id, created_at, data FROM told
        UNION ALL
        SELECT id, 2, meaning, wallet_id, created_at, data FROM told WHERE meaning IS NOT NULL
      )
      SELECT (SELECT count(*) FROM taken), count(*),
        array_agg(type ORDER BY id, place)::text,
        array_agg(wallet_id ORDER BY id, place)::text,
        array_agg(created_at ORDER BY id, place)::text,
        string_agg(data, '${SEPARATOR}' ORDER BY id, place)
      FROM event`,
    values: [limit],
  })
  return {
    taken: Number(row[0]),
    count: Number(row[1]),
    types: row[2] ?? "{}",
    wallet_ids: row[3] ?? "{}",
    created_at: row[4] ?? "{}",
    data: row[5] ?? "",
  }
}

/** Puts events into the outbox; without a `wallet_id` they belong to no wallet. */
export async function appendOutbox(
  connection: Connection,
  events: NewOutboxEvent[],
  now: Date | null
): Promise<void> {
  await connection.query({
    prepared: true,
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
