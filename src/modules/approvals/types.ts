/** What a second person can be asked for. */
export const APPROVAL_OPERATIONS = [
  "credit",
  "debit",
  "hold_commit",
  "reversal",
  "transfer",
  "codes",
  "withdrawal",
] as const
export type ApprovalOperation = (typeof APPROVAL_OPERATIONS)[number]

/**
 * `pending` → `approved` → `executed` or `failed`; `rejected` by somebody, `expired` by the time.
 * `approved` is what is being carried out: for an instant, or, after a crash, until the job does it.
 */
export const APPROVAL_STATUSES = [
  "pending",
  "approved",
  "executed",
  "failed",
  "rejected",
  "expired",
] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** Something that one person asked for and that a second has to agree to before it happens. */
export interface Approval {
  id: number
  operation: ApprovalOperation
  status: ApprovalStatus
  /** Minor units. */
  amount: bigint
  /** ISO 4217, upper case. */
  currency: string
  /** Null for codes, and where the wallet is opened by the credit. */
  wallet_id: number | null
  /** Null for codes. */
  customer_id: string | null
  withdrawal_id: number | null
  reason: string
  /** What is carried out, as the operation's workflow takes it; null once it is over. */
  input: Record<string, unknown> | null
  /** Key of the identity that asked. */
  requested_by: string
  /** Keys of the people behind that identity: whose it is, and who made the credential. */
  persons: string[]
  /** A UUID by which the ledger carries it out once. */
  execution_key: string
  decided_by: string | null
  decided_at: Date | null
  /** Why it was rejected. */
  decision_reason: string | null
  /** Why it could not be carried out. */
  failure: { code: string; message: string } | null
  /** The entry that it became. */
  transaction_id: number | null
  expires_at: Date
  created_at: Date
}

/** What makes a request repeatable, as an endpoint has it. */
export interface ApprovalKey {
  scope: string
  key: string
  fingerprint: string
}

export type NewApproval = Pick<
  Approval,
  | "operation"
  | "amount"
  | "currency"
  | "wallet_id"
  | "customer_id"
  | "withdrawal_id"
  | "reason"
  | "requested_by"
  | "persons"
> & { input: Record<string, unknown>; hours: number; idempotency?: ApprovalKey }

/** How it ended that was approved. */
export type Execution =
  | { status: "executed"; transaction_id: number | null }
  | { status: "failed"; failure: { code: string; message: string } }

export interface ApprovalFilter {
  status?: ApprovalStatus
}
