import type { MedusaContainer } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import {
  type CreditLine,
  CreditLineRow,
  decimal,
  type Decimal,
  minorOf,
  ours,
  sumOf,
} from "./read-cart"

/** What an order's transactions say that they are, as for other refunds to the wallet. */
export const BOOKED_AS = "wallet_refund"

/** An order as far as our credit line on it matters; amounts in minor units unless they say otherwise. */
export interface CartOrder {
  id: string
  display_id: number
  canceled: boolean
  currency: string
  customer_id: string | null
  /** Counts the changes of the order, from 1. */
  version: number
  /** In major units, below zero when credit lines exceed what the order costs. */
  total: Decimal
  /** What the wallet is to pay. */
  line: bigint
  /** The same in major units, with all of the host's digits. */
  lineTotal: Decimal
  /** The wallet that the line is for. */
  wallet_id: number | null
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

/** What is owed on an order still, in either of the host's forms. */
export const SummaryRow = z
  .object({
    pending_difference: z.unknown().optional(),
    raw_pending_difference: z.unknown().optional(),
  })
  .nullish()

const OrderRow = z.object({
  id: z.string(),
  display_id: z.number(),
  status: z.string(),
  currency_code: z.string(),
  customer_id: z.string().nullish(),
  version: z.number(),
  total: z.unknown(),
  raw_total: z.unknown().optional(),
  summary: SummaryRow,
  credit_lines: z
    .array(CreditLineRow.extend({ metadata: z.record(z.string(), z.unknown()).nullish() }))
    .nullish(),
  transactions: z
    .array(
      z.object({
        amount: z.unknown().optional(),
        raw_amount: z.unknown().optional(),
        reference: z.string().nullish(),
        reference_id: z.string().nullish(),
      })
    )
    .nullish(),
})

const FIELDS = [
  "id",
  "display_id",
  "status",
  "currency_code",
  "customer_id",
  "version",
  "total",
  "raw_total",
  "summary.*",
  "credit_lines.*",
  "transactions.*",
]

/** An order by its id; null when there is none. */
export async function readCartOrder(
  container: MedusaContainer,
  id: string
): Promise<CartOrder | null> {
  const [row] = await readGraph(container, {
    entity: "order",
    fields: FIELDS,
    filters: { id },
    row: OrderRow,
  })
  if (!row) {
    return null
  }
  const lines = row.credit_lines ?? []
  const added = lines.filter((line) => {
    const version = line.metadata?.created_in_version
    return !ours([line]).length && typeof version === "number" && version > 1
  })
  const transactions = row.transactions ?? []
  const sumBy = (reference: string) =>
    MathBN.abs(sumOf(transactions.filter((one) => one.reference === reference)))
  const pending = decimal(row.summary?.raw_pending_difference ?? row.summary?.pending_difference)
  const currency = row.currency_code.toUpperCase()
  const refunded = sumBy("refund")
  const lineTotal = sumOf(ours(lines))
  return {
    id: row.id,
    display_id: row.display_id,
    canceled: row.status === "canceled",
    currency,
    customer_id: row.customer_id ?? null,
    version: row.version,
    total: decimal(row.raw_total ?? row.total),
    line: minorOf(lineTotal, currency),
    lineTotal,
    wallet_id: walletOf(ours(lines)),
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

/** A line that lowers another says why, and not for which wallet. */
export function walletOf(lines: readonly CreditLine[]): number | null {
  const [id] = lines.flatMap(({ reference_id }) =>
    reference_id && /^\d+$/.test(reference_id) ? Number(reference_id) : []
  )
  return id ?? null
}
