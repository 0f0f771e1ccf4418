import type { Idempotency } from "../../modules/ledger"
import type { WithdrawalStatus } from "../../modules/withdrawals"
import type { FailedOutcome, RefusedOutcome, RestrictionsInput } from "../wallet"

/** What goes into a withdrawal's workflows and comes out of them; all of it is JSON. */

export interface WithdrawalInput {
  wallet_id: number
  customer_id: string
  /** The customer's public number. */
  user_id: number
  /** ISO 4217, the wallet's. */
  currency: string
  /** Minor units. */
  amount: string
  /** Where the money is to go. */
  destination: string
  /** Who asks, `customer:cus_01`. */
  actor: string
  idempotency?: Idempotency | null
  restrictions?: RestrictionsInput
}

export interface WithdrawalChangeInput {
  withdrawal_id: number
  /** Who decides, e.g. `user:user_01`. */
  actor: string
  idempotency?: Idempotency | null
}

export interface RejectWithdrawalInput extends WithdrawalChangeInput {
  /** The customer reads it. */
  reason: string
}

export interface PayWithdrawalInput extends WithdrawalChangeInput {
  /** How the payment is named outside of the store; unique for ever per wallet. */
  reference: string
}

/** What came of it; `replayed` when an earlier request with the same key did it. */
export type WithdrawalOutcome =
  | { status: "done"; withdrawal_id: number; replayed: boolean }
  | { status: "not_found" }
  /** It is in a state from which it can't be changed like this. */
  | { status: "not_open"; withdrawal_status: WithdrawalStatus }
  | RefusedOutcome
  | FailedOutcome
