import { ok } from "../../../../../http"
import { SEE_WALLETS } from "../../../../permissions"
import { endpoint } from "../../service"
import { DryRunResult, NewRuleDryRun } from "../schemas"
import { answerDryRun, termsOf } from "../terms"

export const POST = endpoint({
  id: "dryRunNewRewardRule",
  summary: "Try a reward rule out before it is made",
  description:
    "What `rule` would have cost for orders of the past, with its caps and its budget, as if it had " +
    "been the only one. Its start, end and `active` don't count. Writes nothing.",
  tags: ["Rewards"],
  access: SEE_WALLETS,
  body: NewRuleDryRun,
  responses: { 200: DryRunResult },
  handler: async ({ body: { rule, ...asked }, scope }) =>
    ok(await answerDryRun(scope, await termsOf(scope, rule), asked)),
})
