import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { DebitCommand } from "../../../modules/ledger"
import type { DebitInput, PostedOutcome } from "../types"
import { compensationReference, newlyPosted, postCommands, takeBack } from "./post-commands"

export const postDebitsStepId = "wallet-post-debits"

/** Debits wallets, and credits the money back when the workflow fails afterwards. */
export const postDebitsStep = createStep(
  postDebitsStepId,
  async (debits: DebitInput[], { container }) => {
    const outcomes = await postCommands(container, debits.map(toCommand))
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    if (posted?.length) {
      await takeBack(container, posted, ({ entry }) => ({
        kind: "credit",
        wallet_id: entry.wallet_id,
        amount: BigInt(entry.amount),
        reason: `Taken back: transaction ${entry.id}`,
        reference: compensationReference(entry.id),
        purpose: "refund",
        actor: "system:compensation",
      }))
    }
  }
)

function toCommand({ amount, ...debit }: DebitInput): DebitCommand {
  return { kind: "debit", ...debit, amount: BigInt(amount) }
}
