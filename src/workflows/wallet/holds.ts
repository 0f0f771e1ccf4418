import {
  createHook,
  createWorkflow,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  commitHoldsStep,
  extendHoldsStep,
  holdFundsStep,
  releaseHoldsStep,
} from "./steps/hold-steps"
import type { CommitHoldInput, ExtendHoldInput, HoldInput, ReleaseHoldInput } from "./types"

/**
 * Sets money of wallets aside for debits to come. Each has its own outcome; a refusal is an outcome,
 * not an exception.
 *
 * @summary Reserve money in one or more wallets.
 *
 * @example
 * const { result } = await holdFundsWorkflow(container).run({
 *   input: {
 *     holds: [{ wallet_id: 12, amount: "1500", reason: "Deposit", actor: "user:user_01" }],
 *   },
 * })
 * // result[0].status is "held", "refused" or "failed"
 *
 * @property hooks.validate - Runs before anything is reserved; throw to refuse.
 */
export const holdFundsWorkflow = createWorkflow(
  "wallet-hold-funds",
  (input: WorkflowData<{ holds: HoldInput[] }>) => {
    const validate = createHook("validate", { holds: input.holds })
    const outcomes = holdFundsStep(input.holds)
    return new WorkflowResponse(outcomes, { hooks: [validate] as const })
  }
)

/**
 * Turns holds, or parts of them, into debits.
 *
 * @summary Commit one or more holds.
 *
 * @property hooks.validate - Runs before anything is booked; throw to refuse.
 * @property hooks.holdsCommitted - Runs after the entries are booked; throw to have them taken back
 * by entries of the opposite direction.
 */
export const commitHoldsWorkflow = createWorkflow(
  "wallet-commit-holds",
  (input: WorkflowData<{ commits: CommitHoldInput[] }>) => {
    const validate = createHook("validate", { commits: input.commits })
    const outcomes = commitHoldsStep(input.commits)
    const holdsCommitted = createHook("holdsCommitted", { outcomes })
    return new WorkflowResponse(outcomes, { hooks: [validate, holdsCommitted] as const })
  }
)

/**
 * Gives back what holds reserve, or a part of it.
 *
 * @summary Release one or more holds.
 *
 * @property hooks.validate - Runs before anything is released; throw to refuse.
 */
export const releaseHoldsWorkflow = createWorkflow(
  "wallet-release-holds",
  (input: WorkflowData<{ releases: ReleaseHoldInput[] }>) => {
    const validate = createHook("validate", { releases: input.releases })
    const outcomes = releaseHoldsStep(input.releases)
    return new WorkflowResponse(outcomes, { hooks: [validate] as const })
  }
)

/**
 * Lets holds end later than they would, or never by themselves.
 *
 * @summary Extend one or more holds.
 *
 * @property hooks.validate - Runs before anything is extended; throw to refuse.
 */
export const extendHoldsWorkflow = createWorkflow(
  "wallet-extend-holds",
  (input: WorkflowData<{ extensions: ExtendHoldInput[] }>) => {
    const validate = createHook("validate", { extensions: input.extensions })
    const outcomes = extendHoldsStep(input.extensions)
    return new WorkflowResponse(outcomes, { hooks: [validate] as const })
  }
)
