import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MathBN, MedusaError, Modules } from "@medusajs/framework/utils"
import type { Transaction } from "../../database/connection"
import { type Entry, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import { readOrderMoney, refundedToWallet } from "../payments/order-money"
import { giveBack, oneByOne, paidBy, type Step, take } from "../payments/settle"
import { findCartHold, releaseFromCart } from "./align-cart"
import { whileLocked } from "./credit-line"
import { lowerLine } from "./lower-line"
import { type Decimal, findOrderOfCart, minorOf, sourceOfCart } from "./read-cart"
import { BOOKED_AS, type CartOrder, readCartOrder } from "./read-order"

/** What a reversal's reference begins with that settles what the store owes on the order. */
export const CART_REFUND = "cart_refund:"

/**
 * Brings a wallet to what the order says that a cart became: the debit for our credit line, and what of
 * it went back. The rows say what has to be, the entries what is; the difference moves, so that
 * whatever is repeated moves nothing twice.
 *
 * @throws MedusaError when money is missing that the wallet does not have
 */
export async function settleCart(container: MedusaContainer, cartId: string): Promise<void> {
  // A completion that is under way may still fail and take its order back.
  await whileLocked(container, cartId, async () => {
    const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
    const orderId = await findOrderOfCart(container, cartId)
    const before = orderId ? await readCartOrder(container, orderId) : null
    const walletId = await findWalletOf(container, cartId, before)
    if (walletId === undefined) {
      if (before && before.line > 0n && !before.canceled) {
        throw new MedusaError(MedusaError.Types.NOT_FOUND, "The customer has no such wallet.")
      }
      return
    }
    const refused = await oneByOne(() =>
      ledger.transact(async (transaction) => {
        await ledger.lockWallet(walletId, transaction)
        const step = await readStep(ledger, transaction, sourceOfCart(cartId))
        const order = orderId ? await readTrueOrder(container, orderId, step, walletId) : null
        return await settleStep(container, { ...step, order }, { order, walletId })
      })
    )
    const held = orderId ? await findCartHold(container, cartId) : null
    if (held) {
      await releaseFromCart(container, held.hold, held.hold.amount)
    }
    if (before) {
      await bookGivenBack(container, { cartId, orderId: before.id, walletId })
    }
    if (refused) {
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        `Order ${before!.display_id} lacks what the wallet was to pay. ${refused.message}`
      )
    }
  })
}

/**
 * An order after its line was lowered to what the wallet may pay of it. A cart that changes while it is
 * completed, by other code than the host's routes or in another process, takes its line along as it
 * was: then nothing of it is in another currency or another customer's, and no total is below zero.
 * What staff change on an order later is theirs.
 */
async function readTrueOrder(
  container: MedusaContainer,
  orderId: string,
  { entries }: Pick<Step, "entries">,
  walletId: number
): Promise<CartOrder | null> {
  const order = await readCartOrder(container, orderId)
  if (!order || order.version > 1 || order.canceled || order.line <= 0n) {
    return order
  }
  // An order may become another customer's once it is paid for.
  const wallet = entries.length
    ? undefined
    : await container.resolve<LedgerService>(LEDGER_MODULE).findWallet(walletId)
  const excess = MathBN.min(MathBN.mult(order.total, -1), order.lineTotal)
  if (wallet && wallet.currency !== order.currency) {
    await lowerLine(container, order, order.lineTotal, "currency_changed")
  } else if (wallet && wallet.customer_id !== order.customer_id) {
    await lowerLine(container, order, order.lineTotal, "customer_changed")
  } else if (MathBN.gt(excess, 0) && minorOf(excess, order.currency) > 0n) {
    await lowerLine(container, order, excess, "exceeds_total")
  } else {
    return order
  }
  return await readCartOrder(container, orderId)
}

async function findWalletOf(
  container: MedusaContainer,
  cartId: string,
  order: CartOrder | null
): Promise<number | undefined> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const holds = await ledger.holds.ofSource(sourceOfCart(cartId))
  const hold = holds.find(({ wallet_id }) => wallet_id === order?.wallet_id) ?? holds[0]
  if (hold) {
    return hold.wallet_id
  }
  const owes = order && order.line > 0n && order.customer_id
  return owes ? await ledger.findWalletId(owes, order.currency) : undefined
}

async function readStep(ledger: LedgerService, transaction: Transaction, source: string) {
  const holds = await ledger.holds.ofSource(source, transaction)
  const ids = holds.map(({ id }) => id)
  return {
    ledger,
    transaction,
    source,
    holds,
    entries: await ledger.holds.entriesOf(ids, transaction),
  }
}

/** @returns what the wallet refused to pay with; null when nothing is missing */
async function settleStep(
  container: MedusaContainer,
  step: Step,
  { order, walletId }: { order: CartOrder | null; walletId: number }
): Promise<Error | null> {
  const { taken: had, returned } = sumsOf(step.entries)
  if (!order) {
    // The order that it was taken for was taken back.
    if (had > returned) {
      await giveBack(step, had - returned)
    }
    return null
  }
  const refused =
    !order.canceled && had < order.line ? await takeMissing(step, order.line - had, walletId) : null
  await giveBackShare(container, { ...step, entries: await entriesOf(step) }, order)
  return refused
}

