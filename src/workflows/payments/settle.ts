import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { Transaction } from "../../database/connection"
import {
  type Command,
  type Entry,
  type Hold,
  LEDGER_MODULE,
  type LedgerService,
  type Posting,
  type Refusal,
  toReversible,
} from "../../modules/ledger"
import { ALLOWANCE_REFERENCE } from "../allowances/words"
import { chargedOrder } from "./charge-reference"
import { findOrder, findPayment, type PaidOrder } from "./read-payment"
import { sourceOf } from "./wallet-provider"

/**
 * What may be done to bring a wallet and the host's rows of a payment to the same sum. A capture
 * takes what is missing, a refund gives back what is too much, and only upkeep does both: a row that
 * another request is about to write must not be mistaken for one that is gone.
 */
export type Settling = "capture" | "refund" | "upkeep"

/** For how long money comes back whose credit has expired since it was spent. */
const RESTORE_DAYS = 30
const ACTOR = "system:payment"

/**
 * Brings what the wallet has paid for a payment to what the host has captured and not refunded.
 *
 * The host tells a provider no amount to capture, and deletes the row of a capture or refund when our
 * answer is lost, so that the next attempt has a new id. So nothing is done by the call: the rows say
 * what has to be, the ledger's entries what is, and the difference moves. Whatever is repeated moves
 * nothing twice.
 *
 * @throws MedusaError when money is missing that the wallet does not have
 */
export async function settlePayment(
  container: MedusaContainer,
  sessionId: string,
  settling: Settling,
  /** The host's id of the capture, for the entry. */
  reference?: string
): Promise<void> {
  await oneByOne(async () => {
    const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
    const source = sourceOf(sessionId)
    const [known] = await ledger.holds.ofSource(source)
    if (!known) {
      return
    }
    await ledger.transact(async (transaction) => {
      // Rows are read behind the wallet's lock, so that of two requests the later sees both rows.
      await ledger.lockWallet(known.wallet_id, transaction)
      const payment = await findPayment(container, sessionId)
      const holds = await ledger.holds.ofSource(source, transaction)
      const entries = await ledger.holds.entriesOf(
        holds.map(({ id }) => id),
        transaction
      )
      const missing = (payment?.due ?? 0n) - paidBy(entries)
      const order = payment && (await findOrder(container, payment.payment_collection_id))
      const step: Step = { ledger, transaction, source, holds, entries, order, reference }
      if (missing > 0n && settling !== "refund") {
        await take(step, missing)
      }
      if (missing < 0n && settling !== "capture") {
        await giveBack(step, -missing)
      }
    })
  })
}

/** What is settled, read behind the wallet's lock. */
export interface Step {
  ledger: LedgerService
  transaction: Transaction
  source: string
  holds: Hold[]
  entries: Entry[]
  order: PaidOrder | null
  reference?: string
}

/** What has left the wallet for the payment and not come back, whatever was taken back of that again. */
export function paidBy(entries: readonly Entry[]): bigint {
  return [...toReversible(entries).values()]
    .filter(({ entry }) => entry.reverses_entry_id === null)
    .reduce((sum, { entry, reversed }) => sum + entry.amount - reversed, 0n)
}

/** From what is set aside, and, if that is not enough, from the balance. */
export async function take(
  step: Step,
  missing: bigint,
  walletId = step.holds[0].wallet_id
): Promise<void> {
  const active = step.holds.find(({ status }) => status === "active")
  const part = active && (active.amount < missing ? active.amount : missing)
  if (active && part) {
    await commit(step, active, part, step.reference)
  }
  const rest = missing - (part ?? 0n)
  if (rest > 0n) {
    const { hold } = await post(step, {
      kind: "hold",
      wallet_id: walletId,
      amount: rest,
      source: step.source,
      reason: "Payment of an order",
      actor: ACTOR,
    })
    await commit(step, hold!, rest, active ? undefined : step.reference)
  }
}

async function commit(step: Step, hold: Hold, amount: bigint, reference?: string): Promise<void> {
  const { order } = step
  await post(step, {
    kind: "commit_hold",
    wallet_id: hold.wallet_id,
    hold_id: hold.id,
    amount,
    keep_rest: true,
    reason: (order ? `Payment of order ${order.display_id}` : "Payment of an order") + by(step),
    actor: step.holds.find((one) => chargedOrder(one) !== null)?.actor ?? ACTOR,
    reference: reference ?? null,
    order_id: order?.display_id ?? null,
    medusa_order_id: order?.id ?? null,
  })
}

/** By which allowance the payment was made, as its first hold says; empty for people's own. */
function by({ holds }: Step): string {
  const made = holds.find((hold) => hold.reference?.startsWith(ALLOWANCE_REFERENCE))
  return made ? (/ \(.*\)$/.exec(made.reason)?.[0] ?? "") : ""
}

/** Onto the credits that it came from, what was taken last first. */
export async function giveBack(
  step: Step,
  excess: bigint,
  /** Of the reversals; each entry of a wallet needs one of its own. */
  reference?: () => string
): Promise<void> {
  let left = excess
  const debits = [...toReversible(step.entries).values()].filter(
    ({ entry }) => entry.reverses_entry_id === null
  )
  for (const { entry: debit, reversed } of debits.reverse()) {
    const reversible = debit.amount - reversed
    const amount = reversible < left ? reversible : left
    if (amount > 0n) {
      await post(step, {
        kind: "reverse",
        wallet_id: debit.wallet_id,
        transaction_id: debit.id,
        amount,
        reason: step.order ? `Refund of order ${step.order.display_id}` : "Refund of a payment",
        actor: ACTOR,
        reference: reference?.() ?? null,
        expired_policy: { restore_days: RESTORE_DAYS },
      })
      left -= amount
    }
  }
}

async function post({ ledger, transaction }: Step, command: Command): Promise<Posting> {
  const [result] = await ledger.post([command], transaction.context)
  if (!result.ok) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, describe(result.refusal))
  }
  return result.posting
}

function describe(refusal: Refusal): string {
  return refusal.code === "insufficient_balance"
    ? "The wallet has less than what is to be captured."
    : `The wallet refused (${refusal.code}).`
}

/** Releases what is still set aside for a payment session, and nothing else. Twice is as once. */
export async function releaseSession(
  container: MedusaContainer,
  sessionId: string,
  reason: string
): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const holds = await ledger.holds.ofSource(sourceOf(sessionId))
  const active = holds.filter(({ status }) => status === "active")
  const results = await ledger.post(
    active.map(({ id, wallet_id }) => ({
      kind: "release_hold",
      wallet_id,
      hold_id: id,
      reason,
      actor: ACTOR,
    }))
  )
  const failed = results.find((result) => !result.ok && result.refusal.code !== "hold_not_active")
  if (failed && !failed.ok) {
    throw new Error(`The hold of ${sessionId} could not be released: ${failed.refusal.code}`)
  }
}

/**
 * Settling has a connection with the wallet's lock and needs another one for the host's rows: one at
 * a time, so that the pool can't run dry of such as wait for each other.
 */
let last: Promise<unknown> = Promise.resolve()

export function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work)
  last = next.catch(() => undefined)
  return next
}
