import type { PgConnection, PlainStatement, Row } from "../../../database/pg-connection"

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
 * When the newest debits and outgoing transfers of some wallets were, among their newest entries, and
 * whether there may be more within the window.
 *
 * @param at the moment from which windows reach back, in milliseconds since 1970; null for the
 * database's clock
 */
export function outgoingStatement(windows: OutgoingWindows, at: number | null): PlainStatement {
  return {
    name: "ledger-load-outgoing",
    text: recentOutgoing({ place: "NULL::bigint[]", limit: "" }),
    values: [[...windows.keys()], [...windows.values()].map(({ window_ms }) => window_ms), at],
  }
}

/**
 * The movements that `rows`, the answer to `outgoingStatement`, tells of, newest first: those within
 * each wallet's window, at least as many as its `max` when there are. Reads on from the newest back
 * where that is not known yet, for all wallets at once.
 */
export async function readOutgoing(
  connection: PgConnection,
  windows: OutgoingWindows,
  at: Date,
  rows: Row[]
): Promise<Map<number, Date[]>> {
  const outgoing = new Map([...windows.keys()].map((walletId) => [walletId, [] as Date[]]))
  let open = takeOutgoing(rows, windows, outgoing)
  while (open.length) {
    const older = await connection.query({
      name: "ledger-load-outgoing-before",
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
  return outgoing
}

/** Adds what was read to what is known; answers the wallets of which more has to be read. */
function takeOutgoing(rows: Row[], windows: OutgoingWindows, outgoing: Map<number, Date[]>) {
  return rows.flatMap(([id, before, goesOn, instants]) => {
    const walletId = Number(id)
    const found = outgoing.get(walletId)!
    found.push(...(instants?.split(",") ?? []).map((at) => new Date(Number(at))))
    return goesOn === "t" && found.length < windows.get(walletId)!.max ? [{ walletId, before }] : []
  })
}

function recentOutgoing({ place, limit }: { place: string; limit: string }): string {
  return `SELECT opened.wallet_id, min(recent.seq),
      count(*) = ${RECENT_ENTRIES} AND bool_and(recent.created_at > opened.since),
      string_agg(floor(extract(epoch FROM recent.created_at) * 1000)::bigint::text, ','
        ORDER BY recent.seq DESC)
        FILTER (WHERE recent.created_at > opened.since
          AND recent.type IN ('debit', 'transfer_out') AND recent.reverses_entry_id IS NULL)
    FROM (
        SELECT wallet_id, before, now - window_ms * interval '1 millisecond' AS since
        FROM unnest($1::bigint[], $2::bigint[], ${place}) AS wanted (wallet_id, window_ms, before),
          (SELECT coalesce(to_timestamp($3::bigint / 1000.0),
            date_trunc('milliseconds', clock_timestamp())) AS now) moment
      ) opened,
      LATERAL (
        SELECT seq, type, reverses_entry_id, created_at FROM ledger_entry
        WHERE wallet_id = opened.wallet_id ${limit}
        ORDER BY seq DESC LIMIT ${RECENT_ENTRIES}
      ) recent
    GROUP BY opened.wallet_id`
}
