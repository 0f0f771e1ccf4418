import { z } from "@medusajs/framework/zod"
import { listMeta, ListMeta, ok, Page, perPage } from "../../../../http"
import { LEDGER_MODULE, type LedgerService } from "../../../../modules/ledger"
import { MANAGE_WALLETS } from "../../../permissions"
import { endpoint } from "../service"
import { FailedCompensationOut, presentFailedCompensation } from "./schemas"

export const GET = endpoint({
  id: "listFailedCompensations",
  summary: "List what failed workflows left standing",
  description:
    "When a hook or a later step of a workflow fails, what it booked is taken back. Where that is " +
    "not possible, since the money is spent or the wallet was locked, the transaction stands, its " +
    "idempotency key goes on answering for it, and it is listed here. Newest first; kept for good.",
  tags: ["Ledger"],
  access: MANAGE_WALLETS,
  query: z.object({
    status: z.enum(["open", "resolved"]).optional().meta({ description: "Only these." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(FailedCompensationOut), meta: ListMeta }) },
  handler: async ({ query: { status, page, per_page }, scope }) => {
    const ledger = scope.resolve<LedgerService>(LEDGER_MODULE)
    const open = status && status === "open"
    const { data, total } = await ledger.listFailedCompensations({ open, page, per_page })
    return ok({
      data: data.map(presentFailedCompensation),
      meta: listMeta(total, page, per_page),
    })
  },
})
