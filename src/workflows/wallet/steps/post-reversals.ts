import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ReverseCommand } from "../../../modules/ledger"
import type { ReversalInput } from "../types"
import { postCommands } from "./post-commands"

export const postReversalsStepId = "wallet-post-reversals"

/** Reverses entries. Nothing comes after it in its workflow, so there is nothing to compensate. */
export const postReversalsStep = createStep(
  postReversalsStepId,
  async (reversals: ReversalInput[], { container }) =>
    new StepResponse(await postCommands(container, reversals.map(toCommand)))
)

function toCommand({ amount, ...reversal }: ReversalInput): ReverseCommand {
  return {
    kind: "reverse",
    ...reversal,
    amount: amount === undefined ? undefined : BigInt(amount),
  }
}
