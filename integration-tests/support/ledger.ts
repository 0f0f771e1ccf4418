/**
 * The ledger without a store around it, on its TypeScript sources.
 *
 *   const database = await createLedgerDatabase()          // migrated, empty
 *   const { ledger, knex, close } = openLedger(database.url, { clock: () => new Date(…) })
 *   const [wallet] = await openWallets(ledger, 1)
 *   …
 *   await close()
 *   await database.drop()
 *
 * Two instances on one database are two `openLedger` calls: each has a pool of its own.
 */
import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { Client } from "pg"
import LedgerService from "../../src/modules/ledger/service"
import type { Posting, Result, Wallet } from "../../src/modules/ledger/types"
import { createDatabase, type TestDatabase } from "./database"
import { migrateModule } from "./module-migrations"

/** How much longer than in an ordinary run everything goes on; `npm run soak` sets it. */
export const SOAK = Number.parseInt(process.env.SOAK_FACTOR ?? "1", 10)

/** How often something is done that once shows and often makes sure of: once, or so often in a soak. */
export function repeated(times: number): number {
  return process.env.SOAK_FACTOR === undefined ? 1 : times * SOAK
}

/** The key ring of every test that does not bring its own. */
export const LEDGER_KEYS = { "1": Buffer.alloc(32, 7).toString("base64") }

export interface OpenLedger {
  ledger: LedgerService
  knex: Knex
  close(): Promise<void>
}

export interface LedgerSettings {
  /** Replaces the database's clock. */
  clock?: () => Date
  keys?: Record<string, string>
  /** Connections in the pool at most. */
  connections?: number
  acquireTimeoutMillis?: number
}

/** Creates the ledger's tables in an empty database. */
export async function migrateLedger(url: string): Promise<void> {
  await migrateModule(url, "ledger")
}

export async function createLedgerDatabase(): Promise<TestDatabase> {
  const database = await createDatabase()
  await migrateLedger(database.url)
  return database
}

export function openLedger(
  url: string,
  {
    clock,
    keys = LEDGER_KEYS,
    connections = 10,
    acquireTimeoutMillis = 60_000,
  }: LedgerSettings = {}
): OpenLedger {
  const knex = createKnex({
    client: "pg",
    connection: { connectionString: url },
    pool: { min: 0, max: connections },
    acquireConnectionTimeout: acquireTimeoutMillis,
    // The pool tells of every connection that it throws away; tests throw many.
    log: { warn: () => {} },
  })
  const ledger = new LedgerService(
    { __pg_connection__: knex, ...(clock && { ledgerClock: clock }) },
    { ledger_keys: keys }
  )
  return { ledger, knex, close: async () => await knex.destroy() }
}

let customers = 0

/** Opens this many wallets, each for a customer of its own. */
export async function openWallets(ledger: LedgerService, count: number): Promise<Wallet[]> {
  return await ledger.openWallets(
    Array.from({ length: count }, () => {
      customers += 1
      return { customer_id: `cus_${customers}`, user_id: customers, currency: "EUR" }
    })
  )
}

/** The posting of a command that must have been accepted. */
export function posted(result: Result): Posting {
  if (!result.ok) {
    throw new Error(`refused: ${result.refusal.code}`)
  }
  return result.posting
}

/** The refusal of a command that must have been refused. */
export function refusalOf(result: Result) {
  if (result.ok) {
    throw new Error("accepted")
  }
  return result.refusal
}

/**
 * Every row that breaks one of the ledger's invariants, in words; nothing when all is well.
 * The invariants that only a whole chain shows are `verify`'s.
 */
export async function findBrokenInvariants(
  client: Pick<Client, "query">,
  events: string = EVENTS
): Promise<string[]> {
  const found: string[] = []
  for (const [invariant, query] of Object.entries(INVARIANTS)) {
    const { rows } = await client.query(query.replace(EVENTS, events))
    found.push(...rows.map((row) => `${invariant}: ${JSON.stringify(row)}`))
  }
  return found
}

/** Where the events of entries are: in the outbox as long as nobody relays them. */
const EVENTS = "(SELECT id::text, entry_id FROM ledger_outbox_event)"
/**
 * In a store that runs, the relay has moved some of them to the log, with further ones beside them
 * that say what an entry means.
 */
export const EVENTS_OF_A_STORE = `(SELECT id::text, entry_id FROM ledger_outbox_event
  UNION ALL SELECT sequence::text, (data::jsonb #>> '{transaction,id}')::bigint
  FROM webhooks_event
  WHERE type IN ('wallet.credited', 'wallet.debited', 'wallet.credit.expired'))`

const SIGNED = `CASE WHEN type IN ('credit', 'topup', 'transfer_in', 'cashback', 'milestone', 'referral')
  THEN amount ELSE -amount END`

