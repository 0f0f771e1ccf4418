import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { ACCESS_MODULE } from "../../modules/access"
import type { AccessService } from "../../modules/access"
import { attempt } from "../warn-once"

const PAGE = 200

/**
 * Ends the access of users of the dashboard whom the host has deleted without our hearing of it: events
 * can be lost.
 */
export async function endAccessOfDeletedUsers(scope: MedusaContainer): Promise<void> {
  const access = scope.resolve<AccessService>(ACCESS_MODULE)
  const ids = await access.findUsersWithAccess()
  for (let from = 0; from < ids.length; from += PAGE) {
    const asked = ids.slice(from, from + PAGE)
    const users = await scope
      .resolve(Modules.USER)
      .listUsers({ id: asked }, { select: ["id"], take: PAGE })
    const known = new Set(users.map(({ id }) => id))
    for (const id of asked.filter((one) => !known.has(one))) {
      await attempt(scope, `The access of the deleted user ${id} could not be ended`, () =>
        access.endAccessOfUser(id)
      )
    }
  }
}
