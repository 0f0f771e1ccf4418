import { Client } from "pg"
import type { Entry } from "../../src/modules/ledger/types"
import type { Verification } from "../../src/modules/ledger/verify/verify"
import type { TestDatabase } from "../support/database"
import {
  createLedgerDatabase,
  openLedger,
  type OpenLedger,
  openWallets,
  posted,
} from "../support/ledger"

/** A ledger with a past, to be tampered with. */
export interface Past {
  template: TestDatabase
  /** Numbers of its wallets: with four entries, with holds, with one entry, with none. */
  wallets: { plain: number; held: number; other: number; empty: number }
  /** The four entries of the plain wallet. */
  entries: Entry[]
}

export async function makePast(): Promise<Past> {
  const template = await createLedgerDatabase()
  const { ledger, close } = openLedger(template.url)
  const [plain, held, other, empty] = await openWallets(ledger, 4)
  const wallets = { plain: plain.id, held: held.id, other: other.id, empty: empty.id }
  const base = { reason: "r", actor: "a" }
  const expires_at = new Date(Date.now() + 3_600_000)
  const results = await ledger.post([
    {
      ...base,
      kind: "credit",
      wallet_id: plain.id,
      amount: 100n,
      note: "note",
      reference: "ref-1",
      order_id: 4,
      medusa_order_id: "order_4",
      expires_at,
      idempotency: { scope: "s", key: "k", fingerprint: "f" },
    },
    { ...base, kind: "debit", wallet_id: plain.id, amount: 30n },
    { ...base, kind: "credit", wallet_id: plain.id, amount: 30n },
    { ...base, kind: "debit", wallet_id: plain.id, amount: 10n },
    { ...base, kind: "credit", wallet_id: held.id, amount: 50n },
    { ...base, kind: "hold", wallet_id: held.id, amount: 20n },
    { ...base, kind: "hold", wallet_id: held.id, amount: 5n },
    { ...base, kind: "credit", wallet_id: other.id, amount: 100n },
  ])
  const first = posted(results[5]).hold!
  await ledger.post([
    { ...base, kind: "commit_hold", wallet_id: held.id, hold_id: first.id, amount: 15n },
  ])
  const entries = results
    .flatMap((result) => posted(result).entry ?? [])
    .filter(({ wallet_id }) => wallet_id === plain.id)
  expect(await ledger.verify()).toEqual({ ok: true, wallets: 4, entries: 7, checkpoints: 0 })
  await close()
  return { template, wallets, entries }
}

/** SQL that inserts a copy of an entry of the plain wallet, with some columns changed. */
export function copyOf({ wallets }: Past, seq: number, changes: Record<string, string>): string {
  const columns = `id, wallet_id, seq, type, amount, balance_before, balance_after, reason, note,
    reference, order_id, medusa_order_id, transfer_group_id, counterparty_wallet_id, hold_id,
    reverses_entry_id, purpose, expires_at, lot_ids, lot_amounts, actor, idempotency_hash, key_id,
    mac, created_at`
  const values = columns
    .split(",")
    .map((column) => changes[column.trim()] ?? column.trim())
    .join(", ")
  return `INSERT INTO ledger_entry (${columns}) SELECT ${values} FROM ledger_entry
    WHERE wallet_id = ${wallets.plain} AND seq = ${seq}`
}

/**
 * Verifies the ledger after a superuser changed it behind the database's own guards, and puts it
 * back: a copy of the database for each of a hundred changes would take minutes.
 */
export async function tampered(
  { template, wallets }: { template: TestDatabase; wallets: { empty: number } },
  change: string | ((client: Client) => Promise<void>),
  { checkpoints = 0 } = {}
): Promise<{ verification: Verification }> {
  const opened = openLedger(template.url)
  const client = new Client({ connectionString: template.url })
  await client.connect()
  await client.query("SET session_replication_role = replica")
  try {
    await keep(client)
    for (let made = 0; made < checkpoints; made += 1) {
      if (made > 0) {
        await post(opened, wallets.empty, made)
      }
      await opened.ledger.makeCheckpoint()
    }
    await (typeof change === "string" ? client.query(change) : change(client))
    return { verification: await opened.ledger.verify() }
  } finally {
    await putBack(client)
    await client.end()
    await opened.close()
  }
}

const TABLES = [
  "ledger_wallet",
  "ledger_entry",
  "ledger_expiry_move",
  "ledger_lot",
  "ledger_hold",
  "ledger_idempotency_record",
  "ledger_outbox_event",
  "ledger_checkpoint",
  "ledger_checkpoint_head",
]

async function keep(client: Client): Promise<void> {
  await client.query("CREATE SCHEMA kept")
  for (const table of TABLES) {
    await client.query(`CREATE TABLE kept.${table} AS TABLE ${table}`)
  }
}

async function putBack(client: Client): Promise<void> {
  for (const table of TABLES) {
    const { rows } = await client.query(
      `SELECT string_agg(attname, ', ') AS columns FROM pg_attribute
        WHERE attrelid = $1::regclass AND attnum > 0 AND attgenerated = ''`,
      [table]
    )
    const [{ columns }] = rows as { columns: string }[]
    await client.query(
      `DELETE FROM ${table};
       INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM kept.${table}`
    )
  }
  await client.query("DROP SCHEMA kept CASCADE")
}

async function post({ ledger }: OpenLedger, wallet_id: number, amount: number): Promise<void> {
  await ledger.post([
    {
      kind: "credit",
      wallet_id,
      amount: BigInt(amount),
      reason: "r",
      actor: "a",
    },
  ])
}
