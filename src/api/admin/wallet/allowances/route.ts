import { z } from "@medusajs/framework/zod"
import { listMeta, ListMeta, ok, Page, perPage, PositiveInteger } from "../../../../http"
import { SEE_WALLETS } from "../../../permissions"
import { presentStaffAllowances, StaffAllowance } from "../../../wallet/allowances"
import { allowancesOf } from "../../../wallet/modules"
import { endpoint } from "../service"

export const GET = endpoint({
  id: "listAllowances",
  summary: "List what customers let agents spend",
  description: "Newest first, each with what is left of it now. Tokens are not shown.",
  tags: ["Payments"],
  access: SEE_WALLETS,
  query: z.object({
    customer_id: z
      .string()
      .min(1)
      .max(255)
      .optional()
      .meta({ description: "Only this customer's.", examples: ["cus_01"] }),
    wallet_id: PositiveInteger.optional().meta({ description: "Only this wallet's." }),
    active: z
      .enum(["true", "false"])
      .transform((flag) => flag === "true")
      .optional()
      .meta({ description: "Only those that may be used still, or only the others." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(StaffAllowance), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { data, total } = await allowancesOf(scope).list(query)
    return ok({
      data: await presentStaffAllowances(scope, data),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
