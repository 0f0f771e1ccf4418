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
  /** Nobody has said yet that it is settled, and the entry is not reversed in whole. */
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
  { entry_id = null, wallet_id = null, code_batch_id = null, code, message }: NewFailedCompensation
): Promise<void> {
  const subject = entry_id === null ? "code_batch_id" : "entry_id"
  await connection.query({
    prepared: true,
    text: `INSERT INTO ledger_failed_compensation
        (entry_id, wallet_id, code_batch_id, code, message, created_at)
      VALUES ($1::bigint, $2::bigint, $3::bigint, $4::text, $5::text, clock_timestamp())
      ON CONFLICT (${subject}) DO UPDATE SET code = excluded.code, message = excluded.message,
        resolved_at = NULL, resolved_by = NULL`,
    values: [entry_id, wallet_id, code_batch_id, code, message],
  })
}

/** The same for what is tried again and again: what staff have settled stays so until it changes. */
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
    await deleteFailedCompensation(connection, entryId)
  } else if (failed && known?.[0] !== failed.message) {
    await recordFailedCompensation(connection, { ...failed, entry_id: entryId })
  }
}

/** For what a later attempt has undone after all. */
export async function deleteFailedCompensation(
  connection: Connection,
  entryId: number
): Promise<void> {
  await connection.query({
    prepared: true,
    text: "DELETE FROM ledger_failed_compensation WHERE entry_id = $1::bigint",
    values: [entryId],
  })
}

const FOUND = `
  SELECT failed.*, entry.amount, wallet.currency, reversal.total AS reversed,
    failed.resolved_at IS NULL AND (entry.id IS NULL OR reversal.total < entry.amount) AS open
  FROM ledger_failed_compensation failed
  LEFT JOIN ledger_entry entry ON entry.id = failed.entry_id
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

const COLUMNS = `id, entry_id, wallet_id, code_batch_id, code, message, amount, currency, reversed,
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
 * Marks one as settled by staff; the first who says so is remembered.
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
    code: row[4]!,
    message: row[5]!,
    amount: row[6] === null ? null : BigInt(row[6]),
    currency: row[7],
    reversed: BigInt(row[8]!),
    open: row[9] === "t",
    created_at: new Date(Number(row[10])),
    resolved_at: instantOf(row[11]),
    resolved_by: row[12],
  }
}
