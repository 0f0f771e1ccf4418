import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { component, IdOut, InstantOut, ok, PositiveInteger, text } from "../../../../../../http"
import { ACCESS_MODULE, KYC_STATUSES } from "../../../../../../modules/access"
import type { AccessService, KycRecord } from "../../../../../../modules/access"
import type { Wallet } from "../../../../../../modules/ledger"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { ledgerOf } from "../../../../modules"
import { assertMayRead, isStaff } from "../../../../permissions"
import { endpoint, WalletError } from "../../../../service"

const params = z.object({ id: PositiveInteger.meta({ description: "The wallet.", examples: [1] }) })

const KycStatusField = component("KycStatus", z.enum(KYC_STATUSES), {
  description: "How far a customer's identity verification is.",
})

const Kyc = component(
  "Kyc",
  z.strictObject({
    wallet_id: IdOut,
    user_id: IdOut.meta({ description: "The owning customer's public number." }),
    customer_id: z.string().meta({ examples: ["cus_01"] }),
    status: KycStatusField,
    note: z.string().nullable().optional().meta({
      description: "Internal note; only for whoever may read every wallet.",
    }),
    changed_by: z.string().nullable().optional().meta({
      description: "Who set it last; only for whoever may read every wallet.",
    }),
    changed_at: InstantOut.nullable().meta({ description: "Null while nobody has set it." }),
  }),
  { description: "A customer's identity verification; it holds for all of their wallets." }
)

const KycChange = component(
  "KycChange",
  z.object({
    status: KycStatusField,
    note: text({ max: 1000 })
      .optional()
      .meta({
        description: "For staff only; absent: the earlier note goes.",
        examples: ["Passport seen in the shop"],
      }),
  })
)

export const GET = endpoint({
  id: "getKyc",
  summary: "Get the identity verification of a wallet's owner",
  description: "Needs the capability `wallet_read_wallets`, unless the wallet is your own.",
  tags: ["Wallets"],
  access: "authenticated",
  params,
  responses: { 200: Kyc },
  errors: ["wallet_not_found", "wallet_forbidden"],
  handler: async ({ params: { id }, identity, scope }) => {
    const found = await ledgerOf(scope).findWallet(id)
    assertMayRead(identity, found)
    const wallet = existing(found)
    const record = await accessOf(scope).findKyc(wallet.customer_id)
    return ok(present(wallet, record, isStaff(identity)))
  },
})

export const PUT = endpoint({
  id: "setKyc",
  summary: "Set the identity verification of a wallet's owner",
  description: "Effective at once, for all wallets of the customer. Each change is recorded.",
  tags: ["Wallets"],
  access: MANAGE_WALLETS,
  params,
  body: KycChange,
  responses: { 200: Kyc },
  errors: ["wallet_not_found"],
  handler: async ({ params: { id }, body, identity, scope }) => {
    const wallet = existing(await ledgerOf(scope).findWallet(id))
    const record = await accessOf(scope).setKyc({
      customer_id: wallet.customer_id,
      status: body.status,
      note: body.note ?? null,
      changed_by: identity.key,
    })
    return ok(present(wallet, record, true))
  },
})

function existing(wallet: Wallet | null | undefined): Wallet {
  if (!wallet) throw new WalletError("wallet_not_found")
  return wallet
}

function accessOf(scope: MedusaContainer) {
  return scope.resolve<AccessService>(ACCESS_MODULE)
}

function present(wallet: Wallet, record: KycRecord, staff: boolean): z.input<typeof Kyc> {
  return {
    wallet_id: wallet.id,
    user_id: wallet.user_id,
    customer_id: wallet.customer_id,
    status: record.status,
    ...(staff ? { note: record.note, changed_by: record.changed_by } : {}),
    changed_at: record.changed_at?.toISOString() ?? null,
  }
}
