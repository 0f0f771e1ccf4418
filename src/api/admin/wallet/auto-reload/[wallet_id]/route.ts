import { z } from "@medusajs/framework/zod"
import { component, ok, PositiveInteger } from "../../../../../http"
import { SEE_WALLETS } from "../../../../permissions"
import { autoReloadFields, presentAutoReload } from "../../../../wallet/auto-reload"
import { ledgerOf, reloadsOf } from "../../../../wallet/modules"
import { AdminError, endpoint } from "../../service"

const WalletAutoReload = component("WalletAutoReload", z.strictObject(autoReloadFields), {
  description: "What a wallet's customer agreed to be charged, and how it stands.",
})

export const GET = endpoint({
  id: "getAutoReload",
  summary: "Get what a wallet's customer agreed to be charged",
  description: "Switch it off with `PATCH /wallet/v1/wallets/{id}`; on can only the customer.",
  tags: ["Payments"],
  access: SEE_WALLETS,
  params: z.object({ wallet_id: PositiveInteger.meta({ description: "The wallet." }) }),
  responses: { 200: WalletAutoReload },
  errors: ["wallet_not_found"],
  handler: async ({ params: { wallet_id }, scope }) => {
    if (!(await ledgerOf(scope).findWallet(wallet_id))) throw new AdminError("wallet_not_found")
    return ok(await presentAutoReload(scope, await reloadsOf(scope).findAgreement(wallet_id)))
  },
})
