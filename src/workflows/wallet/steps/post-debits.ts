import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { DebitCommand } from "../../../modules/ledger"
import type { DebitInput, PostedOutcome } from "../types"
import { takeBack } from "./compensate"
import { newlyPosted, postCommands, toRestrictions } from "./post-commands"

export const postDebitsStepId = "wallet-post-debits"

/** Debits wallets, and puts the money back onto its lots when the workflow fails afterwards. */
export const postDebitsStep = createStep(
  postDebitsStepId,
  async (debits: DebitInput[], { container }) => {
    const outcomes = await postCommands(container, debits.map(toCommand))
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    await takeBack(container, posted ?? [])
  }
)

function toCommand({ amount, restrictions, ...debit }: DebitInput): DebitCommand {
  return {
    kind: "debit",
    ...debit,
    amount: BigInt(amount),
    restrictions: toRestrictions(restrictions),
  }
}
