import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { CurrencyCode, ok } from "../../../../../http"
import { settingsOf } from "../../../../../modules/access"
import type { Wallet as LedgerWallet } from "../../../../../modules/ledger"
import { openWalletsWorkflow } from "../../../../../workflows/wallet"
import { storeCurrencies } from "../../../../../workflows/wallet"
import { withInstants } from "../../../../store-days"
import { ledgerOf } from "../../../modules"
import { presentWallet } from "../../../present"
import { invalidParam } from "../../../refuse"
import { AsOf, Wallet } from "../../../schemas"
import { endpoint, WalletError } from "../../../service"

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
  responses: { 200: Wallet },
  errors: ["wallet_not_found"],
  handler: async ({ query, identity, scope }) => {
    const { customer_id } = identity
    if (customer_id === undefined) {
      throw new WalletError("wallet_not_found", { message: "Only customers have a wallet." })
    }
    const currencies = await storeCurrencies(scope)
    const currency = query.currency ?? currencies.main
    if (!currencies.all.has(currency)) {
      throw invalidParam("currency", "is not one of the store's currencies")
    }
    const wallet = await findOrOpen(scope, customer_id, currency)
    const { as_of } = withInstants(scope, query)
    if (!as_of) return ok(presentWallet(wallet, settingsOf(scope)))
    const [past] = await ledgerOf(scope).findWalletsAt([wallet.id], as_of)
    if (!past) throw new WalletError("wallet_not_found", { message: "It was not open yet then." })
    return ok(presentWallet(past, settingsOf(scope)))
  },
})

async function findOrOpen(
  scope: MedusaContainer,
  customer_id: string,
  currency: string
): Promise<LedgerWallet> {
  const find = async () =>
    (await ledgerOf(scope).findWalletsOf(customer_id)).find(
      (wallet) => wallet.currency === currency
    )
  const existing = await find()
  if (existing) return existing
  await openWalletsWorkflow(scope).run({ input: { owners: [{ customer_id, currency }] } })
  const opened = await find()
  if (!opened) throw new Error(`The ${currency} wallet of ${customer_id} did not open`)
  return opened
}
