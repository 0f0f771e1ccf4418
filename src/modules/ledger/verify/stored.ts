import type { Connection } from "../../../database/connection"
import type { StoredExpiryMove, StoredHead, StoredLot, StoredWallet } from "./chain-checker"

export const WALLETS_PER_SLICE = 1000

/** The next slice of wallets by id. */
export async function readWallets(connection: Connection, after: number): Promise<StoredWallet[]> {
  const rows = await connection.query({
    text: `SELECT id, customer_id, currency, balance, held, seq, expiry_moves, encode(head, 'hex'),
        (SELECT coalesce(sum(amount), 0) FROM ledger_hold
          WHERE wallet_id = wallet.id AND status = 'active')
      FROM ledger_wallet wallet WHERE id > $1::bigint ORDER BY id LIMIT ${WALLETS_PER_SLICE}`,
    values: [after],
  })
  return rows.map((row) => ({
    id: Number(row[0]),
    customer_id: row[1]!,
    currency: row[2]!,
    balance: BigInt(row[3]!),
    held: BigInt(row[4]!),
    seq: Number(row[5]),
    expiry_moves: Number(row[6]),
    head: row[7]!,
    reserved: BigInt(row[8]!),
  }))
}

/** The heads that the newest checkpoint signed, by wallet. */
export async function readHeads(
  connection: Connection,
  after: number,
  upTo: number | null
): Promise<Map<number, StoredHead>> {
  const rows = await connection.query({
    text: `SELECT wallet_id, seq, encode(head, 'hex') FROM ledger_checkpoint_head
      WHERE wallet_id > $1::bigint AND ($2::bigint IS NULL OR wallet_id <= $2::bigint)
      ORDER BY wallet_id`,
    values: [after, upTo],
  })
  const heads = new Map<number, StoredHead>()
  for (const [id, seq, hex] of rows) {
    heads.set(Number(id), { seq: Number(seq), head: hex! })
  }
  return heads
}

/** Every open lot with what active holds reserve of it, by wallet and lot. */
export async function readLots(
  connection: Connection,
  after: number,
  upTo: number | null
): Promise<Map<number, Map<number, StoredLot>>> {
  const rows = await connection.query({
    text: `SELECT lot.wallet_id, lot.id, lot.entry_id, lot.amount, lot.remaining, lot.held, lot.purpose,
        ${microseconds("lot.expires_at")}, coalesce(reserved.amount, 0)
      FROM ledger_lot lot LEFT JOIN (
        SELECT part.lot_id, sum(part.amount) AS amount
        FROM ledger_hold hold, unnest(hold.lot_ids, hold.lot_amounts) AS part (lot_id, amount)
        WHERE hold.status = 'active' AND hold.wallet_id > $1::bigint
          AND ($2::bigint IS NULL OR hold.wallet_id <= $2::bigint)
        GROUP BY part.lot_id
      ) reserved ON reserved.lot_id = lot.id
      WHERE lot.open AND lot.wallet_id > $1::bigint
        AND ($2::bigint IS NULL OR lot.wallet_id <= $2::bigint)
      ORDER BY lot.wallet_id, lot.id`,
    values: [after, upTo],
  })
  const lots = new Map<number, Map<number, StoredLot>>()
  for (const row of rows) {
    const [walletId, id, entryId, amount, remaining, held, purpose, expires, reserved] = row
    const ofWallet = lots.get(Number(walletId)) ?? new Map<number, StoredLot>()
    lots.set(Number(walletId), ofWallet)
    ofWallet.set(Number(id), {
      entry_id: Number(entryId),
      amount: BigInt(amount!),
      remaining: BigInt(remaining!),
      held: BigInt(held!),
      reserved: BigInt(reserved!),
      purpose: purpose!,
      expires_us: bigintOf(expires),
    })
  }
  return lots
}

/** The moves of expiries of each wallet, in the order of its chain; they are few beside the entries. */
export async function readExpiryMoves(
  connection: Connection,
  after: number,
  upTo: number | null
): Promise<Map<number, StoredExpiryMove[]>> {
  const rows = await connection.query({
    text: `SELECT wallet_id, seq, lot_id, balance, ${microseconds("expires_before")},
        ${microseconds("expires_after")}, ${microseconds("created_at")}, reason, actor, key_id,
        encode(mac, 'hex'), CASE WHEN reason = '' THEN encode(texts_digest, 'hex') END,
        texts_digest IS NULL OR reason = ''
      FROM ledger_expiry_move
      WHERE wallet_id > $1::bigint AND ($2::bigint IS NULL OR wallet_id <= $2::bigint)
      ORDER BY wallet_id, seq`,
    values: [after, upTo],
  })
  const moves = new Map<number, StoredExpiryMove[]>()
  for (const row of rows) {
    const move: StoredExpiryMove = {
      wallet_id: Number(row[0]),
      seq: Number(row[1]),
      lot_id: Number(row[2]),
      balance: BigInt(row[3]!),
      expires_before: bigintOf(row[4]),
      expires_after: bigintOf(row[5]),
      created_at: BigInt(row[6]!),
      reason: row[7]!,
      actor: row[8]!,
      key_id: Number(row[9]),
      mac: Buffer.from(row[10]!, "hex"),
      texts_digest: row[11] === null ? null : Buffer.from(row[11], "hex"),
      isWhole: row[12] === "t",
    }
    const ofWallet = moves.get(move.wallet_id)
    if (ofWallet) ofWallet.push(move)
    else moves.set(move.wallet_id, [move])
  }
  return moves
}

/** SQL: microseconds since 1970; an instant that no posting can have is -1. */
export function microseconds(column: string): string {
  return `CASE WHEN isfinite(${column}) THEN (extract(epoch FROM ${column}) * 1000000)::bigint
    WHEN ${column} IS NOT NULL THEN -1 END`
}

function bigintOf(text: string | null): bigint | null {
  return text === null ? null : BigInt(text)
}
