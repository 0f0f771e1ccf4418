import { z } from "@medusajs/framework/zod"
import { component, ok, text } from "../../../../../../http"
import { Approval, presentApproval } from "../../../../../approvals"
import { WRITE_WALLETS } from "../../../../../permissions"
import { AdminError, endpoint } from "../../../service"
import { approvalParams, approvalsOf, findApprovalOrThrow } from "../../find"

const ApprovalRejection = component(
  "ApprovalRejection",
  z.object({
    reason: text({ min: 1, max: 255 }).meta({
      description: "For whoever asked.",
      examples: ["Twice the amount of the complaint"],
    }),
  })
)

export const POST = endpoint({
  id: "rejectApproval",
  summary: "Reject what somebody asked for",
  description: "Nothing moves. Whoever asked may take it back in the same way.",
  tags: ["Approvals"],
  access: WRITE_WALLETS,
  params: approvalParams,
  body: ApprovalRejection,
  responses: { 200: Approval },
  errors: ["wallet_approval_not_found", "wallet_approval_not_pending"],
  handler: async ({ params: { id }, body: { reason }, identity, scope }) => {
    await findApprovalOrThrow(scope, id, identity)
    const decision = { status: "rejected", actor: identity.key, reason } as const
    const rejected = await approvalsOf(scope).decide(id, decision)
    if (!rejected) {
      const now = await approvalsOf(scope).find(id)
      throw new AdminError("wallet_approval_not_pending", {
        data: { approval_status: now!.status },
      })
    }
    return ok(presentApproval(rejected))
  },
})
