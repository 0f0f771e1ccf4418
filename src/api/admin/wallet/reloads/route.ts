import { z } from "@medusajs/framework/zod"
import {
  CurrencyCode,
  listMeta,
  ListMeta,
  ok,
  Page,
  perPage,
  PositiveInteger,
} from "../../../../http"
import { SEE_WALLETS } from "../../../permissions"
import { presentStaffReload, ReloadState, StaffReload } from "../../../wallet/auto-reload"
import { reloadsOf } from "../../../wallet/modules"
import { endpoint } from "../service"

export const GET = endpoint({
  id: "listReloads",
  summary: "List reloads",
  description:
    "Every attempt to charge customers whose wallets ran low, newest first. Those in the state `unknown` " +
    "wait for somebody who looks at the provider's own pages.",
  tags: ["Payments"],
  access: SEE_WALLETS,
  query: z.object({
    state: ReloadState.optional().meta({ description: "Only those in this state." }),
    customer_id: z
      .string()
      .min(1)
      .max(255)
      .optional()
      .meta({ description: "Only this customer's.", examples: ["cus_01"] }),
    wallet_id: PositiveInteger.optional().meta({ description: "Only this wallet's." }),
    currency: CurrencyCode.optional().meta({ description: "Only those in this currency." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(StaffReload), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { data, total } = await reloadsOf(scope).list(query)
    return ok({
      data: data.map(presentStaffReload),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
