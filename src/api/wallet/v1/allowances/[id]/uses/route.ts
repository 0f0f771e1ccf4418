import { z } from "@medusajs/framework/zod"
import { listMeta, ok, Page, perPage, PositiveInteger } from "../../../../../../http"
import { AllowanceUseList, findOwnAllowance, presentUses } from "../../../../allowances"
import { allowancesOf } from "../../../../modules"
import { endpoint } from "../../../../service"

export const GET = endpoint({
  id: "listAllowanceUses",
  summary: "List what an agent bought",
  description: "Every purchase by the allowance, newest first, with what became of its money.",
  tags: ["Allowances"],
  access: "authenticated",
  params: z.object({ id: PositiveInteger.meta({ description: "The allowance." }) }),
  query: z.object({ page: Page, per_page: perPage(25, 100) }),
  responses: { 200: AllowanceUseList },
  errors: ["wallet_forbidden", "wallet_allowance_not_found"],
  handler: async ({ params: { id }, query, identity, scope }) => {
    await findOwnAllowance(scope, identity, id)
    const { data, total } = await allowancesOf(scope).listUses({ ...query, allowance_id: id })
    return ok({
      data: await presentUses(scope, data),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
