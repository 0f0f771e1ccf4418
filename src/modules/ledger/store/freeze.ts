import type { Connection } from "../../../database/connection"
import type { Freeze } from "../types"

/**
 * Freezes a wallet, or says anew why it is frozen. It waits for what has locked the wallet; what locks
 * it afterwards finds it frozen.
 *
 * @returns false when there is none with this id
 */
export async function freezeWallet(
  connection: Connection,
  id: number,
  { by, reason }: Omit<Freeze, "at">,
  now: Date | null
): Promise<boolean> {
  return await change(connection, {
    id,
    actor: by,
    frozen: true,
    set: "frozen_at = moment.now, frozen_by = $3::text, frozen_reason = $5::text",
    condition: "true",
    now,
    values: [reason],
  })
}

/** Lets money out of a wallet again. @returns false when there is no frozen one with this id */
export async function unfreezeWallet(
  connection: Connection,
  id: number,
  actor: string,
  now: Date | null
): Promise<boolean> {
  return await change(connection, {
    id,
    actor,
    frozen: false,
    set: "frozen_at = NULL, frozen_by = NULL, frozen_reason = NULL",
    condition: "frozen_at IS NOT NULL",
    now,
    values: [],
  })
}

interface Change {
  id: number
  actor: string
  frozen: boolean
  /** SQL, with `$5…` for `values`. */
  set: string
  condition: string
  now: Date | null
  values: unknown[]
}

/** The event says that it happened and by whom; why is for staff. */
async function change(
  connection: Connection,
  { id, actor, frozen, set, condition, now, values }: Change
): Promise<boolean> {
  const rows = await connection.query({
    text: `WITH changed AS (
        UPDATE ledger_wallet SET ${set}, updated_at = greatest(updated_at, moment.now)
        FROM (SELECT date_trunc('milliseconds',
          coalesce($2::timestamptz, clock_timestamp())) AS now) moment
        WHERE id = $1::bigint AND ${condition} RETURNING id, updated_at
      )
      INSERT INTO ledger_outbox_event (type, wallet_id, data, created_at)
      SELECT 'wallet.updated', id,
        jsonb_build_object('actor', $3::text, 'changes', jsonb_build_object('frozen', $4::boolean)),
        updated_at FROM changed
      RETURNING wallet_id`,
    values: [id, now, actor, frozen, ...values],
  })
  return rows.length > 0
}
