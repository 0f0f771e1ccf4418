import type { Connection } from "../../../database/connection"
import { toReversible } from "../core/reversals"
import type { Entry } from "../types"
import { readEntries, withReversals } from "./entries"

/** A credit that is known by its reference, and what became of it; amounts in minor units. */
export interface ReferencedCredit {
  entry: Entry
  /** What of it was reversed and is not back by a reversal of that. */
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
  const found = await readEntries(
    connection,
    `entry.id = ANY(ARRAY(${withReversals(
      "SELECT id FROM ledger_entry WHERE wallet_id = $1::bigint AND reference = ANY($2::text[])"
    )}))`,
    [walletId, references]
  )
  const reversible = toReversible(found)
  const wanted = new Set<string | null>(references)
  const entries = found.filter(({ reference }) => wanted.has(reference))
  const rows = await connection.query({
    prepared: true,
    text: `SELECT entry.id,
        (SELECT coalesce(sum(lot.remaining - lot.held), 0)::text FROM ledger_lot lot
          WHERE lot.wallet_id = $2::bigint AND lot.open AND lot.entry_id = entry.id
            AND (lot.expires_at IS NULL OR lot.expires_at > clock_timestamp()))
      FROM unnest($1::bigint[]) entry (id)`,
    values: [entries.map(({ id }) => id), walletId],
  })
  const left = new Map(rows.map(([id, amount]) => [Number(id), BigInt(amount!)]))
  return entries
    .sort((one, other) => one.id - other.id)
    .map((entry) => ({
      entry,
      reversed: reversible.get(entry.id)!.reversed,
      left: left.get(entry.id)!,
    }))
}
