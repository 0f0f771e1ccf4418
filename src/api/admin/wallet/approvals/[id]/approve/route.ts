import { ok, personKey } from "../../../../../../http"
import { approve } from "../../../../../../workflows/approvals"
import { Approval, presentApproval } from "../../../../../approvals"
import { WRITE_WALLETS } from "../../../../../permissions"
import { AdminError, endpoint } from "../../../service"
import { approvalParams, findApprovalOrThrow } from "../../find"

export const POST = endpoint({
  id: "approveApproval",
  summary: "Agree as the second person",
  description:
    "Carries out what the first asked for, once, and answers with what came of it: `executed`, `failed` " +
    "with why it could not be, or `approved` while it is still under way. Nobody agrees to what they " +
    "asked for themselves, whichever of their credentials they used. Needs what the operation needs: " +
    "`wallet_write_wallets` for credits, debits and holds, `manage_shop` for all else.",
  tags: ["Approvals"],
  access: WRITE_WALLETS,
  params: approvalParams,
  responses: { 200: Approval },
  errors: [
    "wallet_approval_not_found",
    "wallet_approval_own",
    "wallet_approval_needs_person",
    "wallet_approval_not_pending",
  ],
  precedence: "money",
  handler: async ({ params: { id }, identity, scope }) => {
    const found = await findApprovalOrThrow(scope, id, identity)
    if (identity.user_id === undefined) throw new AdminError("wallet_approval_needs_person")
    const outcome = await approve(scope, found, personKey(identity))
    if (outcome.status === "own") throw new AdminError("wallet_approval_own")
    if (outcome.status === "not_pending") {
      throw new AdminError("wallet_approval_not_pending", {
        data: { approval_status: outcome.approval.status },
      })
    }
    return ok(presentApproval(outcome.approval))
  },
})
