import type { Connection } from "../../../database/connection"
import {
  type Entry,
  type Hold,
  type Idempotency,
  IDEMPOTENCY_WINDOW_MS,
  type Result,
} from "../types"
import { idempotencyHash } from "./idempotency"
import { loadCounterparts, loadEntriesById, loadHolds } from "./load"

/**
 * What a command with this idempotency key is answered with by what an earlier one did, without
 * carrying anything out.
 *
 * @returns null when no record that is still honoured has the key
 */
export async function findReplay(
  connection: Connection,
  { scope, key, fingerprint }: Idempotency,
  clock: Date | null
): Promise<Result | null> {
  const [record] = await connection.query({
    prepared: true,
    text: `SELECT fingerprint, entry_id, hold_id, requested FROM ledger_idempotency_record
      WHERE hash = $1::bytea AND created_at >
        coalesce($2::timestamptz, clock_timestamp()) - make_interval(secs => $3::float8)`,
    values: [idempotencyHash(scope, key), clock, IDEMPOTENCY_WINDOW_MS / 1000],
  })
  if (!record) {
    return null
  }
  const [asked, entryId, holdId, requested] = record
  if (asked !== fingerprint) {
    return { ok: false, refusal: { code: "idempotency_key_reused", key } }
  }
  const entry = entryId === null ? null : await entryOf(connection, Number(entryId))
  const posting = {
    entry,
    counterpart: entry && (await counterpartOf(connection, entry)),
    hold: holdId === null ? null : await holdOf(connection, Number(holdId)),
    preview: null,
    requested: BigInt(requested!),
    replayed: true,
  }
  return { ok: true, posting }
}

async function entryOf(connection: Connection, id: number): Promise<Entry> {
  return (await loadEntriesById(connection, [id])).get(id)!
}

async function counterpartOf(
  connection: Connection,
  { transfer_group_id: group }: Entry
): Promise<Entry | null> {
  return group === null ? null : (await loadCounterparts(connection, [group])).get(group)!
}

async function holdOf(connection: Connection, id: number): Promise<Hold> {
  const [hold] = await loadHolds(connection, [], [id], null)
  return hold
}
