import { createHash } from "node:crypto"
import { Writer } from "../chain/encode"
import type { KeyRing } from "../chain/key-ring"
import { MerkleTree } from "../chain/merkle"
import type { Page } from "../types"
import type { Database } from "../../../database/connection"
import { SERIALIZATION_FAILURE, sqlState } from "../../../database/errors"
import type { Connection, Row } from "../../../database/connection"

/** What a checkpoint signs; `body` is its JSON, byte for byte. */
export interface CheckpointBody {
  version: 1
  /** From 1, without gaps. */
  number: number
  /** SHA-256 of the body of the checkpoint before; null for the first. */
  previous: string | null
  created_at: string
  /** The key that signs it, and all entries from then on; the first ones did not say. */
  key_id?: number
  wallets: number
  /** Links of all chains: entries, and moves of an expiry. */
  entries: number
  /** Merkle root (RFC 6962) over (wallet id, entries, MAC of the last entry), by wallet id. */
  root: string
  /** Booked balances, per currency. */
  totals: { currency: string; balance: string }[]
}

export interface CheckpointRow {
  number: number
  body: string
  /** SHA-256 of `body`, hex: what somebody outside keeps to know it again. */
  hash: string
  key_id: number
  /** Ed25519 over `body`. */
  signature: Buffer
  created_at: Date
}

/** What a checkpoint says of one wallet. */
export interface WalletLeaf {
  id: number
  seq: number
  /** The MAC of the last entry, as hex. */
  head: string
}

const WALLETS_PER_READ = 5000
/** Instances agree on this number to let only one of them make a checkpoint at a time. */
const ADVISORY_LOCK = 7_305_218_644_117

/** The bytes of a wallet's leaf in the tree. */
export function encodeLeaf({ id, seq, head }: WalletLeaf): Buffer {
  const writer = new Writer(64)
  writer.integer(id)
  writer.integer(seq)
  writer.hex(head)
  return writer.done()
}

export function hashBody(body: string): string {
  return createHash("sha256").update(body).digest("hex")
}

/**
 * Signs the heads of all wallets as one snapshot sees them, without locking any of them. A new key
 * makes itself known by two checkpoints, whatever else changed: from the second on, nothing new may
 * be written under an older one.
 *
 * @returns null when nothing changed since the last checkpoint, another instance is at it or was
 *   quicker, or one has signed under a newer key than ours
 */
export async function makeCheckpoint(
  database: Database,
  keys: KeyRing,
  clock: Date | null
): Promise<CheckpointRow | null> {
  try {
    return await database.transaction(
      async (transaction) => {
        const [lock] = await transaction.query({
          text: `SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCK})`,
        })
        return lock[0] === "t" ? await writeCheckpoint(transaction, keys, clock) : null
      },
      { isolation: "repeatable read" }
    )
  } catch (error) {
    // The snapshot is older than the lock: another instance may have finished in between.
    if (sqlState(error) === SERIALIZATION_FAILURE) {
      return null
    }
    throw error
  }
}

