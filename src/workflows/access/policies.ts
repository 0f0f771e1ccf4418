/**
 * What a role of the host can allow in this plugin (decisions, "Roles of the host"). Endpoints name
 * one of them; the host offers them where roles are put together.
 */
export const POLICIES = [
  {
    name: "ReadWallets",
    resource: "wallet",
    operation: "read",
    description: "See wallets, their transactions, and what was blocked.",
  },
  {
    name: "WriteWallets",
    resource: "wallet",
    operation: "write",
    description: "Credit, debit and change wallets.",
  },
  {
    name: "ManageWallets",
    resource: "wallet",
    operation: "manage",
    description:
      "Everything about wallets: transfers, reversals, codes, identity verification, settings, " +
      "webhooks and the ledger's checks.",
  },
  {
    name: "ReadAssistant",
    resource: "assistant",
    operation: "read",
    description: "See what the assistant did, what it cost, and what staff is advised to do.",
  },
  {
    name: "ManageAssistant",
    resource: "assistant",
    operation: "manage",
    description: "Everything about the assistant: settings, providers and reviews.",
  },
  {
    name: "ManageWalletAccess",
    resource: "access",
    operation: "manage",
    description: "Make and revoke application passwords, store API keys and grants.",
  },
] as const

export type Policy =
  | "wallet:read"
  | "wallet:write"
  | "wallet:manage"
  | "assistant:read"
  | "assistant:manage"
  | "access:manage"

/** Whoever may manage something may do everything else with it. */
export const IMPLIED: Partial<Record<Policy, readonly Policy[]>> = {
  "wallet:manage": ["wallet:read", "wallet:write"],
  "assistant:manage": ["assistant:read"],
}

/** Every policy, as `resource:operation`. */
export const ALL_POLICIES: ReadonlySet<Policy> = new Set(
  POLICIES.map(({ resource, operation }) => `${resource}:${operation}` as Policy)
)
