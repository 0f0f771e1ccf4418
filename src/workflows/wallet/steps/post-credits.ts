import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CreditCommand } from "../../../modules/ledger"
import type { CreditInput, PostedOutcome } from "../types"
import { compensationReference, newlyPosted, postCommands, takeBack } from "./post-commands"

export const postCreditsStepId = "wallet-post-credits"

/**
 * Credits wallets, and debits the money again when the workflow fails afterwards: as much of it as
 * is still there, since a balance is never negative.
 */
export const postCreditsStep = createStep(
  postCreditsStepId,
  async (credits: CreditInput[], { container }) => {
    const outcomes = await postCommands(container, credits.map(toCommand))
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    if (posted?.length) {
      await takeBack(container, posted, ({ entry }) => ({
        kind: "debit",
        wallet_id: entry.wallet_id,
        amount: BigInt(entry.amount),
        allow_partial: true,
        reason: `Taken back: transaction ${entry.id}`,
        reference: compensationReference(entry.id),
        actor: "system:compensation",
      }))
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
