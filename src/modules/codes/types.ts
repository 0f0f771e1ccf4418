/**
 * The words of redemption codes. Amounts are `bigint` minor units, identifiers safe integers,
 * instants UTC `Date`s with millisecond precision.
 */

/** The most codes that one request makes (spec, "Limits"). */
export const MAX_QUANTITY = 500
/** The most customers who can redeem one code. */
export const MAX_REDEMPTIONS = 1_000_000

export const CODE_STATUSES = ["active", "redeemed", "expired"] as const
export type CodeStatus = (typeof CODE_STATUSES)[number]

/** What a code is good for, sealed together with its text: neither can be changed alone. */
export interface CodeTerms {
  amount: bigint
  /** ISO 4217, upper case. */
  currency: string
  /** How many customers can redeem it, each once. */
  max_redemptions: number
  /** The host id of the one customer who can redeem it. */
  restrict_to_customer_id: string | null
  /** From this instant on it can't be redeemed. */
  expires_at: Date | null
}

/** A code as staff sees it. */
export interface Code extends CodeTerms {
  id: number
  /** The text that customers type. */
  code: string
  /** As it was asked for; empty when the code has none. */
  prefix: string
  status: CodeStatus
  redemption_count: number
  /** Public number of the one customer who can redeem it. */
  restrict_to_user_id: number | null
  revoked_at: Date | null
  revocation_reason: string | null
  created_at: Date
}

/** Makes a generation repeatable: same scope and key within 24 h, same codes, once. */
export interface GenerationKey {
  /** Identity and operation. */
  scope: string
  /** A UUID v4. */
  key: string
  /** What was asked for; the same key with another fingerprint is refused. */
  fingerprint: string
}

export interface Generation extends CodeTerms {
  quantity: number
  prefix: string
  restrict_to_user_id: number | null
  /** Who makes them: `user:…`, `secret_key:…`. */
  actor: string
  idempotency?: GenerationKey | null
}

export interface GeneratedCode {
  id: number
  code: string
  amount: bigint
  expires_at: Date | null
}

export type GenerationRefusal =
  | { code: "expiry_in_past"; expires_at: Date; now: Date }
  | { code: "idempotency_key_reused"; key: string }
  | { code: "idempotency_in_progress"; key: string }

export type GenerationResult =
  | {
      ok: true
      batch_id: number
      codes: GeneratedCode[]
      /** True when they are the codes of an earlier request with the same key. */
      replayed: boolean
    }
  | { ok: false; refusal: GenerationRefusal }

/** A customer wants to redeem a code. */
export interface Claim {
  /** As `normalizeCode` answers it. */
  code: string
  customer_id: string
  /** Decide as if, and take nothing from the claims that follow. */
  dry_run?: boolean
  demands?: ClaimDemands
}

/** What the customer still lacks, by what a code may be worth without it. */
export interface ClaimDemands {
  /** Codes worth more need an identity verification. */
  kyc_above?: bigint
  /** Codes worth this or more need a step-up. */
  step_up_from?: bigint
}

/** What a customer may be paid for a code, now. */
export interface Grant {
  code_id: number
  customer_id: string
  amount: bigint
  currency: string
  prefix: string
  /** How the code ends, for people to tell codes apart. */
  last_four: string
  /** Redemptions of the code, this one included. */
  redemption_count: number
  max_redemptions: number
}

export type ClaimRefusal =
  /** Unknown, or somebody else's: nobody can tell which. */
  | { code: "code_not_found" }
  /** Used up; or redeemed by this very customer, in the transaction named. */
  | { code: "code_already_redeemed"; transaction_id?: number }
  /** Past its expiry, or revoked. */
  | { code: "code_expired" }
  | { code: "kyc_required" | "step_up_required"; amount: bigint; currency: string }

export type ClaimDecision = { ok: true; grant: Grant } | { ok: false; refusal: ClaimRefusal }

/** A grant that was paid. */
export interface Redemption {
  code_id: number
  customer_id: string
  wallet_id: number
  entry_id: number
}

/** Whose redemptions are listed. */
export interface CodeRedemptionsQuery {
  code_id: number
  page: number
  per_page: number
}

export interface RedemptionPage {
  data: (Omit<Redemption, "code_id"> & { created_at: Date })[]
  total: number
}

export interface Revocation {
  /** As `normalizeCode` answers it. */
  code: string
  reason: string | null
  actor: string
}

export type RevocationResult =
  | { ok: true; code: Code }
  | { ok: false; refusal: { code: "code_not_found" | "code_already_redeemed" } }

export interface CodeQuery {
  status?: CodeStatus
  /** The prefix that was asked for at generation, compared like the codes themselves. */
  prefix?: string
  /** Creation time, both exclusive. */
  after?: Date
  before?: Date
  page: number
  per_page: number
}

export interface CodePage {
  data: Code[]
  total: number
}

/** Which redemptions are counted. */
export interface RedemptionsQuery {
  /** Of codes with this prefix, compared like the codes themselves; of all without one. */
  prefix?: string
  /** When they were redeemed, both exclusive. */
  after: Date
  before: Date
  /** Whose days they are: an IANA name. */
  time_zone: string
}

/** What was redeemed on a day in a currency. */
export interface RedeemedDay {
  /** `YYYY-MM-DD` */
  day: string
  currency: string
  redemptions: number
  /** What the codes are worth, in minor units. */
  amount: bigint
}
