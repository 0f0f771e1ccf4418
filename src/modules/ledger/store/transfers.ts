import type { Connection } from "../../../database/connection"
import type { Entry } from "../types"
import { readEntries } from "./entries"

/** The two entries of a transfer. */
export interface TransferSides {
  transfer_out: Entry
  transfer_in: Entry
}

/** The transfers that entries belong to, by the entries' ids. */
export async function findTransfers(
  connection: Connection,
  entryIds: readonly number[]
): Promise<Map<number, TransferSides>> {
  const entries = await readEntries(
    connection,
    `entry.transfer_group_id = ANY(ARRAY(SELECT transfer_group_id FROM ledger_entry
      WHERE id = ANY($1::bigint[]) AND transfer_group_id IS NOT NULL))`,
    [[...entryIds]]
  )
  const found = new Map<number, TransferSides>()
  for (const transfer_out of entries.filter(({ type }) => type === "transfer_out")) {
    const transfer_in = entries.find(
      ({ type, transfer_group_id }) =>
        type === "transfer_in" && transfer_group_id === transfer_out.transfer_group_id
    )
    if (transfer_in) {
      const sides = { transfer_out, transfer_in }
      found.set(transfer_out.id, sides).set(transfer_in.id, sides)
    }
  }
  return found
}
