import type { AllowanceObstacle } from "../../modules/allowances"
import type {
  CreditType,
  DebitType,
  EntryType,
  ExpiredPolicy,
  HoldStatus,
  Idempotency,
  LotMovement,
  LotStatus,
  NewWallet,
  Purpose,
  Velocity,
} from "../../modules/ledger"

/*
 * What goes into a wallet workflow and comes out of it. All of it is JSON: amounts are strings of
 * minor units, instants ISO 8601 in UTC.
 */

interface MoneyInput {
  wallet_id: number
  /** Minor units. */
  amount: string
  /** At most 255 characters; everybody who may read the entry sees it. */
  reason: string
  /** For staff only. */
  note?: string | null
  /** Unique for ever per wallet and type. */
  reference?: string | null
  order_id?: number | null
  medusa_order_id?: string | null
  /** Who causes it, e.g. `user:user_01` or `system:cashback`. */
  actor: string
  idempotency?: Idempotency | null
  /** Decide as if, and book nothing; the outcome is `previewed`. */
  dry_run?: boolean
  /** Wallets that may not be there yet, as `walletIdsFor` answers them: opened if anything is booked. */
  opens?: NewWallet[]
}

/**
 * What the store demands before money may leave, as JSON; `restrictionsFor` finds it out. What the
 * store's own code moves has none.
 */
export interface RestrictionsInput {
  kyc_missing?: boolean
  /** Minor units; holds where the wallet has no limit of its own. */
  default_spending_limit?: string
  velocity?: Velocity | null
  step_up_missing?: boolean
}

export interface CreditInput extends MoneyInput {
  type?: CreditType
  purpose?: Purpose
  /** The credit lapses at this instant, or, by a date, at the end of that day in the store. */
  expiry_date?: string | null
}

export interface DebitInput extends MoneyInput {
  /** A withdrawal takes no promotional money. */
  type?: DebitType
  /** Take what there is when it is less than `amount`. */
  allow_partial?: boolean
  restrictions?: RestrictionsInput
}

export interface TransferInput extends Omit<MoneyInput, "note" | "order_id" | "medusa_order_id"> {
  /** Another wallet of the same currency, or one that `opens` names. */
  to_wallet_id: number
  /** For the recipient to read; stands for the reason on both entries. */
  message?: string | null
  /** Shared by both entries. */
  transfer_group_id: string
  restrictions?: RestrictionsInput
}

export interface ReversalInput extends Omit<MoneyInput, "amount" | "note"> {
  /** A transaction of the wallet; of a transfer, either of the two. */
  transaction_id: number
  /** Minor units; all that is not reversed yet when absent. */
  amount?: string
  /** What becomes of money whose lot has lapsed meanwhile. */
  expired_policy: ExpiredPolicy
}

export interface HoldInput extends Omit<MoneyInput, "note" | "order_id" | "medusa_order_id"> {
  /** What it is to become; for a withdrawal no promotional money is reserved. */
  type?: DebitType
  /** What it is for, `payment_session:…` or `cart:…`; at most one hold for it is active. */
  source?: string | null
  /** The hold lapses at this instant, or, by a date, at the end of that day in the store. */
  expiry_date?: string | null
  restrictions?: RestrictionsInput
  /** The allowance that it has to fit into, and the payment session that it is a use of it for. */
  allowance?: { id: number; session_id: string } | null
}

interface HoldChangeInput {
  wallet_id: number
  hold_id: number
  reason: string
  actor: string
  idempotency?: Idempotency | null
}

export interface CommitHoldInput extends HoldChangeInput {
  /** Minor units; all that it reserves when absent. */
  amount?: string
  /** Go on reserving what is not committed, which is released otherwise. */
  keep_rest?: boolean
  type?: DebitType
  note?: string | null
  reference?: string | null
  order_id?: number | null
  medusa_order_id?: string | null
}

export interface ReleaseHoldInput extends HoldChangeInput {
  /** Minor units; all that it reserves when absent. */
  amount?: string
}

export interface ExtendHoldInput extends HoldChangeInput {
  /** Later than it ends now; null: it never lapses by itself. */
  expiry_date: string | null
}

export interface RedeemInput {
  /** As `normalizeCode` answers it. */
  code: string
  customer_id: string
  /** Who redeems it, e.g. `customer:cus_01`. */
  actor: string
  /** Check everything and tell what would be booked. */
  dry_run?: boolean
  demands?: RedemptionDemands
}

/** What the customer still lacks: minor units of any currency. */
export interface RedemptionDemands {
  /** Codes worth more need an identity verification. */
  kyc_above?: string
  /** Codes worth this or more need a step-up. */
  step_up_from?: string
}

export interface GenerateInput {
  /** Minor units; the value of each code. */
  amount: string
  /** ISO 4217. */
  currency: string
  /** 1 to 500. */
  quantity: number
  /** How many customers can redeem each code. */
  max_redemptions: number
  /** At most 8 letters, digits, dashes and underscores; empty for none. */
  prefix: string
  /** The host id of the one customer who can redeem them. */
  restrict_to_customer_id: string | null
  /** The codes can't be redeemed from this instant on, or after this date in the store. */
  expiry_date: string | null
  actor: string
  idempotency?: Idempotency | null
}

export interface GeneratedCodeData {
  id: number
  code: string
  amount: string
  expiry_date: string | null
}

