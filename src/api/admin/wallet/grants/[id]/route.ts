import { ok } from "../../../../../http"
import { MANAGE_ACCESS } from "../../../../permissions"
import { accessOf } from "../../access/present"
import { Deleted, recordParams } from "../../access/schemas"
import { AdminError, endpoint } from "../../service"

export const DELETE = endpoint({
  id: "revokeGrant",
  summary: "Take a capability away",
  description: "Takes effect everywhere within five seconds.",
  tags: ["Access"],
  access: MANAGE_ACCESS,
  params: recordParams,
  responses: { 200: Deleted },
  errors: ["wallet_grant_not_found"],
  handler: async ({ params: { id }, identity, scope }) => {
    if (!(await accessOf(scope).grants.revoke(id, identity.key))) {
      throw new AdminError("wallet_grant_not_found")
    }
    return ok({ id, deleted: true as const })
  },
})
