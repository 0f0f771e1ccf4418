import { waitDetails } from "../../http"
import type {
  FailedOutcome,
  GeneratedOutcome,
  GenerationOutcome,
  HeldOutcome,
  HoldOutcome,
  PostedOutcome,
  PreviewedOutcome,
  RefusalData,
  RefusedOutcome,
  WalletOutcome,
} from "../../workflows/wallet"
import type { Demands } from "./restrict"
import { WalletError } from "./service"

/** Seconds after which to ask again for the outcome of a request that is still under way. */
const IN_PROGRESS_RETRY = "1"

/**
 * What was posted, or, for a dry run, would have been. `demands` are those made of the movement.
 *
 * @throws WalletError or the database's failure when nothing was
 */
export function acceptedOrThrow(
  outcome: WalletOutcome,
  demands?: Pick<Demands, "step_up_url">
): PostedOutcome | PreviewedOutcome {
  switch (outcome.status) {
    case "posted":
    case "previewed":
      return outcome
    case "refused":
      throw toWalletError(outcome.refusal, demands)
    case "failed":
      throw toError(outcome)
  }
}

/** The hold that was made or changed. @throws WalletError or the database's failure when none was */
export function heldOrThrow(
  outcome: HoldOutcome,
  demands?: Pick<Demands, "step_up_url">
): HeldOutcome {
  switch (outcome.status) {
    case "held":
      return outcome
    case "refused":
      throw toWalletError(outcome.refusal, demands)
    case "failed":
      throw toError(outcome)
  }
}

/** The codes that were made. @throws WalletError or the database's failure when none were */
export function generatedOrThrow(outcome: GenerationOutcome): GeneratedOutcome {
  switch (outcome.status) {
    case "generated":
      return outcome
    case "refused":
      throw toWalletError(outcome.refusal)
    case "failed":
      throw toError(outcome)
  }
}

/** What says why nothing happened. */
export function refusedError(
  outcome: RefusedOutcome | FailedOutcome,
  demands?: Pick<Demands, "step_up_url">
): Error {
  return outcome.status === "refused" ? toWalletError(outcome.refusal, demands) : toError(outcome)
}

export function toWalletError(refusal: RefusalData, demands?: Pick<Demands, "step_up_url">): Error {
  const { code, ...data } = refusal
  switch (code) {
    case "wallet_not_found":
      return new WalletError("wallet_not_found")
    case "insufficient_balance":
      return insufficientBalance(refusal)
    case "spending_limit_exceeded":
      return new WalletError("wallet_spending_limit_exceeded", { data })
    case "wallet_frozen":
      return new WalletError("wallet_frozen")
    case "kyc_required":
      return new WalletError("wallet_kyc_required")
    case "velocity_cap_exceeded":
      return velocityCapExceeded(refusal)
    case "step_up_required":
      return new WalletError("wallet_step_up_required", {
        data: { step_up_url: demands?.step_up_url },
      })
    case "balance_limit_exceeded":
      return new WalletError("wallet_balance_limit_exceeded", { data })
    case "duplicate_reference":
      return new WalletError("wallet_duplicate_reference", { data })
    case "code_not_found":
      return new WalletError("wallet_code_not_found")
    case "code_already_redeemed":
      return new WalletError("wallet_code_already_redeemed", { data })
    case "code_expired":
      return new WalletError("wallet_code_expired")
    case "refused_by_store":
      return new WalletError("wallet_operation_refused", { message: refusal.message })
    case "transfer_to_self":
      return new WalletError("wallet_transfer_to_self")
    case "transaction_not_found":
      return new WalletError("wallet_transaction_not_found")
    case "not_reversible":
      return new WalletError("wallet_not_reversible", { data: { type: refusal.type } })
    case "reversal_exceeds":
      return new WalletError("wallet_already_reversed", { data })
    case "expiry_in_past":
      return invalidParam("expiry_date", "must lie in the future")
    case "expiry_not_later":
      return invalidParam("expiry_date", "must not lie before the hold's present end")
    case "lot_not_found":
      return new WalletError("wallet_lot_not_found")
    case "lot_closed":
      return new WalletError("wallet_lot_closed", { data: { lot_status: refusal.status } })
    case "hold_not_found":
      return new WalletError("wallet_hold_not_found")
    case "hold_not_active":
      return new WalletError("wallet_hold_not_active", { data: { hold_status: refusal.status } })
    case "exceeds_hold": {
      const { amount, requested } = refusal
      return new WalletError("wallet_hold_exceeded", { data: { amount, requested } })
    }
    case "invalid_amount":
      return invalidParam("amount", "must be greater than zero")
    case "invalid_purpose":
      return invalidParam("purpose", "is none that a credit can have")
    case "idempotency_key_reused":
      return new WalletError("wallet_idempotency_key_reused")
    case "idempotency_in_progress":
      return new WalletError("wallet_idempotency_in_progress", {
        headers: { "Retry-After": IN_PROGRESS_RETRY },
      })
    default:
      return new Error(`The ledger refused with ${code}, which no route asks for`)
  }
}

function insufficientBalance({
  code,
  ...data
}: RefusalData & { code: "insufficient_balance" }): Error {
  const { balance, movable, promotional } = data
  const message =
    promotional &&
    `Of the balance of ${balance} minor units ${movable} can be moved: ${promotional} is promotional ` +
      "money, which can be spent in this store but neither transferred nor withdrawn."
  return new WalletError("wallet_insufficient_balance", { data, ...(message && { message }) })
}

function velocityCapExceeded({ retry_at, max }: { retry_at: string; max: number }): Error {
  const { headers, data } = waitDetails(new Date(retry_at).getTime() - Date.now())
  return new WalletError("wallet_velocity_cap_exceeded", { headers, data: { ...data, max } })
}

/** A refusal of one field that only the ledger or the store could find. */
export function invalidParam(field: string, sentence: string): Error {
  return new WalletError("wallet_invalid_param", { data: { params: { [field]: sentence } } })
}

/** @throws WalletError for a stretch of time that ends before it begins */
export function assertForwards({ after, before }: { after?: Date; before?: Date }): void {
  if (after && before && before < after) throw invalidParam("before", "must not lie before after")
}

/** The failure as an exception again; its code tells whether the database was away. */
export function toError({ failure }: FailedOutcome): Error {
  return Object.assign(new Error(failure.message), failure)
}
