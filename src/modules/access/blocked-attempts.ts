import { query } from "../../database/connection"
import type { Connection } from "../../database/connection"
import { deleteOlder } from "../../database/delete-older"
import { readPage } from "../../database/read-page"
import type { Listing, PageOf } from "../../database/read-page"
import type { GuardedOperation } from "./settings-list"

/** What can keep money from leaving (decisions, "Order of checks"). */
export const BLOCKED_CONTROLS = ["kyc", "spending_limit", "velocity", "step_up"] as const
export type BlockedControl = (typeof BLOCKED_CONTROLS)[number]

/** How often one control stopped one wallet within one minute, and the last attempt of it. */
export interface BlockedAttempt {
  wallet_id: number
  control: BlockedControl
  /** When the minute began. */
  minute: Date
  attempts: number
  operation: GuardedOperation
  /** Minor units. */
  amount: bigint
  actor: string
}

const KEPT_DAYS = 90

interface Narrowing {
  wallet_id?: number
}

const ATTEMPTS: Listing<Narrowing> = {
  columns: "*",
  from: "access_blocked_attempt",
  conditions: { wallet_id: "wallet_id = ?" },
  orderBy: "minute desc, wallet_id, control",
}

interface Row extends Omit<BlockedAttempt, "wallet_id" | "amount"> {
  wallet_id: string
  amount: string
  is_first: boolean
}

/** Blocked attempts, counted by wallet, control and minute over all instances. */
export class BlockedAttempts {
  constructor(private readonly connection: Connection) {}

  /**
   * Adds to the counts of the current minute.
   *
   * @returns those that this call was the first of their minute for
   */
  async add(blocked: Omit<BlockedAttempt, "minute">[]): Promise<BlockedAttempt[]> {
    const rows = await query<Row>(
      this.connection,
      `insert into access_blocked_attempt
         (wallet_id, control, minute, attempts, operation, amount, actor)
       select wallet_id, control, date_trunc('minute', now()), attempts, operation, amount, actor
       from unnest(?::bigint[], ?::text[], ?::int[], ?::text[], ?::bigint[], ?::text[])
         as added (wallet_id, control, attempts, operation, amount, actor)
       order by wallet_id, control
       on conflict (wallet_id, control, minute) do update
       set attempts = access_blocked_attempt.attempts + excluded.attempts,
           operation = excluded.operation, amount = excluded.amount, actor = excluded.actor
       returning *, xmax = 0 as is_first`,
      [
        blocked.map(({ wallet_id }) => wallet_id),
        blocked.map(({ control }) => control),
        blocked.map(({ attempts }) => attempts),
        blocked.map(({ operation }) => operation),
        blocked.map(({ amount }) => amount.toString()),
        blocked.map(({ actor }) => actor),
      ]
    )
    return rows.filter(({ is_first }) => is_first).map(toBlockedAttempt)
  }

  /** Newest minute first; of one wallet when one is named. */
  async list(filter: Narrowing & PageOf) {
    const { data, total } = await readPage<Row, Narrowing>(
      this.connection,
      ATTEMPTS,
      filter,
      filter
    )
    return { data: data.map(toBlockedAttempt), total }
  }

  /** Deletes counts that are older than 90 days. */
  async purge(): Promise<number> {
    const table = "access_blocked_attempt"
    return deleteOlder(this.connection, { table, column: "minute", days: KEPT_DAYS })
  }
}

function toBlockedAttempt({ wallet_id, amount, is_first: _, ...row }: Row): BlockedAttempt {
  return { ...row, wallet_id: Number(wallet_id), amount: BigInt(amount) }
}
