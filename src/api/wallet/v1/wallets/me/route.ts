import { z } from "@medusajs/framework/zod"
import { component, CurrencyCode, ok } from "../../../../../http"
import { settingsOf } from "../../../../../modules/access"
import { withInstants } from "../../../../store-days"
import { readFeatures, WalletFeatures } from "../../../features"
import { findWalletOf, openWallet, storeCurrency } from "../../../holders"
import { ledgerOf } from "../../../modules"
import { presentWallet } from "../../../present"
import { AsOf, Wallet } from "../../../schemas"
import { endpoint, WalletError } from "../../../service"

const OwnWallet = component("OwnWallet", Wallet.extend({ features: WalletFeatures }), {
  description: "A customer's wallet in one currency, and what they may do with it.",
})

export const GET = endpoint({
  id: "getMyWallet",
  summary: "Get your own wallet",
  description: "The signed-in customer's wallet; it is opened when it does not exist yet.",
  tags: ["Wallets"],
  access: "authenticated",
  query: z.object({
    currency: CurrencyCode.optional().meta({
      description: "One of the store's currencies; its default currency when absent.",
    }),
    as_of: AsOf,
  }),
  responses: { 200: OwnWallet },
  errors: ["wallet_not_found"],
  handler: async ({ query, identity, scope }) => {
    const { customer_id } = identity
    if (customer_id === undefined) {
      throw new WalletError("wallet_not_found", { message: "Only customers have a wallet." })
    }
    const holder = { customer_id, currency: await storeCurrency(scope, query.currency) }
    const wallet = (await findWalletOf(scope, holder)) ?? (await openWallet(scope, holder))
    const { as_of } = withInstants(scope, query)
    const features = await readFeatures(scope, holder)
    if (!as_of) return ok({ ...presentWallet(wallet, settingsOf(scope), false), features })
    const [past] = await ledgerOf(scope).findWalletsAt([wallet.id], as_of)
    if (!past) throw new WalletError("wallet_not_found", { message: "It was not open yet then." })
    return ok({ ...presentWallet(past, settingsOf(scope), false), features })
  },
})
