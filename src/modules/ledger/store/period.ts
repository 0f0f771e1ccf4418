import type { Connection, Database } from "../../../database/connection"
import { type EntryType, type Purpose, TEST_CURRENCY } from "../types"
import { type CheckpointBody, readCheckpoints } from "./checkpoints"
import { originOf } from "./entries"
import { expiryThen, movesAfter } from "./past"
import { instantOf } from "./rows"

/** A time of which books are kept. */
export interface Period {
  /** Inclusive. */
  from: Date
  /** Exclusive. */
  to: Date
  /** IANA name: where a day begins. */
  time_zone: string
}

/** Who booked something, as far as books tell it apart; of what takes others back, who booked those. */
export type BookedBy = "staff" | "import" | "other"

/** All that moved alike on one day; amounts in minor units. */
export interface Movement {
  /** `YYYY-MM-DD` in the period's time zone. */
  day: string
  currency: string
  purpose: Purpose
  /** The type of the entries; of those that take others back, the type of what they take back. */
  type: EntryType
  direction: "in" | "out"
  by: BookedBy
  /** Whether it was for an order. */
  of_order: boolean
  /** An entry that touches credits of two purposes counts for each. */
  entries: number
  amount: bigint
}

/** What customers hold of one kind at the end of a period, in minor units. */
export interface Position {
  currency: string
  purpose: Purpose
  /** As it is booked, what is held and what has lapsed included. */
  closing: bigint
  /** What of it was set aside. */
  held: bigint
  /** What of it had lapsed, and was booked as such only afterwards. */
  lapsed: bigint
}

export interface EntryMark {
  id: number
  /** The MAC of the entry, hexadecimal. */
  mac: string
}

/** What a signed checkpoint says the end of the period is: its totals and what was booked since. */
export interface CheckpointTotals {
  number: number
  hash: string
  totals: { currency: string; amount: bigint }[]
}

export interface PeriodBooks {
  movements: Movement[]
  positions: Position[]
  /** What the last entry of each wallet before the period's end leaves, added up. */
  balances: { currency: string; amount: bigint }[]
  entries: number
  first: EntryMark | null
  last: EntryMark | null
  /** The last checkpoints before the end, newest first. */
  checkpoints: CheckpointTotals[]
}

/** Where instances make one each at the same time, the newest may lie within a posting. */
const CHECKPOINTS = 3

/**
 * The books of a period, as one snapshot sees them. What is there at its end is what is there now
 * less what moved since: so the books of last month need not read all that was before.
 */
export async function readPeriod(database: Database, period: Period): Promise<PeriodBooks> {
  return await database.transaction(
    async (connection) => ({
      movements: await readMovements(connection, period),
      positions: await readPositions(connection, period.to),
      balances: await readBalances(connection, period.to),
      ...(await readEnds(connection, period)),
      checkpoints: await readTotals(connection, period.to),
    }),
    { isolation: "repeatable read", readOnly: true }
  )
}

const SIGNED = `CASE WHEN entry.balance_after > entry.balance_before THEN movement.amount
  ELSE -movement.amount END`

const MOVED = `ledger_entry entry
  CROSS JOIN LATERAL unnest(entry.lot_ids, entry.lot_amounts) AS movement (lot_id, amount)`

