import { z } from "@medusajs/framework/zod"
import { ok, PositiveInteger } from "../../../../../http"
import { toEntryData } from "../../../../../workflows/wallet/entry-data"
import { ledgerOf } from "../../../modules"
import { assertMayRead, isStaff, readsEveryWallet } from "../../../permissions"
import { presentTransaction } from "../../../present"
import { Transaction } from "../../../schemas"
import { endpoint, WalletError } from "../../../service"

export const GET = endpoint({
  id: "getTransaction",
  summary: "Get a ledger entry",
  description: "Needs the capability `wallet_read_wallets`, unless it is an entry of your own.",
  tags: ["Transactions"],
  access: "authenticated",
  params: z.object({ id: PositiveInteger.meta({ description: "The entry.", examples: [1] }) }),
  responses: { 200: Transaction },
  errors: ["wallet_transaction_not_found", "wallet_forbidden"],
  handler: async ({ params: { id }, identity, scope }) => {
    const ledger = ledgerOf(scope)
    const entry = await ledger.findEntry(id)
    if (!readsEveryWallet(identity)) {
      assertMayRead(identity, entry && (await ledger.findWallet(entry.wallet_id)))
    }
    if (!entry) throw new WalletError("wallet_transaction_not_found")
    return ok(presentTransaction(toEntryData(entry), isStaff(identity)))
  },
})
