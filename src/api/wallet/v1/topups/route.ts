import { z } from "@medusajs/framework/zod"
import { component, created, CurrencyCode, ok, PositiveAmount } from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import { startTopUp, topUpLimits, topUpProviders } from "../../../../workflows/topups"
import { customerOrThrow } from "../../customers-only"
import { findWalletOf, openWallet, storeCurrency } from "../../holders"
import { invalidParam } from "../../refuse"
import { endpoint, WalletError } from "../../service"
import { presentTopUp, TopUp, TopUpOptions } from "../../topups"

const Currency = CurrencyCode.optional().meta({
  description: "One of the store's currencies; its default currency when absent.",
})

export const GET = endpoint({
  id: "getTopUpOptions",
  summary: "Get how your wallet can be filled",
  tags: ["Top-ups"],
  access: "authenticated",
  query: z.object({ currency: Currency }),
  responses: { 200: TopUpOptions },
  errors: ["wallet_forbidden"],
  handler: async ({ query, identity, scope }) => {
    customerOrThrow(identity, "fill their wallet")
    const currency = await storeCurrency(scope, query.currency)
    const settings = settingsOf(scope)
    const { topup_minimum, topup_maximum: maximum } = settings
    const minimum = topup_minimum > 0n ? topup_minimum : 1n
    const isWithin = (amount: bigint) => amount >= minimum && (maximum === 0n || amount <= maximum)
    return ok({
      enabled: settings.topups_enabled,
      currency,
      minimum: minimum.toString(),
      maximum: maximum > 0n ? maximum.toString() : null,
      suggested: settings.topup_suggested.filter(isWithin).map(String),
      providers: await topUpProviders(scope, currency),
    })
  },
})

const TopUpRequest = component(
  "TopUpRequest",
  z.object({
    amount: PositiveAmount,
    currency: Currency,
    provider_id: z
      .string()
      .min(1)
      .max(255)
      .optional()
      .meta({
        description: "One of the `providers` of `GET /topups`; the first of them when absent.",
        examples: ["pp_stripe_stripe"],
      }),
  })
)

export const POST = endpoint({
  id: "startTopUp",
  summary: "Begin to fill your wallet",
  description:
    "Makes a payment session with any provider that the store's regions of this currency have, but the " +
    "wallet itself. Once the customer has done what the provider asks for, `POST /topups/{id}/complete` " +
    "takes the money and credits the wallet. The wallet is opened when it does not exist yet.",
  tags: ["Top-ups"],
  access: "authenticated",
  body: TopUpRequest,
  responses: { 201: TopUp },
  errors: ["wallet_forbidden", "wallet_topups_disabled", "wallet_topup_amount"],
  handler: async ({ body, identity, scope }) => {
    const customer_id = customerOrThrow(identity, "fill their wallet")
    const settings = settingsOf(scope)
    if (!settings.topups_enabled) throw new WalletError("wallet_topups_disabled")
    const currency = await storeCurrency(scope, body.currency)
    const { amount } = body
    const holder = { customer_id, currency }
    const known = await findWalletOf(scope, holder)
    const { minimum, maximum } = topUpLimits(settings, known?.balance ?? 0n)
    if (amount < minimum || amount > maximum) {
      throw new WalletError("wallet_topup_amount", {
        data: { minimum: minimum.toString(), maximum: maximum.toString() },
      })
    }
    const providers = await topUpProviders(scope, currency)
    const provider_id = body.provider_id ?? providers[0]
    if (!provider_id || !providers.includes(provider_id)) {
      throw invalidParam(
        "provider_id",
        "is no provider that a wallet of this currency can be filled with"
      )
    }
    const wallet = known ?? (await openWallet(scope, holder))
    const input = { customer_id, wallet_id: wallet.id, currency, amount, provider_id }
    return created(presentTopUp(await startTopUp(scope, input)))
  },
})
