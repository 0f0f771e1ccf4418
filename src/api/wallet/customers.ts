import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { PositiveIntegerField, text } from "../../http"
import { findByReference, findRegisteredCustomer } from "../../workflows/access/find-customer"

/** A customer's public number or id in the store; as text. */
export const CustomerReference = z.string().regex(/^([1-9][0-9]{0,14}|cus_[A-Za-z0-9_-]{1,60})$/, {
  error: "must be a customer's number or id",
})

/** A customer's public number or id in the store, in a body; as text. */
export const CustomerReferenceField = z
  .union([PositiveIntegerField.transform(String), CustomerReference], {
    error: "must be a customer's number or id",
  })
  .meta({ wire: { examples: [12, "cus_01"] } })

const HOLDER_ERROR = "must be a customer's number, id or e-mail address"

/** Who is to have a wallet, in a body: public number, id in the store or e-mail address; as text. */
export const HolderField = z
  .union(
    [
      PositiveIntegerField.transform(String),
      CustomerReference,
      text({ min: 3, max: 320 }).regex(/@/),
    ],
    { error: (issue) => (issue.input === undefined ? undefined : HOLDER_ERROR) }
  )
  .meta({ wire: { examples: [12, "cus_01", "friend@example.com"] } })

/** An e-mail address, compared without regard to case. */
export const EmailFilter = z.string().min(3).max(320)

/**
 * The host ids that a list is narrowed to, by number or id and by e-mail; undefined when it is not
 * narrowed, null when no customer can match.
 */
export async function findCustomerFilter(
  scope: MedusaContainer,
  { user_id, email }: { user_id?: string; email?: string }
): Promise<string | null | undefined> {
  const byReference = user_id === undefined ? undefined : await findByReference(scope, user_id)
  const byEmail = email === undefined ? undefined : await findRegisteredCustomer(scope, email)
  if (byReference !== undefined && byEmail !== undefined && byReference !== byEmail) return null
  return byReference === undefined ? byEmail : byReference
}

/** More would be no answer to somebody who is looking for one. */
const MOST_FOUND = 200

/** The host ids of the customers whose name or e-mail contains a text, or whose number or id it is. */
export async function searchCustomers(scope: MedusaContainer, q: string): Promise<string[]> {
  const found = await scope
    .resolve(Modules.CUSTOMER)
    .listCustomers({ q, has_account: true }, { select: ["id"], take: MOST_FOUND })
  const { success } = CustomerReference.safeParse(q)
  const named = success ? await findByReference(scope, q) : null
  return [...new Set([...found.map(({ id }) => id), ...(named === null ? [] : [named])])]
}
