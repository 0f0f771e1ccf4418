import { sqlList, typesWhere } from "../core/entry-types"
import type { Outgoing } from "../core/state"
import type { Connection, Statement, Row } from "../../../database/connection"

/** How many of a wallet's newest entries are looked at together. */
const RECENT_ENTRIES = 64

/** How many outgoing movements of a wallet are asked for, and how far back they count. */
export interface OutgoingWindow {
  max: number
  window_ms: number
}

/** By wallet, those that a velocity cap applies to. */
export type OutgoingWindows = ReadonlyMap<number, OutgoingWindow>

/**
 * When the newest outgoing entries of some wallets were, among their newest entries, and whether there
 * may be more within the window.
 *
 * @param at the moment from which windows reach back, in milliseconds since 1970; null for the
 * database's clock
 */
export function outgoingStatement(windows: OutgoingWindows, at: number | null): Statement {
  return {
    prepared: true,
    text: recentOutgoing({ place: "NULL::bigint[]", limit: "" }),
    values: windowValues(windows, at),
  }
}

/**
 * All holds of some wallets that were made within the window and not given up since without a part of
 * them having been spent.
 */
export function outgoingHoldsStatement(windows: OutgoingWindows, at: number | null): Statement {
  return {
    prepared: true,
    text: `SELECT opened.wallet_id, hold.id,
        floor(extract(epoch FROM hold.created_at) * 1000)::bigint
      FROM ${openedWindows("NULL::bigint[]")}
      JOIN ledger_hold hold ON hold.wallet_id = opened.wallet_id
        AND hold.created_at > opened.since AND hold.part_of IS NULL
        AND (hold.status IN ('active', 'committed') OR hold.committed > 0)`,
    values: windowValues(windows, at),
  }
}

function windowValues(windows: OutgoingWindows, at: number | null) {
  return [[...windows.keys()], [...windows.values()].map(({ window_ms }) => window_ms), at]
}

/**
 * What counts towards the caps, newest first: all holds, and of the entries within each wallet's
 * window at least as many as its `max` when there are. Reads on from the newest back where that is not
 * known yet, for all wallets at once.
 *
 * @param recent the answer to `outgoingStatement`
 * @param holds the answer to `outgoingHoldsStatement`
 */
export async function readOutgoing(
  connection: Connection,
  windows: OutgoingWindows,
  at: Date,
  { recent, holds }: { recent: Row[]; holds: Row[] }
): Promise<Map<number, Outgoing[]>> {
  const outgoing = new Map([...windows.keys()].map((walletId) => [walletId, [] as Outgoing[]]))
  let open = takeOutgoing(recent, windows, outgoing)
  while (open.length) {
    const older = await connection.query({
      prepared: true,
      text: recentOutgoing({ place: "$4::bigint[]", limit: "AND seq < opened.before" }),
      values: [
        open.map(({ walletId }) => walletId),
        open.map(({ walletId }) => windows.get(walletId)!.window_ms),
        at.getTime(),
        open.map(({ before }) => before),
      ],
    })
    open = takeOutgoing(older, windows, outgoing)
  }
  for (const [walletId, holdId, created] of holds) {
    outgoing.get(Number(walletId))!.push({ at: new Date(Number(created)), hold_id: Number(holdId) })
  }
  for (const found of outgoing.values()) {
    found.sort((one, other) => other.at.getTime() - one.at.getTime())
  }
  return outgoing
}

/** Adds what was read to what is known; answers the wallets of which more has to be read. */
function takeOutgoing(rows: Row[], windows: OutgoingWindows, outgoing: Map<number, Outgoing[]>) {
  return rows.flatMap(([id, before, goesOn, instants]) => {
    const walletId = Number(id)
    const found = outgoing.get(walletId)!
    const entries = instants?.split(",") ?? []
    found.push(...entries.map((at) => ({ at: new Date(Number(at)), hold_id: null })))
    return goesOn === "t" && found.length < windows.get(walletId)!.max ? [{ walletId, before }] : []
  })
}

/** The wallets with the moments from which on movements count. @param place SQL, see `before` */
function openedWindows(place: string): string {
  return `(
        SELECT wallet_id, before, now - window_ms * interval '1 millisecond' AS since
        FROM unnest($1::bigint[], $2::bigint[], ${place}) AS wanted (wallet_id, window_ms, before),
          (SELECT coalesce(to_timestamp($3::bigint / 1000.0),
            date_trunc('milliseconds', clock_timestamp())) AS now) moment
      ) opened`
}

/** As `core/book.ts` counts them: a committed hold counts from when it was made. */
const COUNTS = `recent.type IN (${sqlList(typesWhere(({ counts }) => counts))})
  AND recent.reverses_entry_id IS NULL AND recent.hold_id IS NULL
  AND recent.happened_at IS NULL`

function recentOutgoing({ place, limit }: { place: string; limit: string }): string {
  return `SELECT opened.wallet_id, min(recent.seq),
      count(*) = ${RECENT_ENTRIES} AND bool_and(recent.created_at > opened.since),
      string_agg(floor(extract(epoch FROM recent.created_at) * 1000)::bigint::text, ','
        ORDER BY recent.seq DESC) FILTER (WHERE recent.created_at > opened.since AND ${COUNTS})
    FROM ${openedWindows(place)},
      LATERAL (
        SELECT seq, type, reverses_entry_id, hold_id, created_at, happened_at FROM ledger_entry
        WHERE wallet_id = opened.wallet_id ${limit}
        ORDER BY seq DESC LIMIT ${RECENT_ENTRIES}
      ) recent
    GROUP BY opened.wallet_id`
}