const INVARIANTS = {
  "the balance is the sum of the entries and what the last one left": `
    SELECT wallet.id, wallet.balance, told.total, told.last FROM ledger_wallet wallet
    LEFT JOIN (
      SELECT wallet_id, sum(${SIGNED}) AS total, (array_agg(balance_after ORDER BY seq DESC))[1] AS last
      FROM ledger_entry GROUP BY wallet_id
    ) told ON told.wallet_id = wallet.id
    WHERE wallet.balance <> coalesce(told.total, 0) OR wallet.balance <> coalesce(told.last, 0)`,
  "the balance covers what is held, and neither is negative": `
    SELECT id, balance, held FROM ledger_wallet WHERE held < 0 OR balance < held`,
  "entries and moved expiries are numbered from 1 without gaps": `
    SELECT wallet.id, wallet.seq, count(link.seq) FROM ledger_wallet wallet
    LEFT JOIN (
      SELECT wallet_id, seq, false AS moves FROM ledger_entry
      UNION ALL SELECT wallet_id, seq, true FROM ledger_expiry_move
    ) link ON link.wallet_id = wallet.id GROUP BY wallet.id
    HAVING count(link.seq) <> wallet.seq OR coalesce(max(link.seq), 0) <> wallet.seq
      OR coalesce(min(link.seq), 1) <> 1 OR count(DISTINCT link.seq) <> wallet.seq
      OR count(*) FILTER (WHERE link.moves) <> wallet.expiry_moves`,
  "lots make up the balance, and what they hold what is held": `
    SELECT wallet.id, wallet.balance, wallet.held, sum(lot.remaining), sum(lot.held)
    FROM ledger_wallet wallet LEFT JOIN ledger_lot lot ON lot.wallet_id = wallet.id GROUP BY wallet.id
    HAVING coalesce(sum(lot.remaining), 0) <> wallet.balance
      OR coalesce(sum(lot.held), 0) <> wallet.held`,
  "active holds make up what is held": `
    SELECT wallet.id, wallet.held, sum(hold.amount) FROM ledger_wallet wallet
    LEFT JOIN ledger_hold hold ON hold.wallet_id = wallet.id AND hold.status = 'active'
    GROUP BY wallet.id HAVING coalesce(sum(hold.amount), 0) <> wallet.held`,
  "no lot is spent after its time, unless a hold kept it": `
    SELECT entry.id, lot.id AS lot FROM ledger_entry entry
    CROSS JOIN unnest(entry.lot_ids) AS part (lot_id) JOIN ledger_lot lot ON lot.id = part.lot_id
    WHERE entry.type IN ('debit', 'withdrawal', 'transfer_out') AND entry.hold_id IS NULL
      AND lot.expires_at <= coalesce(entry.happened_at, entry.created_at)`,
  "no lot lapses before its time": `
    SELECT entry.id, lot.id AS lot FROM ledger_entry entry
    CROSS JOIN unnest(entry.lot_ids) AS part (lot_id) JOIN ledger_lot lot ON lot.id = part.lot_id
    WHERE entry.type = 'expiry' AND (lot.expires_at IS NULL
      OR lot.expires_at > coalesce(entry.happened_at, entry.created_at))`,
  "debits make up what was committed of their hold": `
    SELECT hold.id, hold.committed, sum(entry.amount) FROM ledger_hold hold
    LEFT JOIN ledger_entry entry ON entry.hold_id = hold.id
    WHERE hold.part_of IS NULL GROUP BY hold.id
    HAVING coalesce(sum(entry.amount), 0) <> hold.committed
      OR (hold.status = 'committed' AND hold.committed = 0)`,
  "a hold and its ended parts make up what it was made for": `
    SELECT hold.id FROM ledger_hold hold
    WHERE hold.part_of IS NULL AND hold.original_amount <> hold.amount + (
      SELECT coalesce(sum(part.amount), 0) FROM ledger_hold part WHERE part.part_of = hold.id)`,
  "an idempotency key has one effect, but for what was taken back": `
    SELECT encode(idempotency_hash, 'hex') AS key, count(*) FROM ledger_entry entry
    WHERE idempotency_hash IS NOT NULL AND NOT EXISTS (
      SELECT FROM ledger_entry
      WHERE reverses_entry_id = entry.id AND actor = 'system:compensation'
    ) GROUP BY 1 HAVING count(*) > 1`,
  "the reference of an entry is taken by it, or it was taken back": `
    SELECT entry.id FROM ledger_entry entry
    LEFT JOIN ledger_reference taken ON taken.wallet_id = entry.wallet_id
      AND taken.type = entry.type AND taken.reference = entry.reference
    WHERE entry.reference IS NOT NULL AND taken.entry_id IS DISTINCT FROM entry.id
      AND NOT EXISTS (SELECT FROM ledger_entry WHERE reverses_entry_id = entry.id)`,
  "an idempotency record names what was done under it": `
    SELECT encode(record.hash, 'hex') AS key FROM ledger_idempotency_record record
    LEFT JOIN ledger_entry entry ON entry.id = record.entry_id
    LEFT JOIN ledger_hold hold ON hold.id = record.hold_id
    WHERE (record.entry_id IS NOT NULL AND entry.idempotency_hash IS DISTINCT FROM record.hash)
      OR (record.hold_id IS NOT NULL AND hold.id IS NULL)`,
  "each entry has one event in the outbox": `
    SELECT entry.id, count(event.id) FROM ledger_entry entry
    LEFT JOIN ${EVENTS} event ON event.entry_id = entry.id
    GROUP BY entry.id HAVING count(event.id) <> 1`,
  "an event of an entry has one": `
    SELECT event.id FROM ${EVENTS} event
    LEFT JOIN ledger_entry entry ON entry.id = event.entry_id
    WHERE event.entry_id IS NOT NULL AND entry.id IS NULL`,
  "entries of a wallet never go back in time": `
    SELECT id FROM (
      SELECT id, created_at < lag(created_at) OVER (PARTITION BY wallet_id ORDER BY seq) AS back
      FROM ledger_entry
    ) entry WHERE back`,
}
