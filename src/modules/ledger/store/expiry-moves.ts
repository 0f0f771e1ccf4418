import type { Connection, Row, Transaction } from "../../../database/connection"
import type { KeyRing } from "../chain/key-ring"
import { lotStatus, refuseExpiryMove } from "../core/expiry-moves"
import type { EntryType, ExpiryMove, LotHistory, LotStep, Purpose, Refusal } from "../types"
import type { PageOf } from "../../../database/read-page"
import { iso } from "./entry-json"
import { loadLotsById } from "./load"
import { instantOf, integerOf } from "./rows"

export interface MoveExpiry {
  wallet_id: number
  lot_id: number
  /** Null for never. */
  expires_at: Date | null
  /** For staff only. */
  reason: string
  actor: string
}

/** Null where the lot expires at that instant already: then nothing was changed. */
export type ExpiryMoved = { ok: true; move: ExpiryMove | null } | { ok: false; refusal: Refusal }

/**
 * Gives a lot with money left another expiry, behind the wallet's lock: what was decided on the wallet
 * before knows the old one, and what is decided afterwards the new one. It is announced anew before
 * it lapses.
 */
export async function moveExpiry(
  transaction: Transaction,
  wanted: MoveExpiry,
  keys: KeyRing,
  clock: Date | null
): Promise<ExpiryMoved> {
  const { wallet_id, lot_id, expires_at, reason, actor } = wanted
  const wallet = await lockWallet(transaction, wallet_id, clock)
  if (!wallet) {
    return { ok: false, refusal: { code: "wallet_not_found", wallet_id } }
  }
  const { now, balance, seq, head } = wallet
  const lot = (await loadLotsById(transaction, [lot_id])).find(
    (found) => found.wallet_id === wallet_id
  )
  const refusal = refuseExpiryMove(lot, wanted, now)
  if (refusal) {
    return { ok: false, refusal }
  }
  const expires_before = lot!.expires_at
  if (expires_before?.getTime() === expires_at?.getTime()) {
    return { ok: true, move: null }
  }
  const place = { wallet_id, seq: seq + 1, lot_id, balance }
  const move = keys.sealExpiryMove(
    { ...place, expires_before, expires_after: expires_at, reason, actor, created_at: now },
    head
  )
  await writeMove(transaction, move)
  return { ok: true, move }
}

/** A wallet as the move needs it, with its own time: the clock's, but not before its last change. */
async function lockWallet(connection: Connection, id: number, clock: Date | null) {
  const [locked, read] = await connection.batch([
    {
      text: "SELECT 1 FROM ledger_wallet WHERE id = $1::bigint FOR NO KEY UPDATE",
      values: [id],
    },
    {
      text: `SELECT balance, seq, encode(head, 'hex'), floor(extract(epoch FROM greatest(updated_at,
          coalesce($2::timestamptz, clock_timestamp()))) * 1000)::bigint
        FROM ledger_wallet WHERE id = $1::bigint`,
      values: [id, clock],
    },
  ])
  const [row] = read
  return locked.length
    ? {
        balance: BigInt(row[0]!),
        seq: Number(row[1]),
        head: Buffer.from(row[2]!, "hex"),
        now: new Date(Number(row[3])),
      }
    : null
}

/** One statement, whose checks see all of it. The event says what changed and by whom; why is for staff. */
async function writeMove(connection: Connection, move: ExpiryMove): Promise<void> {
  await connection.query({
    text: `WITH moved AS (
        INSERT INTO ledger_expiry_move (wallet_id, seq, lot_id, balance, expires_before, expires_after,
          reason, actor, key_id, mac, created_at)
        VALUES ($1::bigint, $2::bigint, $3::bigint, $4::bigint, $5::timestamptz, $6::timestamptz,
          $7::text, $8::text, $9::smallint, $10::bytea, $11::timestamptz)
      ), lot AS (
        UPDATE ledger_lot SET expires_at = $6::timestamptz WHERE id = $3::bigint
      ), wallet AS (
        UPDATE ledger_wallet SET seq = $2::bigint, head = $10::bytea, expiry_moves = expiry_moves + 1,
          updated_at = $11::timestamptz
        WHERE id = $1::bigint
      ), announced AS (
        DELETE FROM ledger_expiry_notice WHERE lot_id = $3::bigint
      )
      INSERT INTO ledger_outbox_event (type, wallet_id, data, created_at)
      VALUES ('wallet.updated', $1::bigint, jsonb_build_object('actor', $8::text, 'changes',
        jsonb_build_object('lot_id', $3::bigint, 'expiry_date', ${iso("$6::timestamptz")},
          'wallet_sequence', $2::bigint)), $11::timestamptz)`,
    values: [
      move.wallet_id,
      move.seq,
      move.lot_id,
      move.balance,
      move.expires_before,
      move.expires_after,
      move.reason,
      move.actor,
      move.key_id,
      move.mac,
      move.created_at,
    ],
  })
}

