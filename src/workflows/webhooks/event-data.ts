import { type EntryType, type OutboxEvent, TEST_CURRENCY } from "../../modules/ledger"
import type { EventDraft } from "../../modules/webhooks"
import { toEntryData } from "../wallet/entry-data"
import type { EntryData } from "../wallet/types"

/** What an entry of some types means beside "credited" and "debited"; one taken back does not. */
const MEANINGS: Partial<Record<EntryType, string>> = {
  topup: "wallet.topup.completed",
  transfer_in: "wallet.transfer.received",
  transfer_out: "wallet.transfer.sent",
  cashback: "wallet.cashback.awarded",
  milestone: "wallet.milestone.awarded",
  referral: "wallet.referral.rewarded",
}

/**
 * The events that one row of the outbox stands for, with the data that receivers get; none for
 * scratch wallets.
 */
export function toEventDrafts({
  type,
  wallet,
  entry,
  data,
  created_at,
}: OutboxEvent): EventDraft[] {
  if (wallet?.currency === TEST_CURRENCY || data?.currency === TEST_CURRENCY) {
    return []
  }
  const meaning = entry && entry.reverses_entry_id === null ? MEANINGS[entry.type] : undefined
  const payload = {
    wallet_sequence: entry?.seq ?? null,
    wallet: wallet && { ...wallet, sequence: entry?.seq ?? null },
    ...(entry ? { transaction: toTransaction(toEntryData(entry)) } : {}),
    ...data,
  }
  return [type, ...(meaning ? [meaning] : [])].map((each) => ({
    type: each,
    wallet_id: wallet?.id ?? null,
    data: payload,
    created_at,
  }))
}

/**
 * An entry in the form of `GET /transactions/{id}`, without what is for staff only and without its
 * lots, of which there may be any number.
 */
function toTransaction(entry: EntryData) {
  return {
    id: entry.id,
    wallet_id: entry.wallet_id,
    sequence: entry.seq,
    type: entry.type,
    amount: entry.amount,
    balance_before: entry.balance_before,
    balance_after: entry.balance_after,
    reason: entry.reason,
    reference: entry.reference,
    purpose: entry.purpose,
    expiry_date: entry.expiry_date,
    ...(entry.reverses_transaction_id === null
      ? {}
      : { reverses_transaction_id: entry.reverses_transaction_id }),
    ...(entry.order_id === null ? {} : { order_id: entry.order_id }),
    ...(entry.medusa_order_id === null ? {} : { medusa_order_id: entry.medusa_order_id }),
    ...(entry.transfer_group_id === null ? {} : { transfer_group_id: entry.transfer_group_id }),
    currency: entry.currency,
    hmac_chain: entry.hmac_chain,
    created_at: entry.created_at,
  }
}
