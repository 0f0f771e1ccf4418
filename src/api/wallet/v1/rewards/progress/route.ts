import { z } from "@medusajs/framework/zod"
import { ListMeta, ok, Page, pageOf, perPage } from "../../../../../http"
import { readProgress } from "../../../../../workflows/rewards"
import { READ_WALLETS } from "../../../../permissions"
import { presentProgress, RewardProgress } from "../../../../rewards"
import { CustomerReference, findCustomerFilter } from "../../../customers"
import { forbidden, readsEveryWallet } from "../../../permissions"
import { endpoint } from "../../../service"

export const GET = endpoint({
  id: "listRewardProgress",
  summary: "List how far a customer is with milestones",
  description:
    "Milestones that are running and for the customer, and those that have met an order of theirs: how " +
    "much is counted, what comes next and how much is left until then, and how many orders were not " +
    "counted and why. Customers see their own; whoever holds `wallet_read_wallets` names a customer.",
  tags: ["Rewards"],
  access: "authenticated",
  query: z.object({
    customer: CustomerReference.optional().meta({
      description: "Of this customer: public number or id in the store. Your own when absent.",
    }),
    page: Page,
    per_page: perPage(100, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(RewardProgress), meta: ListMeta }) },
  errors: ["wallet_forbidden"],
  handler: async ({ query: { customer, ...paging }, identity, scope }) => {
    const wanted = await findCustomerFilter(scope, { user_id: customer })
    const own = identity.customer_id ?? null
    if (!readsEveryWallet(identity) && wanted !== undefined && wanted !== own) {
      throw forbidden(identity, READ_WALLETS)
    }
    const of = wanted === undefined ? own : wanted
    const found = of === null ? [] : await readProgress(scope, of)
    return ok(pageOf(found.map(presentProgress), paging))
  },
})
