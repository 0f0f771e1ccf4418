/** What a load driver asks of the ledger, and how it notes it down. */
import type { Command } from "../../../src/modules/ledger/types"
import type { Operation, Outcome, Request } from "../../support/history"

/** What one driver process is told. */
export interface DriverOrder {
  url: string
  /** File to which every request is written before it is made, and every answer when it comes. */
  log: string
  name: string
  wallets: number[]
  /** Requests under way at once. */
  workers: number
  connections: number
  seed: number
  keys: Record<string, string>
}

export type LogLine =
  { id: string; at: string; request: Request } | { id: string; at: string; outcome: Outcome }

export function toCommand(request: Request): Command {
  const base = {
    wallet_id: request.wallet_id,
    reason: request.tag,
    actor: "driver",
    idempotency: request.key
      ? { scope: "driver", key: request.key, fingerprint: request.tag }
      : null,
  }
  const amount = BigInt(request.amount)
  switch (request.kind) {
    case "credit":
      // Money of two kinds, so that transfers bring both.
      return { ...base, kind: "credit", amount, purpose: amount % 2n ? "general" : "gift" }
    case "hold":
      return { ...base, kind: "hold", amount }
    case "transfer":
      return {
        ...base,
        kind: "transfer",
        amount,
        to_wallet_id: request.to_wallet_id!,
        transfer_group_id: request.tag,
      }
    case "debit":
      return { ...base, kind: "debit", amount, allow_partial: request.partial }
    case "commit_hold":
    case "release_hold":
      return { ...base, kind: request.kind, hold_id: request.hold_id! }
    case "read":
      throw new Error("a read is no command")
  }
}

/** The operations of a log; what was never answered is unknown. */
export function toOperations(lines: LogLine[]): Operation[] {
  const operations = new Map<string, Operation>()
  for (const line of lines) {
    if ("request" in line) {
      operations.set(line.id, {
        ...line.request,
        invoked: line.at,
        returned: null,
        outcome: { kind: "unknown", error: "killed before the answer" },
      })
    } else {
      Object.assign(operations.get(line.id)!, { returned: line.at, outcome: line.outcome })
    }
  }
  return [...operations.values()]
}
