import type { Connection } from "../../../database/connection"
import type { Entry } from "../types"
import { readEntries } from "./entries"

/** A credit that is known by its reference, and what became of it; amounts in minor units. */
export interface ReferencedCredit {
  entry: Entry
  /** What of it was reversed. */
  reversed: bigint
  /** What of it can still be spent: neither gone, nor lapsed, nor set aside. */
  left: bigint
}

/** Credits of a wallet by their references, oldest first. */
export async function findReferencedCredits(
  connection: Connection,
  walletId: number,
  references: readonly string[]
): Promise<ReferencedCredit[]> {
  const entries = await readEntries(
    connection,
    "entry.wallet_id = $1::bigint AND entry.reference = ANY($2::text[])",
    [walletId, references]
  )
  const rows = await connection.query({
    prepared: true,
    text: `SELECT entry.id,
        (SELECT coalesce(sum(reversal.amount), 0)::text FROM ledger_entry reversal
          WHERE reversal.reverses_entry_id = entry.id),
        (SELECT coalesce(sum(lot.remaining - lot.held), 0)::text FROM ledger_lot lot
          WHERE lot.wallet_id = $2::bigint AND lot.open AND lot.entry_id = entry.id
            AND (lot.expires_at IS NULL OR lot.expires_at > clock_timestamp()))
      FROM unnest($1::bigint[]) entry (id)`,
    values: [entries.map(({ id }) => id), walletId],
  })
  const sums = new Map(rows.map(([id, reversed, left]) => [Number(id), { reversed, left }]))
  return entries
    .sort((one, other) => one.id - other.id)
    .map((entry) => ({
      entry,
      reversed: BigInt(sums.get(entry.id)!.reversed!),
      left: BigInt(sums.get(entry.id)!.left!),
    }))
}
