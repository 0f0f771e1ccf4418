import { can, missing } from "../../http"
import type { Identity, Permission } from "../../http"
import { MANAGE_WALLETS, READ_WALLETS, SEE_WALLETS } from "../permissions"
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

/**
 * @param wallet undefined or null when there is none
 * @throws WalletError `wallet_forbidden` unless the wallet is the caller's or they read every one:
 *   the same for a wallet that does not exist, so that nobody finds out which ones do
 */
export function assertMayRead(
  identity: Identity,
  wallet: { customer_id: string } | undefined | null
): void {
  if (readsEveryWallet(identity)) return
  if (wallet && wallet.customer_id === identity.customer_id) return
  throw forbidden(identity, READ_WALLETS)
}

/**
 * @param wallet undefined or null when there is none
 * @throws WalletError `wallet_forbidden` unless the wallet is the caller's or they manage wallets
 */
export function assertMayManageOrOwns(
  identity: Identity,
  wallet: { customer_id: string } | undefined | null
): void {
  if (can(identity, MANAGE_WALLETS)) return
  if (wallet && wallet.customer_id === identity.customer_id) return
  throw forbidden(identity, MANAGE_WALLETS)
}

export function forbidden(identity: Identity, permission: Permission): Error {
  const { named, data } = missing(identity, permission)
  return new WalletError("wallet_forbidden", {
    message: `This is not yours; you need the ${named}.`,
    data,
  })
}
