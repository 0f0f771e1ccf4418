import { ok } from "../../../../../http"
import { Approval, presentApproval } from "../../../../approvals"
import { SEE_WALLETS } from "../../../../permissions"
import { AdminError, endpoint } from "../../service"
import { approvalParams, approvalsOf } from "../find"

export const GET = endpoint({
  id: "getApproval",
  summary: "Get what a second person has to agree to",
  tags: ["Approvals"],
  access: SEE_WALLETS,
  params: approvalParams,
  responses: { 200: Approval },
  errors: ["wallet_approval_not_found"],
  handler: async ({ params: { id }, scope }) => {
    const found = await approvalsOf(scope).find(id)
    if (!found) throw new AdminError("wallet_approval_not_found")
    return ok(presentApproval(found))
  },
})
