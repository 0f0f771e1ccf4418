import type { MedusaContainer } from "@medusajs/framework/types"
import { refuseBeforeDebit } from "./before-debit"
import { noteIfBlocked } from "./blocked-attempts"
import {
  commitHoldsWorkflow,
  extendHoldsWorkflow,
  holdFundsWorkflow,
  releaseHoldsWorkflow,
} from "./holds"
import { findHoldReplay, findReplay } from "./replays"
import { errorOf, outcomeOf, type RunFailure } from "./run-failure"
import type {
  CommitHoldInput,
  ExtendHoldInput,
  FailedOutcome,
  HoldInput,
  HoldOutcome,
  RefusedOutcome,
  ReleaseHoldInput,
  WalletOutcome,
} from "./types"

/** Sets money aside through the workflow, unless the store's `wallet_before_debit` refuses. */
export async function holdFunds(scope: MedusaContainer, input: HoldInput): Promise<HoldOutcome> {
  const { wallet_id, reason, actor, reference = null, idempotency } = input
  // The store is asked before money is reserved; a repeat reserves none.
  const replay = idempotency ? await findHoldReplay(scope, idempotency) : null
  if (replay) {
    return replay
  }
  const operation = input.type ?? "debit"
  const attempt = { operation, wallet_id, amount: BigInt(input.amount), actor }
  const refused = await refuseBeforeDebit(scope, { ...attempt, reason, reference })
  if (refused) {
    return refused
  }
  const run = await holdFundsWorkflow(scope).run({
    input: { holds: [input] },
    throwOnError: false,
  })
  const outcome = outcomeOfRun<HoldOutcome>(run)
  noteIfBlocked(scope, outcome, attempt)
  return outcome
}

/** Turns a hold, or a part of it, into a debit through the workflow. */
export async function commitHold(
  scope: MedusaContainer,
  input: CommitHoldInput
): Promise<WalletOutcome> {
  // A hook is about what happens now, here and below: a repeat is not its to refuse.
  const replay = input.idempotency ? await findReplay(scope, input.idempotency) : null
  if (replay) {
    return replay
  }
  const run = await commitHoldsWorkflow(scope).run({
    input: { commits: [input] },
    throwOnError: false,
  })
  return outcomeOfRun<WalletOutcome>(run, "holdsCommitted")
}

/** Gives back what a hold reserves, or a part of it, through the workflow. */
export async function releaseHold(
  scope: MedusaContainer,
  input: ReleaseHoldInput
): Promise<HoldOutcome> {
  const replay = input.idempotency ? await findHoldReplay(scope, input.idempotency) : null
  if (replay) {
    return replay
  }
  const run = await releaseHoldsWorkflow(scope).run({
    input: { releases: [input] },
    throwOnError: false,
  })
  return outcomeOfRun<HoldOutcome>(run)
}

/** Lets a hold end later through the workflow. */
export async function extendHold(
  scope: MedusaContainer,
  input: ExtendHoldInput
): Promise<HoldOutcome> {
  const replay = input.idempotency ? await findHoldReplay(scope, input.idempotency) : null
  if (replay) {
    return replay
  }
  const run = await extendHoldsWorkflow(scope).run({
    input: { extensions: [input] },
    throwOnError: false,
  })
  return outcomeOfRun<HoldOutcome>(run)
}

interface Run<Outcome> {
  result: Outcome[]
  errors: { action: string; error: RunFailure }[]
}

/** @throws what a handler of the hook after the posting threw */
function outcomeOfRun<Outcome>(
  run: Run<Outcome>,
  hookAfterPosting?: string
): Outcome | RefusedOutcome | FailedOutcome {
  const { result, errors } = run
  if (!errors.length) {
    return result[0]
  }
  const [{ action, error }] = errors
  if (action === hookAfterPosting) {
    throw errorOf(error)
  }
  return outcomeOf(error)
}
