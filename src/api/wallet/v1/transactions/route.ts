import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import {
  content,
  IsoDateTime,
  JSON_TYPE,
  listMeta,
  Page,
  perPage,
  PositiveInteger,
} from "../../../../http"
import type { Identity } from "../../../../http"
import { ENTRY_TYPES } from "../../../../modules/ledger"
import type { EntryQuery, EntryType } from "../../../../modules/ledger"
import { withInstants } from "../../../store-days"
import { ledgerOf } from "../../modules"
import { OrderReference, orderNumber } from "../../orders"
import { READ_WALLETS } from "../../../permissions"
import { forbidden, isStaff, readsEveryWallet } from "../../permissions"
import { assertForwards } from "../../refuse"
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
    "`wallet_read_wallets` sees all, or those of one wallet.",
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
  handler: async ({ query: { wallet_id, type, order_id, ...query }, identity, scope }) => {
    const { page, per_page } = query
    const within = withInstants(scope, query)
    assertForwards(within)
    const whose = await readable(scope, identity, wallet_id)
    const order = order_id === undefined ? undefined : await orderNumber(scope, order_id)
    const { json, total, next_cursor } =
      order === null
        ? { json: "[]", total: 0, next_cursor: null }
        : await ledgerOf(scope).listEntries({
            ...within,
            ...whose,
            types: type,
            order_id: order,
            staff: isStaff(identity),
          })
    const meta = { ...listMeta(total, page, per_page), next_cursor }
    return content(200, JSON_TYPE, `{"data":${json},"meta":${JSON.stringify(meta)}}`)
  },
})

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
