import type { ReverseTransferCommand } from "../types"
import { refuse } from "./book"
import { bookLapses } from "./decide"
import { refuseReference } from "./references"
import { concludeReversal, putBack, reversedAmount, takeBack } from "./reverse"
import { type DecisionContext, spendableAs, type WalletState } from "./state"
import type { TransferDecision } from "./transfer"

/**
 * Sends a transfer back, in whole or in part, by a transfer the other way whose entries take back the
 * two of the first. The money leaves the lots that it came in, then others that may be transferred,
 * and returns to the lots that it was sent from. Never more than was transferred, whichever of its
 * reversals were reversed themselves. It is the store's own doing: nothing but what is there limits it.
 *
 * @param from the wallet that has received the transfer
 * @param to the wallet that has sent it
 */
export function decideTransferReversal(
  from: WalletState,
  to: WalletState,
  command: ReverseTransferCommand,
  context: DecisionContext
): TransferDecision {
  const { transfer_in, transfer_out, transfer_group_id, expired_policy, reason, actor } = command
  const came = from.reversible.get(transfer_in)
  const went = to.reversible.get(transfer_out)
  if (
    came?.entry.type !== "transfer_in" ||
    went?.entry.type !== "transfer_out" ||
    came.entry.transfer_group_id !== went.entry.transfer_group_id
  ) {
    const transaction_id = came ? transfer_out : transfer_in
    return refuse({ code: "transaction_not_found", transaction_id })
  }
  const taken = refuseReference(from, command, "transfer_out")
  if (taken) {
    return refuse(taken)
  }
  const giver = bookLapses(from, context)
  const taker = bookLapses(to, context)
  const amount = reversedAmount(giver.state, transfer_in, command.amount)
  if (typeof amount !== "bigint") {
    return refuse(amount)
  }
  const details = { reason, actor, transfer_group_id }
  const out = takeBack(
    giver.state,
    {
      original: came,
      amount,
      details: {
        ...details,
        type: "transfer_out",
        reference: command.reference,
        counterparty_wallet_id: to.id,
      },
    },
    spendableAs("transfer_out", giver.state, context),
    context
  )
  if ("code" in out) {
    return refuse(out)
  }
  const back = putBack(
    taker.state,
    {
      original: went,
      amount,
      expired_policy,
      details: { ...details, type: "transfer_in", counterparty_wallet_id: from.id },
    },
    context
  )
  return "code" in back
    ? refuse(back)
    : {
        ok: true,
        from: concludeReversal(giver, out, context),
        to: concludeReversal(taker, back, context),
      }
}
