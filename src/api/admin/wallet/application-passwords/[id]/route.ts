import { ok } from "../../../../../http"
import { MANAGE_ACCESS } from "../../../../permissions"
import { accessOf } from "../../access/present"
import { Deleted, recordParams } from "../../access/schemas"
import { AdminError, endpoint } from "../../service"

export const DELETE = endpoint({
  id: "revokeApplicationPassword",
  summary: "Revoke an application password",
  description: "For ever; it is refused everywhere within five seconds.",
  tags: ["Access"],
  access: MANAGE_ACCESS,
  params: recordParams,
  responses: { 200: Deleted },
  errors: ["wallet_credential_not_found"],
  handler: async ({ params: { id }, identity, scope }) => {
    const { credentials } = accessOf(scope)
    if (!(await credentials.revoke(id, "application_password", identity.key))) {
      throw new AdminError("wallet_credential_not_found")
    }
    return ok({ id, deleted: true as const })
  },
})
