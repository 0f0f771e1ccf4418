import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ReverseCommand } from "../../../modules/ledger"
import type { PostedOutcome, ReversalInput } from "../types"
import { takeBack } from "./compensate"
import { newlyPosted, postCommands } from "./post-commands"

export const postReversalsStepId = "wallet-post-reversals"

/**
 * Reverses entries. A reversal can't be reversed, so when a workflow around it fails afterwards it
 * stands, and staff are told.
 */
export const postReversalsStep = createStep(
  postReversalsStepId,
  async (reversals: ReversalInput[], { container }) => {
    const outcomes = await postCommands(container, reversals.map(toCommand))
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    await takeBack(container, posted ?? [])
  }
)

function toCommand({ amount, ...reversal }: ReversalInput): ReverseCommand {
  return {
    kind: "reverse",
    ...reversal,
    amount: amount === undefined ? undefined : BigInt(amount),
  }
}