async function writeCheckpoint(
  connection: Connection,
  keys: KeyRing,
  clock: Date | null
): Promise<CheckpointRow | null> {
  const recent = await readCheckpoints(connection, "ORDER BY number DESC LIMIT 2", [])
  const [last] = recent
  if (last?.key_id > keys.activeId) {
    return null
  }
  const [counts] = await connection.query({
    text: `SELECT count(*), coalesce(sum(seq), 0),
      floor(extract(epoch FROM coalesce($1::timestamptz, clock_timestamp())) * 1000)::bigint
      FROM ledger_wallet`,
    values: [clock],
  })
  const [wallets, entries] = [Number(counts[0]), Number(counts[1])]
  const before = last ? (JSON.parse(last.body) as CheckpointBody) : null
  const isNew = before ? before.wallets !== wallets || before.entries !== entries : wallets > 0
  if (!isNew && recent.every(({ key_id }) => key_id === keys.activeId)) {
    return null
  }
  const createdAt = new Date(Number(counts[2]))
  const body = JSON.stringify({
    version: 1,
    number: (last?.number ?? 0) + 1,
    previous: last?.hash ?? null,
    created_at: createdAt.toISOString(),
    key_id: keys.activeId,
    wallets,
    entries,
    root: (await hashWallets(connection)).toString("hex"),
    totals: await readTotals(connection),
  } satisfies CheckpointBody)
  const checkpoint: CheckpointRow = {
    number: (last?.number ?? 0) + 1,
    body,
    hash: hashBody(body),
    key_id: keys.activeId,
    signature: keys.signCheckpoint(body),
    created_at: createdAt,
  }
  await connection.query({
    text: `WITH heads AS (
        -- Only those that changed: a conflict locks the row that it meets, and so writes, too.
        INSERT INTO ledger_checkpoint_head (wallet_id, seq, head)
        SELECT wallet.id, wallet.seq, wallet.head FROM ledger_wallet wallet
          LEFT JOIN ledger_checkpoint_head known ON known.wallet_id = wallet.id
        WHERE known.seq IS DISTINCT FROM wallet.seq
        ON CONFLICT (wallet_id) DO UPDATE SET seq = excluded.seq, head = excluded.head
      ), event AS (
        INSERT INTO ledger_outbox_event (type, data, created_at)
        VALUES ('wallet.ledger.checkpoint', jsonb_build_object('number', $1::bigint, 'hash', $6::text),
          $5::timestamptz)
      )
      INSERT INTO ledger_checkpoint (number, body, key_id, signature, created_at)
      VALUES ($1::bigint, $2::text, $3::smallint, $4::bytea, $5::timestamptz)
      ON CONFLICT (number) DO NOTHING`,
    values: [
      checkpoint.number,
      checkpoint.body,
      checkpoint.key_id,
      checkpoint.signature,
      checkpoint.created_at,
      checkpoint.hash,
    ],
  })
  return checkpoint
}

async function hashWallets(connection: Connection): Promise<Buffer> {
  const tree = new MerkleTree()
  for (let after = 0, rows: Row[]; ; after = Number(rows.at(-1)![0])) {
    rows = await connection.query({
      text: `SELECT id, seq, encode(head, 'hex') FROM ledger_wallet
        WHERE id > $1::bigint ORDER BY id LIMIT ${WALLETS_PER_READ}`,
      values: [after],
    })
    for (const [id, seq, head] of rows) {
      tree.add(encodeLeaf({ id: Number(id), seq: Number(seq), head: head! }))
    }
    if (rows.length < WALLETS_PER_READ) {
      return tree.root()
    }
  }
}

async function readTotals(connection: Connection): Promise<CheckpointBody["totals"]> {
  const rows = await connection.query({
    text: "SELECT currency, sum(balance) FROM ledger_wallet GROUP BY currency ORDER BY currency",
  })
  return rows.map(([currency, balance]) => ({ currency: currency!, balance: balance! }))
}

/** One page of checkpoints, newest first. */
export async function listCheckpoints(
  connection: Connection,
  page: number,
  perPage: number
): Promise<Page<CheckpointRow>> {
  const data = await readCheckpoints(
    connection,
    "ORDER BY number DESC LIMIT $1::bigint OFFSET $2::bigint",
    [perPage, (page - 1) * perPage]
  )
  const [row] = await connection.query({ text: "SELECT count(*) FROM ledger_checkpoint" })
  return { data, total: Number(row[0]) }
}

export async function readCheckpoints(
  connection: Connection,
  tail: string,
  values: unknown[]
): Promise<CheckpointRow[]> {
  const rows = await connection.query({
    text: `SELECT number, body, key_id, encode(signature, 'hex'),
      CASE WHEN isfinite(created_at) THEN floor(extract(epoch FROM created_at) * 1000)::bigint END
      FROM ledger_checkpoint ${tail}`,
    values,
  })
  return rows.map((row) => ({
    number: Number(row[0]),
    body: row[1]!,
    hash: hashBody(row[1]!),
    key_id: Number(row[2]),
    signature: Buffer.from(row[3]!, "hex"),
    created_at: new Date(Number(row[4])),
  }))
}
