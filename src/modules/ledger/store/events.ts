import type { EntryType } from "../types"

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
