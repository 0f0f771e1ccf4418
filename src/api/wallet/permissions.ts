import { can, missing } from "../../http"
import type { Identity, Permission } from "../../http"
import { READ_WALLETS, SEE_WALLETS } from "../permissions"
import { WalletError } from "./service"

/** Whether an identity may read every wallet. */
export function readsEveryWallet(identity: Identity): boolean {
  return can(identity, READ_WALLETS)
}

/**
 * Whether an identity sees what is for staff only, such as notes (spec, "POST /wallets/{id}/credit":
 * "visible only to admins"). Whoever was given leave to read wallets is not staff yet.
 */
export function isStaff(identity: Identity): boolean {
  return can(identity, SEE_WALLETS)
}

/** @throws WalletError `wallet_forbidden` unless the wallet is the caller's or they read every one */
export function assertMayRead(identity: Identity, owner: { customer_id: string }): void {
  if (owner.customer_id === identity.customer_id || readsEveryWallet(identity)) return
  throw forbidden(identity, READ_WALLETS)
}

export function forbidden(identity: Identity, permission: Permission): Error {
  const { named, data } = missing(identity, permission)
  return new WalletError("wallet_forbidden", {
    message: `This is not yours; you need the ${named}.`,
    data,
  })
}
