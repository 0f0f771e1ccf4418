/**
 * Wallets with a long past: chained entries made with the product's own encoder and loaded in bulk,
 * since posting a million of them would take longer than all measurements together. `verify` holds
 * them for genuine.
 */
import { createRequire } from "node:module"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createKeyRing, requireLedger } from "../built-ledger.mjs"

const require = createRequire(import.meta.url)
const { from: copyFrom } = require("pg-copy-streams")

const OPENING = 1_000_000_000_000n
const COLUMNS = [
  "id, wallet_id, seq, type, amount, balance_before, balance_after, reason, purpose",
  "lot_ids, lot_amounts, actor, key_id, mac, created_at",
].join(", ")

/**
 * @param {import("pg").Client} client connected as superuser
 * @param {object} wallets
 * @param {string} wallets.group
 * @param {number} wallets.count
 * @param {number} wallets.entries in each of them
 * @param {number} [wallets.days] over how many days up to now they lie; else they are a millisecond apart
 * @param {{customer_id: string, user_id: number, currency: string}} [wallets.firstOwner] of the first wallet
 * @returns {Promise<number[]>} ids of the wallets
 */
export async function loadHistories(client, { group, count, entries, days, firstOwner }) {
  const { genesisHash } = requireLedger("chain/encode.js")
  const keys = createKeyRing()
  const ids = await takeNumbers(client, "pg_get_serial_sequence('ledger_wallet', 'id')", count)
  const first = await takeBlock(client, count * entries)
  const apart = days === undefined ? 1 : Math.floor((days * 86_400_000) / (count * entries))
  const started = Date.now() - count * entries * apart
  const wallets = ids.map((id, index) => {
    const invented = { customer_id: `cus_bench_${group}_${index}`, user_id: 2_000_000 + id }
    const owner = { id, currency: "USD", ...((index === 0 && firstOwner) || invented) }
    return { ...owner, balance: 0n, seq: 0, head: genesisHash(owner) }
  })

  await client.query("BEGIN")
  // The guards compare each entry with its wallet; here the wallets come last.
  await client.query("SET LOCAL session_replication_role = replica")
  const copy = client.query(copyFrom(`COPY ledger_entry (${COLUMNS}) FROM STDIN`))
  await pipeline(Readable.from(lines(wallets, { keys, first, started, apart, entries })), copy)
  await client.query(
    `INSERT INTO ledger_wallet
       (id, customer_id, user_id, currency, balance, seq, head, created_at, updated_at)
     SELECT *, to_timestamp($8::float8 / 1000), to_timestamp($9::float8 / 1000)
     FROM unnest($1::bigint[], $2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::bigint[],
       $7::bytea[])`,
    [
      ...["id", "customer_id", "user_id", "currency", "balance", "seq", "head"].map((field) =>
        wallets.map((wallet) => wallet[field])
      ),
      started,
      started + count * entries * apart,
    ]
  )
  await client.query(
    `INSERT INTO ledger_lot (id, entry_id, wallet_id, amount, remaining, purpose)
     SELECT lot, lot, wallet, $3, remaining, 'general'
     FROM unnest($1::bigint[], $2::bigint[], $4::bigint[]) AS source (lot, wallet, remaining)`,
    [wallets.map((_, index) => first + index), ids, OPENING, wallets.map(({ balance }) => balance)]
  )
  await client.query("COMMIT")
  return ids
}

/** Entry by entry through all wallets in turn, as they would lie on disk after years of use. */
function* lines(wallets, { keys, first, started, apart, entries }) {
  let text = ""
  for (let index = 0; index < wallets.length * entries; index++) {
    const position = index % wallets.length
    const entry = nextEntry(wallets[position], {
      id: first + index,
      lot: first + position,
      at: new Date(started + index * apart),
    })
    const { mac } = keys.seal(entry, wallets[position].head)
    Object.assign(wallets[position], { head: mac, seq: entry.seq, balance: entry.balance_after })
    text += toLine(entry, mac)
    if (text.length > 200_000) {
      yield text
      text = ""
    }
  }
  yield text
}

function nextEntry(wallet, { id, lot, at }) {
  const opens = wallet.seq === 0
  const amount = opens ? OPENING : 1n
  return {
    id,
    wallet_id: wallet.id,
    seq: wallet.seq + 1,
    type: opens ? "credit" : "debit",
    amount,
    balance_before: wallet.balance,
    balance_after: opens ? amount : wallet.balance - amount,
    currency: wallet.currency,
    reason: "Benchmark",
    note: null,
    reference: null,
    order_id: null,
    medusa_order_id: null,
    transfer_group_id: null,
    counterparty_wallet_id: null,
    hold_id: null,
    reverses_entry_id: null,
    purpose: opens ? "general" : null,
    expires_at: null,
    lots: [{ lot_id: lot, amount }],
    actor: "system:bench",
    idempotency_hash: null,
    created_at: at,
  }
}

function toLine(entry, mac) {
  const { id, wallet_id, seq, type, amount, balance_before, balance_after, reason } = entry
  return `${id}\t${wallet_id}\t${seq}\t${type}\t${amount}\t${balance_before}\t${balance_after}\t${
    reason
  }\t${entry.purpose ?? "\\N"}\t{${entry.lots[0].lot_id}}\t{${amount}}\t${entry.actor}\t1\t\\\\x${mac.toString(
    "hex"
  )}\t${entry.created_at.toISOString()}\n`
}

async function takeNumbers(client, sequence, count) {
  const { rows } = await client.query(
    `SELECT nextval(${sequence}) AS number FROM generate_series(1, $1::int)`,
    [count]
  )
  return rows.map(({ number }) => Number.parseInt(number, 10))
}

/** Reserves that many ids in a row and answers the first one. */
async function takeBlock(client, count) {
  const { rows } = await client.query(
    "SELECT nextval('ledger_id') AS first, setval('ledger_id', currval('ledger_id') + $1::bigint)",
    [count]
  )
  return Number.parseInt(rows[0].first, 10)
}
