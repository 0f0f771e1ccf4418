import type { Connection } from "../../../database/connection"
import type { StoredHead, StoredLot, StoredWallet } from "./chain-checker"

export const WALLETS_PER_SLICE = 1000

/** The next slice of wallets by id. */
export async function readWallets(connection: Connection, after: number): Promise<StoredWallet[]> {
  const rows = await connection.query({
    text: `SELECT id, customer_id, currency, balance, held, seq, encode(head, 'hex'),
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
    head: row[6]!,
    reserved: BigInt(row[7]!),
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
        CASE WHEN isfinite(lot.expires_at)
          THEN (extract(epoch FROM lot.expires_at) * 1000000)::bigint ELSE -1 END,
        lot.expires_at IS NULL, coalesce(reserved.amount, 0)
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
    const [walletId, id, entryId, amount, remaining, held, purpose, expires, never, reserved] = row
    const ofWallet = lots.get(Number(walletId)) ?? new Map<number, StoredLot>()
    lots.set(Number(walletId), ofWallet)
    ofWallet.set(Number(id), {
      entry_id: Number(entryId),
      amount: BigInt(amount!),
      remaining: BigInt(remaining!),
      held: BigInt(held!),
      reserved: BigInt(reserved!),
      purpose: purpose!,
      expires_us: never === "t" ? null : BigInt(expires!),
    })
  }
  return lots
}
