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

/** What an entry of some types means beside "credited" and "debited"; one taken back does not. */
export const MEANING_OF: Partial<Record<EntryType, string>> = {
  topup: "wallet.topup.completed",
  transfer_in: "wallet.transfer.received",
  transfer_out: "wallet.transfer.sent",
  cashback: "wallet.cashback.awarded",
  milestone: "wallet.milestone.awarded",
  referral: "wallet.referral.rewarded",
}
