import { z } from "@medusajs/framework/zod"
import { ok } from "../../../../../../http"
import { findSavedMethod, removeSavedMethod } from "../../../../../../workflows/payment-methods"
import { endAutoReloadsOf } from "../../../../../../workflows/reloads"
import { customerOrThrow } from "../../../../customers-only"
import { MethodId, ProviderId, RemovedMethod } from "../../../../payment-methods"
import { endpoint, WalletError } from "../../../../service"

export const DELETE = endpoint({
  id: "removePaymentMethod",
  summary: "Remove a saved payment method",
  description:
    "At the provider that keeps it. Not every provider can: `removed` says whether it is gone. Wallets that " +
    "it reloads are reloaded no more.",
  tags: ["Top-ups"],
  access: "authenticated",
  params: z.object({ provider_id: ProviderId, id: MethodId }),
  responses: { 200: RemovedMethod },
  errors: ["wallet_forbidden", "wallet_payment_method_not_found"],
  handler: async ({ params, identity, scope }) => {
    const customer_id = customerOrThrow(identity, "have payment methods")
    const found = await findSavedMethod(scope, customer_id, params)
    if (!found) throw new WalletError("wallet_payment_method_not_found")
    await endAutoReloadsOf(scope, customer_id, {
      reason: "method_removed",
      by: identity.key,
      method: params,
    })
    return ok({ removed: await removeSavedMethod(scope, customer_id, found) })
  },
})
