import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { TransferCommand } from "../../../modules/ledger"
import type { PostedOutcome, TransferInput } from "../types"
import { takeBack } from "./compensate"
import { newlyPosted, postCommands, toRestrictions } from "./post-commands"

export const postTransfersStepId = "wallet-post-transfers"

/** Transfers money, and sends it back when the workflow fails afterwards. */
export const postTransfersStep = createStep(
  postTransfersStepId,
  async (transfers: TransferInput[], { container }) => {
    const outcomes = await postCommands(container, transfers.map(toCommand))
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    await takeBack(container, posted ?? [])
  }
)

function toCommand({ amount, restrictions, ...transfer }: TransferInput): TransferCommand {
  return {
    kind: "transfer",
    ...transfer,
    amount: BigInt(amount),
    restrictions: toRestrictions(restrictions),
  }
}
