import { z } from "@medusajs/framework/zod"
import { CurrencyCode, listMeta, ListMeta, ok, Page, perPage } from "../../../../http"
import { listTopUps } from "../../../../workflows/topups"
import { SEE_WALLETS } from "../../../permissions"
import { endpoint } from "../service"
import { ListedTopUp, presentListedTopUp, TOPUP_STATUSES } from "./schemas"

export const GET = endpoint({
  id: "listTopUps",
  summary: "List top-ups",
  description:
    "What customers paid in, or began to, newest first: also what a provider declined and what was " +
    "never completed.",
  tags: ["Payments"],
  access: SEE_WALLETS,
  query: z.object({
    status: z.enum(TOPUP_STATUSES).optional().meta({ description: "Only those of this state." }),
    customer_id: z
      .string()
      .min(1)
      .max(255)
      .optional()
      .meta({ description: "Only this customer's.", examples: ["cus_01"] }),
    currency: CurrencyCode.optional().meta({ description: "Only those in this currency." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(ListedTopUp), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { data, total } = await listTopUps(scope, query)
    return ok({
      data: data.map(presentListedTopUp),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
