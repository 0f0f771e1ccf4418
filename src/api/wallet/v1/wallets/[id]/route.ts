import { z } from "@medusajs/framework/zod"
import { Amount, component, ok, PositiveInteger } from "../../../../../http"
import { settingsOf } from "../../../../../modules/access"
import { endAutoReload } from "../../../../../workflows/reloads"
import { withInstants } from "../../../../store-days"
import { ledgerOf } from "../../../modules"
import { WRITE_WALLETS } from "../../../../permissions"
import { assertMayRead, isStaff } from "../../../permissions"
import { presentWallet } from "../../../present"
import { AsOf, Wallet } from "../../../schemas"
import { endpoint, WalletError } from "../../../service"

const params = z.object({ id: PositiveInteger.meta({ description: "The wallet.", examples: [1] }) })

/** A person's card is charged because that person agreed to it, and for no other reason. */
const BY_CUSTOMER = "the customer agrees to it with PUT /auto-reload"
const ReloadAmount = Amount.refine((amount) => BigInt(amount) === 0n, {
  error: `must be "0": ${BY_CUSTOMER}`,
})

const WalletPatch = component(
  "WalletPatch",
  z.object({
    spending_limit: Amount.nullable()
      .optional()
      .meta({
        description:
          'The most that one debit or outgoing transfer may be; "0" is no limit, null the store\'s ' +
          "default.",
      }),
    auto_reload_enabled: z
      .boolean()
      .refine((enabled) => !enabled, { error: `must be false: ${BY_CUSTOMER}` })
      .optional()
      .meta({
        description:
          "Only `false`: ends what the customer agreed to. Nobody else can switch it on " +
          "(`PUT /auto-reload`).",
      }),
    auto_reload_threshold: ReloadAmount.optional().meta({
      description:
        'The balance below which the wallet is reloaded; only "0", which ends it as well.',
    }),
    auto_reload_amount: ReloadAmount.optional().meta({
      description: 'How much is reloaded; only "0", which ends it as well.',
    }),
  })
)

export const GET = endpoint({
  id: "getWallet",
  summary: "Get a wallet",
  description: "Needs the capability `wallet_read_wallets`, unless the wallet is your own.",
  tags: ["Wallets"],
  access: "authenticated",
  params,
  query: z.object({ as_of: AsOf }),
  responses: { 200: Wallet },
  errors: ["wallet_not_found", "wallet_forbidden"],
  handler: async ({ params: { id }, query, identity, scope }) => {
    const { as_of } = withInstants(scope, query)
    const ledger = ledgerOf(scope)
    const now = await ledger.findWallet(id)
    assertMayRead(identity, now)
    const wallet = as_of ? (await ledger.findWalletsAt([id], as_of)).at(0) : now
    if (!wallet) throw new WalletError("wallet_not_found")
    return ok(presentWallet(wallet, settingsOf(scope), isStaff(identity)))
  },
})

export const PATCH = endpoint({
  id: "updateWallet",
  summary: "Change a wallet's settings",
  description: "Fields that are absent stay as they are.",
  tags: ["Wallets"],
  access: WRITE_WALLETS,
  params,
  body: WalletPatch,
  responses: { 200: Wallet },
  errors: ["wallet_not_found"],
  handler: async ({ params: { id }, body, identity, scope }) => {
    const ledger = ledgerOf(scope)
    const { auto_reload_enabled, auto_reload_threshold, auto_reload_amount } = body
    const endsReload = [auto_reload_enabled, auto_reload_threshold, auto_reload_amount].some(
      (value) => value !== undefined
    )
    if (endsReload) await endAutoReload(scope, id, { reason: "staff", by: identity.key })
    const wallet = Object.keys(body).length
      ? await ledger.updateWallet(id, body, identity.key)
      : await ledger.findWallet(id)
    if (!wallet) throw new WalletError("wallet_not_found")
    return ok(presentWallet(wallet, settingsOf(scope), isStaff(identity)))
  },
})
