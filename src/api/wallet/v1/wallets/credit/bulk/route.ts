import { hash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import {
  AmountOut,
  canonicalJson,
  component,
  CurrencyCode,
  IdOut,
  type Idempotency,
  type Identity,
  OptionalInstant,
  ok,
  ServiceError,
  text,
} from "../../../../../../http"
import { PURPOSES } from "../../../../../../modules/ledger"
import { WRITE_WALLETS } from "../../../../../permissions"
import { credit, creditFields } from "../../../../credit"
import { placeOf } from "../../../../../../workflows/wallet"
import { findHolderOrThrow, holderFields } from "../../../../holders"
import { DryRun } from "../../../../schemas"
import { invalidParam } from "../../../../refuse"
import { endpoint } from "../../../../service"

const MOST = 500
/** Rows that are booked at once; the ledger writes those of one moment together. */
const AT_ONCE = 25

const BulkCreditRow = z.object({
  ...holderFields,
  amount: creditFields.amount,
  reason: creditFields.reason.optional().meta({ description: "Instead of that of the list." }),
  reference: creditFields.reference,
})

const BulkCreditRequest = component(
  "BulkCreditRequest",
  z.object({
    credits: z.array(BulkCreditRow).min(1).max(MOST),
    reason: creditFields.reason,
    note: creditFields.note,
    currency: CurrencyCode.optional().meta({
      description: "Of rows that name none; the store's default currency when absent.",
    }),
    expiry_date: OptionalInstant.meta({
      description: "Until when all of them can be spent; blank means for ever.",
    }),
    purpose: z.enum(PURPOSES).default("general").meta({ description: "What the money is for." }),
    dry_run: DryRun,
  })
)

const STATUSES = ["previewed", "credited", "waiting", "refused"] as const

const BulkCreditOutcome = component(
  "BulkCreditOutcome",
  z.strictObject({
    row: z.int().min(1).meta({ description: "Its place in the list, from 1." }),
    status: z.enum(STATUSES).meta({
      description: "`waiting`: a second person has to agree to it (`approval_id`).",
    }),
    customer: text({ min: 1, max: 320 }).meta({ description: "As it was asked for." }),
    amount: AmountOut,
    currency: z.string().nullable().meta({ description: "Null where the store has no such one." }),
    wallet_id: IdOut.nullable().meta({ description: "Null where none is open yet." }),
    balance_after: AmountOut.nullable(),
    transaction_id: IdOut.nullable(),
    approval_id: IdOut.nullable(),
    error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  }),
  { description: "What became of one row." }
)

/** Of many credits: it may be longer than the largest amount of one. */
const Total = z.string().regex(/^(0|[1-9][0-9]*)$/)

export const POST = endpoint({
  id: "creditCustomers",
  summary: "Credit many customers",
  description:
    `Up to ${MOST} credits, each for itself: what is refused stands in the answer and keeps nothing ` +
    "else from being booked. Ask with `dry_run` first. It needs an idempotency key: sent again with it, " +
    "what was booked is not booked again, and what was refused is tried once more.",
  tags: ["Wallets"],
  access: WRITE_WALLETS,
  body: BulkCreditRequest,
  responses: {
    200: z.strictObject({
      data: z.array(BulkCreditOutcome),
      totals: z
        .array(z.strictObject({ currency: z.string(), credits: z.int(), amount: Total }))
        .meta({ description: "What is, or would be, credited, by currency." }),
      refused: z.int(),
      waiting: z.int(),
    }),
  },
  idempotent: true,
  precedence: "money",
  handler: async ({ body, identity, idempotency, scope }) => {
    const { credits, ...common } = body
    // Of a list that broke off in the middle nobody could tell otherwise what of it was booked.
    if (!idempotency && !body.dry_run) {
      throw invalidParam("idempotency_key", "is required to credit many customers")
    }
    const data: Outcome[] = []
    for (let at = 0; at < credits.length; at += AT_ONCE) {
      const some = credits.slice(at, at + AT_ONCE)
      data.push(
        ...(await Promise.all(
          some.map((row, index) =>
            book({ scope, identity, idempotency, common }, row, at + index + 1)
          )
        ))
      )
    }
    const count = (wanted: Outcome["status"]) =>
      data.filter(({ status }) => status === wanted).length
    return ok({
      data,
      totals: totalsOf(data),
      refused: count("refused"),
      waiting: count("waiting"),
    })
  },
})

type Row = z.output<typeof BulkCreditRow>
type Outcome = z.input<typeof BulkCreditOutcome>

interface Bulk {
  scope: MedusaContainer
  identity: Identity
  idempotency: Idempotency | undefined
  common: Omit<z.output<typeof BulkCreditRequest>, "credits">
}

async function book(bulk: Bulk, row: Row, place: number): Promise<Outcome> {
  const { scope, identity, common } = bulk
  const known = {
    row: place,
    customer: row.customer,
    amount: row.amount.toString(),
    currency: row.currency ?? common.currency ?? null,
    wallet_id: null,
    balance_after: null,
    transaction_id: null,
    approval_id: null,
    error: null,
  }
  try {
    const holder = await findHolderOrThrow(scope, {
      customer: row.customer,
      currency: row.currency ?? common.currency,
    })
    const answer = await credit(await placeOf(scope, holder), {
      scope,
      identity,
      idempotency: keyOf(bulk, row, place),
      body: { ...common, ...row, reason: row.reason ?? common.reason },
    })
    const { currency } = holder
    const receipt = answer.body
    if ("operation" in receipt) {
      return { ...known, currency, status: "waiting", approval_id: receipt.id }
    }
    const { wallet_id, balance_after } = receipt
    const found = { ...known, currency, wallet_id, balance_after }
    return "transaction_id" in receipt
      ? { ...found, status: "credited", transaction_id: receipt.transaction_id }
      : { ...found, status: "previewed" }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status >= 500) throw error
    return { ...known, status: "refused", error: { code: error.code, message: sentenceOf(error) } }
  }
}

/** What was asked for in this row: another row at its place is another request. */
function keyOf({ idempotency, common }: Bulk, row: Row, place: number): Idempotency | undefined {
  if (!idempotency) return undefined
  const { scope, key } = idempotency
  const fingerprint = hash("sha256", canonicalJson({ ...common, ...row }), "hex")
  return { scope, key: `${key} row ${place}`, fingerprint }
}

function sentenceOf({ message, data }: ServiceError): string {
  const params = Object.entries((data?.params ?? {}) as Record<string, string>)
  return params.length ? params.map(([name, what]) => `${name} ${what}`).join("; ") : message
}

function totalsOf(data: readonly Outcome[]) {
  const sums = new Map<string, { credits: number; amount: bigint }>()
  for (const { status, currency, amount } of data) {
    if (currency === null || status === "refused" || status === "waiting") continue
    const sum = sums.get(currency) ?? { credits: 0, amount: 0n }
    sums.set(currency, { credits: sum.credits + 1, amount: sum.amount + BigInt(amount) })
  }
  return [...sums].map(([currency, { credits, amount }]) => ({
    currency,
    credits,
    amount: amount.toString(),
  }))
}
