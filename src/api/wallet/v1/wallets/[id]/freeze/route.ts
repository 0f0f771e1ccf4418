import { ok } from "../../../../../../http"
import { settingsOf } from "../../../../../../modules/access"
import { freezeWallet } from "../../../../../../workflows/wallet"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { FreezeRequest, freezeParams } from "../../../../freezes"
import { presentWallet } from "../../../../present"
import { Wallet } from "../../../../schemas"
import { endpoint, WalletError } from "../../../../service"

export const POST = endpoint({
  id: "freezeWallet",
  summary: "Freeze a wallet",
  description:
    "From then on no money leaves it: debits, transfers out, holds, withdrawals and payments are refused " +
    "with `wallet_frozen`. Money still comes in and expires, holds that were made before can be committed " +
    "and released, and staff can reverse transactions. A wallet that is frozen already is frozen anew, " +
    "for this reason. The owner sees that it is frozen, and neither why nor by whom.",
  tags: ["Wallets"],
  access: MANAGE_WALLETS,
  params: freezeParams,
  body: FreezeRequest,
  responses: { 200: Wallet },
  errors: ["wallet_not_found"],
  handler: async ({ params: { id }, body: { reason }, identity, scope }) => {
    const wallet = await freezeWallet(scope, { wallet_id: id, reason, actor: identity.key })
    if (!wallet) throw new WalletError("wallet_not_found")
    return ok(presentWallet(wallet, settingsOf(scope), true))
  },
})
