import { ok } from "../../../../../../http"
import { settingsOf } from "../../../../../../modules/access"
import { unfreezeWallet } from "../../../../../../workflows/wallet"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { FreezeRequest, freezeParams } from "../../../../freezes"
import { presentWallet } from "../../../../present"
import { Wallet } from "../../../../schemas"
import { endpoint, WalletError } from "../../../../service"

export const POST = endpoint({
  id: "unfreezeWallet",
  summary: "Unfreeze a wallet",
  description: "Money leaves it again. A wallet that is not frozen stays as it is.",
  tags: ["Wallets"],
  access: MANAGE_WALLETS,
  params: freezeParams,
  body: FreezeRequest,
  responses: { 200: Wallet },
  errors: ["wallet_not_found"],
  handler: async ({ params: { id }, body: { reason }, identity, scope }) => {
    const wallet = await unfreezeWallet(scope, { wallet_id: id, reason, actor: identity.key })
    if (!wallet) throw new WalletError("wallet_not_found")
    return ok(presentWallet(wallet, settingsOf(scope), true))
  },
})
