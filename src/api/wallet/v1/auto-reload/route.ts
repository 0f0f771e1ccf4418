import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { component, CurrencyCode, ok, PositiveAmount, text } from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import { MAX_AMOUNT } from "../../../../modules/ledger"
import { findSavedMethod } from "../../../../workflows/payment-methods"
import { agreeToReload, endAutoReload } from "../../../../workflows/reloads"
import { reloadLimits, topUpProviders } from "../../../../workflows/topups"
import { AutoReload, isAutoReloadAvailable, presentAutoReload } from "../../auto-reload"
import { customerOrThrow } from "../../customers-only"
import { findWalletOf, openWallet, storeCurrency } from "../../holders"
import { reloadsOf } from "../../modules"
import { MethodId, ProviderId } from "../../payment-methods"
import { invalidParam } from "../../refuse"
import { endpoint, WalletError } from "../../service"

const Currency = CurrencyCode.optional().meta({
  description: "Which of your wallets; that of the store's default currency when absent.",
})
const DO = "have their wallet reloaded"

export const GET = endpoint({
  id: "getAutoReload",
  summary: "Get whether your wallet reloads itself",
  tags: ["Top-ups"],
  access: "authenticated",
  query: z.object({ currency: Currency }),
  responses: { 200: AutoReload },
  errors: ["wallet_forbidden"],
  handler: async ({ query, identity, scope }) => {
    const customer_id = customerOrThrow(identity, DO)
    return ok(await present(scope, customer_id, await storeCurrency(scope, query.currency)))
  },
})

const AutoReloadRequest = component(
  "AutoReloadRequest",
  z.object({
    currency: Currency,
    threshold: PositiveAmount.meta({
      description: "Reload the wallet when less than this can be spent.",
    }),
    amount: PositiveAmount.meta({ description: "What is charged each time." }),
    provider_id: ProviderId,
    payment_method_id: MethodId.meta({ description: "One of `GET /payment-methods`." }),
    consent: z.literal(true).meta({
      description:
        "The customer agrees that the payment method is charged with `amount`, without being asked again, " +
        "whenever less than `threshold` can be spent, until they switch it off.",
    }),
    terms: text({ min: 1, max: 4000 }).optional().meta({
      description: "What the customer was shown, or its version: it is kept with the agreement.",
    }),
  })
)

export const PUT = endpoint({
  id: "agreeToAutoReload",
  summary: "Have your wallet reloaded when it runs low",
  description:
    "Takes the place of what was agreed before. Needs your consent to be charged, which is recorded with " +
    "time, amount and payment method. The wallet's three `auto_reload_` fields show it. A wallet that is " +
    "low already is reloaded within a minute.",
  tags: ["Top-ups"],
  access: "authenticated",
  body: AutoReloadRequest,
  responses: { 200: AutoReload },
  errors: [
    "wallet_forbidden",
    "wallet_auto_reload_disabled",
    "wallet_topup_amount",
    "wallet_payment_method_not_found",
  ],
  handler: async ({ body, identity, scope }) => {
    const customer_id = customerOrThrow(identity, DO)
    if (!isAutoReloadAvailable(scope)) throw new WalletError("wallet_auto_reload_disabled")
    const currency = await storeCurrency(scope, body.currency)
    const { amount, threshold, provider_id, payment_method_id, terms = null } = body
    if (threshold > MAX_AMOUNT - amount) {
      throw invalidParam("threshold", "is more than a wallet can hold beside the amount")
    }
    const { minimum, maximum } = reloadLimits(settingsOf(scope), threshold)
    if (amount < minimum || amount > maximum) {
      throw new WalletError("wallet_topup_amount", {
        data: { minimum: minimum.toString(), maximum: maximum.toString() },
      })
    }
    if (!(await topUpProviders(scope, currency)).includes(provider_id)) {
      throw invalidParam(
        "provider_id",
        "is no provider that a wallet of this currency can be filled with"
      )
    }
    const wanted = { provider_id, id: payment_method_id }
    const found = await findSavedMethod(scope, customer_id, wanted)
    if (!found) throw new WalletError("wallet_payment_method_not_found")
    const holder = { customer_id, currency }
    const wallet = (await findWalletOf(scope, holder)) ?? (await openWallet(scope, holder))
    const { provider_id: _provider, id: method_id, ...method } = found.method
    await agreeToReload(
      scope,
      {
        wallet_id: wallet.id,
        customer_id,
        user_id: wallet.user_id,
        currency,
        threshold,
        amount,
        provider_id,
        method_id,
        method,
        terms,
      },
      identity.key
    )
    return ok(await present(scope, customer_id, currency))
  },
})

export const DELETE = endpoint({
  id: "endAutoReload",
  summary: "Have your wallet reloaded no more",
  description:
    "From now on nothing is charged; an attempt that is `charging` already may still arrive.",
  tags: ["Top-ups"],
  access: "authenticated",
  query: z.object({ currency: Currency }),
  responses: { 200: AutoReload },
  errors: ["wallet_forbidden"],
  handler: async ({ query, identity, scope }) => {
    const customer_id = customerOrThrow(identity, DO)
    const currency = await storeCurrency(scope, query.currency)
    const wallet = await findWalletOf(scope, { customer_id, currency })
    if (wallet) await endAutoReload(scope, wallet.id, { reason: "customer", by: identity.key })
    return ok(await present(scope, customer_id, currency))
  },
})

async function present(
  scope: MedusaContainer,
  customer_id: string,
  currency: string
): Promise<z.input<typeof AutoReload>> {
  const settings = settingsOf(scope)
  const wallet = await findWalletOf(scope, { customer_id, currency })
  const agreement = wallet ? await reloadsOf(scope).findAgreement(wallet.id) : null
  const { minimum, maximum } = reloadLimits(settings, 0n)
  const shown = (limit: bigint) => (limit > 0n ? limit.toString() : null)
  return {
    available: isAutoReloadAvailable(scope),
    currency,
    minimum: minimum.toString(),
    maximum: maximum.toString(),
    daily_maximum: shown(settings.auto_reload_daily_maximum),
    monthly_maximum: shown(settings.auto_reload_monthly_maximum),
    ...(await presentAutoReload(scope, agreement)),
  }
}
