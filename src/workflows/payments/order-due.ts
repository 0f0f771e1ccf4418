import type { MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { HostAmount, readGraph } from "../../host/read-graph"
import { type Entry, LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toMinorUnits } from "../../money/money"
import { ORDER_REFUND, isRefund } from "./order-money"
import { isWalletProvider } from "./wallet-provider"

/** What an order's transactions for refunds to the wallet say that they are. */
export const WALLET_REFUND = "wallet_refund"

const Movement = z.object({
  id: z.string(),
  amount: HostAmount,
  raw_amount: HostAmount.nullish(),
})
const Movements = z.array(Movement.nullish()).nullish()

const Payment = z.object({
  id: z.string(),
  provider_id: z.string(),
  canceled_at: z.union([z.string(), z.date()]).nullish(),
  amount: HostAmount,
  raw_amount: HostAmount.nullish(),
  captures: Movements,
})

const Collection = z.object({
  id: z.string(),
  status: z.string(),
  amount: HostAmount,
  raw_amount: HostAmount.nullish(),
  payments: z.array(Payment.nullish()).nullish(),
})

const OrderRow = z.object({
  id: z.string(),
  display_id: z.number(),
  status: z.string(),
  currency_code: z.string(),
  customer_id: z.string().nullable(),
  summary: z
    .object({
      pending_difference: HostAmount.nullish(),
    })
    .nullish(),
  transactions: z
    .array(
      z.object({ reference: z.string().nullish(), reference_id: z.string().nullish() }).nullish()
    )
    .nullish(),
  payment_collections: z.array(Collection.nullish()).nullish(),
})

/** What is open between an order and its customer; amounts in minor units. */
export interface OrderDue {
  id: string
  display_id: number
  status: string
  /** ISO 4217, upper case. */
  currency: string
  customer_id: string | null
  /** What nobody has paid or promised yet; never negative. */
  owed: bigint
  /** What the order has taken too much, and nobody has given back; never negative. */
  difference: bigint
  /** Collections that nobody has begun to pay, with what they ask for. */
  open_collections: { id: string; amount: bigint }[]
}

/**
 * What an order is still owed, or owes. The host counts what was captured: what is authorized is on its way
 * and must not be asked for twice, and what a crash kept from being booked on the order is there all the
 * same.
 *
 * @returns null when the store knows no such order
 */
export async function readOrderDue(
  container: MedusaContainer,
  orderId: string
): Promise<OrderDue | null> {
  const [order] = await readGraph(container, {
    entity: "order",
    fields: [
      "id",
      "display_id",
      "status",
      "currency_code",
      "customer_id",
      // With the total, the host works the difference out anew: without what is to be returned.
      "total",
      "summary.*",
      "transactions.reference",
      "transactions.reference_id",
      ...["id", "status", "amount", "raw_amount"].map((one) => `payment_collections.${one}`),
      ...["id", "provider_id", "canceled_at", "amount", "raw_amount"].map(
        (one) => `payment_collections.payments.${one}`
      ),
      ...["id", "amount", "raw_amount"].map(
        (one) => `payment_collections.payments.captures.${one}`
      ),
    ],
    filters: { id: orderId },
    row: OrderRow,
  })
  if (!order) return null
  const currency = order.currency_code.toUpperCase()
  const minor = (amount: { toString(): string }) => toMinorUnits(amount.toString(), currency)
  const booked = new Set(
    present(order.transactions).map(({ reference, reference_id }) => `${reference} ${reference_id}`)
  )
  const collections = present(order.payment_collections)
  const payments = collections.flatMap((one) => present(one.payments))
  const promised = payments
    .filter(({ canceled_at }) => !canceled_at)
    .map((payment) => minor(amountOf(payment)) - minor(sum(payment.captures)))
    .reduce((all, open) => (open > 0n ? all + open : all), 0n)
  const unbooked = payments
    .filter(({ provider_id }) => isWalletProvider(provider_id))
    .flatMap(({ captures }) => present(captures))
    .filter(({ id }) => !booked.has(`capture ${id}`))
    .reduce((all, capture) => all + minor(amountOf(capture)), 0n)
  const pending = minor(order.summary?.pending_difference ?? 0)
  const owed = pending - promised - unbooked
  const difference = -pending - (await unbookedRefunds(container, order, booked))
  return {
    id: order.id,
    display_id: order.display_id,
    status: order.status,
    currency,
    customer_id: order.customer_id,
    owed: owed > 0n ? owed : 0n,
    difference: difference > 0n ? difference : 0n,
    open_collections: collections
      .filter(({ status }) => status === "not_paid" || status === "awaiting")
      .map((one) => ({ id: one.id, amount: minor(amountOf(one)) })),
  }
}

/** What was refunded to the wallet, and taken back of that, and is not on the order yet. */
async function unbookedRefunds(
  container: MedusaContainer,
  { id, display_id }: { id: string; display_id: number },
  booked: ReadonlySet<string>
): Promise<bigint> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  const entries = await ledger.findOrderEntries(ORDER_REFUND, { id, display_id })
  const signed = (entry: Entry) => (isRefund(entry) ? entry.amount : -entry.amount)
  return entries
    .filter((entry) => !booked.has(`${WALLET_REFUND} ${entry.id}`))
    .reduce((all, entry) => all + signed(entry), 0n)
}

type Amount = z.output<typeof HostAmount>

function amountOf({ amount, raw_amount }: { amount: Amount; raw_amount?: Amount | null }) {
  return MathBN.convert(raw_amount ?? amount)
}

function sum(rows: z.output<typeof Movements>) {
  return present(rows).reduce((all, row) => MathBN.add(all, amountOf(row)), MathBN.convert(0))
}

function present<Row>(rows: readonly (Row | null | undefined)[] | null | undefined): Row[] {
  return (rows ?? []).filter((row) => row != null)
}
