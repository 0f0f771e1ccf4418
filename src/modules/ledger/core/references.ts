import type { Command, EntryType, Refusal } from "../types"
import { referenceKey, type WalletState } from "./state"

/** The entry type under which a command's reference has to be unique. */
export function entryTypeOf(command: Command): EntryType | null {
  switch (command.kind) {
    case "credit":
      return command.type ?? "credit"
    case "debit":
    case "commit_hold":
      return command.type ?? "debit"
    case "transfer":
    case "reverse_transfer":
      return "transfer_out"
    default:
      return null
  }
}

/** The entry types that a command's reference may come to stand under. */
export function referenceTypesOf(command: Command): readonly EntryType[] {
  // What a reversal books depends on the entry that it takes back.
  if (command.kind === "reverse") return REVERSAL_TYPES
  const type = entryTypeOf(command)
  return type === null ? [] : [type]
}

const REVERSAL_TYPES = ["credit", "debit"] as const

/** A reference stands for one entry of a wallet and type for ever. */
export function refuseReference(
  state: WalletState,
  { reference }: Pick<Command, "reference">,
  type: EntryType | null
): Refusal | null {
  if (type === null || reference == null) {
    return null
  }
  const transaction_id = state.references.get(referenceKey(type, reference))
  return transaction_id === undefined
    ? null
    : { code: "duplicate_reference", reference, transaction_id }
}
