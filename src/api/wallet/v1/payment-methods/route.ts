import { z } from "@medusajs/framework/zod"
import { component, created, CurrencyCode, ok, Page, pageOf, perPage } from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import { beginSavingMethod, listSavedMethods } from "../../../../workflows/payment-methods"
import { topUpProviders } from "../../../../workflows/topups"
import { customerOrThrow } from "../../customers-only"
import { storeCurrency } from "../../holders"
import { PaymentMethodList, ProviderId, SavingMethod } from "../../payment-methods"
import { invalidParam } from "../../refuse"
import { endpoint, WalletError } from "../../service"

export const GET = endpoint({
  id: "listPaymentMethods",
  summary: "List your saved payment methods",
  description:
    "What the store's payment providers keep for you. The store itself keeps no card: each request " +
    "asks the providers.",
  tags: ["Top-ups"],
  access: "authenticated",
  query: z.object({ page: Page, per_page: perPage(100, 100) }),
  responses: { 200: PaymentMethodList },
  errors: ["wallet_forbidden"],
  handler: async ({ query, identity, scope }) => {
    const customer_id = customerOrThrow(identity, "have payment methods")
    const { methods, unavailable } = await listSavedMethods(scope, customer_id)
    return ok({ ...pageOf(methods, query), unavailable })
  },
})

const PaymentMethodRequest = component(
  "PaymentMethodRequest",
  z.object({
    provider_id: ProviderId,
    currency: CurrencyCode.optional().meta({
      description: "Of the wallet that is to be filled; the store's default currency when absent.",
    }),
  })
)

export const POST = endpoint({
  id: "savePaymentMethod",
  summary: "Begin to save a payment method",
  description:
    "The provider makes a session in which you enter your card with its own script; it is among " +
    "`GET /payment-methods` once you have.",
  tags: ["Top-ups"],
  access: "authenticated",
  body: PaymentMethodRequest,
  responses: { 201: SavingMethod },
  errors: ["wallet_forbidden", "wallet_topups_disabled", "wallet_payment_method_not_saved"],
  handler: async ({ body, identity, scope }) => {
    const customer_id = customerOrThrow(identity, "have payment methods")
    if (!settingsOf(scope).topups_enabled) throw new WalletError("wallet_topups_disabled")
    const { provider_id } = body
    const currency = await storeCurrency(scope, body.currency)
    if (!(await topUpProviders(scope, currency)).includes(provider_id)) {
      throw invalidParam(
        "provider_id",
        "is no provider that a wallet of this currency can be filled with"
      )
    }
    const begun = await beginSavingMethod(scope, customer_id, provider_id)
    if (!begun) throw new WalletError("wallet_payment_method_not_saved")
    return created({ provider_id, ...begun })
  },
})
