import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CreditCommand } from "../../../modules/ledger"
import type { CreditInput, PostedOutcome } from "../types"
import { newlyPosted, postCommands, takeBack } from "./post-commands"

export const postCreditsStepId = "wallet-post-credits"

/** Credits wallets, and takes the money out again when the workflow fails afterwards. */
export const postCreditsStep = createStep(
  postCreditsStepId,
  async (credits: CreditInput[], { container }) => {
    const outcomes = await postCommands(container, credits.map(toCommand))
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    if (posted?.length) {
      await takeBack(container, posted)
    }
  }
)

function toCommand({ amount, expiry_date, ...credit }: CreditInput): CreditCommand {
  return {
    kind: "credit",
    ...credit,
    amount: BigInt(amount),
    expires_at: expiry_date ? new Date(expiry_date) : null,
  }
}
