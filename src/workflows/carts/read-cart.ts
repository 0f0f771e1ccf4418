import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { toMinorUnits } from "../../money/money"

/** The `reference` of the credit lines that are ours; `reference_id` is the wallet. */
export const WALLET_LINE = "wallet"

const SOURCE = "cart:"

/** What a hold for a cart says it is for. */
export function sourceOfCart(cartId: string): string {
  return `${SOURCE}${cartId}`
}

/** The cart that a hold is for; null when it is for something else. */
export function cartOf(source: string | null): string | null {
  return source?.startsWith(SOURCE) ? source.slice(SOURCE.length) : null
}

export type Decimal = ReturnType<typeof MathBN.convert>

const Instant = z.union([z.string(), z.date()])
const Amount = { amount: z.unknown().optional(), raw_amount: z.unknown().optional() }

/** A credit line of a cart or an order, as the host has it. */
export const CreditLineRow = z.object({
  id: z.string(),
  reference: z.string().nullish(),
  reference_id: z.string().nullish(),
  ...Amount,
  updated_at: Instant.optional(),
})
export type CreditLine = z.output<typeof CreditLineRow>

/** A cart as paying with the wallet needs it. The host keeps more digits than a currency has. */
export interface WalletCart {
  id: string
  customer_id: string | null
  /** ISO 4217, upper case. */
  currency: string
  /** What is left to pay, in major units: below zero when credit lines exceed the cart. */
  total: Decimal
  /** Our credit lines alone: those of others are theirs. */
  lines: CreditLine[]
  /** Their sum, in major units. */
  applied: Decimal
  /** The order that the cart became. */
  order_id: string | null
  completed: boolean
  updated_at: Date
  collection: PaymentCollection | null
}

export interface PaymentCollection {
  id: string
  amount: Decimal
  /** Upper case. */
  currency: string
  sessions: { id: string; status: string; amount: Decimal }[]
}

const SessionRow = z.object({ id: z.string(), status: z.string(), ...Amount })

const CartRow = z.object({
  id: z.string(),
  customer_id: z.string().nullish(),
  currency_code: z.string(),
  total: z.unknown(),
  raw_total: z.unknown().optional(),
  completed_at: Instant.nullish(),
  updated_at: Instant,
  credit_lines: z.array(CreditLineRow.nullable()).nullish(),
  payment_collection: z
    .object({
      id: z.string(),
      currency_code: z.string(),
      ...Amount,
      payment_sessions: z.array(SessionRow.nullable()).nullish(),
    })
    .nullish(),
})

const FIELDS = [
  "id",
  "customer_id",
  "currency_code",
  "total",
  "raw_total",
  "completed_at",
  "updated_at",
  "credit_lines.id",
  "credit_lines.reference",
  "credit_lines.reference_id",
  "credit_lines.amount",
  "credit_lines.raw_amount",
  "credit_lines.updated_at",
  "payment_collection.id",
  "payment_collection.amount",
  "payment_collection.raw_amount",
  "payment_collection.currency_code",
  "payment_collection.payment_sessions.id",
  "payment_collection.payment_sessions.status",
  "payment_collection.payment_sessions.amount",
  "payment_collection.payment_sessions.raw_amount",
]

/** A cart by its id; null when there is none. */
export async function readCart(
  container: MedusaContainer,
  cartId: string
): Promise<WalletCart | null> {
  const [row] = await readGraph(container, {
    entity: "cart",
    fields: FIELDS,
    filters: { id: cartId },
    row: CartRow,
  })
  if (!row) {
    return null
  }
  const lines = ours(row.credit_lines)
  const { payment_collection: collection } = row
  return {
    id: row.id,
    customer_id: row.customer_id ?? null,
    currency: row.currency_code.toUpperCase(),
    total: decimal(row.raw_total ?? row.total),
    lines,
    applied: sumOf(lines),
    order_id: await findOrderOfCart(container, cartId),
    completed: row.completed_at != null,
    updated_at: new Date(row.updated_at),
    collection: collection
      ? {
          id: collection.id,
          amount: decimal(collection.raw_amount ?? collection.amount),
          currency: collection.currency_code.toUpperCase(),
          sessions: (collection.payment_sessions ?? []).flatMap((session) =>
            session
              ? {
                  id: session.id,
                  status: session.status,
                  amount: decimal(session.raw_amount ?? session.amount),
                }
              : []
          ),
        }
      : null,
  }
}

export function ours<Line extends CreditLine>(
  lines: readonly (Line | null)[] | null | undefined
): Line[] {
  return (lines ?? []).flatMap((line) => (line?.reference === WALLET_LINE ? line : []))
}

export function sumOf(lines: readonly Pick<CreditLine, "amount" | "raw_amount">[]): Decimal {
  return lines.reduce(
    (sum, { raw_amount, amount }) => MathBN.add(sum, decimal(raw_amount ?? amount)),
    MathBN.convert(0)
  )
}

export function decimal(value: unknown): Decimal {
  return MathBN.convert((value ?? 0) as BigNumberInput)
}

/** What a cart costs before the wallet pays, in major units, exact; never below zero. */
export function payableOf({ total, applied }: WalletCart): Decimal {
  const payable = MathBN.add(total, applied)
  return MathBN.lt(payable, 0) ? MathBN.convert(0) : payable
}

/** Minor units of an amount of the host's, rounded as all our amounts are. */
export function minorOf(major: Decimal, currency: string): bigint {
  return toMinorUnits(major.toString(), currency)
}

export async function findOrderOfCart(
  container: MedusaContainer,
  cartId: string
): Promise<string | null> {
  const [link] = await readGraph(container, {
    entity: "order_cart",
    fields: ["order_id"],
    filters: { cart_id: cartId },
    row: z.object({ order_id: z.string() }),
  })
  return link?.order_id ?? null
}

export async function findCartOfOrder(
  container: MedusaContainer,
  orderId: string
): Promise<string | null> {
  const [link] = await readGraph(container, {
    entity: "order_cart",
    fields: ["cart_id"],
    filters: { order_id: orderId },
    row: z.object({ cart_id: z.string() }),
  })
  return link?.cart_id ?? null
}
