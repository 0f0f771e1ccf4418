import type { MedusaContainer } from "@medusajs/framework/types"
import { MathBN, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { findOrdersWithCreditLine } from "../../host/order-credit-lines"
import { checkRows, HostAmount, readGraph } from "../../host/read-graph"
import { toMinorUnits } from "../../money/money"
import { CreditLineRow, minorOf, ours, sourceOfCart, sumOf, WALLET_LINE } from "../carts/read-cart"
import { BOOKED_AS } from "../carts/read-order"
import { isWalletProvider, sourceOf } from "../payments/wallet-provider"
import { isMarked } from "../topups/read-topup"

/** What the host has of one thing, in minor units: what came less what went. */
export interface HostAmountOf {
  key: string
  /** ISO 4217, upper case. */
  currency: string
  amount: bigint
  /** Whether it happened in the time itself, and not just before or after it. */
  within: boolean
}

export interface Time {
  /** Inclusive and exclusive. */
  from: Date
  to: Date
  /** How long before and after is looked too, in milliseconds. */
  margin: number
}

/** Rows of the host are read in pages of so many. */
const BATCH = 1000

const Instant = z.union([z.string(), z.date()]).transform((value) => new Date(value))
const Amounts = { amount: z.unknown().optional(), raw_amount: z.unknown().optional() }

const MovementRow = z.object({
  id: z.string(),
  created_at: Instant,
  ...Amounts,
  payment: z
    .object({
      id: z.string(),
      provider_id: z.string(),
      currency_code: z.string(),
      payment_session: z.object({ id: z.string() }).nullish(),
      captures: z.array(z.object({ id: z.string() }).nullish()).nullish(),
      payment_collection: z
        .object({ metadata: z.record(z.string(), z.unknown()).nullish() })
        .nullish(),
    })
    .nullish(),
})
type MovementRow = z.output<typeof MovementRow>

const MOVEMENT_FIELDS = [
  "id",
  "created_at",
  "amount",
  "raw_amount",
  "payment.id",
  "payment.provider_id",
  "payment.currency_code",
  "payment.payment_session.id",
  "payment.captures.id",
  "payment.payment_collection.metadata",
]

/** What payments took and gave back. */
export interface HostPayments {
  /** By the host's payment. */
  topups: HostAmountOf[]
  /** By what our holds for it say that they are for. */
  walletPayments: HostAmountOf[]
  /** The payment of each capture of a top-up. */
  paymentOfCapture: Map<string, string>
}

/** The captures and refunds of a time, as far as wallets are filled or paid with by them. */
export async function readHostPayments(
  container: MedusaContainer,
  time: Time
): Promise<HostPayments> {
  const found: HostPayments = { topups: [], walletPayments: [], paymentOfCapture: new Map() }
  for (const entity of ["capture", "refund"] as const) {
    for await (const row of allRows(container, entity, time)) {
      if (row.payment) sort(found, row, row.payment, entity === "capture", time)
    }
  }
  return found
}

function sort(
  found: HostPayments,
  row: MovementRow,
  payment: NonNullable<MovementRow["payment"]>,
  isCapture: boolean,
  { from, to }: Time
): void {
  const currency = payment.currency_code.toUpperCase()
  const minor = toMinorUnits(amountOf(row).toString(), currency)
  const one = {
    currency,
    amount: isCapture ? minor : -minor,
    within: row.created_at >= from && row.created_at < to,
  }
  if (payment.payment_collection && isMarked(payment.payment_collection)) {
    found.topups.push({ key: payment.id, ...one })
    // Of a capture the host does not answer its payment's other captures.
    if (isCapture) found.paymentOfCapture.set(row.id, payment.id)
    for (const capture of payment.captures ?? []) {
      if (capture) found.paymentOfCapture.set(capture.id, payment.id)
    }
  } else if (isWalletProvider(payment.provider_id) && payment.payment_session) {
    found.walletPayments.push({ key: sourceOf(payment.payment_session.id), ...one })
  }
}

async function* allRows(
  container: MedusaContainer,
  entity: "capture" | "refund",
  { from, to, margin }: Time
): AsyncGenerator<MovementRow> {
  const filters = {
    created_at: {
      $gte: new Date(from.getTime() - margin).toISOString(),
      $lt: new Date(to.getTime() + margin).toISOString(),
    },
  }
  for (let skip = 0; ; skip += BATCH) {
    const rows = await readGraph(container, {
      entity,
      fields: MOVEMENT_FIELDS,
      filters,
      pagination: { take: BATCH, skip, order: { id: "ASC" } },
      row: MovementRow,
    })
    yield* rows
    if (rows.length < BATCH) return
  }
}

function amountOf({ raw_amount, amount }: { raw_amount?: unknown; amount?: unknown }) {
  return HostAmount.parse(raw_amount ?? amount)
}

const OrderRow = z.object({
  id: z.string(),
  status: z.string(),
  currency_code: z.string(),
  created_at: Instant,
  credit_lines: z.array(CreditLineRow).nullish(),
})

/** What wallets are to pay of the orders that were placed in a time, by what our holds say they are for. */
export async function readOrderLines(
  container: MedusaContainer,
  { from, to }: Time
): Promise<HostAmountOf[]> {
  const ids = await findOrdersWithCreditLine(container, WALLET_LINE, from)
  const found: HostAmountOf[] = []
  for (let skip = 0; skip < ids.length; skip += BATCH) {
    const wanted = ids.slice(skip, skip + BATCH)
    const orders = await readGraph(container, {
      entity: "order",
      fields: ["id", "status", "currency_code", "created_at", "credit_lines.*"],
      filters: { id: wanted },
      row: OrderRow,
    })
    const links = await readGraph(container, {
      entity: "order_cart",
      fields: ["order_id", "cart_id"],
      filters: { order_id: wanted },
      row: z.object({ order_id: z.string(), cart_id: z.string() }),
    })
    const carts = new Map(links.map(({ order_id, cart_id }) => [order_id, cart_id]))
    for (const { id, status, currency_code, created_at, credit_lines } of orders) {
      const cart = carts.get(id)
      const within = created_at >= from && created_at < to
      // A cancelled order may have been cancelled before anything was taken for it.
      if (!cart || !within || status === "canceled") continue
      const currency = currency_code.toUpperCase()
      const amount = minorOf(sumOf(ours(credit_lines)), currency)
      found.push({ key: sourceOfCart(cart), currency, amount, within })
    }
  }
  return found
}

const TransactionRow = z.object({
  id: z.string(),
  reference_id: z.string().nullish(),
  currency_code: z.string(),
  created_at: Instant,
  ...Amounts,
})

/** What orders say was given back to a wallet in a time, by the ledger's entry. */
export async function readOrderRefunds(
  container: MedusaContainer,
  { from, to, margin }: Time
): Promise<HostAmountOf[]> {
  const orders = container.resolve(Modules.ORDER)
  const found: HostAmountOf[] = []
  for (let skip = 0; ; skip += BATCH) {
    const rows = await orders.listOrderTransactions(
      {
        reference: BOOKED_AS,
        created_at: {
          $gte: new Date(from.getTime() - margin).toISOString(),
          $lt: new Date(to.getTime() + margin).toISOString(),
        },
      },
      { take: BATCH, skip, order: { id: "ASC" } }
    )
    for (const row of checkRows("order_transaction", TransactionRow, rows)) {
      const currency = row.currency_code.toUpperCase()
      found.push({
        key: row.reference_id ?? row.id,
        currency,
        // On the order it is money that left the store.
        amount: toMinorUnits(MathBN.mult(amountOf(row), -1).toString(), currency),
        within: row.created_at >= from && row.created_at < to,
      })
    }
    if (rows.length < BATCH) return found
  }
}
