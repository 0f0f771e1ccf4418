import { z } from "@medusajs/framework/zod"
import { ok, PositiveInteger } from "../../../../../http"
import { MANAGE_WALLETS } from "../../../../permissions"
import { presentStaffAllowances, StaffAllowance } from "../../../../wallet/allowances"
import { allowancesOf } from "../../../../wallet/modules"
import { AdminError, endpoint } from "../../service"

export const DELETE = endpoint({
  id: "revokeAllowance",
  summary: "Revoke a customer's allowance",
  description: "At once. Orders that were placed stay. Doing it again changes nothing.",
  tags: ["Payments"],
  access: MANAGE_WALLETS,
  params: z.object({ id: PositiveInteger.meta({ description: "The allowance." }) }),
  responses: { 200: StaffAllowance },
  errors: ["wallet_allowance_not_found"],
  handler: async ({ params: { id }, identity, scope }) => {
    await allowancesOf(scope).revoke(id, identity.key)
    const allowance = await allowancesOf(scope).find(id)
    const [presented] = allowance ? await presentStaffAllowances(scope, [allowance]) : []
    if (!presented) throw new AdminError("wallet_allowance_not_found")
    return ok(presented)
  },
})
