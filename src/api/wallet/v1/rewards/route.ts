import { z } from "@medusajs/framework/zod"
import { listMeta, ok, Page, perPage } from "../../../../http"
import { REWARDS_MODULE, type RewardsService } from "../../../../modules/rewards"
import { READ_WALLETS } from "../../../permissions"
import { AwardStatusField, presentAward, RewardList } from "../../../rewards"
import { CustomerReference, findCustomerFilter } from "../../customers"
import { forbidden, readsEveryWallet } from "../../permissions"
import { endpoint } from "../../service"

export const GET = endpoint({
  id: "listRewards",
  summary: "List what orders earn",
  description:
    "Newest first: what is pending and until when, what was credited or taken back, and what was " +
    "refused and why. Customers see their own; whoever holds `wallet_read_wallets` sees all, or those " +
    "of one customer.",
  tags: ["Rewards"],
  access: "authenticated",
  query: z.object({
    status: AwardStatusField.optional().meta({ description: "Only those in this state." }),
    customer: CustomerReference.optional().meta({
      description: "Only those of this customer: public number or id in the store.",
    }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: RewardList },
  errors: ["wallet_forbidden"],
  handler: async ({ query: { customer, ...query }, identity, scope }) => {
    const wanted = await findCustomerFilter(scope, { user_id: customer })
    const own = identity.customer_id ?? null
    if (!readsEveryWallet(identity) && wanted !== undefined && wanted !== own) {
      throw forbidden(identity, READ_WALLETS)
    }
    const customer_id = readsEveryWallet(identity) ? wanted : own
    const { data, total } =
      customer_id === null
        ? { data: [], total: 0 }
        : await scope.resolve<RewardsService>(REWARDS_MODULE).listAwards({ ...query, customer_id })
    const staff = readsEveryWallet(identity)
    return ok({
      data: data.map((award) => presentAward(award, staff)),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
