/** For how long a sum holds: it begins anew with each day, week or month of the store's time zone. */
export const PERIODS = ["day", "week", "month"] as const
export type AllowancePeriod = (typeof PERIODS)[number]

/** What a customer lets an agent spend from one of their wallets. Amounts are minor units. */
export interface Allowance {
  id: number
  wallet_id: number
  customer_id: string
  /** The customer's public number. */
  user_id: number
  currency: string
  /** As the customer named the agent; empty once they were erased. */
  agent: string
  per_purchase: bigint
  per_period: bigint
  period: AllowancePeriod
  /** Ids of the product categories that may be bought from; empty for all. */
  categories: string[]
  /** Null: until it is revoked. */
  expires_at: Date | null
  created_at: Date
  revoked_at: Date | null
  revoked_by: string | null
}

export type NewAllowance = Omit<Allowance, "id" | "created_at" | "revoked_at" | "revoked_by">

/** An allowance whose row is locked, and the clock that all instances share. */
export interface LockedAllowance {
  allowance: Allowance
  now: Date
}

/** One purchase by an allowance. What of it counts is what the ledger holds and has booked for it. */
export interface Use {
  id: number
  allowance_id: number
  /** The payment session that the hold is for. */
  session_id: string
  cart_id: string
  /** What the purchase asked for, in minor units. */
  amount: bigint
  used_at: Date
}

export interface AllowanceFilter {
  customer_id?: string
  wallet_id?: number
  /** Only those that may be used still, or only the others. */
  active?: boolean
}

/** Why an allowance does not pay for something. */
export type AllowanceObstacle =
  "revoked" | "expired" | "currency" | "per_purchase" | "store_maximum" | "per_period" | "category"