/** Takes what is set aside in any case, and the rest if the wallet has it. */
async function takeMissing(step: Step, missing: bigint, walletId: number): Promise<Error | null> {
  const active = step.holds.find(({ status }) => status === "active")
  const part = active ? atMost(active.amount, missing) : 0n
  if (part > 0n) {
    await take(step, part, walletId)
  }
  if (missing > part) {
    try {
      await take({ ...step, holds: [] }, missing - part, walletId)
    } catch (error) {
      if (error instanceof MedusaError) return error
      throw error
    }
  }
  return null
}

async function giveBackShare(
  container: MedusaContainer,
  step: Step,
  order: CartOrder
): Promise<void> {
  const { taken, returned } = sumsOf(step.entries)
  const paid = order.canceled ? taken : atMost(taken, order.line)
  const [plain, owed] = shares(order, step.entries, paid)
  // What was taken before the line was lowered is too much.
  const back = plain + owed + (taken - paid) - returned
  if (back <= 0n) {
    return
  }
  const left = await leftOf(container, order, taken - returned)
  const amount = back < left ? back : left
  if (amount <= 0n) {
    return
  }
  const settled = settledOf(step.entries)
  const onOrder = atMost(owed > settled ? owed - settled : 0n, amount)
  if (onOrder > 0n) {
    await giveBack(step, onOrder, () => `${CART_REFUND}${randomUUID()}`)
  }
  if (amount > onOrder) {
    await giveBack({ ...step, entries: await entriesOf(step) }, amount - onOrder)
  }
}

async function entriesOf({ ledger, transaction, source }: Step): Promise<Entry[]> {
  return (await readStep(ledger, transaction, source)).entries
}

function atMost(amount: bigint, most: bigint): bigint {
  return amount < most ? amount : most
}

/**
 * What of the wallet's part has to be back: all of it once the order is cancelled, else in proportion
 * to what other payments gave back of what they took. A refund that the order owed, as after a return,
 * brings no more than the order owes still.
 *
 * @returns what the order's own total tells already, and what has to be booked on the order
 */
function shares(order: CartOrder, entries: readonly Entry[], paid: bigint): [bigint, bigint] {
  if (order.canceled) {
    return [paid - settledOf(entries), settledOf(entries)]
  }
  if (MathBN.lte(order.captured, 0)) {
    return [0n, 0n]
  }
  const partOf = (refunded: Decimal) => {
    const share = MathBN.div(MathBN.mult(paid.toString(), refunded), order.captured)
    return atMost(BigInt(share.integerValue(1).toFixed(0)), paid)
  }
  const plain = partOf(order.goodwill)
  const unbooked = entries
    .filter((entry) => isOwed(entry) && !order.booked.has(String(entry.id)))
    .reduce((sum, { amount }) => sum + amount, 0n)
  const owes = minorOf(order.owed, order.currency) - unbooked + settledOf(entries)
  return [plain, atMost(atMost(partOf(order.refunded) - plain, owes), paid - plain)]
}

function isOwed({ reverses_entry_id, reference }: Entry): boolean {
  return reverses_entry_id !== null && !!reference?.startsWith(CART_REFUND)
}

function settledOf(entries: readonly Entry[]): bigint {
  return entries.filter(isOwed).reduce((sum, { amount }) => sum + amount, 0n)
}

function sumsOf(entries: readonly Entry[]): { taken: bigint; returned: bigint } {
  const taken = entries
    .filter(({ reverses_entry_id }) => reverses_entry_id === null)
    .reduce((sum, { amount }) => sum + amount, 0n)
  return { taken, returned: taken - paidBy(entries) }
}

/** Never more than came in for the order in any way and is not with the customer again. */
async function leftOf(
  container: MedusaContainer,
  { id }: CartOrder,
  ownLeft: bigint
): Promise<bigint> {
  const order = await readOrderMoney(container, id)
  if (!order) {
    return ownLeft
  }
  const left = order.by_payments + ownLeft - (await refundedToWallet(container, order))
  return atMost(left < 0n ? 0n : left, ownLeft)
}

/** Books what went back because the store owed it, each entry once, whoever does it at the same time. */
async function bookGivenBack(
  container: MedusaContainer,
  { cartId, orderId, walletId }: { cartId: string; orderId: string; walletId: number }
): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const holds = await ledger.holds.ofSource(sourceOfCart(cartId))
  const entries = (await ledger.holds.entriesOf(holds.map(({ id }) => id))).filter(isOwed)
  if (!entries.length) {
    return
  }
  await oneByOne(() =>
    ledger.transact(async (transaction) => {
      await ledger.lockWallet(walletId, transaction)
      const order = await readCartOrder(container, orderId)
      for (const entry of entries.filter(({ id }) => order && !order.booked.has(String(id)))) {
        await container.resolve(Modules.ORDER).addOrderTransactions({
          order_id: orderId,
          amount: `-${toMajorUnits(entry.amount, order!.currency)}`,
          currency_code: order!.currency.toLowerCase(),
          reference: BOOKED_AS,
          reference_id: String(entry.id),
        })
      }
    })
  )
}
