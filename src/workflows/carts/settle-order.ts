import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MathBN, Modules } from "@medusajs/framework/utils"
import type { Transaction } from "../../database/connection"
import { type Entry, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import { readOrderMoney, refundedToWallet } from "../payments/order-money"
import { giveBack, oneByOne, type Step, take } from "../payments/settle"
import { findCartHold, releaseFromCart } from "./align-cart"
import { whileLocked } from "./credit-line"
import {
  type CreditLine,
  decimal,
  type Decimal,
  findOrderOfCart,
  minorOf,
  ours,
  sourceOfCart,
  sumOf,
} from "./read-cart"

/** What a reversal's reference begins with that settles what the store owes on the order. */
const OWED = "cart_refund:"
/** What the order's transactions say that they are, as for other refunds to the wallet. */
const BOOKED_AS = "wallet_refund"

/** An order as far as our credit line on it matters; amounts in minor units unless they say otherwise. */
interface CartOrder {
  id: string
  display_id: number
  canceled: boolean
  currency: string
  customer_id: string | null
  /** What the wallet is to pay. */
  line: bigint
  /** In major units: what other payments took for it. */
  captured: Decimal
  /** In major units: what of that went back. */
  refunded: Decimal
  /** In major units: the part of `refunded` that the order did not owe, and was lowered by. */
  goodwill: Decimal
  /** In major units: what the store owes on the order still. */
  owed: Decimal
  /** The entries that are booked on the order already. */
  booked: Set<string>
}

interface OrderRow {
  id: string
  display_id: number
  status: string
  currency_code: string
  customer_id: string | null
  summary?: { pending_difference?: unknown; raw_pending_difference?: unknown }
  credit_lines?: (CreditLine & { metadata?: { created_in_version?: number } | null })[]
  transactions?: {
    amount: unknown
    raw_amount?: unknown
    reference: string | null
    reference_id: string | null
  }[]
}

const FIELDS = [
  "id",
  "display_id",
  "status",
  "currency_code",
  "customer_id",
  "total",
  "summary.*",
  "credit_lines.*",
  "transactions.*",
]

async function readOrder(container: MedusaContainer, id: string): Promise<CartOrder | null> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "order", fields: FIELDS, filters: { id } })
  const [row] = data as unknown as OrderRow[]
  if (!row) {
    return null
  }
  const lines = row.credit_lines ?? []
  const added = lines.filter(
    (line) => !ours([line]).length && (line.metadata?.created_in_version ?? 0) > 1
  )
  const transactions = row.transactions ?? []
  const sumBy = (reference: string) =>
    MathBN.abs(sumOf(transactions.filter((one) => one.reference === reference)))
  const pending = decimal(row.summary?.raw_pending_difference ?? row.summary?.pending_difference)
  const currency = row.currency_code.toUpperCase()
  const refunded = sumBy("refund")
  return {
    id: row.id,
    display_id: row.display_id,
    canceled: row.status === "canceled",
    currency,
    customer_id: row.customer_id,
    line: minorOf(sumOf(ours(lines)), currency),
    captured: sumBy("capture"),
    refunded,
    goodwill: MathBN.min(refunded, atLeastZero(sumOf(added))),
    owed: atLeastZero(MathBN.mult(pending, -1)),
    booked: new Set(
      transactions
        .filter(({ reference }) => reference === BOOKED_AS)
        .map(({ reference_id }) => reference_id ?? "")
    ),
  }
}

function atLeastZero(amount: Decimal): Decimal {
  return MathBN.lt(amount, 0) ? MathBN.convert(0) : amount
}

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
    const before = orderId ? await readOrder(container, orderId) : null
    const walletId = await findWalletOf(container, cartId, before)
    if (walletId === undefined) {
      return
    }
    await oneByOne(() =>
      ledger.transact(async (transaction) => {
        await ledger.lockWallet(walletId, transaction)
        const step = await readStep(ledger, transaction, sourceOfCart(cartId))
        const order = orderId ? await readOrder(container, orderId) : null
        await settleStep(container, { ...step, order }, { order, walletId })
      })
    )
    const held = orderId ? await findCartHold(container, cartId) : null
    if (held) {
      await releaseFromCart(container, held.hold, held.hold.amount)
    }
    if (before) {
      await bookGivenBack(container, cartId, before.id)
    }
  })
}

async function findWalletOf(
  container: MedusaContainer,
  cartId: string,
  order: CartOrder | null
): Promise<number | undefined> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const [hold] = await ledger.holds.ofSource(sourceOfCart(cartId))
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

async function settleStep(
  container: MedusaContainer,
  step: Step,
  { order, walletId }: { order: CartOrder | null; walletId: number }
): Promise<void> {
  const { taken, returned } = sumsOf(step.entries)
  if (!order) {
    // The order that it was taken for was taken back.
    if (taken > returned) {
      await giveBack(step, taken - returned)
    }
    return
  }
  if (!order.canceled && taken < order.line) {
    await take(step, order.line - taken, walletId)
  }
  const paid = order.canceled ? taken : order.line
  const now = { ...step, entries: await entriesOf(step) }
  const left = await leftOf(container, order, paid - returned)
  const [plain, owed] = shares(order, step.entries, paid)
  const back = plain + owed - returned
  const amount = back < left ? back : left
  if (amount <= 0n) {
    return
  }
  const settled = settledOf(step.entries)
  const onOrder = atMost(owed > settled ? owed - settled : 0n, amount)
  if (onOrder > 0n) {
    await giveBack(now, onOrder, () => `${OWED}${randomUUID()}`)
  }
  if (amount > onOrder) {
    await giveBack({ ...now, entries: await entriesOf(now) }, amount - onOrder)
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
  return reverses_entry_id !== null && !!reference?.startsWith(OWED)
}

function settledOf(entries: readonly Entry[]): bigint {
  return entries.filter(isOwed).reduce((sum, { amount }) => sum + amount, 0n)
}

function sumsOf(entries: readonly Entry[]): { taken: bigint; returned: bigint } {
  let [taken, returned] = [0n, 0n]
  for (const { amount, reverses_entry_id } of entries) {
    if (reverses_entry_id === null) taken += amount
    else returned += amount
  }
  return { taken, returned }
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

/** Books what went back because the store owed it, each entry once. */
async function bookGivenBack(
  container: MedusaContainer,
  cartId: string,
  orderId: string
): Promise<void> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const holds = await ledger.holds.ofSource(sourceOfCart(cartId))
  const entries = await ledger.holds.entriesOf(holds.map(({ id }) => id))
  const order = entries.some(isOwed) ? await readOrder(container, orderId) : null
  for (const entry of order ? entries.filter(isOwed) : []) {
    if (!order!.booked.has(String(entry.id))) {
      await container.resolve(Modules.ORDER).addOrderTransactions({
        order_id: orderId,
        amount: `-${toMajorUnits(entry.amount, order!.currency)}`,
        currency_code: order!.currency.toLowerCase(),
        reference: BOOKED_AS,
        reference_id: String(entry.id),
      })
    }
  }
}
