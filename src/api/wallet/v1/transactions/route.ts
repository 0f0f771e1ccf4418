import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import {
  Amount,
  content,
  CurrencyCode,
  IsoDateTime,
  JSON_TYPE,
  listMeta,
  Page,
  perPage,
  PositiveInteger,
  text,
} from "../../../../http"
import type { Identity } from "../../../../http"
import { ENTRY_TYPES } from "../../../../modules/ledger"
import type { EntryQuery, EntryType } from "../../../../modules/ledger"
import { withInstants } from "../../../store-days"
import { CustomerReference, EmailFilter, findCustomerFilter } from "../../customers"
import { ledgerOf } from "../../modules"
import { OrderReference, orderNumber } from "../../orders"
import { READ_WALLETS, SEE_WALLETS } from "../../../permissions"
import { forbidden, isStaff, readsEveryWallet } from "../../permissions"
import { assertForwards, invalidParam } from "../../refuse"
import { TransactionList } from "../../schemas"
import { endpoint } from "../../service"

const KNOWN_TYPES: ReadonlySet<string> = new Set(ENTRY_TYPES)

const TypeList = z
  .string()
  .max(500)
  .refine((list) => list.split(",").every((type) => KNOWN_TYPES.has(type.trim())), {
    error: `must be a comma-separated list of ${ENTRY_TYPES.join(", ")}`,
  })
  .transform((list) => [...new Set(list.split(",").map((type) => type.trim()))] as EntryType[])

export const GET = endpoint({
  id: "listTransactions",
  summary: "List ledger entries",
  description:
    "Newest first. Customers see the entries of their own wallets; whoever holds " +
    "`wallet_read_wallets` sees all, or those of one wallet. `q`, `actor`, `currency` and amounts look " +
    "through 200,000 entries of all wallets in one request: the newest, or those before `before` or " +
    "the cursor. `meta.total` counts those, and `meta.next_cursor` reads on behind them.",
  tags: ["Transactions"],
  access: "authenticated",
  query: z.object({
    wallet_id: PositiveInteger.optional().meta({ description: "Only entries of this wallet." }),
    type: TypeList.optional().meta({
      description: "Comma-separated list of transaction types.",
      wire: { examples: ["credit,topup"] },
    }),
    after: IsoDateTime.optional().meta({ description: "Only entries created after this time." }),
    before: IsoDateTime.optional().meta({ description: "Only entries created before this time." }),
    as_of: IsoDateTime.optional().meta({ description: "The list as it was at this instant." }),
    order_id: OrderReference.optional().meta({
      description: "Only entries of this order: its number, or its id in the store.",
    }),
    reference: text({ min: 1, max: 255 })
      .optional()
      .meta({ description: "Only entries with this reference." }),
    transfer_group_id: text({ min: 1, max: 64 })
      .optional()
      .meta({ description: "Only the two sides of this transfer." }),
    currency: CurrencyCode.optional().meta({ description: "Only entries in this currency." }),
    amount_min: Amount.optional().meta({ description: "Smallest amount, inclusive." }),
    amount_max: Amount.optional().meta({ description: "Largest amount, inclusive." }),
    user_id: CustomerReference.optional().meta({
      description:
        "Only this customer's entries, by public number or id in the store. Needs `wallet_read_wallets`.",
    }),
    email: EmailFilter.optional().meta({
      description: "Only entries of the customer with this e-mail address. Needs the same.",
    }),
    actor: text({ min: 1, max: 255 })
      .optional()
      .meta({
        description: "For staff: only what this one did, as `actor` names them.",
        wire: { examples: ["user:user_01"] },
      }),
    q: text({ min: 1, max: 200 }).optional().meta({
      description:
        "For staff: only entries of whose reason, note or reference this is a part; case does not matter.",
    }),
    page: Page,
    per_page: perPage(25, 100),
    cursor: z
      .string()
      .max(200)
      .optional()
      .meta({ description: "`meta.next_cursor` of the page before; `page` is ignored then." }),
  }),
  responses: { 200: TransactionList },
  errors: ["wallet_forbidden"],
  handler: async ({ query: asked, identity, scope }) => {
    const { wallet_id, type, order_id, user_id, email, q, ...query } = asked
    const { page, per_page, amount_min, amount_max } = query
    const within = withInstants(scope, query)
    assertForwards(within)
    if (amount_min !== undefined && amount_max !== undefined && amount_min > amount_max) {
      throw invalidParam("amount_max", "must not be less than amount_min")
    }
    if ((user_id ?? email) !== undefined && !readsEveryWallet(identity)) {
      throw forbidden(identity, READ_WALLETS)
    }
    // What only staff see can't be searched by anybody else.
    if ((query.actor ?? q) !== undefined && !isStaff(identity)) {
      throw forbidden(identity, SEE_WALLETS)
    }
    const whose = await readable(scope, identity, wallet_id)
    const customer_id = await findCustomerFilter(scope, { user_id, email })
    const own = customer_id ? await ledgerOf(scope).findWalletIdsOf(customer_id) : undefined
    const wallet_ids = both(whose.wallet_ids, customer_id === null ? [] : own)
    const order = order_id === undefined ? undefined : await orderNumber(scope, order_id)
    const { json, total, next_cursor } =
      order === null
        ? { json: "[]", total: 0, next_cursor: null }
        : await ledgerOf(scope).listEntries({
            ...within,
            ...whose,
            wallet_ids,
            types: type,
            order_id: order,
            text: q,
            staff: isStaff(identity),
          })
    const meta = { ...listMeta(total, page, per_page), next_cursor }
    return content(200, JSON_TYPE, `{"data":${json},"meta":${JSON.stringify(meta)}}`)
  },
})

/** What is in both lists; undefined is everything. */
function both(one: number[] | undefined, other: number[] | undefined): number[] | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one.filter((id) => other.includes(id))
}

/** Whose entries the caller may see, and wants to; nothing said is all there are. */
async function readable(
  scope: MedusaContainer,
  identity: Identity,
  wanted: number | undefined
): Promise<Pick<EntryQuery, "customer_id" | "wallet_ids">> {
  if (readsEveryWallet(identity)) return wanted === undefined ? {} : { wallet_ids: [wanted] }
  const { customer_id } = identity
  if (wanted === undefined) return customer_id === undefined ? { wallet_ids: [] } : { customer_id }
  const own = customer_id === undefined ? [] : await ledgerOf(scope).findWalletIdsOf(customer_id)
  if (!own.includes(wanted)) throw forbidden(identity, READ_WALLETS)
  return { wallet_ids: [wanted] }
}
