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
import { refuseReference, settle } from "./decide"
import { takeFrom } from "./lots"
import { type DecisionContext, type Spendable, spendableAs, type WalletState } from "./state"

/** What a transfer does to both wallets. */
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
  const refusal =
    refuseParties(from, to) ?? refuseReference(from, command) ?? refuseReturn(from, command)
  if (refusal) {
    return refuse(refusal)
  }
  const sender = settle(from, context)
  const recipient = settle(to, context)
  const spendable = inReturnOrder(
    sender.state,
    spendableAs("transfer_out", sender.state, context),
    command
  )
  const amount = sentAmount(sender.state, command, context, spendable)
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
    reverses_entry_id: command.takes_back?.transfer_in,
  })
  const id = context.nextId()
  const opened = openLike(spendable.lots, movements, id, context)
  const come = putIn(
    recipient.state,
    context,
    id,
    { opened, returned: [] },
    {
      ...shared,
      type: "transfer_in",
      counterparty_wallet_id: from.id,
      reverses_entry_id: command.takes_back?.transfer_out,
    }
  )
  return {
    ok: true,
    from: accept(sender, {
      entry: out.entry,
      state: withReturn(out.state, command),
      requested: command.amount,
    }),
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

/** Why an earlier transfer can't be sent back by this one, if so. */
function refuseReturn(from: WalletState, { takes_back }: TransferCommand): Refusal | null {
  if (!takes_back) {
    return null
  }
  const transaction_id = takes_back.transfer_in
  const original = from.reversible.get(transaction_id)
  if (!original) {
    return { code: "transaction_not_found", transaction_id }
  }
  return original.reversed === 0n
    ? null
    : { code: "reversal_exceeds", transaction_id, reversible: 0n }
}

/** What can be spent, in the order in which it leaves: what came is sent back before anything else. */
function inReturnOrder(
  from: WalletState,
  spendable: Spendable,
  { takes_back }: TransferCommand
): Spendable {
  if (!takes_back) {
    return spendable
  }
  const came = from.reversible.get(takes_back.transfer_in)!.entry.lots
  const cameIn = (lot: Lot) => came.some(({ lot_id }) => lot_id === lot.id)
  const { lots } = spendable
  return {
    ...spendable,
    lots: [...lots.filter(cameIn), ...lots.filter((lot) => !cameIn(lot))],
  }
}

/** A return is the store's own doing: nothing but what is there limits it. */
function sentAmount(
  from: WalletState,
  command: TransferCommand,
  { now }: DecisionContext,
  spendable: Spendable
): bigint | Refusal {
  return command.takes_back
    ? affordable({ ...from, spending_limit: 0n }, { amount: command.amount }, now, spendable)
    : affordable(from, command, now, spendable)
}

/** The wallet's state once an earlier transfer into it has been sent back. */
function withReturn(state: WalletState, { takes_back }: TransferCommand): WalletState {
  const original = takes_back && state.reversible.get(takes_back.transfer_in)
  return original
    ? {
        ...state,
        reversible: new Map(state.reversible).set(original.entry.id, {
          ...original,
          reversed: original.entry.amount,
        }),
      }
    : state
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
