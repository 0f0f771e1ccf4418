import type { PgConnection } from "../../../sql/pg-connection"

/** How many of a wallet's newest entries are looked at together. */
const RECENT_ENTRIES = 64

/** How many outgoing movements of a wallet are asked for, and from when on. */
export interface OutgoingWindow {
  max: number
  since: Date
}

/**
 * When the newest debits and outgoing transfers of some wallets were, newest first: those within
 * each wallet's window, at least as many as its `max` when there are. Entries are read from the
 * newest back until that is known, for all wallets at once.
 */
export async function loadOutgoing(
  connection: PgConnection,
  windows: ReadonlyMap<number, OutgoingWindow>
): Promise<Map<number, Date[]>> {
  const outgoing = new Map([...windows.keys()].map((walletId) => [walletId, [] as Date[]]))
  let open = [...windows.keys()].map((walletId) => ({ walletId, before: null as string | null }))
  while (open.length) {
    const rows = await connection.query({
      name: "ledger-load-outgoing",
      text: `SELECT opened.wallet_id, min(recent.seq),
          count(*) = ${RECENT_ENTRIES} AND bool_and(recent.created_at > opened.since),
          string_agg(floor(extract(epoch FROM recent.created_at) * 1000)::bigint::text, ','
            ORDER BY recent.seq DESC)
            FILTER (WHERE recent.created_at > opened.since
              AND recent.type IN ('debit', 'transfer_out') AND recent.reverses_entry_id IS NULL)
        FROM unnest($1::bigint[], $2::bigint[], $3::timestamptz[])
            AS opened (wallet_id, before, since),
          LATERAL (
            SELECT seq, type, reverses_entry_id, created_at FROM ledger_entry
            WHERE wallet_id = opened.wallet_id AND (opened.before IS NULL OR seq < opened.before)
            ORDER BY seq DESC LIMIT ${RECENT_ENTRIES}
          ) recent
        GROUP BY opened.wallet_id`,
      values: [
        open.map(({ walletId }) => walletId),
        open.map(({ before }) => before),
        open.map(({ walletId }) => windows.get(walletId)!.since),
      ],
    })
    open = rows.flatMap(([id, first, goesOn, instants]) => {
      const walletId = Number(id)
      const found = outgoing.get(walletId)!
      found.push(...(instants?.split(",") ?? []).map((at) => new Date(Number(at))))
      const isOpen = goesOn === "t" && found.length < windows.get(walletId)!.max
      return isOpen ? [{ walletId, before: first }] : []
    })
  }
  return outgoing
}
