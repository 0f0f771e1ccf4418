import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { Transaction } from "../../database/connection"
import { type Command, LEDGER_MODULE, type LedgerService, type Posting } from "../../modules/ledger"
import { REWARDS_MODULE, type RewardsService, toTakeBack } from "../../modules/rewards"
import { formatAmount } from "../../money/money"
import { findOrder } from "../payments/read-payment"
import { oneByOne } from "../payments/settle"
import { placeOf } from "../wallet"
import { readOrders } from "./read-orders"
import { settleReferral } from "./settle-referral"

const DAY_MS = 24 * 60 * 60 * 1000
const ACTOR = "system:rewards"
/** What the reference of a reward's credit begins with; its award's id follows. */
const REFERENCE = "reward:"

type LockedAward = Awaited<ReturnType<RewardsService["awardsOf"]>>[number]

export interface Step {
  container: MedusaContainer
  ledger: LedgerService
  rewards: RewardsService
  transaction: Transaction
}

/**
 * Brings what an order earns to what the host's rows say of it: decides its awards once it is paid,
 * credits those whose waiting time is over, and takes back what has to be. The rows say what has to
 * be, awards and entries what is, and one transaction changes them together: whatever is repeated,
 * late or out of order does nothing twice.
 */
export async function settleRewards(container: MedusaContainer, orderId: string): Promise<void> {
  // Another order of the customer may decide about their referral and not have been looked at yet.
  const first = await settleOrder(container, orderId)
  if (first !== null && first !== orderId) await settleOrder(container, first)
}

/** @returns the order that decides about the referral of who placed it, where that is open */
async function settleOrder(container: MedusaContainer, orderId: string): Promise<string | null> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const rewards = container.resolve<RewardsService>(REWARDS_MODULE)
  const isKnown = await rewards.knowsOrder(orderId)
  // Most stores have no rule, and nothing to read of their orders.
  if (!isKnown && !(await rewards.hasRules(new Date(0)))) return null
  const [found] = await readOrders(container, [orderId])
  if (!found) return null
  const isReferred =
    found.customer_id !== null &&
    (await rewards.findReferralOf(found.customer_id))?.status === "open"
  if (!isKnown && !isReferred && !(await rewards.hasRules(found.placed_at))) return null
  const { missing, first } = await oneByOne(() =>
    ledger.transact(async (transaction) => {
      const state = await rewards.lockOrder(found, transaction)
      // Read behind the lock, so that of two who settle at once the later sees all that happened.
      const [order] = await readOrders(container, [orderId])
      if (!order) return { missing: [], first: null }
      const step = { container, ledger, rewards, transaction }
      const rules = await rewards.lockRules(order, transaction)
      if (!state.settled) await rewards.decideAwards(order, rules, transaction)
      const first = await settleReferral(step, order, rules)
      const unmet: Missing[] = []
      const steps = await rewards.recount(order, rules, transaction)
      for (const award of await rewards.awardsOf(orderId, transaction)) {
        const rule = rules.get(award.rule_id)!
        if (award.step === null) {
          const target = toTakeBack(award, rule, order)
          unmet.push(...(await settleAward(step, award, target, order.paid)))
        }
      }
      for (const { award, isReached } of steps) {
        const target = isReached ? 0n : award.amount
        unmet.push(...(await settleAward(step, award, target, true)))
      }
      return { missing: unmet, first }
    })
  )
  for (const one of missing) await noteMissing(ledger, one)
  return first
}

/** The same for the order that a payment is of, if it is of one. */
export async function settleRewardsOfPayment(
  container: MedusaContainer,
  paymentId: string
): Promise<void> {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: [paymentId] }, { select: ["id", "payment_collection_id"] })
  const order = payment && (await findOrder(container, payment.payment_collection_id))
  if (order) await settleRewards(container, order.id)
}

/** What could not be taken back of an award; 0 for nothing. */
interface Missing {
  wallet_id: number
  transaction_id: number
  currency: string
  amount: bigint
}

