import { ok } from "../../../../../../http"
import { SEE_WALLETS } from "../../../../../permissions"
import { endpoint } from "../../../service"
import { DryRunResult, findRuleOrThrow, RuleDryRun, ruleParams } from "../../schemas"
import { answerDryRun } from "../../terms"

export const POST = endpoint({
  id: "dryRunRewardRule",
  summary: "Try a reward rule out on orders of the past",
  description:
    "What it would have cost, with its caps and its budget, as if it had been the only one. Its start, " +
    "end and `active` don't count. Writes nothing.",
  tags: ["Rewards"],
  access: SEE_WALLETS,
  params: ruleParams,
  body: RuleDryRun,
  responses: { 200: DryRunResult },
  errors: ["wallet_rule_not_found"],
  handler: async ({ params: { id }, body, scope }) => {
    const { starts_at: _start, ends_at: _end, ...rule } = await findRuleOrThrow(scope, id)
    return ok(await answerDryRun(scope, { ...rule, starts_at: new Date(0), ends_at: null }, body))
  },
})
