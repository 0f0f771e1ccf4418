import type { z } from "@medusajs/framework/zod"
import type { Settings } from "../../modules/access"
import { listMeta } from "../../http"
import type {
  ComingBack,
  ListedHold,
  LotHistory,
  Wallet as LedgerWallet,
  WalletLot,
} from "../../modules/ledger"
import type { EntryData, PostedOutcome, PreviewedOutcome } from "../../workflows/wallet"
import { formatAmount } from "../../money/money"
import type {
  AtExpiry,
  CreditReceipt,
  DebitReceipt,
  EntryPreview,
  Hold,
  Lot,
  LotHistory as LotHistoryOut,
  PartialDebitReceipt,
  Transaction,
  Transfer,
  TransferPreview,
  Wallet,
} from "./schemas"

/**
 * A wallet as the spec shows it; without a limit of its own it shows the store's. Who froze it, when and
 * why is for staff.
 */
export function presentWallet(
  wallet: LedgerWallet,
  { locale, default_spending_limit }: Settings,
  staff: boolean
): z.input<typeof Wallet> {
  return {
    id: wallet.id,
    user_id: wallet.user_id,
    customer_id: wallet.customer_id,
    currency: wallet.currency,
    balance: wallet.balance.toString(),
    held: wallet.held.toString(),
    balance_formatted: formatAmount(wallet.balance, wallet.currency, locale),
    spending_limit: (wallet.spending_limit ?? default_spending_limit).toString(),
    auto_reload_enabled: wallet.auto_reload_enabled,
    auto_reload_threshold: wallet.auto_reload_threshold.toString(),
    auto_reload_amount: wallet.auto_reload_amount.toString(),
    frozen: wallet.frozen !== null,
    ...(staff &&
      wallet.frozen && {
        frozen_at: wallet.frozen.at.toISOString(),
        frozen_by: wallet.frozen.by,
        frozen_reason: wallet.frozen.reason,
      }),
    created_at: wallet.created_at.toISOString(),
    updated_at: wallet.updated_at.toISOString(),
  }
}

/** The full form of an entry; internal notes, who did it and with whom are for staff only. */
export function presentTransaction(entry: EntryData, staff: boolean): z.input<typeof Transaction> {
  return {
    id: entry.id,
    wallet_id: entry.wallet_id,
    sequence: entry.seq,
    type: entry.type,
    amount: entry.amount,
    balance_before: entry.balance_before,
    balance_after: entry.balance_after,
    reason: entry.reason,
    ...(staff ? { note: entry.note, actor: entry.actor } : {}),
    reference: entry.reference,
    purpose: entry.purpose,
    expiry_date: entry.expiry_date,
    lots: entry.lots,
    ...(entry.reverses_transaction_id === null
      ? {}
      : { reverses_transaction_id: entry.reverses_transaction_id }),
    ...(entry.order_id === null ? {} : { order_id: entry.order_id }),
    ...(entry.medusa_order_id === null ? {} : { medusa_order_id: entry.medusa_order_id }),
    ...(entry.transfer_group_id === null ? {} : { transfer_group_id: entry.transfer_group_id }),
    ...(staff && entry.counterparty_wallet_id !== null
      ? { counterparty_wallet_id: entry.counterparty_wallet_id }
      : {}),
    ...(entry.happened_at === null ? {} : { happened_at: entry.happened_at }),
    currency: entry.currency,
    hmac_chain: entry.hmac_chain,
    created_at: entry.created_at,
  }
}

/** The credit response form. */
export function presentCredit({ entry }: PostedOutcome): z.input<typeof CreditReceipt> {
  return {
    ...receiptStart(entry),
    purpose: entry.purpose,
    expiry_date: entry.expiry_date,
    ...receiptEnd(entry),
  }
}

export function presentDebit({ entry }: PostedOutcome): z.input<typeof DebitReceipt> {
  return { ...receiptStart(entry), ...receiptEnd(entry) }
}

export function presentPartialDebit({
  entry,
  requested,
}: PostedOutcome): z.input<typeof PartialDebitReceipt> {
  return { ...receiptStart(entry), requested, partial: true, ...receiptEnd(entry) }
}

function receiptStart(entry: EntryData) {
  return {
    transaction_id: entry.id,
    wallet_id: entry.wallet_id,
    sequence: entry.seq,
    type: entry.type,
    amount: entry.amount,
    currency: entry.currency,
    balance_after: entry.balance_after,
    reason: entry.reason,
    reference: entry.reference,
  }
}

