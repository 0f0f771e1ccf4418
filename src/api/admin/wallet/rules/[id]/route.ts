import { z } from "@medusajs/framework/zod"
import { IdOut, ok } from "../../../../../http"
import { deleteRule, updateRule } from "../../../../../workflows/rewards"
import { MANAGE_WALLETS, SEE_WALLETS } from "../../../../permissions"
import { presentRule, RewardRule } from "../../../../rewards"
import { AdminError, endpoint } from "../../service"
import { findRuleOrThrow, RewardRulePatch, ruleParams } from "../schemas"
import { changedTerms } from "../terms"

export const GET = endpoint({
  id: "getRewardRule",
  summary: "Get a reward rule",
  tags: ["Rewards"],
  access: SEE_WALLETS,
  params: ruleParams,
  responses: { 200: RewardRule },
  errors: ["wallet_rule_not_found"],
  handler: async ({ params: { id }, scope }) => ok(presentRule(await findRuleOrThrow(scope, id))),
})

export const PATCH = endpoint({
  id: "updateRewardRule",
  summary: "Change or end a reward rule",
  description:
    "Fields that are absent stay as they are. The change is for orders that are found paid from now " +
    "on: what was given stays.",
  tags: ["Rewards"],
  access: MANAGE_WALLETS,
  params: ruleParams,
  body: RewardRulePatch,
  responses: { 200: RewardRule },
  errors: ["wallet_rule_not_found", "wallet_rule_overspent"],
  handler: async ({ params: { id }, body, identity, scope }) => {
    const rule = await findRuleOrThrow(scope, id)
    const terms = await changedTerms(scope, rule, body)
    // A change of nothing is none, and the record of changes says nothing of it.
    if (Object.values(terms).every((value) => value === undefined)) return ok(presentRule(rule))
    const changed = await updateRule(scope, id, { terms, actor: identity.key })
    if (changed === null) throw new AdminError("wallet_rule_not_found")
    if (changed === "overspent") {
      const { spent } = await findRuleOrThrow(scope, id)
      throw new AdminError("wallet_rule_overspent", { data: { spent: spent.toString() } })
    }
    return ok(presentRule(changed))
  },
})

export const DELETE = endpoint({
  id: "deleteRewardRule",
  summary: "Delete a reward rule",
  description: "Only one that no order has met yet; others are ended.",
  tags: ["Rewards"],
  access: MANAGE_WALLETS,
  params: ruleParams,
  responses: { 200: z.strictObject({ id: IdOut, deleted: z.literal(true) }) },
  errors: ["wallet_rule_not_found", "wallet_rule_in_use"],
  handler: async ({ params: { id }, identity, scope }) => {
    const outcome = await deleteRule(scope, id, identity.key)
    if (outcome === null) throw new AdminError("wallet_rule_not_found")
    if (outcome === "in_use") throw new AdminError("wallet_rule_in_use")
    return ok({ id, deleted: true as const })
  },
})
