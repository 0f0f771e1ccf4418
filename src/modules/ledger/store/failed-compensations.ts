import type { Connection, Row } from "../../../database/connection"
import type { Page } from "../types"
import { instantOf, integerOf } from "./rows"

/** What was booked or made by a workflow that failed afterwards, and could not be undone. */
export interface NewFailedCompensation {
  /** The entry that stands; of a transfer, the sender's. Null when codes stand. */
  entry_id?: number | null
  wallet_id?: number | null
  /** The batch of redemption codes that stands. */
  code_batch_id?: number | null
  /** The hold that stands. */
  hold_id?: number | null
  /** The ledger's refusal, or the SQLSTATE or name of what failed. */
  code: string
  /** For staff to read. */
  message: string
}

export interface FailedCompensation extends Required<NewFailedCompensation> {
  id: number
  /** Minor units; null when codes stand. */
  amount: bigint | null
  currency: string | null
  /** How much of the entry has been reversed since, less what of that was itself reversed. */
  reversed: bigint
  /**
   * Nobody has said yet that it is resolved, and the entry is not reversed in whole, or the hold has
   * not ended with nothing of it spent.
   */
  open: boolean
  created_at: Date
  resolved_at: Date | null
  resolved_by: string | null
}

export interface FailedCompensationQuery {
  /** Only those that are open, or are not. */
  open?: boolean
  page: number
  per_page: number
}

/** Records one, or why it failed again. */
export async function recordFailedCompensation(
  connection: Connection,
  {
    entry_id = null,
    wallet_id = null,
    code_batch_id = null,
    hold_id = null,
    code,
    message,
  }: NewFailedCompensation
): Promise<void> {
  const subject = entry_id !== null ? "entry_id" : hold_id !== null ? "hold_id" : "code_batch_id"
  await connection.query({
    prepared: true,
    text: `INSERT INTO ledger_failed_compensation
        (entry_id, wallet_id, code_batch_id, hold_id, code, message, created_at)
      VALUES ($1::bigint, $2::bigint, $3::bigint, $4::bigint, $5::text, $6::text, clock_timestamp())
      ON CONFLICT (${subject}) DO UPDATE SET code = excluded.code, message = excluded.message,
        resolved_at = NULL, resolved_by = NULL`,
    values: [entry_id, wallet_id, code_batch_id, hold_id, code, message],
  })
}

/** The same for what is tried again and again: what staff have resolved stays so until it changes. */
export async function noteFailedCompensation(
  connection: Connection,
  entryId: number,
  failed: Omit<NewFailedCompensation, "entry_id"> | null
): Promise<void> {
  const [known] = await connection.query({
    prepared: true,
    text: "SELECT message FROM ledger_failed_compensation WHERE entry_id = $1::bigint",
    values: [entryId],
  })
  if (!failed && known) {
    await deleteFailedCompensation(connection, { entry_id: entryId })
  } else if (failed && known?.[0] !== failed.message) {
    await recordFailedCompensation(connection, { ...failed, entry_id: entryId })
  }
}

/** For what a later attempt has undone after all. */
export async function deleteFailedCompensation(
  connection: Connection,
  subject: { entry_id: number } | { hold_id: number }
): Promise<void> {
  const [[column, id]] = Object.entries(subject)
  await connection.query({
    prepared: true,
    text: `DELETE FROM ledger_failed_compensation WHERE ${column} = $1::bigint`,
    values: [id],
  })
}

const FOUND = `
  SELECT failed.*, coalesce(entry.amount, hold.original_amount) AS amount, wallet.currency,
    reversal.total AS reversed,
    failed.resolved_at IS NULL AND CASE
      WHEN entry.id IS NOT NULL THEN reversal.total < entry.amount
      WHEN hold.id IS NOT NULL THEN hold.status = 'active' OR hold.committed > 0
      ELSE true
    END AS open
  FROM ledger_failed_compensation failed
  LEFT JOIN ledger_entry entry ON entry.id = failed.entry_id
  LEFT JOIN ledger_hold hold ON hold.id = failed.hold_id
  LEFT JOIN ledger_wallet wallet ON wallet.id = failed.wallet_id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(sign * amount), 0)::bigint AS total FROM (
      WITH RECURSIVE line (id, amount, sign) AS (
        SELECT id, amount, 1 FROM ledger_entry WHERE reverses_entry_id = failed.entry_id
        UNION ALL SELECT reversal.id, reversal.amount, -line.sign FROM line
          JOIN ledger_entry reversal ON reversal.reverses_entry_id = line.id
      ) SELECT amount, sign FROM line
    ) reversals
  ) reversal`

const COLUMNS = `id, entry_id, wallet_id, code_batch_id, hold_id, code, message, amount, currency, reversed,
  open, floor(extract(epoch FROM created_at) * 1000)::bigint,
  floor(extract(epoch FROM resolved_at) * 1000)::bigint, resolved_by`

/** Newest first. */
export async function listFailedCompensations(
  connection: Connection,
  { open, page, per_page }: FailedCompensationQuery
): Promise<Page<FailedCompensation>> {
  const rows = await connection.query({
    text: `SELECT ${COLUMNS} FROM (${FOUND}) found
      WHERE $1::boolean IS NULL OR open = $1::boolean
      ORDER BY id DESC LIMIT $2::bigint OFFSET $3::bigint`,
    values: [open ?? null, per_page, (page - 1) * per_page],
  })
  return { data: rows.map(toFailedCompensation), total: await count(connection, open) }
}

async function count(connection: Connection, open?: boolean): Promise<number> {
  const [row] = await connection.query({
    text: `SELECT count(*) FROM (${FOUND}) found WHERE $1::boolean IS NULL OR open = $1::boolean`,
    values: [open ?? null],
  })
  return Number(row[0])
}

/** How many staff still have to look at. */
export async function countOpenFailedCompensations(connection: Connection): Promise<number> {
  return await count(connection, true)
}

/**
 * Marks one as resolved by staff; the first who says so is remembered.
 *
 * @returns null when there is none with this id
 */
export async function resolveFailedCompensation(
  connection: Connection,
  id: number,
  actor: string
): Promise<FailedCompensation | null> {
  await connection.query({
    text: `UPDATE ledger_failed_compensation
      SET resolved_at = clock_timestamp(), resolved_by = $2::text
      WHERE id = $1::bigint AND resolved_at IS NULL`,
    values: [id, actor],
  })
  const [row] = await connection.query({
    text: `SELECT ${COLUMNS} FROM (${FOUND}) found WHERE id = $1::bigint`,
    values: [id],
  })
  return row ? toFailedCompensation(row) : null
}

function toFailedCompensation(row: Row): FailedCompensation {
  return {
    id: Number(row[0]),
    entry_id: integerOf(row[1]),
    wallet_id: integerOf(row[2]),
    code_batch_id: integerOf(row[3]),
    hold_id: integerOf(row[4]),
    code: row[5]!,
    message: row[6]!,
    amount: row[7] === null ? null : BigInt(row[7]),
    currency: row[8],
    reversed: BigInt(row[9]!),
    open: row[10] === "t",
    created_at: new Date(Number(row[11])),
    resolved_at: instantOf(row[12]),
    resolved_by: row[13],
  }
}
