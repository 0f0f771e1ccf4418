import { useRead } from "../api/use-api"

export type Policy =
  | "wallet:read"
  | "wallet:write"
  | "wallet:manage"
  | "assistant:read"
  | "assistant:manage"
  | "access:manage"

/** What the signed-in member of staff may do; nothing is offered before that is known. */
export function usePermissions() {
  const { data } = useRead("walletAdmin", "/permissions")
  return {
    may: (policy: Policy) => data?.data.includes(policy) ?? false,
    isKnown: data !== undefined,
  }
}
