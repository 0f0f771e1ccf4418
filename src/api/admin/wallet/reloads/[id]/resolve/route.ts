import { z } from "@medusajs/framework/zod"
import { component, ok, PositiveInteger, text } from "../../../../../../http"
import { resolveReload } from "../../../../../../workflows/reloads"
import { MANAGE_WALLETS } from "../../../../../permissions"
import { presentStaffReload, StaffReload } from "../../../../../wallet/auto-reload"
import { reloadsOf } from "../../../../../wallet/modules"
import { AdminError, endpoint } from "../../../service"

const ReloadFinding = component(
  "ReloadFinding",
  z.object({
    finding: z.enum(["ask_provider", "not_charged", "charged"]).meta({
      description:
        "`ask_provider`: the store asks the provider how this payment stands; `not_charged`: the provider " +
        "has taken nothing, and the payment is cancelled there; `charged`: the provider has the money, and " +
        "the wallet gets it. What the store has learned by itself meanwhile counts for more.",
    }),
    note: text({ min: 1, max: 500 }).meta({
      description: "What you saw, for those who come later.",
      examples: ["Stripe shows pi_3Nq as canceled"],
    }),
  })
)

export const POST = endpoint({
  id: "resolveReload",
  summary: "Say what has come of an unknown reload",
  description:
    "For an attempt whose answer was lost, or never came: look at the provider's own pages first. Nothing " +
    "is charged again.",
  tags: ["Payments"],
  access: MANAGE_WALLETS,
  params: z.object({ id: PositiveInteger.meta({ description: "The reload.", examples: [1] }) }),
  body: ReloadFinding,
  responses: { 200: StaffReload },
  errors: ["wallet_reload_not_found", "wallet_reload_not_unknown", "wallet_reload_not_canceled"],
  handler: async ({ params: { id }, body: { finding, note }, identity, scope }) => {
    const reload = await reloadsOf(scope).find(id)
    if (!reload) throw new AdminError("wallet_reload_not_found")
    if (reload.state !== "unknown") {
      throw new AdminError("wallet_reload_not_unknown", { data: { state: reload.state } })
    }
    const outcome = await resolveReload(scope, reload, finding, { by: identity.key, note })
    if ("refusal" in outcome) throw new AdminError("wallet_reload_not_canceled")
    return ok(presentStaffReload(outcome.reload))
  },
})