/** The codes were made, now or, when `replayed`, by an earlier request with the same key. */
export interface GeneratedOutcome {
  status: "generated"
  batch_id: number
  codes: GeneratedCodeData[]
  replayed: boolean
}

/** A ledger entry as JSON. */
export interface EntryData {
  id: number
  wallet_id: number
  seq: number
  type: EntryType
  amount: string
  balance_before: string
  balance_after: string
  currency: string
  reason: string
  note: string | null
  reference: string | null
  order_id: number | null
  medusa_order_id: string | null
  transfer_group_id: string | null
  counterparty_wallet_id: number | null
  hold_id: number | null
  reverses_transaction_id: number | null
  purpose: Purpose | null
  expiry_date: string | null
  lots: { lot_id: LotMovement["lot_id"]; amount: string }[]
  actor: string
  /** `sha256:<hex>`. */
  hmac_chain: string
  created_at: string
  /** When it happened where it was brought over from; null for what happened here. */
  happened_at: string | null
}

/** A hold as JSON. */
export interface HoldData {
  id: number
  wallet_id: number
  /** What it was made for. */
  amount: string
  /** What it reserves now. */
  remaining: string
  committed: string
  status: HoldStatus
  reason: string
  reference: string | null
  source: string | null
  actor: string
  expiry_date: string | null
  created_at: string
}

/** The hold was made, released or extended, now or, when `replayed`, by an earlier request. */
export interface HeldOutcome {
  status: "held"
  hold: HoldData
  /** What was reserved or released. */
  requested: string
  replayed: boolean
}

/** The money moved, now or, when `replayed`, by an earlier request with the same key. */
export interface PostedOutcome {
  status: "posted"
  entry: EntryData
  /** The other side of a transfer. */
  counterpart: EntryData | null
  /** The hold of which a part, or all, was committed. */
  hold?: HoldData
  requested: string
  replayed: boolean
}

/** What a dry run would have booked. */
export interface PreviewedOutcome {
  status: "previewed"
  entry: EntryPreview
  /** The other side of a transfer. */
  counterpart: EntryPreview | null
  requested: string
}

/** An entry that was not booked: it has no number, no place in the chain and no time. */
export type EntryPreview = Pick<
  EntryData,
  | "type"
  | "amount"
  | "balance_before"
  | "balance_after"
  | "currency"
  | "reason"
  | "purpose"
  | "expiry_date"
> & {
  /** Null for a wallet that would be opened. */
  wallet_id: number | null
  /** Null for a lot that the entry would open. */
  lots: { lot_id: number | null; amount: string }[]
}

/** Nothing happened, and why. */
export interface RefusedOutcome {
  status: "refused"
  refusal: RefusalData
}

/** The database failed over this one; `code` is its SQLSTATE or the driver's. */
export interface FailedOutcome {
  status: "failed"
  failure: { name: string; message: string; code?: string }
}

export type WalletOutcome = PostedOutcome | PreviewedOutcome | RefusedOutcome | FailedOutcome

export type HoldOutcome = HeldOutcome | RefusedOutcome | FailedOutcome

export type GenerationOutcome = GeneratedOutcome | RefusedOutcome | FailedOutcome

/** The refusals of the ledger, of codes and of merchants' hooks, as JSON. */
export type RefusalData =
  | { code: "refused_by_store"; message: string }
  | { code: "allowance_exceeded"; obstacle: AllowanceObstacle }
  | { code: "wallet_not_found"; wallet_id: number }
  | {
      code: "insufficient_balance"
      balance: string
      requested: string
      /** What of the balance can be moved, where promotional money has to stay in the store. */
      movable?: string
      promotional?: string
    }
  | { code: "spending_limit_exceeded"; spending_limit: string; requested: string }
  | { code: "balance_limit_exceeded"; balance?: string; requested: string }
  | { code: "invalid_amount" }
  | { code: "invalid_type"; type: string }
  | { code: "invalid_purpose"; purpose: string }
  | { code: "wallet_frozen"; wallet_id: number }
  | { code: "kyc_required"; amount?: string; currency?: string }
  | { code: "velocity_cap_exceeded"; retry_at: string; max: number }
  | { code: "step_up_required"; amount?: string; currency?: string }
  | { code: "transfer_to_self" }
  | { code: "currency_mismatch"; from: string; to: string }
  | { code: "transaction_not_found"; transaction_id: number }
  | { code: "not_reversible"; transaction_id: number; type: EntryType }
  | { code: "reversal_exceeds"; transaction_id: number; reversible: string }
  | { code: "expiry_in_past"; expires_at: string; now: string }
  | { code: "expiry_not_later"; hold_id: number; expires_at: string | null }
  | { code: "lot_not_found"; lot_id: number }
  | { code: "lot_closed"; lot_id: number; status: LotStatus }
  | { code: "exceeds_hold"; hold_id: number; amount: string; requested: string }
  | { code: "duplicate_reference"; reference: string; transaction_id: number }
  | { code: "idempotency_key_reused"; key: string }
  | { code: "idempotency_in_progress"; key: string }
  | { code: "hold_not_found"; hold_id: number }
  | { code: "hold_not_active"; hold_id: number; status: HoldStatus }
  | { code: "code_not_found" }
  | { code: "code_already_redeemed"; transaction_id?: number }
  | { code: "code_expired" }
