import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { checkRows, HostAmount, readGraph } from "../../host/read-graph"
import { toMinorUnits } from "../../money/money"
import { isWalletProvider } from "../payments/wallet-provider"

/** Where a payment collection says that it is for a top-up. The host lets no customer write there. */
const MARK = "wallet_topup"

/** What became of a top-up. */
export type TopUpStatus = "pending" | "paid" | "failed"

/** A payment collection that fills a wallet. */
export interface TopUp {
  /** The payment collection's id. */
  id: string
  customer_id: string
  wallet_id: number
  /** ISO 4217, upper case. */
  currency: string
  /** Minor units. */
  amount: bigint
  /** The payment, or the reload, of which it was told that it came to nothing; null for none. */
  failed: string | null
  sessions: TopUpSession[]
  payments: TopUpPayment[]
  created_at: Date
}

export interface TopUpSession {
  id: string
  provider_id: string
  status: string
  data: Record<string, unknown>
}

export interface TopUpPayment {
  id: string
  canceled: boolean
  /** The provider has confirmed that all of it is taken. */
  captured: boolean
  created_at: Date
  /** Each is credited once. */
  captures: TopUpMovement[]
  refunds: TopUpMovement[]
}

export interface TopUpMovement {
  id: string
  /** Minor units. */
  amount: bigint
  created_at: Date
}

/** What the payment collection says of a top-up. */
const Mark = z.object({
  customer_id: z.string(),
  wallet_id: z.number(),
  /** The payment, or `reload:` and its id, of which it was told that it came to nothing. */
  failed: z.string().optional(),
})
type Mark = z.output<typeof Mark>

export function markOf({ customer_id, wallet_id, failed }: Mark): Record<string, unknown> {
  return { [MARK]: { customer_id, wallet_id, ...(failed ? { failed } : {}) } }
}

function readMark(collection: { metadata?: Record<string, unknown> | null }): Mark | undefined {
  return Mark.safeParse(collection.metadata?.[MARK]).data
}

/** Whether a payment collection is one of a top-up. */
export function isMarked(collection: { metadata?: Record<string, unknown> | null }): boolean {
  return readMark(collection) !== undefined
}

const Instant = z.union([z.string(), z.date()]).transform((value) => new Date(value))
/** The host has an amount as a number, and exact beside it. */
const Amounts = { amount: z.unknown().optional(), raw_amount: z.unknown().optional() }
const MovementRow = z.object({ id: z.string(), created_at: Instant, ...Amounts })

const CollectionRow = z.object({
  id: z.string(),
  currency_code: z.string(),
  created_at: Instant,
  ...Amounts,
  payment_sessions: z
    .array(
      z.object({
        id: z.string(),
        provider_id: z.string(),
        status: z.string(),
        data: z.record(z.string(), z.unknown()),
      })
    )
    .nullish(),
  payments: z
    .array(
      z.object({
        id: z.string(),
        canceled_at: z.unknown(),
        captured_at: z.unknown(),
        created_at: Instant,
        captures: z.array(MovementRow).nullish(),
        refunds: z.array(MovementRow).nullish(),
      })
    )
    .nullish(),
})

const RELATIONS = ["payment_sessions", "payments", "payments.captures", "payments.refunds"]

/** A top-up by its payment collection; null for any other collection. */
export async function readTopUp(container: MedusaContainer, id: string): Promise<TopUp | null> {
  const found = await container
    .resolve(Modules.PAYMENT)
    .listPaymentCollections({ id: [id] }, { relations: RELATIONS })
  return toTopUps(found)[0] ?? null
}

export interface TopUpQuery {
  status?: TopUpStatus
  customer_id?: string
  /** ISO 4217, upper case. */
  currency?: string
  page: number
  per_page: number
}

/** All customers' top-ups, newest first. */
export async function listTopUps(
  container: MedusaContainer,
  { status, customer_id, currency, page, per_page }: TopUpQuery
): Promise<{ data: TopUp[]; total: number }> {
  const filters: Record<string, unknown> = {
    metadata: {
      [MARK]: {
        customer_id: customer_id ?? { $ne: null },
        ...(status === "failed" && { failed: { $ne: null } }),
        ...(status === "pending" && { failed: null }),
      },
    },
    ...(status === "paid" && { captured_amount: { $gt: 0 } }),
    ...((status === "pending" || status === "failed") && {
      $or: [{ captured_amount: null }, { captured_amount: 0 }],
    }),
    ...(currency && { currency_code: currency.toLowerCase() }),
  }
  const [found, total] = await container
    .resolve(Modules.PAYMENT)
    .listAndCountPaymentCollections(filters, {
      relations: RELATIONS,
      order: { created_at: "DESC", id: "DESC" },
      skip: (page - 1) * per_page,
      take: per_page,
    })
  return { data: toTopUps(found), total }
}

/** What became of a top-up, as the host's rows say. */
export function statusOf({ payments, failed }: TopUp): TopUpStatus {
  if (payments.some(({ captures }) => captures.length)) return "paid"
  return failed ? "failed" : "pending"
}

/** Those of the host's payment collections that fill a wallet. */
function toTopUps(found: readonly { metadata?: Record<string, unknown> | null }[]): TopUp[] {
  return found.flatMap((row) => {
    const mark = readMark(row)
    return mark ? toTopUp(mark, checkRows("payment_collection", CollectionRow, [row])[0]) : []
  })
}

function toTopUp(mark: Mark, collection: z.output<typeof CollectionRow>): TopUp {
  const currency = collection.currency_code.toUpperCase()
  const minor = ({ raw_amount, amount }: { amount?: unknown; raw_amount?: unknown }) =>
    toMinorUnits(HostAmount.parse(raw_amount ?? amount).toString(), currency)
  const movement = (row: z.output<typeof MovementRow>): TopUpMovement => ({
    id: row.id,
    amount: minor(row),
    created_at: row.created_at,
  })
  return {
    id: collection.id,
    customer_id: mark.customer_id,
    wallet_id: mark.wallet_id,
    failed: mark.failed ?? null,
    currency,
    amount: minor(collection),
    sessions: collection.payment_sessions ?? [],
    payments: (collection.payments ?? []).map((payment) => ({
      id: payment.id,
      canceled: payment.canceled_at != null,
      captured: payment.captured_at != null,
      created_at: payment.created_at,
      captures: (payment.captures ?? []).map(movement),
      refunds: (payment.refunds ?? []).map(movement),
    })),
    created_at: collection.created_at,
  }
}

const RegionRow = z.object({
  payment_providers: z
    .array(z.object({ id: z.string(), is_enabled: z.boolean() }).nullable())
    .nullish(),
})

/** With what a wallet of a currency can be filled: any provider of its regions but the wallet itself. */
export async function topUpProviders(
  container: MedusaContainer,
  currency: string
): Promise<string[]> {
  const regions = await readGraph(container, {
    entity: "region",
    fields: ["id", "payment_providers.id", "payment_providers.is_enabled"],
    filters: { currency_code: currency.toLowerCase() },
    row: RegionRow,
  })
  const ids = regions.flatMap(({ payment_providers }) =>
    (payment_providers ?? []).flatMap((one) =>
      one?.is_enabled && !isWalletProvider(one.id) ? one.id : []
    )
  )
  return [...new Set(ids)].sort()
}
