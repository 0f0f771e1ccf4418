import { z } from "@medusajs/framework/zod"
import { listMeta, ok, Page, perPage } from "../../../../../../http"
import { SEE_WALLETS } from "../../../../../permissions"
import { AwardStatusField, presentAward, RewardList } from "../../../../../rewards"
import { endpoint } from "../../../service"
import { findRuleOrThrow, rewardsOf, ruleParams } from "../../schemas"

export const GET = endpoint({
  id: "listRuleAwards",
  summary: "List what orders earn by a rule",
  description: "Newest first, with those that were refused and why.",
  tags: ["Rewards"],
  access: SEE_WALLETS,
  params: ruleParams,
  query: z.object({
    status: AwardStatusField.optional().meta({ description: "Only those in this state." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: RewardList },
  errors: ["wallet_rule_not_found"],
  handler: async ({ params: { id: rule_id }, query, scope }) => {
    await findRuleOrThrow(scope, rule_id)
    const { data, total } = await rewardsOf(scope).listAwards({ ...query, rule_id })
    return ok({
      data: data.map((award) => presentAward(award, true)),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
