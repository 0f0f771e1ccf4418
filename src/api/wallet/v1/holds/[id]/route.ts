import { ok } from "../../../../../http"
import { ledgerOf } from "../../../modules"
import { holdParams } from "../../../holds"
import { assertMayRead } from "../../../permissions"
import { presentHold } from "../../../present"
import { Hold } from "../../../schemas"
import { endpoint, WalletError } from "../../../service"

export const GET = endpoint({
  id: "getHold",
  summary: "Get a hold",
  description: "Needs the capability `wallet_read_wallets`, unless the wallet is your own.",
  tags: ["Holds"],
  access: "authenticated",
  params: holdParams,
  responses: { 200: Hold },
  errors: ["wallet_hold_not_found", "wallet_forbidden"],
  handler: async ({ params: { id }, identity, scope }) => {
    const ledger = ledgerOf(scope)
    const hold = await ledger.holds.findListed(id)
    assertMayRead(identity, hold && (await ledger.findWallet(hold.wallet_id)))
    if (!hold) throw new WalletError("wallet_hold_not_found")
    return ok(presentHold(hold))
  },
})
