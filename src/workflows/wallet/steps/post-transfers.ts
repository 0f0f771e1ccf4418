import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { TransferCommand } from "../../../modules/ledger"
import type { PostedOutcome, TransferInput } from "../types"
import {
  compensationReason,
  newlyPosted,
  postCommands,
  takeBack,
  toRestrictions,
} from "./post-commands"

export const postTransfersStepId = "wallet-post-transfers"

/** Transfers money, and sends it back when the workflow fails afterwards. */
export const postTransfersStep = createStep(
  postTransfersStepId,
  async (transfers: TransferInput[], { container }) => {
    const outcomes = await postCommands(container, transfers.map(toCommand))
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    if (posted?.length) {
      await takeBack(container, posted, toReturn)
    }
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

/** Goes the other way, once: its reference is taken afterwards. */
function toReturn({ entry, counterpart }: PostedOutcome): TransferCommand {
  return {
    kind: "transfer",
    wallet_id: counterpart!.wallet_id,
    to_wallet_id: entry.wallet_id,
    amount: BigInt(entry.amount),
    reason: compensationReason(entry.id),
    reference: `compensation:${entry.id}`,
    transfer_group_id: `${entry.transfer_group_id}:returned`,
    actor: "system:compensation",
  }
}
