/**
 * `requested` → `approved` → `paid`; `rejected` by staff from either of the first two, `canceled` by
 * the customer while it is requested.
 */
export const WITHDRAWAL_STATUSES = [
  "requested",
  "approved",
  "rejected",
  "canceled",
  "paid",
] as const
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number]

/** The states in which a withdrawal's money is set aside. */
export const OPEN_STATUSES: readonly WithdrawalStatus[] = ["requested", "approved"]

/** A customer's wish to have money of their wallet paid out. */
export interface Withdrawal {
  id: number
  wallet_id: number
  /** The host's customer id, `cus_…`, and the customer's public number. */
  customer_id: string
  user_id: number
  /** ISO 4217, upper case. */
  currency: string
  /** Minor units. */
  amount: bigint
  status: WithdrawalStatus
  /** Where the money is to go, in the customer's words; null once the customer was erased. */
  destination: string | null
  /** What sets the money aside while the withdrawal is open. */
  hold_id: number
  /** The entry of the ledger that paid it. */
  transaction_id: number | null
  /** How staff name the payment elsewhere. */
  reference: string | null
  /** Why it was rejected. */
  reason: string | null
  /** Keys of identities, `user:…`. */
  approved_by: string | null
  approved_at: Date | null
  /** Who rejected, cancelled or paid it. */
  ended_by: string | null
  ended_at: Date | null
  created_at: Date
}

export type NewWithdrawal = Pick<
  Withdrawal,
  "id" | "wallet_id" | "customer_id" | "user_id" | "currency" | "amount" | "destination" | "hold_id"
>

/** What becomes of a withdrawal, and by whom. */
export interface WithdrawalChange {
  status: Exclude<WithdrawalStatus, "requested">
  /** Key of an identity. */
  actor: string
  reason?: string | null
  reference?: string | null
  transaction_id?: number | null
}

export interface WithdrawalFilter {
  customer_id?: string
  status?: WithdrawalStatus
  currency?: string
}

/** What staff have to do, and since when it waits. */
export interface OpenWithdrawals {
  requested: number
  approved: number
  oldest_requested: Date | null
  oldest_approved: Date | null
}
