/**
 * What the clients of a concurrent run asked for and were told, and what the ledger holds at the end.
 *
 *   const history = new History()
 *   await history.run({ tag: "op 1", wallet_id, kind: "debit", amount }, () => ledger.post([…]))
 *   expect(findViolations(history.operations, await readStored(client))).toEqual([])
 */
import type { Client } from "pg"
import { OutcomeUnknownError } from "../../src/database/errors"
import type { Posting, Result } from "../../src/modules/ledger/types"

export interface Operation {
  /** Entries bear it as their reason; an operation that is tried again keeps it. */
  tag: string
  wallet_id: number
  kind: "credit" | "debit" | "transfer" | "hold" | "commit_hold" | "release_hold" | "read"
  /** Of a transfer. */
  to_wallet_id?: number
  /** Asked for; "0" where there is nothing to ask for. */
  amount: string
  partial?: boolean
  key?: string
  hold_id?: number
  /** Nanoseconds of the machine's monotonic clock, comparable between processes. */
  invoked: string
  returned: string | null
  outcome: Outcome
}

export type Outcome =
  | {
      kind: "done"
      entry: StoredEntry | null
      /** The other side of a transfer. */
      counterpart?: StoredEntry | null
      hold_id: number | null
      replayed: boolean
    }
  | { kind: "refused"; code: string; balance: string | null }
  | { kind: "read"; balance: string }
  /** Known not to have happened. */
  | { kind: "failed"; error: string }
  /** May have happened, or may happen until the ledger is read. */
  | { kind: "unknown"; error: string }

/** The part of an entry that a history is judged by. */
export interface StoredEntry {
  id: number
  wallet_id: number
  seq: number
  type: string
  amount: string
  balance_before: string
  balance_after: string
  reason: string
  mac: string
  key: string | null
}

/** An entry with the lots that it opened or took from, and when these expire. */
export interface StoredMovement extends StoredEntry {
  /** `expires_at` in milliseconds since 1970; null for never. */
  lots: { lot_id: number; amount: string; expires_at: number | null }[]
  created_at: number
}

export type Request = Omit<Operation, "invoked" | "returned" | "outcome">

/** Notes down operations as they are made. */
export class History {
  readonly operations: Operation[] = []

  async run(request: Request, post: () => Promise<Result[]>): Promise<Outcome> {
    const invoked = now()
    const outcome = await post().then(([result]) => toOutcome(result), toFailure)
    this.operations.push({ ...request, invoked, returned: now(), outcome })
    return outcome
  }

  async read(wallet_id: number, read: () => Promise<bigint>): Promise<void> {
    const invoked = now()
    const balance = await read()
    this.operations.push({
      tag: "read",
      wallet_id,
      kind: "read",
      amount: "0",
      invoked,
      returned: now(),
      outcome: { kind: "read", balance: balance.toString() },
    })
  }
}

export function now(): string {
  return process.hrtime.bigint().toString()
}

export function toOutcome(result: Result): Outcome {
  if (!result.ok) {
    const { refusal } = result
    const balance = refusal.code === "insufficient_balance" ? refusal.balance.toString() : null
    return { kind: "refused", code: refusal.code, balance }
  }
  const { entry, counterpart, hold, replayed } = result.posting
  return {
    kind: "done",
    entry: toStored(entry),
    counterpart: toStored(counterpart),
    hold_id: hold?.id ?? null,
    replayed,
  }
}

/** @param isUnknown whether an error leaves open what happened; by default the ledger's word */
export function toFailure(
  error: unknown,
  isUnknown = error instanceof OutcomeUnknownError
): Outcome {
  return { kind: isUnknown ? "unknown" : "failed", error: String(error) }
}

function toStored(entry: Posting["entry"]): StoredEntry | null {
  return (
    entry && {
      id: entry.id,
      wallet_id: entry.wallet_id,
      seq: entry.seq,
      type: entry.type,
      amount: entry.amount.toString(),
      balance_before: entry.balance_before.toString(),
      balance_after: entry.balance_after.toString(),
      reason: entry.reason,
      mac: entry.mac.toString("hex"),
      key: entry.idempotency_hash?.toString("hex") ?? null,
    }
  )
}

/** All entries that the ledger holds, by wallet and in the order of their chains. */
export async function readStored(client: Pick<Client, "query">): Promise<StoredMovement[]> {
  const { rows } = await client.query(
    `SELECT id::float8, wallet_id::float8, seq::float8, type, amount::text, balance_before::text,
      balance_after::text, reason, encode(mac, 'hex') AS mac,
      encode(idempotency_hash, 'hex') AS key,
      (SELECT json_agg(json_build_object('lot_id', part.lot_id, 'amount', part.amount::text,
          'expires_at', floor(extract(epoch FROM lot.expires_at) * 1000)::float8))
        FROM unnest(lot_ids, lot_amounts) AS part (lot_id, amount)
        LEFT JOIN ledger_lot lot ON lot.id = part.lot_id) AS lots,
      floor(extract(epoch FROM created_at) * 1000)::float8 AS created_at
    FROM ledger_entry ORDER BY wallet_id, seq`
  )
  return rows as StoredMovement[]
}
