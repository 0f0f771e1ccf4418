import { z } from "@medusajs/framework/zod"
import { listMeta, ListMeta, ok, Page, perPage } from "../../../../http"
import { Approval, ApprovalStatusField, presentApproval } from "../../../approvals"
import { SEE_WALLETS } from "../../../permissions"
import { endpoint } from "../service"
import { approvalsOf } from "./find"

export const GET = endpoint({
  id: "listApprovals",
  summary: "List what a second person has to agree to",
  description:
    "What somebody of the staff asked for above the amounts of the setting `second_person_above`, and " +
    "what became of it. Newest first.",
  tags: ["Approvals"],
  access: SEE_WALLETS,
  query: z.object({
    status: ApprovalStatusField.optional().meta({ description: "Only those in this state." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(Approval), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { data, total } = await approvalsOf(scope).list(query)
    return ok({
      data: data.map(presentApproval),
      meta: listMeta(total, query.page, query.per_page),
    })
  },
})
