import type {
  ClaimRefusal,
  GeneratedCode,
  GenerationRefusal,
  GenerationResult,
} from "../../modules/codes"
import {
  type Entry,
  type EntryDraft,
  FIRST_TEMPORARY_ID,
  type Hold,
  type Refusal,
  type Result,
} from "../../modules/ledger"
import type {
  EntryData,
  EntryPreview,
  FailedOutcome,
  GeneratedCodeData,
  GenerationOutcome,
  HoldData,
  HoldOutcome,
  RefusalData,
  WalletOutcome,
} from "./types"

/** A ledger entry as JSON. */
export function toEntryData(entry: Entry): EntryData {
  return {
    id: entry.id,
    wallet_id: entry.wallet_id,
    seq: entry.seq,
    type: entry.type,
    amount: entry.amount.toString(),
    balance_before: entry.balance_before.toString(),
    balance_after: entry.balance_after.toString(),
    currency: entry.currency,
    reason: entry.reason,
    note: entry.note,
    reference: entry.reference,
    order_id: entry.order_id,
    medusa_order_id: entry.medusa_order_id,
    transfer_group_id: entry.transfer_group_id,
    counterparty_wallet_id: entry.counterparty_wallet_id,
    hold_id: entry.hold_id,
    reverses_transaction_id: entry.reverses_entry_id,
    purpose: entry.purpose,
    expiry_date: entry.expires_at?.toISOString() ?? null,
    lots: entry.lots.map(({ lot_id, amount }) => ({ lot_id, amount: amount.toString() })),
    actor: entry.actor,
    hmac_chain: `sha256:${entry.mac.toString("hex")}`,
    created_at: entry.created_at.toISOString(),
    happened_at: entry.happened_at?.toISOString() ?? null,
  }
}

/** What became of a command that books an entry, as JSON. */
export function toOutcome(outcome: { result: Result } | { error: unknown }): WalletOutcome {
  if ("error" in outcome) {
    return toFailure(outcome.error)
  }
  const { result } = outcome
  if (!result.ok) {
    return { status: "refused", refusal: toRefusalData(result.refusal) }
  }
  const { entry, counterpart, hold, preview, requested, replayed } = result.posting
  if (preview) {
    const [own, other] = preview
    return {
      status: "previewed",
      entry: toPreview(own),
      counterpart: other ? toPreview(other) : null,
      requested: requested.toString(),
    }
  }
  return {
    status: "posted",
    entry: toEntryData(entry!),
    counterpart: counterpart && toEntryData(counterpart),
    ...(hold ? { hold: toHoldData(hold) } : {}),
    requested: requested.toString(),
    replayed,
  }
}

/** A hold as JSON. */
export function toHoldData(hold: Hold): HoldData {
  return {
    id: hold.id,
    wallet_id: hold.wallet_id,
    amount: hold.original_amount.toString(),
    remaining: (hold.status === "active" ? hold.amount : 0n).toString(),
    committed: hold.committed.toString(),
    status: hold.status,
    reason: hold.reason,
    reference: hold.reference,
    source: hold.source,
    actor: hold.actor,
    expiry_date: hold.expires_at?.toISOString() ?? null,
    created_at: hold.created_at.toISOString(),
  }
}

/** What became of a command that makes, releases or extends a hold, as JSON. */
export function toHoldOutcome(outcome: { result: Result } | { error: unknown }): HoldOutcome {
  if ("error" in outcome) {
    return toFailure(outcome.error)
  }
  const { result } = outcome
  if (!result.ok) {
    return { status: "refused", refusal: toRefusalData(result.refusal) }
  }
  const { hold, requested, replayed } = result.posting
  return { status: "held", hold: toHoldData(hold!), requested: requested.toString(), replayed }
}

function toPreview(draft: EntryDraft): EntryPreview {
  return {
    wallet_id: draft.wallet_id || null,
    type: draft.type,
    amount: draft.amount.toString(),
    balance_before: draft.balance_before.toString(),
    balance_after: draft.balance_after.toString(),
    currency: draft.currency,
    reason: draft.reason,
    purpose: draft.purpose,
    expiry_date: draft.expires_at?.toISOString() ?? null,
    lots: draft.lots.map(({ lot_id, amount }) => ({
      lot_id: lot_id < FIRST_TEMPORARY_ID ? lot_id : null,
      amount: amount.toString(),
    })),
  }
}

/** What became of a generation of codes, as JSON. */
export function toGenerationOutcome(result: GenerationResult): GenerationOutcome {
  if (!result.ok) {
    return { status: "refused", refusal: toRefusalData(result.refusal) }
  }
  const { batch_id, codes, replayed } = result
  return { status: "generated", batch_id, codes: codes.map(toCodeData), replayed }
}

function toCodeData({ id, code, amount, expires_at }: GeneratedCode): GeneratedCodeData {
  return { id, code, amount: amount.toString(), expiry_date: expires_at?.toISOString() ?? null }
}

/** What the database failed with, as JSON. */
export function toFailure(error: unknown): FailedOutcome {
  const { name, message, code } = error as Error & { code?: string }
  return { status: "failed", failure: { name, message, code } }
}

/** Why something was refused, as JSON. */
export function toRefusalData(refusal: Refusal | ClaimRefusal | GenerationRefusal): RefusalData {
  return Object.fromEntries(
    Object.entries(refusal).map(([key, value]) => [
      key,
      typeof value === "bigint"
        ? value.toString()
        : value instanceof Date
          ? value.toISOString()
          : value,
    ])
  ) as RefusalData
}