async function readMovements(
  connection: Connection,
  { from, to, time_zone }: Period
): Promise<Movement[]> {
  const rows = await connection.query({
    text: `SELECT to_char(entry.created_at AT TIME ZONE $3::text, 'YYYY-MM-DD') AS day,
        wallet.currency, lot.purpose, coalesce(original.type, entry.type) AS kind,
        CASE WHEN entry.balance_after > entry.balance_before THEN 'in' ELSE 'out' END AS direction,
        CASE WHEN coalesce(original.happened_at, entry.happened_at) IS NOT NULL
            OR coalesce(original.actor, entry.actor) ~ '^(cli|import):' THEN 'import'
          WHEN coalesce(original.actor, entry.actor) LIKE 'user:%' THEN 'staff'
          ELSE 'other' END AS by,
        coalesce(original.order_id, entry.order_id) IS NOT NULL AS of_order,
        count(DISTINCT entry.id), sum(movement.amount)
      FROM ${MOVED}
        JOIN ledger_lot lot ON lot.id = movement.lot_id
        JOIN ledger_wallet wallet ON wallet.id = entry.wallet_id
        LEFT JOIN ledger_entry original ON original.id = ${originOf("entry")}
      WHERE entry.created_at >= $1::timestamptz AND entry.created_at < $2::timestamptz
        AND wallet.currency <> '${TEST_CURRENCY}'
      GROUP BY day, wallet.currency, lot.purpose, kind, direction, by, of_order
      ORDER BY day, wallet.currency, lot.purpose, kind, direction, by, of_order`,
    values: [from, to, time_zone],
  })
  return rows.map((row) => ({
    day: row[0]!,
    currency: row[1]!,
    purpose: row[2] as Purpose,
    type: row[3] as EntryType,
    direction: row[4] as "in" | "out",
    by: row[5] as BookedBy,
    of_order: row[6] === "t",
    entries: Number(row[7]),
    amount: BigInt(row[8]!),
  }))
}

async function readPositions(connection: Connection, to: Date): Promise<Position[]> {
  const rows = await connection.query({
    text: `WITH since AS (
        SELECT movement.lot_id, sum(${SIGNED})::bigint AS moved FROM ${MOVED}
        WHERE entry.created_at >= $1::timestamptz GROUP BY movement.lot_id
      ), reserved AS (
        SELECT movement.lot_id, sum(movement.amount)::bigint AS held
        FROM ledger_hold
          CROSS JOIN LATERAL unnest(lot_ids, lot_amounts) AS movement (lot_id, amount)
        WHERE created_at < $1::timestamptz
          AND (status = 'active' OR updated_at >= $1::timestamptz)
          AND (expires_at IS NULL OR expires_at >= $1::timestamptz)
        GROUP BY movement.lot_id
      ), known AS (
        SELECT id FROM ledger_lot WHERE open UNION SELECT lot_id FROM since
      ), lots AS (
        SELECT lot.wallet_id, lot.purpose, ${expiryThen("lot", "later")} AS expires_at,
          lot.remaining - coalesce(since.moved, 0) AS remaining, coalesce(reserved.held, 0) AS held
        FROM known JOIN ledger_lot lot ON lot.id = known.id
          LEFT JOIN since ON since.lot_id = known.id LEFT JOIN reserved ON reserved.lot_id = known.id
          LEFT JOIN (${movesAfter("created_at >= $1::timestamptz")}) later ON later.lot_id = known.id
      )
      SELECT wallet.currency, lots.purpose, sum(lots.remaining), sum(lots.held),
        coalesce(sum(lots.remaining - lots.held) FILTER (WHERE lots.expires_at < $1::timestamptz), 0)
      FROM lots JOIN ledger_wallet wallet ON wallet.id = lots.wallet_id
      WHERE wallet.currency <> '${TEST_CURRENCY}'
      GROUP BY wallet.currency, lots.purpose ORDER BY wallet.currency, lots.purpose`,
    values: [to],
  })
  return rows.map((row) => ({
    currency: row[0]!,
    purpose: row[1] as Purpose,
    closing: BigInt(row[2]!),
    held: BigInt(row[3]!),
    lapsed: BigInt(row[4]!),
  }))
}

/** When the first wallet was opened in which something moved; null while there is none. */
export async function readFirstOpening(connection: Connection): Promise<Date | null> {
  const [row] = await connection.query({
    text: `SELECT floor(extract(epoch FROM min(created_at)) * 1000)::bigint FROM ledger_wallet
      WHERE seq > 0 AND currency <> '${TEST_CURRENCY}'`,
  })
  return instantOf(row[0])
}

/** SQL: what the entries of `wallet` leave just before an instant; looked up by its index. */
export function balanceBefore(instant: string): string {
  return `coalesce((
    SELECT entry.balance_after FROM ledger_entry entry
    WHERE entry.wallet_id = wallet.id AND entry.created_at < ${instant}
    ORDER BY entry.seq DESC LIMIT 1
  ), 0)`
}