function receiptEnd(entry: EntryData) {
  return { hmac_chain: entry.hmac_chain, created_at: entry.created_at }
}

/** What a dry run answers. */
export function presentPreview({
  entry,
  requested,
}: Pick<PreviewedOutcome, "entry" | "requested">): z.input<typeof EntryPreview> {
  return {
    dry_run: true,
    wallet_id: entry.wallet_id,
    type: entry.type,
    amount: entry.amount,
    requested,
    partial: entry.amount !== requested,
    balance_before: entry.balance_before,
    balance_after: entry.balance_after,
    currency: entry.currency,
    reason: entry.reason,
    purpose: entry.purpose,
    expiry_date: entry.expiry_date,
    lots: entry.lots,
  }
}

/** What a dry run of a transfer answers; of the recipient it tells nothing but what arrives. */
export function presentTransferPreview(outcome: PreviewedOutcome): z.input<typeof TransferPreview> {
  const { type, amount, currency, reason } = outcome.counterpart!
  return {
    dry_run: true,
    transfer_out: presentPreview(outcome),
    transfer_in: { type, amount, currency, reason },
  }
}

/** Both sides of a transfer, as far as the caller may see them. */
export function presentTransfer(
  { entry, counterpart }: PostedOutcome,
  { staff, seesRecipient }: { staff: boolean; seesRecipient: boolean }
): z.input<typeof Transfer> {
  const {
    balance_before: _before,
    balance_after: _after,
    hmac_chain: _mac,
    sequence: _sequence,
    lots: _lots,
    ...public_
  } = presentTransaction(counterpart!, staff)
  return {
    transfer_group_id: entry.transfer_group_id!,
    transfer_out: presentTransaction(entry, staff),
    transfer_in: seesRecipient ? presentTransaction(counterpart!, staff) : public_,
  }
}

export function presentComingBack(back: ComingBack | undefined): z.input<typeof AtExpiry> | null {
  return back
    ? {
        action: back.action,
        amount: back.amount.toString(),
        expiry_date: back.expires_at.toISOString(),
      }
    : null
}

export function presentLot(lot: WalletLot, back: ComingBack | undefined): z.input<typeof Lot> {
  return {
    id: lot.id,
    transaction_id: lot.transaction_id,
    amount: lot.amount.toString(),
    remaining: lot.remaining.toString(),
    held: lot.held.toString(),
    purpose: lot.purpose,
    expiry_date: lot.expires_at?.toISOString() ?? null,
    at_expiry: presentComingBack(back),
    status: lot.status,
  }
}

/** What became of a credit; who did it and why an expiry was moved are for staff. */
export function presentLotHistory(
  lot: LotHistory,
  back: ComingBack | undefined,
  { page, per_page }: { page: number; per_page: number },
  staff: boolean
): z.input<typeof LotHistoryOut> {
  return {
    ...presentLot(lot, back),
    wallet_id: lot.wallet_id,
    currency: lot.currency,
    movements: {
      data: lot.movements.map((step) => ({
        transaction_id: step.entry_id,
        type: step.type,
        direction: step.direction,
        amount: step.amount.toString(),
        reason: step.reason,
        ...(step.order_id === null ? {} : { order_id: step.order_id }),
        ...(step.medusa_order_id === null ? {} : { medusa_order_id: step.medusa_order_id }),
        ...(staff ? { actor: step.actor } : {}),
        created_at: step.created_at.toISOString(),
      })),
      meta: listMeta(lot.total, page, per_page),
    },
    expiry_moves: lot.expiry_moves.map((move) => ({
      sequence: move.seq,
      expiry_before: move.expires_before?.toISOString() ?? null,
      expiry_after: move.expires_after?.toISOString() ?? null,
      ...(staff ? { reason: move.reason, actor: move.actor } : {}),
      hmac_chain: `sha256:${move.mac.toString("hex")}`,
      created_at: move.created_at.toISOString(),
    })),
  }
}

export function presentHold(hold: ListedHold): z.input<typeof Hold> {
  return {
    id: hold.id,
    wallet_id: hold.wallet_id,
    currency: hold.currency,
    amount: hold.original_amount.toString(),
    remaining: (hold.status === "active" ? hold.amount : 0n).toString(),
    committed: hold.committed.toString(),
    status: hold.status,
    reason: hold.reason,
    reference: hold.reference,
    source: hold.source,
    expiry_date: hold.expires_at?.toISOString() ?? null,
    created_at: hold.created_at.toISOString(),
    updated_at: hold.updated_at.toISOString(),
  }
}
