import { z } from "@medusajs/framework/zod"
import { ListMeta, ok, Page, pageOf, perPage } from "../../../../../http"
import { readOffers } from "../../../../../workflows/rewards"
import { presentRewardOffer, RewardOffer } from "../../../../rewards"
import { endpoint } from "../../../service"

export const GET = endpoint({
  id: "listRewardOffers",
  summary: "List what your next order may earn",
  description:
    "Cashback that is running, for you, and has budget left; the most urgent rule first. Milestones are " +
    "at `GET /rewards/progress`, what friends bring at `GET /referral`. Empty for who is no customer.",
  tags: ["Rewards"],
  access: "authenticated",
  query: z.object({ page: Page, per_page: perPage(100, 100) }),
  responses: { 200: z.strictObject({ data: z.array(RewardOffer), meta: ListMeta }) },
  handler: async ({ query, identity: { customer_id }, scope }) => {
    const offers = customer_id === undefined ? [] : await readOffers(scope, customer_id)
    return ok(pageOf(offers.map(presentRewardOffer), query))
  },
})
