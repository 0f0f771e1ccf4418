import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { Transaction } from "../../database/connection"
import {
  LEDGER_MODULE,
  type LedgerService,
  type NewWallet,
  type ReferencedCredit,
} from "../../modules/ledger"
import { formatAmount } from "../../money/money"
import { oneByOne } from "../payments/settle"
import { creditWallet } from "../wallet"
import { readTopUp, type TopUp, type TopUpPayment } from "./read-topup"

/** A row of the host's whose answer is still out may vanish again; by then it is there to stay. */
export const SETTLED_MS = 2 * 60 * 1000
const LOCK_SECONDS = 30
export const TOPUP_REFERENCE = "topup:"
const ACTOR = "system:topup"

/**
 * Brings a wallet to what the payments of a top-up have taken and given back: each capture is credited
 * once, and of what was refunded as much is taken back as is left of the credit. The rest is listed for
 * staff. The rows say what has to be, the entries what is: whatever is repeated moves nothing twice.
 *
 * @param before only rows that were made earlier
 */
export async function settleTopUp(
  container: MedusaContainer,
  id: string,
  before?: Date
): Promise<void> {
  const topUp = await readTopUp(container, id)
  if (!topUp) {
    return
  }
  await creditCaptures(container, topUp, before)
  if (topUp.payments.some(({ refunds }) => refunds.length)) {
    await takeBackRefunds(container, topUp, before)
  }
}

/**
 * The same for the top-up that a payment was for, if it was for one.
 *
 * @returns the payment's collection
 */
export async function settleTopUpOfPayment(
  container: MedusaContainer,
  paymentId: string
): Promise<string | undefined> {
  const [payment] = await container
    .resolve(Modules.PAYMENT)
    .listPayments({ id: [paymentId] }, { select: ["id", "payment_collection_id"] })
  if (payment) {
    await settleTopUp(container, payment.payment_collection_id)
  }
  return payment?.payment_collection_id
}

/**
 * Credits a top-up whose payment the store does not know of: staff have seen it at the provider. Should it
 * arrive after all, or have done so by now, it is credited once.
 *
 * @returns the entry
 */
export async function creditTopUpByHand(
  container: MedusaContainer,
  { id, wallet_id, amount }: Pick<TopUp, "id" | "wallet_id" | "amount">,
  actor: string
): Promise<number> {
  return await whileCrediting(container, id, async () => {
    const topUp = await readTopUp(container, id)
    const [known] = topUp ? await findCredits(container, topUp) : []
    if (known) {
      return known.entry.id
    }
    await creditOnce(container, { id, wallet_id, amount, reference: referenceOf({ id }), actor })
    const [made] = await container
      .resolve<LedgerService>(LEDGER_MODULE)
      .findReferencedCredits(wallet_id, [referenceOf({ id })])
    return made!.entry.id
  })
}

/** By hand, for a capture or for an order: of two at once the later sees the entry of the other. */
export async function whileCrediting<T>(
  container: MedusaContainer,
  topUpId: string,
  work: () => Promise<T>
): Promise<T> {
  return await container
    .resolve(Modules.LOCKING)
    .execute([`topup-credit:${topUpId}`], work, { timeout: LOCK_SECONDS })
}

/** The ledger knows each capture by its reference, for ever. */
async function creditCaptures(
  container: MedusaContainer,
  topUp: TopUp,
  before?: Date
): Promise<void> {
  if (topUp.payments.some(({ captures }) => captures.length)) {
    await whileCrediting(container, topUp.id, () => creditLocked(container, topUp, before))
  }
}

async function creditLocked(
  container: MedusaContainer,
  topUp: TopUp,
  before?: Date
): Promise<void> {
  const byHand = await container
    .resolve<LedgerService>(LEDGER_MODULE)
    .findReferencedCredits(topUp.wallet_id, [referenceOf(topUp)])
  if (byHand.length) {
    return
  }
  for (const capture of topUp.payments.flatMap(({ captures }) => captures)) {
    const { amount, created_at } = capture
    if (before && created_at >= before) {
      continue
    }
    const reference = referenceOf(capture)
    const { id, wallet_id } = topUp
    await creditOnce(container, { id, wallet_id, amount, reference, actor: ACTOR })
  }
}

interface TopUpCredit {
  /** What it is for, a payment collection or an order. */
  id: string
  wallet_id: number
  opens?: NewWallet[]
  amount: bigint
  reference: string
  reason?: string
  order_id?: number
  medusa_order_id?: string
  actor: string
}

/** Credits what has such a reference once. */
export async function creditOnce(
  container: MedusaContainer,
  { id, amount, reason = "Top-up", ...rest }: TopUpCredit
): Promise<void> {
  const outcome = await creditWallet(container, {
    ...rest,
    type: "topup",
    purpose: "paid",
    amount: amount.toString(),
    reason,
  })
  const isThere = outcome.status === "refused" && outcome.refusal.code === "duplicate_reference"
  if (outcome.status === "refused" && !isThere) {
    throw new Error(`The top-up ${id} could not be credited: ${outcome.refusal.code}`)
  }
  if (outcome.status === "failed") {
    throw new Error(outcome.failure.message)
  }
}

