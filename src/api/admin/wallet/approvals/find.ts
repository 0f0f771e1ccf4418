import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { can, missing, PositiveInteger } from "../../../../http"
import type { Identity } from "../../../../http"
import { APPROVALS_MODULE } from "../../../../modules/approvals"
import type { Approval, ApprovalsService } from "../../../../modules/approvals"
import { MANAGE_WALLETS, WRITE_WALLETS } from "../../../permissions"
import { AdminError } from "../service"

export const approvalParams = z.object({
  id: PositiveInteger.meta({ description: "The approval.", examples: [1] }),
})

export function approvalsOf(scope: MedusaContainer): ApprovalsService {
  return scope.resolve<ApprovalsService>(APPROVALS_MODULE)
}

/** What whoever agrees has to be allowed to do alone, if it were less. */
const NEEDS = {
  credit: WRITE_WALLETS,
  debit: WRITE_WALLETS,
  hold_commit: WRITE_WALLETS,
  reversal: MANAGE_WALLETS,
  transfer: MANAGE_WALLETS,
  codes: MANAGE_WALLETS,
  withdrawal: MANAGE_WALLETS,
} as const

/**
 * An approval that the caller may decide.
 *
 * @throws AdminError `wallet_approval_not_found`, `wallet_forbidden`
 */
export async function findApprovalOrThrow(
  scope: MedusaContainer,
  id: number,
  identity: Identity
): Promise<Approval> {
  const found = await approvalsOf(scope).find(id)
  if (!found) throw new AdminError("wallet_approval_not_found")
  const permission = NEEDS[found.operation]
  if (!can(identity, permission)) {
    const { named, data } = missing(identity, permission)
    throw new AdminError("wallet_forbidden", { message: `You need the ${named}.`, data })
  }
  return found
}
