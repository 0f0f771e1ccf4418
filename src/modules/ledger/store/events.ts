import type { EntryType, OutboxEvent } from "../types"
import type { Connection } from "./connection"

/** The outbox event that every entry of a type causes (decisions, "Event types"). */
export function eventTypeOf(type: EntryType): string {
  switch (type) {
    case "expiry":
      return "wallet.credit.expired"
    case "debit":
    case "transfer_out":
    case "withdrawal":
      return "wallet.debited"
    default:
      return "wallet.credited"
  }
}

/** Puts events into the outbox, in the order given. */
export async function announceEvents(
  connection: Connection,
  events: OutboxEvent[],
  now: Date | null
): Promise<void> {
  await connection.query({
    name: "ledger-announce-events",
    text: `INSERT INTO ledger_outbox_event (type, wallet_id, entry_id, data, created_at)
      SELECT source.type, source.wallet_id, source.entry_id, source.data::jsonb, moment.now
      FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) WITH ORDINALITY
        AS source (type, wallet_id, entry_id, data, position),
        (SELECT date_trunc('milliseconds', coalesce($5::timestamptz, clock_timestamp())) AS now) moment
      ORDER BY source.position`,
    values: [
      events.map(({ type }) => type),
      events.map(({ wallet_id }) => wallet_id),
      events.map(({ entry_id }) => entry_id),
      events.map(({ data }) => JSON.stringify(data)),
      now,
    ],
  })
}
