import { z } from "@medusajs/framework/zod"
import { ok, PositiveInteger } from "../../../../../http"
import { endExpiryRule } from "../../../../../workflows/wallet"
import { MANAGE_WALLETS } from "../../../../permissions"
import { AdminError, endpoint } from "../../service"
import { ExpiryRule, presentExpiryRule } from "../schemas"

export const DELETE = endpoint({
  id: "endExpiryRule",
  summary: "End a rule for credits that lapse",
  description:
    "In ten seconds, or before it begins. What lapsed until then stays as it was; the rule stays in the " +
    "list. Twice is as once.",
  tags: ["Ledger"],
  access: MANAGE_WALLETS,
  params: z.object({
    id: PositiveInteger.meta({ description: "The rule.", examples: [1] }),
  }),
  responses: { 200: ExpiryRule },
  errors: ["wallet_expiry_rule_not_found"],
  handler: async ({ params: { id }, identity, scope }) => {
    const rule = await endExpiryRule(scope, id, identity.key)
    if (!rule) throw new AdminError("wallet_expiry_rule_not_found")
    return ok(presentExpiryRule(rule))
  },
})
