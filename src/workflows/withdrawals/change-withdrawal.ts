import type { MedusaContainer } from "@medusajs/framework/types"
import {
  type Command,
  LEDGER_MODULE,
  type LedgerService,
  type NewOutboxEvent,
  type Refusal,
} from "../../modules/ledger"
import {
  type Withdrawal,
  type WithdrawalChange,
  WITHDRAWALS_MODULE,
  type WithdrawalsService,
  type WithdrawalStatus,
} from "../../modules/withdrawals"
import { toRefusalData, toRestrictions } from "../wallet"
import type {
  PayWithdrawalInput,
  RejectWithdrawalInput,
  WithdrawalChangeInput,
  WithdrawalInput,
  WithdrawalOutcome,
} from "./types"

/**
 * What a withdrawal's workflows do. A withdrawal and the money that is set aside for it change in one
 * transaction, so that no crash leaves one without the other and nothing has to be made good later.
 */

const SOURCE = "withdrawal:"
const REASON = "Withdrawal"

/** What the hold of a withdrawal is for. */
export function sourceOfWithdrawal(id: number): string {
  return `${SOURCE}${id}`
}

/** The withdrawal that a hold is for; null for any other hold. */
export function withdrawalOf(source: string | null | undefined): number | null {
  return source?.startsWith(SOURCE) ? Number(source.slice(SOURCE.length)) : null
}

/** Sets the money aside, which only the withdrawal's own end gives back or takes: the hold never lapses. */
export async function request(
  container: MedusaContainer,
  input: WithdrawalInput
): Promise<WithdrawalOutcome> {
  const { ledger, withdrawals } = modulesOf(container)
  const { wallet_id, customer_id, user_id, currency, destination, actor } = input
  const amount = BigInt(input.amount)
  return await ledger.transact(async ({ context }) => {
    const id = await withdrawals.nextId(context)
    const hold: Command = {
      kind: "hold",
      type: "withdrawal",
      wallet_id,
      amount,
      reason: REASON,
      source: sourceOfWithdrawal(id),
      actor,
      idempotency: input.idempotency,
      restrictions: toRestrictions(input.restrictions),
    }
    const [result] = await ledger.post([hold], context)
    if (!result.ok) {
      return refused(result.refusal)
    }
    const made = result.posting.hold!
    if (result.posting.replayed) {
      return { status: "done", withdrawal_id: withdrawalOf(made.source)!, replayed: true }
    }
    const owner = { wallet_id, customer_id, user_id, currency }
    await withdrawals.insert({ id, ...owner, amount, destination, hold_id: made.id }, context)
    await ledger.announce([toEvent("requested", { id, ...owner, amount }, actor)], context)
    return { status: "done", withdrawal_id: id, replayed: false }
  })
}

/** Says that it may be paid. The hold is asked for once more: what nothing sets aside is not approved. */
export async function approve(
  container: MedusaContainer,
  input: WithdrawalChangeInput
): Promise<WithdrawalOutcome> {
  return await change(container, input, {
    from: ["requested"],
    command: (hold) => ({ kind: "extend_hold", ...hold, expires_at: null }),
    to: { status: "approved" },
  })
}

export async function reject(
  container: MedusaContainer,
  input: RejectWithdrawalInput
): Promise<WithdrawalOutcome> {
  return await change(container, input, {
    from: ["requested", "approved"],
    command: (hold) => ({ kind: "release_hold", ...hold }),
    to: { status: "rejected", reason: input.reason },
  })
}

export async function cancel(
  container: MedusaContainer,
  input: WithdrawalChangeInput
): Promise<WithdrawalOutcome> {
  return await change(container, input, {
    from: ["requested"],
    command: (hold) => ({ kind: "release_hold", ...hold }),
    to: { status: "canceled" },
  })
}

/** Turns the hold into an entry of the type `withdrawal`. */
export async function pay(
  container: MedusaContainer,
  input: PayWithdrawalInput
): Promise<WithdrawalOutcome> {
  const { reference } = input
  return await change(container, input, {
    from: ["approved"],
    command: (hold) => ({ kind: "commit_hold", type: "withdrawal", ...hold, reference }),
    to: { status: "paid", reference },
  })
}

interface Change {
  from: readonly WithdrawalStatus[]
  /** What the ledger does with the hold. */
  command: (hold: HoldOfWithdrawal) => Command
  to: Omit<WithdrawalChange, "actor">
}

interface HoldOfWithdrawal {
  wallet_id: number
  hold_id: number
  reason: string
  actor: string
  idempotency: WithdrawalChangeInput["idempotency"]
}

async function change(
  container: MedusaContainer,
  { withdrawal_id: id, actor, idempotency }: WithdrawalChangeInput,
  { from, command, to }: Change
): Promise<WithdrawalOutcome> {
  const { ledger, withdrawals } = modulesOf(container)
  return await ledger.transact(async ({ context }): Promise<WithdrawalOutcome> => {
    const found = await withdrawals.lock(id, context)
    if (!found) {
      return { status: "not_found" }
    }
    // Who sent the same request twice at once finds here what the first one did.
    const earlier = idempotency && (await ledger.findReplay(idempotency, context))
    if (earlier) {
      return earlier.ok
        ? { status: "done", withdrawal_id: id, replayed: true }
        : refused(earlier.refusal)
    }
    if (!from.includes(found.status)) {
      return { status: "not_open", withdrawal_status: found.status }
    }
    const { wallet_id, hold_id } = found
    const posted = command({ wallet_id, hold_id, reason: REASON, actor, idempotency })
    const [result] = await ledger.post([posted], context)
    if (!result.ok && !isGivenBack(posted, result.refusal)) {
      return refused(result.refusal)
    }
    const transaction_id = result.ok ? result.posting.entry?.id : null
    await withdrawals.change(id, { ...to, actor, transaction_id }, context)
    if (to.status === "approved" || to.status === "rejected") {
      await ledger.announce([toEvent(to.status, found, actor)], context)
    }
    return { status: "done", withdrawal_id: id, replayed: false }
  })
}

/** Whether there is nothing left to release: code of the store's own may have ended the hold. */
function isGivenBack({ kind }: Command, { code }: Refusal): boolean {
  return kind === "release_hold" && (code === "hold_not_active" || code === "hold_not_found")
}

/** Where the money goes and why not are for the store's own pages: events leave the store. */
function toEvent(
  what: "requested" | "approved" | "rejected",
  { id, wallet_id, amount, currency }: Pick<Withdrawal, "id" | "wallet_id" | "amount" | "currency">,
  actor: string
): NewOutboxEvent {
  return {
    type: `wallet.withdrawal.${what}`,
    wallet_id,
    data: { withdrawal_id: id, amount: amount.toString(), currency, actor },
  }
}

function refused(refusal: Refusal): WithdrawalOutcome {
  return { status: "refused", refusal: toRefusalData(refusal) }
}

function modulesOf(container: MedusaContainer) {
  return {
    ledger: container.resolve<LedgerService>(LEDGER_MODULE),
    withdrawals: container.resolve<WithdrawalsService>(WITHDRAWALS_MODULE),
  }
}
