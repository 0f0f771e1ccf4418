import type { Lot, LotMovement, Refusal, TransferCommand } from "../types"
import {
  accept,
  type Accepted,
  type NewLot,
  putIn,
  refuse,
  type Refused,
  refuseOverflow,
  takeOut,
} from "./book"
import { affordable } from "./checks"
import { bookLapses } from "./decide"
import { takeFrom } from "./lots"
import { refuseReference } from "./references"
import { type DecisionContext, spendableAs, type WalletState } from "./state"

/** What a transfer, or a reversal of one, does to both wallets: which gives, and which takes. */
export type TransferDecision = { ok: true; from: Accepted; to: Accepted } | Refused

/**
 * Moves money between two wallets. It arrives in lots of the purpose and expiry it had, and
 * promotional money can't be sent at all (decisions, "Lots and purposes").
 */
export function decideTransfer(
  from: WalletState,
  to: WalletState,
  command: TransferCommand,
  context: DecisionContext
): TransferDecision {
  const refusal = refuseParties(from, to) ?? refuseReference(from, command, "transfer_out")
  if (refusal) {
    return refuse(refusal)
  }
  const sender = bookLapses(from, context)
  const recipient = bookLapses(to, context)
  const spendable = spendableAs("transfer_out", sender.state, context)
  const amount = affordable(sender.state, command, context.now, spendable)
  if (typeof amount !== "bigint") {
    return refuse(amount)
  }
  if (refuseOverflow(recipient.state, amount)) {
    // Nothing of the recipient's balance: the sender would learn it to the cent.
    return refuse({ code: "balance_limit_exceeded", requested: amount })
  }
  const movements = takeFrom(spendable.lots, amount)
  const shared = {
    reason: command.message ?? command.reason,
    actor: command.actor,
    transfer_group_id: command.transfer_group_id,
  }
  const out = takeOut(sender.state, context, movements, {
    ...shared,
    type: "transfer_out",
    reference: command.reference,
    counterparty_wallet_id: to.id,
  })
  const id = context.nextId()
  const opened = openLike(spendable.lots, movements, id, context)
  const come = putIn(
    recipient.state,
    context,
    id,
    { opened, returned: [] },
    { ...shared, type: "transfer_in", counterparty_wallet_id: from.id }
  )
  return {
    ok: true,
    from: accept(sender, { ...out, requested: command.amount }),
    to: accept(recipient, { ...come, requested: command.amount }),
  }
}

function refuseParties(from: WalletState, to: WalletState): Refusal | null {
  if (from.id === to.id) {
    return { code: "transfer_to_self" }
  }
  return from.currency === to.currency
    ? null
    : { code: "currency_mismatch", from: from.currency, to: to.currency }
}

/** New lots for what was taken: one for each purpose and expiry among the old ones. */
function openLike(
  lots: readonly Lot[],
  movements: readonly LotMovement[],
  firstId: number,
  context: DecisionContext
): NewLot[] {
  const source = new Map(lots.map((lot) => [lot.id, lot]))
  const opened = new Map<string, NewLot>()
  for (const { lot_id, amount } of movements) {
    const { purpose, expires_at } = source.get(lot_id)!
    const key = `${purpose} ${expires_at?.getTime()}`
    const known = opened.get(key)
    opened.set(key, {
      id: known?.id ?? (opened.size === 0 ? firstId : context.nextId()),
      amount: (known?.amount ?? 0n) + amount,
      purpose,
      expires_at,
    })
  }
  return [...opened.values()]
}