async function readBalances(connection: Connection, to: Date): Promise<PeriodBooks["balances"]> {
  const rows = await connection.query({
    text: `SELECT wallet.currency, sum(${balanceBefore("$1::timestamptz")})
      FROM ledger_wallet wallet
      WHERE wallet.currency <> '${TEST_CURRENCY}'
      GROUP BY wallet.currency ORDER BY wallet.currency`,
    values: [to],
  })
  return rows.map(([currency, amount]) => ({ currency: currency!, amount: BigInt(amount!) }))
}

async function readEnds(
  connection: Connection,
  { from, to }: Period
): Promise<Pick<PeriodBooks, "entries" | "first" | "last">> {
  const [row] = await connection.query({
    text: `WITH booked AS (
        SELECT entry.id, entry.mac, entry.created_at FROM ledger_entry entry
          JOIN ledger_wallet wallet ON wallet.id = entry.wallet_id
        WHERE entry.created_at >= $1::timestamptz AND entry.created_at < $2::timestamptz
          AND wallet.currency <> '${TEST_CURRENCY}'
      ),
      first AS (SELECT id, mac FROM booked ORDER BY created_at, id LIMIT 1),
      last AS (SELECT id, mac FROM booked ORDER BY created_at DESC, id DESC LIMIT 1)
      SELECT (SELECT count(*) FROM booked), (SELECT id FROM first),
        (SELECT encode(mac, 'hex') FROM first), (SELECT id FROM last),
        (SELECT encode(mac, 'hex') FROM last)`,
    values: [from, to],
  })
  const mark = (id: string | null, mac: string | null) =>
    id === null ? null : { id: Number(id), mac: mac! }
  return { entries: Number(row[0]), first: mark(row[1], row[2]), last: mark(row[3], row[4]) }
}

/** What a checkpoint saw by its heads; those of the newest one alone are kept. */
const AFTER_HEADS = `FROM ledger_wallet wallet
  LEFT JOIN ledger_checkpoint_head known ON known.wallet_id = wallet.id
  JOIN ledger_entry entry ON entry.wallet_id = wallet.id AND entry.seq > coalesce(known.seq, 0)
  WHERE wallet.seq > coalesce(known.seq, 0) AND entry.created_at < $1::timestamptz`

/** What came after an older one, by time: not exact where a posting was under way when it was made. */
const AFTER_TIME = `FROM ledger_entry entry JOIN ledger_wallet wallet ON wallet.id = entry.wallet_id
  WHERE entry.created_at < $1::timestamptz AND entry.created_at >= $2::timestamptz`

async function readTotals(connection: Connection, to: Date): Promise<CheckpointTotals[]> {
  const [newest] = await readCheckpoints(connection, "ORDER BY number DESC LIMIT 1", [])
  const checkpoints = await readCheckpoints(
    connection,
    `WHERE created_at < $1::timestamptz ORDER BY number DESC LIMIT ${CHECKPOINTS}`,
    [to]
  )
  const found: CheckpointTotals[] = []
  for (const { number, hash, body, created_at } of checkpoints) {
    const isNewest = number === newest.number
    const rows = await connection.query({
      text: `SELECT wallet.currency, sum(
          CASE WHEN entry.balance_after > entry.balance_before THEN entry.amount ELSE -entry.amount END
        ) ${isNewest ? AFTER_HEADS : AFTER_TIME}
        GROUP BY wallet.currency`,
      values: isNewest ? [to] : [to, created_at],
    })
    const totals = new Map(rows.map(([currency, amount]) => [currency!, BigInt(amount!)]))
    for (const { currency, balance } of (JSON.parse(body) as CheckpointBody).totals) {
      totals.set(currency, (totals.get(currency) ?? 0n) + BigInt(balance))
    }
    totals.delete(TEST_CURRENCY)
    found.push({
      number,
      hash,
      totals: [...totals].map(([currency, amount]) => ({ currency, amount })),
    })
  }
  return found
}