/**
 * What became of a credit, used up or not, with a page of the entries that touched it.
 *
 * @returns null when the wallet has no such lot
 */
export async function findLotHistory(
  connection: Connection,
  { wallet_id, lot_id }: { wallet_id: number; lot_id: number },
  { page, per_page }: PageOf,
  clock: Date | null
): Promise<LotHistory | null> {
  const [row] = await connection.query({
    text: `SELECT lot.entry_id, lot.amount, lot.remaining, lot.held, lot.purpose,
        ${milliseconds("lot.expires_at")}, wallet.currency, opening.seq,
        ${milliseconds("coalesce($3::timestamptz, now())")}
      FROM ledger_lot lot JOIN ledger_wallet wallet ON wallet.id = lot.wallet_id
        JOIN ledger_entry opening ON opening.id = lot.entry_id
      WHERE lot.id = $1::bigint AND lot.wallet_id = $2::bigint`,
    values: [lot_id, wallet_id, clock],
  })
  if (!row) {
    return null
  }
  const left = { remaining: BigInt(row[2]!), expires_at: instantOf(row[5]) }
  const held = BigInt(row[3]!)
  const status = lotStatus(left, instantOf(row[8])!)
  const touching = `FROM ledger_entry WHERE wallet_id = $2::bigint AND seq >= $3::bigint
    AND $1::bigint = ANY(lot_ids)`
  const values = [lot_id, wallet_id, Number(row[7])]
  const [[total]] = await connection.query({ text: `SELECT count(*) ${touching}`, values })
  const steps = await connection.query({
    text: `SELECT id, type, balance_after > balance_before,
        lot_amounts[array_position(lot_ids, $1::bigint)], reason, order_id, medusa_order_id, actor,
        ${milliseconds("created_at")}
      ${touching} ORDER BY seq LIMIT $4::bigint OFFSET $5::bigint`,
    values: [...values, per_page, (page - 1) * per_page],
  })
  return {
    id: lot_id,
    wallet_id,
    transaction_id: Number(row[0]),
    amount: BigInt(row[1]!),
    // What has lapsed is gone, booked or not, but for what a hold keeps.
    remaining: status === "lapsed" ? held : left.remaining,
    held,
    purpose: row[4] as Purpose,
    expires_at: left.expires_at,
    currency: row[6]!,
    status,
    movements: steps.map(toStep),
    total: Number(total),
    expiry_moves: await readMovesOf(connection, lot_id),
  }
}

function toStep(row: Row): LotStep {
  return {
    entry_id: Number(row[0]),
    type: row[1] as EntryType,
    direction: row[2] === "t" ? "in" : "out",
    amount: BigInt(row[3]!),
    reason: row[4]!,
    order_id: integerOf(row[5]),
    medusa_order_id: row[6],
    actor: row[7]!,
    created_at: instantOf(row[8])!,
  }
}

async function readMovesOf(connection: Connection, lotId: number): Promise<ExpiryMove[]> {
  const rows = await connection.query({
    text: `SELECT wallet_id, seq, lot_id, balance, ${milliseconds("expires_before")},
        ${milliseconds("expires_after")}, reason, actor, key_id, encode(mac, 'hex'),
        ${milliseconds("created_at")}
      FROM ledger_expiry_move WHERE lot_id = $1::bigint ORDER BY seq`,
    values: [lotId],
  })
  return rows.map((row) => ({
    wallet_id: Number(row[0]),
    seq: Number(row[1]),
    lot_id: Number(row[2]),
    balance: BigInt(row[3]!),
    expires_before: instantOf(row[4]),
    expires_after: instantOf(row[5]),
    reason: row[6]!,
    actor: row[7]!,
    key_id: Number(row[8]),
    mac: Buffer.from(row[9]!, "hex"),
    created_at: instantOf(row[10])!,
  }))
}

function milliseconds(column: string): string {
  return `floor(extract(epoch FROM ${column}) * 1000)::bigint`
}
