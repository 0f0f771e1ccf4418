import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { MathBN, Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../host/read-graph"
import { toMinorUnits } from "../../money/money"
import { isWalletProvider } from "../payments/wallet-provider"

/** Where a payment collection says that it is for a top-up. The host lets no customer write there. */
const MARK = "wallet_topup"

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
  /** The payment of which it was told that it came to nothing; null for none. */
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
interface Mark {
  customer_id: string
  wallet_id: number
  /** The payment of which it was told that it came to nothing. */
  failed?: string
}

export function markOf({ customer_id, wallet_id, failed }: Mark): Record<string, unknown> {
  return { [MARK]: { customer_id, wallet_id, ...(failed ? { failed } : {}) } }
}

function instantOf(value: unknown): Date {
  return new Date(value as string)
}

export function isMarked(collection: { metadata?: Record<string, unknown> | null } | undefined) {
  const mark = collection?.metadata?.[MARK] as Partial<Mark> | undefined
  return typeof mark?.customer_id === "string" && typeof mark.wallet_id === "number"
}

/** A top-up by its payment collection; null for any other collection. */
export async function readTopUp(container: MedusaContainer, id: string): Promise<TopUp | null> {
  const [collection] = await container
    .resolve(Modules.PAYMENT)
    .listPaymentCollections(
      { id: [id] },
      { relations: ["payment_sessions", "payments", "payments.captures", "payments.refunds"] }
    )
  if (!collection || !isMarked(collection)) {
    return null
  }
  const { customer_id, wallet_id, failed } = collection.metadata![MARK] as Mark
  const currency = collection.currency_code.toUpperCase()
  const minor = (row: { amount?: unknown; raw_amount?: unknown }) =>
    toMinorUnits(
      MathBN.convert((row.raw_amount ?? row.amount) as BigNumberInput).toString(),
      currency
    )
  const movement = (row: { id: string; created_at?: unknown }): TopUpMovement => ({
    id: row.id,
    amount: minor(row as never),
    created_at: instantOf(row.created_at),
  })
  return {
    id,
    customer_id,
    wallet_id,
    failed: failed ?? null,
    currency,
    amount: minor(collection as never),
    sessions: (collection.payment_sessions ?? []) as unknown as TopUpSession[],
    payments: (collection.payments ?? []).map((payment) => ({
      id: payment.id,
      canceled: payment.canceled_at != null,
      captured: payment.captured_at != null,
      created_at: instantOf(payment.created_at),
      captures: (payment.captures ?? []).map(movement),
      refunds: (payment.refunds ?? []).map(movement),
    })),
    created_at: instantOf((collection as { created_at?: unknown }).created_at),
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
