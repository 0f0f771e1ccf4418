import { z } from "@medusajs/framework/zod"
import { ok, PositiveInteger } from "../../../../../http"
import { Allowance, findOwnAllowance, presentAllowance } from "../../../allowances"
import { allowancesOf } from "../../../modules"
import { endpoint } from "../../../service"

const params = z.object({ id: PositiveInteger.meta({ description: "The allowance." }) })

export const GET = endpoint({
  id: "getAllowance",
  summary: "Get one of your allowances",
  tags: ["Allowances"],
  access: "authenticated",
  params,
  responses: { 200: Allowance },
  errors: ["wallet_forbidden", "wallet_allowance_not_found"],
  handler: async ({ params: { id }, identity, scope }) => {
    return ok(await presentAllowance(scope, await findOwnAllowance(scope, identity, id)))
  },
})

export const DELETE = endpoint({
  id: "revokeAllowance",
  summary: "Revoke an allowance",
  description:
    "At once, on every instance: whatever the agent has not completed by now is not paid. Orders that were " +
    "placed stay. Doing it again changes nothing.",
  tags: ["Allowances"],
  access: "authenticated",
  params,
  responses: { 200: Allowance },
  errors: ["wallet_forbidden", "wallet_allowance_not_found"],
  handler: async ({ params: { id }, identity, scope }) => {
    await findOwnAllowance(scope, identity, id)
    await allowancesOf(scope).revoke(id, identity.key)
    return ok(await presentAllowance(scope, await findOwnAllowance(scope, identity, id)))
  },
})
