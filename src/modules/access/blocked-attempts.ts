import { query } from "./connection"
import type { Connection } from "./connection"

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
  operation: string
  /** Minor units. */
  amount: bigint
  actor: string
}

const KEPT = "90 days"

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
  async list(filter: { wallet_id?: number; page: number; per_page: number }) {
    const where = filter.wallet_id === undefined ? "" : "where wallet_id = ?"
    const bindings = filter.wallet_id === undefined ? [] : [filter.wallet_id]
    const [count] = await query<{ total: string }>(
      this.connection,
      `select count(*) as total from access_blocked_attempt ${where}`,
      bindings
    )
    const rows = await query<Row>(
      this.connection,
      `select * from access_blocked_attempt ${where}
       order by minute desc, wallet_id, control limit ? offset ?`,
      [...bindings, filter.per_page, (filter.page - 1) * filter.per_page]
    )
    return { data: rows.map(toBlockedAttempt), total: Number(count?.total) }
  }

  /** Deletes counts that are older than 90 days. */
  async purge(): Promise<void> {
    await query(
      this.connection,
      `delete from access_blocked_attempt where minute < now() - interval '${KEPT}'`
    )
  }
}

function toBlockedAttempt({ wallet_id, amount, is_first: _, ...row }: Row): BlockedAttempt {
  return { ...row, wallet_id: Number(wallet_id), amount: BigInt(amount) }
}
