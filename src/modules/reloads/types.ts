import type { ReloadState } from "./core/reload-states"

/** Why an agreement ended: by whom, or because of what. */
export const END_REASONS = [
  "customer",
  "staff",
  "replaced",
  "method_removed",
  "declined",
  "erased",
] as const
export type EndReason = (typeof END_REASONS)[number]

/** What tells the charged payment method from others. */
export interface AgreedMethod {
  type: string | null
  brand: string | null
  last4: string | null
  exp_month: number | null
  exp_year: number | null
}

/** A customer's agreement that a payment method of theirs is charged when their wallet runs low. */
export interface Agreement {
  id: number
  wallet_id: number
  /** The host's customer id, `cus_…`, and the customer's public number. */
  customer_id: string
  user_id: number
  /** ISO 4217, upper case. */
  currency: string
  /** Minor units: reloaded when less can be spent. */
  threshold: bigint
  /** Minor units: what is charged each time. */
  amount: bigint
  provider_id: string
  /** The provider's id of it; null once the customer was erased. */
  method_id: string | null
  method: AgreedMethod | null
  /** What the customer was shown when they agreed, as the storefront sent it. */
  terms: string | null
  agreed_at: Date
  /** Declines since the last capture. */
  declines: number
  /** Not before this; null when nothing stands against it. */
  next_attempt_at: Date | null
  /** The provider wants the customer themself: nothing is charged until they have filled the wallet. */
  waits_for_customer: boolean
  ended_at: Date | null
  ended_by: string | null
  end_reason: EndReason | null
}

export type NewAgreement = Pick<
  Agreement,
  | "wallet_id"
  | "customer_id"
  | "user_id"
  | "currency"
  | "threshold"
  | "amount"
  | "provider_id"
  | "terms"
> & { method_id: string; method: AgreedMethod }

/** One attempt to reload a wallet. */
export interface Reload {
  id: number
  agreement_id: number
  wallet_id: number
  customer_id: string
  user_id: number
  currency: string
  /** Minor units. */
  amount: bigint
  provider_id: string
  state: ReloadState
  /** Why it is in its state, in a word of the provider's or ours; null when there is nothing to say. */
  reason: string | null
  /** The top-up that the money comes by; null until it is charged. */
  topup_id: string | null
  /** The entry of the ledger that credited it. */
  transaction_id: number | null
  queued_at: Date
  charged_at: Date | null
  ended_at: Date | null
  /** Who decided about one of which nobody knew what had come of it, and what they wrote. */
  resolved_by: string | null
  resolved_at: Date | null
  note: string | null
}

export interface ReloadFilter {
  state?: ReloadState
  customer_id?: string
  wallet_id?: number
  currency?: string
}

/** Attempts of which nobody knows what has come. */
export interface UnknownReloads {
  unknown: number
  /** When the first of them was charged; null for none. */
  oldest: Date | null
}

/** What becomes of an attempt that was charged. */
export interface ReloadOutcome {
  state: Exclude<ReloadState, "queued" | "charging">
  reason?: string | null
  transaction_id?: number | null
}

/** Who says what has come of an attempt. */
export interface ReloadResolution {
  by: string
  note: string
}
