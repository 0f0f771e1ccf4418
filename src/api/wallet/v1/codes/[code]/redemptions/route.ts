import { z } from "@medusajs/framework/zod"
import {
  component,
  IdOut,
  InstantOut,
  listMeta,
  ListMeta,
  ok,
  Page,
  perPage,
} from "../../../../../../http"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { codesOf } from "../../../../modules"
import { endpoint } from "../../../../service"
import { CodeParam, findCodeOrThrow } from "../../schemas"

const Redemption = component(
  "Redemption",
  z.strictObject({
    customer_id: z.string().meta({ description: "Who redeemed it: id in the store." }),
    wallet_id: IdOut.meta({ description: "The wallet that was credited." }),
    transaction_id: IdOut.meta({ description: "The credit." }),
    created_at: InstantOut,
  }),
  { description: "A redemption of a code by a customer." }
)

export const GET = endpoint({
  id: "listRedemptions",
  summary: "List who redeemed a code",
  description: "Newest first. A redemption that was taken back is not among them.",
  tags: ["Codes"],
  access: MANAGE_WALLETS,
  params: z.object({ code: CodeParam }),
  query: z.object({ page: Page, per_page: perPage(25, 100) }),
  responses: { 200: z.strictObject({ data: z.array(Redemption), meta: ListMeta }) },
  errors: ["wallet_code_not_found"],
  handler: async ({ params, query, scope }) => {
    const { id } = await findCodeOrThrow(scope, params.code)
    const { data, total } = await codesOf(scope).listRedemptions({ code_id: id, ...query })
    return ok({
      data: data.map(({ customer_id, wallet_id, entry_id, created_at }) => ({
        customer_id,
        wallet_id,
        transaction_id: entry_id,
        created_at: created_at.toISOString(),
      })),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
