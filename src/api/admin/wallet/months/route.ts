import { z } from "@medusajs/framework/zod"
import { component, ListMeta, ok, Page, pageOf, perPage } from "../../../../http"
import { listMonths, MONTH_STATUSES } from "../../../../workflows/books"
import { SEE_WALLETS } from "../../../permissions"
import { endpoint } from "../service"
import { MonthClosing, presentClosing } from "./schemas"

const ListedMonth = component(
  "ListedMonth",
  z.strictObject({
    month: z.string().meta({ examples: ["2026-10"] }),
    status: z.enum(MONTH_STATUSES),
    closing: MonthClosing.nullable(),
  }),
  { description: "A month of the store's calendar, in its time zone." }
)

export const GET = endpoint({
  id: "listMonths",
  summary: "List the months of the books",
  description: "Every month since money moved first, newest first, and which are closed.",
  tags: ["Books"],
  access: SEE_WALLETS,
  query: z.object({ page: Page, per_page: perPage(100, 100) }),
  responses: { 200: z.strictObject({ data: z.array(ListedMonth), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const months = (await listMonths(scope)).map(({ month, status, closing }) => ({
      month,
      status,
      closing: closing && presentClosing(closing),
    }))
    return ok(pageOf(months, query))
  },
})
