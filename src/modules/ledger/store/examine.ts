import type { Examination } from "../types"
import type { Connection } from "../../../database/connection"
import { instantOf } from "./rows"
import { dueAt } from "./upkeep"

/** Entries that are looked at for the keys they were written under. */
const RECENT_ENTRIES = 1000
/** Overdue wallets that are named. */
const NAMED_WALLETS = 20

/** What can be told of the ledger's health without reading all of it. */
export async function examine(connection: Connection): Promise<Examination> {
  const [row] = await connection.query({
    text: `SELECT current_setting('fsync'), current_setting('synchronous_commit'),
        current_setting('full_page_writes'), current_setting('server_version'),
        floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint,
        (SELECT string_agg(DISTINCT key_id::text, ',') FROM (
          SELECT key_id FROM (
            SELECT key_id FROM ledger_entry ORDER BY id DESC LIMIT ${RECENT_ENTRIES}
          ) recent UNION SELECT key_id FROM ledger_checkpoint
        ) used),
        (SELECT count(*) FROM ledger_outbox_event),
        (SELECT floor(extract(epoch FROM min(created_at)) * 1000)::bigint FROM ledger_outbox_event),
        (SELECT floor(extract(epoch FROM max(created_at)) * 1000)::bigint FROM ledger_checkpoint),
        (SELECT floor(extract(epoch FROM max(updated_at)) * 1000)::bigint FROM ledger_wallet),
        (SELECT floor(extract(epoch FROM min(expires_at)) * 1000)::bigint FROM ${dueAt("now()")} due),
        (SELECT string_agg(wallet_id::text, ',') FROM (
          SELECT wallet_id FROM ${dueAt("now() - interval '10 minutes'")} due
          GROUP BY wallet_id ORDER BY min(expires_at), wallet_id LIMIT ${NAMED_WALLETS}
        ) overdue)`,
  })
  return {
    fsync: row[0] === "on",
    synchronous_commit: row[1]!,
    full_page_writes: row[2] === "on",
    server_version: row[3]!,
    now: instantOf(row[4])!,
    key_ids: row[5] ? row[5].split(",").map(Number) : [],
    outbox: { waiting: Number(row[6]), oldest: instantOf(row[7]) },
    last_checkpoint_at: instantOf(row[8]),
    last_movement_at: instantOf(row[9]),
    oldest_lapsed_at: instantOf(row[10]),
    overdue_wallet_ids: row[11] ? row[11].split(",").map(Number) : [],
  }
}