/** What of a credit could not be taken back; in minor units, 0 for nothing. */
interface Missing {
  entry_id: number
  amount: bigint
}

async function takeBackRefunds(
  container: MedusaContainer,
  { id, wallet_id, currency }: TopUp,
  before?: Date
): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const missing = await oneByOne(() =>
    ledger.transact(async (transaction) => {
      // Rows are read behind the wallet's lock, so that of two requests the later sees both.
      await ledger.lockWallet(wallet_id, transaction)
      const topUp = await readTopUp(container, id)
      const found: Missing[] = []
      for (const payment of topUp?.payments ?? []) {
        found.push(
          ...(await takeBackPayment({ ledger, transaction, wallet_id }, id, payment, before))
        )
      }
      return found
    })
  )
  await tellMissing(ledger, { wallet_id, currency }, missing)
}

/**
 * Takes back what of some credits was refunded, as far as it is left; the rest is listed for staff.
 *
 * @param readRefunded what has to be taken back of them in all, read behind the wallet's lock
 */
export async function takeBackCredits(
  container: MedusaContainer,
  wallet: { wallet_id: number; currency: string },
  references: readonly string[],
  readRefunded: () => Promise<bigint>
): Promise<void> {
  const { wallet_id } = wallet
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const missing = await oneByOne(() =>
    ledger.transact(async (transaction) => {
      await ledger.lockWallet(wallet_id, transaction)
      return await takeBack({ ledger, transaction, wallet_id }, references, await readRefunded())
    })
  )
  await tellMissing(ledger, wallet, missing)
}

async function tellMissing(
  ledger: LedgerService,
  { wallet_id, currency }: { wallet_id: number; currency: string },
  missing: readonly Missing[]
): Promise<void> {
  for (const { entry_id, amount } of missing) {
    const sum = formatAmount(amount, currency, "en")
    await ledger.noteFailedCompensation(
      entry_id,
      amount > 0n
        ? {
            wallet_id,
            code: "topup_refunded",
            message: `This top-up was refunded; ${sum} of it is spent or set aside and could not be taken back.`,
          }
        : null
    )
  }
}

/** How much of a top-up is still in the wallet and could be taken back; minor units. */
export async function readTakeable(container: MedusaContainer, topUp: TopUp): Promise<bigint> {
  const credits = await findCredits(container, topUp)
  return credits.reduce((sum, { left }) => sum + left, 0n)
}

/** The entries that credited a top-up. */
export async function findCredits(
  container: MedusaContainer,
  { id, wallet_id, payments }: TopUp
): Promise<ReferencedCredit[]> {
  const captures = payments.flatMap((payment) => payment.captures)
  return await container
    .resolve<LedgerService>(LEDGER_MODULE)
    .findReferencedCredits(wallet_id, [{ id }, ...captures].map(referenceOf))
}

function referenceOf({ id }: { id: string }): string {
  return `${TOPUP_REFERENCE}${id}`
}

interface Step {
  ledger: LedgerService
  transaction: Transaction
  wallet_id: number
}

async function takeBackPayment(
  step: Step,
  topUpId: string,
  { captures, refunds }: TopUpPayment,
  before?: Date
): Promise<Missing[]> {
  const refunded = refunds
    .filter(({ created_at }) => !before || created_at < before)
    .reduce((sum, { amount }) => sum + amount, 0n)
  return await takeBack(step, [{ id: topUpId }, ...captures].map(referenceOf), refunded)
}

async function takeBack(
  { ledger, transaction, wallet_id }: Step,
  references: readonly string[],
  refunded: bigint
): Promise<Missing[]> {
  const credits = await ledger.findReferencedCredits(wallet_id, references, transaction)
  let due = refunded - credits.reduce((sum, { reversed }) => sum + reversed, 0n)
  const missing: Missing[] = []
  // What was credited last is taken back first.
  for (const { entry, reversed, left } of credits.reverse()) {
    const wanted = least(due > 0n ? due : 0n, entry.amount - reversed)
    const amount = least(wanted, left)
    if (amount > 0n) {
      const [result] = await ledger.post(
        [
          {
            kind: "reverse",
            wallet_id,
            transaction_id: entry.id,
            amount,
            reason: "Refund of the top-up",
            actor: ACTOR,
            expired_policy: "forfeit",
          },
        ],
        transaction.context
      )
      if (!result.ok) {
        throw new Error(`The refund of a top-up could not be taken back: ${result.refusal.code}`)
      }
    }
    due -= wanted
    missing.push({ entry_id: entry.id, amount: wanted - amount })
  }
  return missing
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}
