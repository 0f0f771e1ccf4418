import { z } from "@medusajs/framework/zod"
import { component, ok } from "../../../../http"
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
  responses: { 200: z.strictObject({ data: z.array(ListedMonth) }) },
  handler: async ({ scope }) => {
    const months = await listMonths(scope)
    return ok({
      data: months.map(({ month, status, closing }) => ({
        month,
        status,
        closing: closing && presentClosing(closing),
      })),
    })
  },
})
