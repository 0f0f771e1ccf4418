import { z } from "@medusajs/framework/zod"
import {
  Amount,
  component,
  created,
  CurrencyCode,
  listMeta,
  ok,
  Page,
  perPage,
  QueryBoolean,
  text,
} from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import { MANAGE_WALLETS, SEE_WALLETS } from "../../../permissions"
import { withInstants } from "../../../store-days"
import {
  CustomerReference,
  EmailFilter,
  findCustomerFilter,
  searchCustomers,
} from "../../customers"
import { findHolderOrThrow, findWalletOf, holderFields, openWallet } from "../../holders"
import { ledgerOf } from "../../modules"
import { presentWallet } from "../../present"
import { invalidParam } from "../../refuse"
import { AsOf, Wallet, WalletList } from "../../schemas"
import { endpoint } from "../../service"

export const GET = endpoint({
  id: "listWallets",
  summary: "List wallets",
  tags: ["Wallets"],
  access: SEE_WALLETS,
  query: z.object({
    page: Page,
    per_page: perPage(10, 100),
    currency: CurrencyCode.optional().meta({ description: "Only wallets in this currency." }),
    balance_min: Amount.optional().meta({ description: "Lowest balance, inclusive." }),
    balance_max: Amount.optional().meta({ description: "Highest balance, inclusive." }),
    user_id: CustomerReference.optional().meta({
      description: "Only this customer's wallets: public number or id in the store.",
    }),
    frozen: QueryBoolean.optional().meta({
      description: "Only wallets that are frozen, or only such as are not.",
    }),
    email: EmailFilter.optional().meta({
      description: "Only the wallets of the customer with this e-mail address.",
    }),
    q: text({ min: 1, max: 200 })
      .optional()
      .meta({
        description:
          "Only the wallets of customers whose name or e-mail address contains this (of the 200 that " +
          "the store finds first), or whose number or id it is.",
      }),
    orderby: z
      .enum(["balance", "created", "updated"])
      .default("created")
      .meta({ description: "What the list is sorted by." }),
    as_of: AsOf,
    order: z.enum(["asc", "desc"]).default("desc").meta({ description: "Which end comes first." }),
  }),
  responses: { 200: WalletList },
  handler: async ({ query: { user_id, email, q, ...asked }, scope }) => {
    const { as_of, ...query } = withInstants(scope, asked)
    const { page, per_page, balance_min, balance_max } = query
    if (balance_min !== undefined && balance_max !== undefined && balance_min > balance_max) {
      throw invalidParam("balance_max", "must not be less than balance_min")
    }
    const customer_id = await findCustomerFilter(scope, { user_id, email })
    if (customer_id === null) return ok({ data: [], meta: listMeta(0, page, per_page) })
    const ledger = ledgerOf(scope)
    const customer_ids = q === undefined ? undefined : await searchCustomers(scope, q)
    const wanted = { ...query, customer_id, customer_ids }
    const { data, total } = as_of
      ? await ledger.listWalletsAt(wanted, as_of)
      : await ledger.listWallets(wanted)
    const settings = settingsOf(scope)
    return ok({
      data: data.map((wallet) => presentWallet(wallet, settings, true)),
      meta: listMeta(total, page, per_page),
    })
  },
})

const NewWallet = component("NewWallet", z.object(holderFields))

export const POST = endpoint({
  id: "openWallet",
  summary: "Open a wallet",
  description:
    "A customer has one wallet in each currency: 201 when it was opened, 200 when it was open " +
    "already. Wallets also open by themselves when they are first needed.",
  tags: ["Wallets"],
  access: MANAGE_WALLETS,
  body: NewWallet,
  responses: { 200: Wallet, 201: Wallet },
  handler: async ({ body, scope }) => {
    const holder = await findHolderOrThrow(scope, body)
    const known = await findWalletOf(scope, holder)
    const wallet = known ?? (await openWallet(scope, holder))
    const presented = presentWallet(wallet, settingsOf(scope), true)
    return known ? ok(presented) : created(presented)
  },
})
