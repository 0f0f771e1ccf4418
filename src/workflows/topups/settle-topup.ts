import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { Transaction } from "../../database/connection"
import { LEDGER_MODULE, type LedgerService, type ReferencedCredit } from "../../modules/ledger"
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
    await credit(container, { id, wallet_id, amount, reference: referenceOf({ id }), actor })
    const [made] = await container
      .resolve<LedgerService>(LEDGER_MODULE)
      .findReferencedCredits(wallet_id, [referenceOf({ id })])
    return made!.entry.id
  })
}

/** By hand or for a capture: of two at once the later sees the entry of the other. */
async function whileCrediting<T>(
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
    await credit(container, { ...topUp, amount, reference, actor: ACTOR })
  }
}

interface TopUpCredit {
  id: string
  wallet_id: number
  amount: bigint
  reference: string
  actor: string
}

/** Credits what has such a reference once. */
async function credit(
  container: MedusaContainer,
  { id, wallet_id, amount, reference, actor }: TopUpCredit
): Promise<void> {
  const outcome = await creditWallet(container, {
    wallet_id,
    type: "topup",
    purpose: "paid",
    amount: amount.toString(),
    reason: "Top-up",
    reference,
    actor,
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
          ...(await takeBackPayment({ ledger, transaction, wallet_id, id }, payment, before))
        )
      }
      return found
    })
  )
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
  /** The top-up's. */
  id: string
}

async function takeBackPayment(
  { ledger, transaction, wallet_id, id }: Step,
  { captures, refunds }: TopUpPayment,
  before?: Date
): Promise<Missing[]> {
  const credits = await ledger.findReferencedCredits(
    wallet_id,
    [{ id }, ...captures].map(referenceOf),
    transaction
  )
  let due = refunds
    .filter(({ created_at }) => !before || created_at < before)
    .reduce((sum, { amount }) => sum + amount, 0n)
  due -= credits.reduce((sum, { reversed }) => sum + reversed, 0n)
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
