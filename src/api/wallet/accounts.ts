import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { Identity } from "../../http"

/** The e-mail address of the person behind an identity; null for a program. */
export async function emailOf(
  scope: MedusaContainer,
  { customer_id, user_id }: Identity
): Promise<string | null> {
  if (customer_id !== undefined) {
    const [customer] = await scope
      .resolve(Modules.CUSTOMER)
      .listCustomers({ id: [customer_id] }, { select: ["email"], take: 1 })
    return customer?.email ?? null
  }
  if (user_id !== undefined) {
    const [user] = await scope
      .resolve(Modules.USER)
      .listUsers({ id: [user_id] }, { select: ["email"], take: 1 })
    return user?.email ?? null
  }
  return null
}

/** Whether this is the password that the person behind an identity signs in to the store with. */
export async function knowsPassword(
  request: MedusaRequest,
  identity: Identity,
  password: string
): Promise<boolean> {
  const { scope } = request
  const email = await emailOf(scope, identity)
  if (!email) {
    return false
  }
  const { success, authIdentity } = await scope
    .resolve(Modules.AUTH)
    .authenticate("emailpass", { protocol: request.protocol, body: { email, password } })
  const { customer_id, user_id } = authIdentity?.app_metadata ?? {}
  const isSame =
    identity.customer_id === undefined
      ? user_id === identity.user_id
      : customer_id === identity.customer_id
  return success && isSame
}
