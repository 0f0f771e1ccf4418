import type { MedusaContainer } from "@medusajs/framework/types"
import { type Idempotency, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { noteIfBlocked, refuseBeforeDebit, toRefusalData } from "../wallet"
import { outcomeOf, type RunFailure } from "../wallet/run-failure"
import { withdrawalOf } from "./change-withdrawal"
import type {
  PayWithdrawalInput,
  RejectWithdrawalInput,
  WithdrawalChangeInput,
  WithdrawalInput,
  WithdrawalOutcome,
} from "./types"
import {
  approveWithdrawalWorkflow,
  cancelWithdrawalWorkflow,
  payWithdrawalWorkflow,
  rejectWithdrawalWorkflow,
  requestWithdrawalWorkflow,
} from "./workflows"

/** Asks for a withdrawal through the workflow, unless the store's `wallet_before_debit` refuses. */
export async function requestWithdrawal(
  scope: MedusaContainer,
  input: WithdrawalInput
): Promise<WithdrawalOutcome> {
  const { wallet_id, amount, actor, idempotency } = input
  // The store is asked before money is set aside; a repeat sets none aside.
  const replay = await findWithdrawalReplay(scope, idempotency)
  if (replay) {
    return replay
  }
  const attempt = { operation: "withdrawal", wallet_id, amount: BigInt(amount), actor } as const
  const refused = await refuseBeforeDebit(scope, {
    ...attempt,
    reason: "Withdrawal",
    reference: null,
  })
  if (refused) {
    return refused
  }
  const run = await requestWithdrawalWorkflow(scope).run({ input, throwOnError: false })
  const outcome = outcomeOfRun(run)
  if (outcome.status === "refused") {
    noteIfBlocked(scope, outcome, attempt)
  }
  return outcome
}

/** Approves a withdrawal through the workflow. */
export async function approveWithdrawal(
  scope: MedusaContainer,
  input: WithdrawalChangeInput
): Promise<WithdrawalOutcome> {
  return (
    (await findWithdrawalReplay(scope, input.idempotency)) ??
    outcomeOfRun(await approveWithdrawalWorkflow(scope).run({ input, throwOnError: false }))
  )
}

/** Rejects a withdrawal through the workflow. */
export async function rejectWithdrawal(
  scope: MedusaContainer,
  input: RejectWithdrawalInput
): Promise<WithdrawalOutcome> {
  return (
    (await findWithdrawalReplay(scope, input.idempotency)) ??
    outcomeOfRun(await rejectWithdrawalWorkflow(scope).run({ input, throwOnError: false }))
  )
}

/** Cancels a withdrawal through the workflow. */
export async function cancelWithdrawal(
  scope: MedusaContainer,
  input: WithdrawalChangeInput
): Promise<WithdrawalOutcome> {
  return (
    (await findWithdrawalReplay(scope, input.idempotency)) ??
    outcomeOfRun(await cancelWithdrawalWorkflow(scope).run({ input, throwOnError: false }))
  )
}

/** Books a withdrawal that was paid, through the workflow. */
export async function payWithdrawal(
  scope: MedusaContainer,
  input: PayWithdrawalInput
): Promise<WithdrawalOutcome> {
  return (
    (await findWithdrawalReplay(scope, input.idempotency)) ??
    outcomeOfRun(await payWithdrawalWorkflow(scope).run({ input, throwOnError: false }))
  )
}

/** What an earlier request with the same key did, which no hook may refuse any more. */
export async function findWithdrawalReplay(
  scope: MedusaContainer,
  idempotency: Idempotency | null | undefined
): Promise<WithdrawalOutcome | null> {
  const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
  const result = idempotency && (await ledger.findReplay(idempotency))
  if (!result) {
    return null
  }
  if (!result.ok) {
    return { status: "refused", refusal: toRefusalData(result.refusal) }
  }
  const { hold, entry } = result.posting
  const holdId = hold?.id ?? entry?.hold_id
  const source = hold?.source ?? (holdId == null ? null : (await ledger.holds.find(holdId))?.source)
  return { status: "done", withdrawal_id: withdrawalOf(source)!, replayed: true }
}

function outcomeOfRun(run: {
  result: WithdrawalOutcome
  errors: { error: RunFailure }[]
}): WithdrawalOutcome {
  return run.errors.length ? outcomeOf(run.errors[0].error) : run.result
}
