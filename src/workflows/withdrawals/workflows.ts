import {
  createHook,
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { approve, cancel, pay, reject, request } from "./change-withdrawal"
import type {
  PayWithdrawalInput,
  RejectWithdrawalInput,
  WithdrawalChangeInput,
  WithdrawalInput,
} from "./types"

/*
 * None of the steps is undone when a workflow that runs one of these fails later on: what somebody has
 * decided about a withdrawal stands, and has further steps of its own (reject, cancel) by which the
 * money comes back.
 */

const requestWithdrawalStep = createStep(
  "wallet-request-withdrawal-step",
  async (input: WithdrawalInput, { container }) => new StepResponse(await request(container, input))
)

const approveWithdrawalStep = createStep(
  "wallet-approve-withdrawal-step",
  async (input: WithdrawalChangeInput, { container }) =>
    new StepResponse(await approve(container, input))
)

const rejectWithdrawalStep = createStep(
  "wallet-reject-withdrawal-step",
  async (input: RejectWithdrawalInput, { container }) =>
    new StepResponse(await reject(container, input))
)

const cancelWithdrawalStep = createStep(
  "wallet-cancel-withdrawal-step",
  async (input: WithdrawalChangeInput, { container }) =>
    new StepResponse(await cancel(container, input))
)

const payWithdrawalStep = createStep(
  "wallet-pay-withdrawal-step",
  async (input: PayWithdrawalInput, { container }) => new StepResponse(await pay(container, input))
)

/**
 * Sets money of a wallet aside to be paid out. A refusal is an outcome, not an exception.
 *
 * @summary Ask for a withdrawal.
 *
 * @property hooks.validate - Runs before anything is set aside; throw to refuse.
 */
export const requestWithdrawalWorkflow = createWorkflow(
  "wallet-request-withdrawal",
  (input: WorkflowData<WithdrawalInput>) => {
    const validate = createHook("validate", { withdrawal: input })
    return new WorkflowResponse(requestWithdrawalStep(input), { hooks: [validate] as const })
  }
)

/**
 * Says that a requested withdrawal may be paid.
 *
 * @summary Approve a withdrawal.
 *
 * @property hooks.validate - Runs before it is approved; throw to refuse.
 */
export const approveWithdrawalWorkflow = createWorkflow(
  "wallet-approve-withdrawal",
  (input: WorkflowData<WithdrawalChangeInput>) => {
    const validate = createHook("validate", { approval: input })
    return new WorkflowResponse(approveWithdrawalStep(input), { hooks: [validate] as const })
  }
)

/**
 * Rejects an open withdrawal and gives its money back to the wallet.
 *
 * @summary Reject a withdrawal.
 *
 * @property hooks.validate - Runs before it is rejected; throw to refuse.
 */
export const rejectWithdrawalWorkflow = createWorkflow(
  "wallet-reject-withdrawal",
  (input: WorkflowData<RejectWithdrawalInput>) => {
    const validate = createHook("validate", { rejection: input })
    return new WorkflowResponse(rejectWithdrawalStep(input), { hooks: [validate] as const })
  }
)

/**
 * Takes a requested withdrawal back and gives its money back to the wallet.
 *
 * @summary Cancel a withdrawal.
 *
 * @property hooks.validate - Runs before it is cancelled; throw to refuse.
 */
export const cancelWithdrawalWorkflow = createWorkflow(
  "wallet-cancel-withdrawal",
  (input: WorkflowData<WithdrawalChangeInput>) => {
    const validate = createHook("validate", { cancellation: input })
    return new WorkflowResponse(cancelWithdrawalStep(input), { hooks: [validate] as const })
  }
)

/**
 * Books an approved withdrawal, once the money has left the store.
 *
 * @summary Mark a withdrawal as paid.
 *
 * @property hooks.validate - Runs before it is booked; throw to refuse.
 */
export const payWithdrawalWorkflow = createWorkflow(
  "wallet-pay-withdrawal",
  (input: WorkflowData<PayWithdrawalInput>) => {
    const validate = createHook("validate", { payment: input })
    return new WorkflowResponse(payWithdrawalStep(input), { hooks: [validate] as const })
  }
)
