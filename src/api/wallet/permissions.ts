import { can, MANAGE_SHOP } from "../../http"
import type { Identity } from "../../http"
import { WalletError } from "./service"

export const READ_WALLETS = "wallet_read_wallets"
export const WRITE_WALLETS = "wallet_write_wallets"

/** Whether an identity may read every wallet. */
export function readsEveryWallet(identity: Identity): boolean {
  return can(identity, READ_WALLETS)
}

/**
 * Whether an identity sees what is for staff only, such as notes (spec, "POST /wallets/{id}/credit":
 * "visible only to admins"). Whoever was given leave to read wallets is not staff yet.
 */
export function isStaff(identity: Identity): boolean {
  return can(identity, MANAGE_SHOP)
}

/** @throws WalletError `wallet_forbidden` unless the wallet is the caller's or they read every one */
export function assertMayRead(identity: Identity, owner: { customer_id: string }): void {
  if (owner.customer_id === identity.customer_id || readsEveryWallet(identity)) return
  throw forbidden(READ_WALLETS)
}

export function forbidden(capability: string): Error {
  return new WalletError("wallet_forbidden", {
    message: `This is not yours; you need the capability ${capability}.`,
    data: { required_capability: capability },
  })
}
