import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MathBN, Modules } from "@medusajs/framework/utils"
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
  /** Minor units; each is credited once. */
  captures: { id: string; amount: bigint; created_at: Date }[]
}

export function markOf(topUp: Pick<TopUp, "customer_id" | "wallet_id">): Record<string, unknown> {
  return { [MARK]: { customer_id: topUp.customer_id, wallet_id: topUp.wallet_id } }
}

export function isMarked(collection: { metadata?: Record<string, unknown> | null } | undefined) {
  const mark = collection?.metadata?.[MARK] as Partial<TopUp> | undefined
  return typeof mark?.customer_id === "string" && typeof mark.wallet_id === "number"
}

/** A top-up by its payment collection; null for any other collection. */
export async function readTopUp(container: MedusaContainer, id: string): Promise<TopUp | null> {
  const [collection] = await container
    .resolve(Modules.PAYMENT)
    .listPaymentCollections(
      { id: [id] },
      { relations: ["payment_sessions", "payments", "payments.captures"] }
    )
  if (!collection || !isMarked(collection)) {
    return null
  }
  const { customer_id, wallet_id } = collection.metadata![MARK] as TopUp
  const currency = collection.currency_code.toUpperCase()
  const minor = (row: { amount?: unknown; raw_amount?: unknown }) =>
    toMinorUnits(
      MathBN.convert((row.raw_amount ?? row.amount) as BigNumberInput).toString(),
      currency
    )
  return {
    id,
    customer_id,
    wallet_id,
    currency,
    amount: minor(collection as never),
    sessions: (collection.payment_sessions ?? []) as unknown as TopUpSession[],
    payments: (collection.payments ?? []).map((payment) => ({
      id: payment.id,
      canceled: payment.canceled_at != null,
      captures: (payment.captures ?? []).map((capture) => ({
        id: capture.id,
        amount: minor(capture as never),
        created_at: new Date(capture.created_at as unknown as string),
      })),
    })),
    created_at: new Date((collection as unknown as { created_at: string }).created_at),
  }
}

/** With what a wallet of a currency can be filled: any provider of its regions but the wallet itself. */
export async function topUpProviders(
  container: MedusaContainer,
  currency: string
): Promise<string[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "region",
    fields: ["id", "payment_providers.id", "payment_providers.is_enabled"],
    filters: { currency_code: currency.toLowerCase() },
  })
  const regions = data as unknown as {
    payment_providers?: ({ id: string; is_enabled: boolean } | null)[]
  }[]
  const ids = regions.flatMap(({ payment_providers }) =>
    (payment_providers ?? []).flatMap((one) =>
      one?.is_enabled && !isWalletProvider(one.id) ? one.id : []
    )
  )
  return [...new Set(ids)].sort()
}
