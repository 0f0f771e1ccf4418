import { MANAGE_SHOP } from "../http"
import type { Permission } from "../http"
import type { Policy } from "../workflows/access/policies"

function permission(capability: string, policy: Policy): Permission {
  return { capability, policy }
}

/** Read any wallet and its transactions (spec, "Permissions"). */
export const READ_WALLETS = permission("wallet_read_wallets", "wallet:read")
/** Credit, debit and change any wallet (spec, "Permissions"). */
export const WRITE_WALLETS = permission("wallet_write_wallets", "wallet:write")

/** What the spec leaves to managers; a role can allow each of them by itself. */
export const SEE_WALLETS = permission(MANAGE_SHOP, "wallet:read")
export const MANAGE_WALLETS = permission(MANAGE_SHOP, "wallet:manage")
export const SEE_ASSISTANT = permission(MANAGE_SHOP, "assistant:read")
export const MANAGE_ASSISTANT = permission(MANAGE_SHOP, "assistant:manage")
export const MANAGE_ACCESS = permission(MANAGE_SHOP, "access:manage")
