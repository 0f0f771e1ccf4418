import type {
  CreditType,
  DebitType,
  EntryType,
  HoldStatus,
  Idempotency,
  LotMovement,
  Purpose,
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
}

export interface CreditInput extends MoneyInput {
  type?: CreditType
  purpose?: Purpose
  /** The credit lapses at this instant. */
  expiry_date?: string | null
}

export interface DebitInput extends MoneyInput {
  type?: DebitType
  /** Take what there is when it is less than `amount`. */
  allow_partial?: boolean
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
  hold_id: number | null
  purpose: Purpose | null
  expiry_date: string | null
  lots: { lot_id: LotMovement["lot_id"]; amount: string }[]
  actor: string
  /** `sha256:<hex>`. */
  hmac_chain: string
  created_at: string
}

/** The money moved, now or, when `replayed`, by an earlier request with the same key. */
export interface PostedOutcome {
  status: "posted"
  entry: EntryData
  requested: string
  replayed: boolean
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

export type WalletOutcome = PostedOutcome | RefusedOutcome | FailedOutcome

/** The refusals of the ledger and of merchants' hooks, as JSON. */
export type RefusalData =
  | { code: "refused_by_store"; message: string }
  | { code: "wallet_not_found"; wallet_id: number }
  | { code: "insufficient_balance"; balance: string; requested: string }
  | { code: "spending_limit_exceeded"; spending_limit: string; requested: string }
  | { code: "balance_limit_exceeded"; balance: string; requested: string }
  | { code: "invalid_amount" }
  | { code: "expiry_in_past"; expires_at: string; now: string }
  | { code: "duplicate_reference"; reference: string; transaction_id: number }
  | { code: "idempotency_key_reused"; key: string }
  | { code: "idempotency_in_progress"; key: string }
  | { code: "hold_not_found"; hold_id: number }
  | { code: "hold_not_active"; hold_id: number; status: HoldStatus }
