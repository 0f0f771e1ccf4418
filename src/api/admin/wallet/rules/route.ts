import { z } from "@medusajs/framework/zod"
import { created, listMeta, ListMeta, ok, Page, perPage, QueryBoolean } from "../../../../http"
import { createRule } from "../../../../workflows/rewards"
import { MANAGE_WALLETS, SEE_WALLETS } from "../../../permissions"
import { presentRule, RewardRule, RuleTypeField } from "../../../rewards"
import { endpoint } from "../service"
import { NewRewardRule, rewardsOf } from "./schemas"
import { termsOf } from "./terms"

export const GET = endpoint({
  id: "listRewardRules",
  summary: "List reward rules",
  description: "By priority, as orders meet them, with what of each budget is spent.",
  tags: ["Rewards"],
  access: SEE_WALLETS,
  query: z.object({
    type: RuleTypeField.optional().meta({ description: "Only rules of this type." }),
    active: QueryBoolean.optional().meta({ description: "Only those that are active, or not." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(RewardRule), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { data, total } = await rewardsOf(scope).listRules(query)
    return ok({ data: data.map(presentRule), meta: listMeta(total, query.page, query.per_page) })
  },
})

export const POST = endpoint({
  id: "createRewardRule",
  summary: "Add a reward rule",
  description:
    "Paid orders that are placed from then on earn by it. Try it out before: " +
    "`POST /rules/dry-run`.",
  tags: ["Rewards"],
  access: MANAGE_WALLETS,
  body: NewRewardRule,
  responses: { 201: RewardRule },
  handler: async ({ body, identity, scope }) => {
    const terms = await termsOf(scope, body)
    return created(presentRule(await createRule(scope, terms, identity.key)))
  },
})
