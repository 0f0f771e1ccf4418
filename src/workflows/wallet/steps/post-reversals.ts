import { randomUUID } from "node:crypto"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import {
  LEDGER_MODULE,
  type LedgerService,
  type ReverseCommand,
  type ReverseTransferCommand,
  type TransferSides,
} from "../../../modules/ledger"
import type { PostedOutcome, ReversalInput } from "../types"
import { takeBack } from "./compensate"
import { newlyPosted, postCommands } from "./post-commands"

export const postReversalsStepId = "wallet-post-reversals"

/**
 * Reverses entries, of a transfer both, and takes the reversals back when a workflow around it fails
 * afterwards.
 */
export const postReversalsStep = createStep(
  postReversalsStepId,
  async (reversals: ReversalInput[], { container }) => {
    const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
    const transfers = await ledger.findTransfers(
      reversals.map(({ transaction_id }) => transaction_id)
    )
    const outcomes = await postCommands(
      container,
      reversals.map((reversal) => toCommand(reversal, transfers.get(reversal.transaction_id)))
    )
    return new StepResponse(outcomes, newlyPosted(outcomes))
  },
  async (posted: PostedOutcome[] | undefined, { container }) => {
    await takeBack(container, posted ?? [])
  }
)

function toCommand(
  { amount: text, transaction_id, ...reversal }: ReversalInput,
  transfer: TransferSides | undefined
): ReverseCommand | ReverseTransferCommand {
  const amount = text === undefined ? undefined : BigInt(text)
  const named = [transfer?.transfer_in, transfer?.transfer_out].find(
    (entry) => entry?.id === transaction_id
  )
  // Of a transaction in another wallet than it is said to be in, the ledger knows nothing.
  return transfer && named?.wallet_id === reversal.wallet_id
    ? {
        kind: "reverse_transfer",
        ...reversal,
        amount,
        wallet_id: transfer.transfer_in.wallet_id,
        to_wallet_id: transfer.transfer_out.wallet_id,
        transfer_in: transfer.transfer_in.id,
        transfer_out: transfer.transfer_out.id,
        transfer_group_id: randomUUID(),
      }
    : { kind: "reverse", ...reversal, transaction_id, amount }
}