/** @param target what of it has to be back with the store */
async function settleAward(
  step: Step,
  award: LockedAward,
  target: bigint,
  isEarned: boolean
): Promise<Missing[]> {
  if (award.status !== "pending" && !award.transaction_id) return []
  if (award.transaction_id !== null) {
    return target > award.taken_back ? [await takeBack(step, award, target)] : []
  }
  // What was taken back once stays so, whatever the order becomes later.
  const taken_back = target > award.taken_back ? target : award.taken_back
  if (taken_back === award.amount) {
    await step.rewards.changeAward(award, { status: "taken_back", taken_back }, step.transaction)
  } else if (award.is_due && isEarned) {
    await credit(step, award, taken_back)
  } else if (taken_back > award.taken_back) {
    await step.rewards.changeAward(award, { taken_back }, step.transaction)
  }
  return []
}

async function credit(step: Step, award: LockedAward, taken_back: bigint): Promise<void> {
  const { container, rewards, transaction } = step
  const { customer_id, currency } = award
  const place = await placeOf(container, { customer_id, currency })
  const at = new Date()
  const { entry } = await post(step, {
    kind: "credit",
    type: award.type,
    purpose: "promotional",
    wallet_id: place.id,
    opens: place.opens,
    amount: award.amount - taken_back,
    reason: award.rule_name,
    reference: `${REFERENCE}${award.id}`,
    // Who brought a friend does not read what the friend orders.
    ...(award.side !== "referrer" && {
      order_id: award.display_id,
      medusa_order_id: award.order_id,
    }),
    expires_at:
      award.expires_days === null ? null : new Date(at.getTime() + award.expires_days * DAY_MS),
    actor: ACTOR,
  })
  const credited = { wallet_id: entry!.wallet_id, transaction_id: entry!.id, at }
  await rewards.changeAward(award, { status: "awarded", taken_back, credited }, transaction)
}

/**
 * Takes back as much as is left of the credit, until `target` of the award is back; the rest stays with
 * the customer and is noted. What staff have reversed by hand counts.
 */
async function takeBack(step: Step, award: LockedAward, target: bigint): Promise<Missing> {
  const { ledger, rewards, transaction } = step
  const wallet_id = award.wallet_id!
  await ledger.lockWallet(wallet_id, transaction)
  const [{ entry, reversed, left }] = await ledger.findReferencedCredits(
    wallet_id,
    [`${REFERENCE}${award.id}`],
    transaction
  )
  const byHand = award.amount - entry.amount + reversed
  const before = byHand > award.taken_back ? byHand : award.taken_back
  const due = target > before ? target - before : 0n
  const amount = least(due, least(left, entry.amount - reversed))
  if (amount > 0n) {
    await post(step, {
      kind: "reverse",
      wallet_id,
      transaction_id: entry.id,
      amount,
      reason: award.rule_name,
      actor: ACTOR,
      expired_policy: "forfeit",
    })
  }
  const taken_back = before + amount
  const missing = due - amount
  const status = taken_back === award.amount ? "taken_back" : undefined
  await rewards.changeAward(award, { status, taken_back, missing }, transaction)
  return { wallet_id, transaction_id: entry.id, currency: award.currency, amount: missing }
}

async function post({ ledger, transaction }: Step, command: Command): Promise<Posting> {
  const [result] = await ledger.post([command], transaction.context)
  if (!result.ok) throw new Error(`The wallet refused a reward (${result.refusal.code})`)
  return result.posting
}

async function noteMissing(ledger: LedgerService, missing: Missing): Promise<void> {
  const { wallet_id, transaction_id, currency, amount } = missing
  const sum = formatAmount(amount, currency, "en")
  await ledger.noteFailedCompensation(
    transaction_id,
    amount > 0n
      ? {
          wallet_id,
          code: "reward_not_taken_back",
          message: `What earned this reward was returned, refunded or cancelled; ${sum} of it is spent, set aside or lapsed and could not be taken back.`,
        }
      : null
  )
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
