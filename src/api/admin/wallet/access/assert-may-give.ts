import type { MedusaContainer } from "@medusajs/framework/types"
import type { Identity } from "../../../../http"
import type { CredentialOwner, GrantableCapability } from "../../../../modules/access"
import {
  hasCapability,
  hasEveryRight,
  hasRightsOf,
  mayActForCustomers,
} from "../../../../workflows/access/roles"
import { AdminError } from "../service"

/**
 * Nobody makes a credential with more rights than their own, nor for somebody who has more
 * (decisions, "Roles of the host"). Without an owner it acts for the shop.
 *
 * @throws AdminError `wallet_forbidden`
 */
export async function assertMayMakeCredential(
  scope: MedusaContainer,
  { key }: Identity,
  owner: CredentialOwner | undefined
): Promise<void> {
  if (!owner) {
    if (await hasEveryRight(scope, key)) return
    throw forbidden("A key that acts for the shop may do everything; your roles allow less.")
  }
  if (owner.owner_type === "customer") {
    if (await mayActForCustomers(scope, key)) return
    throw forbidden("To act for a customer you need the policy wallet:manage.")
  }
  if (await hasRightsOf(scope, key, owner.owner_id)) return
  throw forbidden("They may do more than you: your roles have to allow all that theirs do.")
}

/** @throws AdminError `wallet_forbidden` unless the caller has the capability themselves */
export async function assertMayGrant(
  scope: MedusaContainer,
  { key }: Identity,
  capability: GrantableCapability
): Promise<void> {
  if (await hasCapability(scope, key, capability)) return
  throw forbidden(`You don't have ${capability} yourself, so you can't give it.`)
}

function forbidden(message: string) {
  return new AdminError("wallet_forbidden", { message })
}
