import type { Entry, Hold, Lot, LotMovement, NewWallet } from "../types"
import type { Connection } from "../../../database/connection"

/** Everything that one group changes. */
export interface Changes {
  entries: Entry[]
  wallets: WalletHead[]
  openedWallets: OpenedWallet[]
  openedLots: OpenedLot[]
  changedLots: Lot[]
  holds: (Hold & Updated)[]
  records: NewIdempotencyRecord[]
  events: NewEvent[]
  /** When the records were made. */
  now: Date
}

interface Updated {
  updated_at: Date
}

/** A lot with the entry that opened it and what it started with. */
export type OpenedLot = Lot & { entry_id: number; amount: bigint }

export interface WalletHead extends Updated {
  id: number
  balance: bigint
  held: bigint
  seq: number
  head: Buffer
}

/** A wallet that is opened by what is booked in it. */
export type OpenedWallet = WalletHead & NewWallet & { created_at: Date }

export interface NewIdempotencyRecord {
  hash: Buffer
  fingerprint: string
  entry_id: number | null
  hold_id: number | null
  requested: bigint
}

export interface NewEvent {
  type: string
  wallet_id: number
  entry_id: number | null
  /** JSON; null when the entry tells it all. */
  data: string | null
  created_at: Date
}

/** One column of an `unnest`: its SQL type, an optional cast, and the values. */
type Column = { type: string; cast?: string; values: unknown[] }

/**
 * Writes a group in one statement: entries, wallet heads, lots, holds, idempotency records and
 * outbox events, each through `unnest`, so that a group costs one round trip however large it is.
 * Parts without rows are left out; each combination of parts is prepared once per connection.
 */
export async function writeChanges(connection: Connection, changes: Changes): Promise<void> {
  const parts = [
    insert("ledger_entry", entryColumns(changes.entries)),
    update("ledger_wallet", walletColumns(changes.wallets)),
    insert("ledger_lot", openedLotColumns(changes.openedLots)),
    update("ledger_lot", changedLotColumns(changes.changedLots)),
    upsertHolds(changes.holds),
    insert("ledger_idempotency_record", recordColumns(changes.records, changes.now)),
    insert("ledger_outbox_event", eventColumns(changes.events)),
    insert("ledger_wallet", openedWalletColumns(changes.openedWallets)),
  ]
  const present = parts.map((part, bit) => ({ part, bit })).filter(({ part }) => part.rows > 0)
  const values: unknown[] = []
  const statements = present.map(({ part, bit }) => {
    const sql = part.sql(values.length + 1)
    values.push(...part.values)
    return `part_${bit} AS (${sql})`
  })
  await connection.query({
    prepared: true,
    text: `WITH ${statements.join(",\n")} SELECT`,
    values,
  })
}

/** Removes idempotency records whose time is over, before new ones take their place. */
export async function deleteRecords(connection: Connection, hashes: Buffer[]): Promise<void> {
  await connection.query({
    prepared: true,
    text: "DELETE FROM ledger_idempotency_record WHERE hash = ANY($1::bytea[])",
    values: [hashes],
  })
}

interface Part {
  rows: number
  values: unknown[]
  /** @param first the number of the first placeholder */
  sql: (first: number) => string
}

type Columns = Record<string, Column>

function source(columns: Columns, first: number): string {
  const list = Object.values(columns)
    .map(({ type }, index) => `$${first + index}::${type}[]`)
    .join(", ")
  return `unnest(${list}) AS source (${Object.keys(columns).join(", ")})`
}

function rowsOf(columns: Columns): { rows: number; values: unknown[] } {
  const list = Object.values(columns)
  return { rows: list[0].values.length, values: list.map(toArray) }
}

/** The driver quotes every element of an array, which numbers don't need. */
function toArray({ type, values }: Column): unknown {
  return type === "bigint" || type === "smallint"
    ? `{${values.map((value) => value ?? "NULL").join(",")}}`
    : values
}

function selected(columns: Columns): string {
  return Object.entries(columns)
    .map(([name, { cast }]) => (cast ? `source.${name}::${cast}` : `source.${name}`))
    .join(", ")
}

function insert(table: string, columns: Columns): Part {
  return {
    ...rowsOf(columns),
    sql: (first) =>
      `INSERT INTO ${table} (${Object.keys(columns).join(", ")})
       SELECT ${selected(columns)} FROM ${source(columns, first)}`,
  }
}

/** Updates rows by `id`. */
function update(table: string, columns: Columns): Part {
  const { rows, values } = rowsOf(columns)
  const names = Object.keys(columns).filter((name) => name !== "id")
  return {
    rows,
    values,
    sql: (first) =>
      `UPDATE ${table} target SET ${names.map((name) => `${name} = source.${name}`).join(", ")}
        FROM ${source(columns, first)} WHERE target.id = source.id`,
  }
}

function upsertHolds(holds: Changes["holds"]): Part {
  const part = insert("ledger_hold", holdColumns(holds))
  return {
    ...part,
    sql: (first) =>
      `${part.sql(first)}
       ON CONFLICT (id) DO UPDATE SET status = excluded.status, amount = excluded.amount,
         committed = excluded.committed, lot_ids = excluded.lot_ids,
         lot_amounts = excluded.lot_amounts, expires_at = excluded.expires_at,
         updated_at = excluded.updated_at`,
  }
}

function entryColumns(entries: Entry[]): Columns {
  const column = (type: string, read: (entry: Entry) => unknown, cast?: string): Column => ({
    type,
    cast,
    values: entries.map(read),
  })
  return {
    id: column("bigint", (entry) => entry.id),
    wallet_id: column("bigint", (entry) => entry.wallet_id),
    seq: column("bigint", (entry) => entry.seq),
    type: column("text", (entry) => entry.type),
    amount: column("bigint", (entry) => entry.amount),
    balance_before: column("bigint", (entry) => entry.balance_before),
    balance_after: column("bigint", (entry) => entry.balance_after),
    reason: column("text", (entry) => entry.reason),
    note: column("text", (entry) => entry.note),
    reference: column("text", (entry) => entry.reference),
    order_id: column("bigint", (entry) => entry.order_id),
    medusa_order_id: column("text", (entry) => entry.medusa_order_id),
    transfer_group_id: column("text", (entry) => entry.transfer_group_id),
    counterparty_wallet_id: column("bigint", (entry) => entry.counterparty_wallet_id),
    hold_id: column("bigint", (entry) => entry.hold_id),
    reverses_entry_id: column("bigint", (entry) => entry.reverses_entry_id),
    purpose: column("text", (entry) => entry.purpose),
    expires_at: column("timestamptz", (entry) => entry.expires_at),
    lot_ids: column("text", (entry) => lotIds(entry.lots), "bigint[]"),
    lot_amounts: column("text", (entry) => lotAmounts(entry.lots), "bigint[]"),
    actor: column("text", (entry) => entry.actor),
    idempotency_hash: column("bytea", (entry) => entry.idempotency_hash),
    key_id: column("smallint", (entry) => entry.key_id),
    mac: column("bytea", (entry) => entry.mac),
    created_at: column("timestamptz", (entry) => entry.created_at),
    happened_at: column("timestamptz", (entry) => entry.happened_at),
  }
}

function walletColumns(wallets: WalletHead[]): Columns {
  return {
    id: { type: "bigint", values: wallets.map(({ id }) => id) },
    balance: { type: "bigint", values: wallets.map(({ balance }) => balance) },
    held: { type: "bigint", values: wallets.map(({ held }) => held) },
    seq: { type: "bigint", values: wallets.map(({ seq }) => seq) },
    head: { type: "bytea", values: wallets.map(({ head }) => head) },
    updated_at: { type: "timestamptz", values: wallets.map(({ updated_at }) => updated_at) },
  }
}

function openedWalletColumns(wallets: OpenedWallet[]): Columns {
  return {
    ...walletColumns(wallets),
    customer_id: { type: "text", values: wallets.map(({ customer_id }) => customer_id) },
    user_id: { type: "bigint", values: wallets.map(({ user_id }) => user_id) },
    currency: { type: "text", values: wallets.map(({ currency }) => currency) },
    created_at: { type: "timestamptz", values: wallets.map(({ created_at }) => created_at) },
  }
}

function openedLotColumns(lots: OpenedLot[]): Columns {
  return {
    id: { type: "bigint", values: lots.map(({ id }) => id) },
    wallet_id: { type: "bigint", values: lots.map(({ wallet_id }) => wallet_id) },
    entry_id: { type: "bigint", values: lots.map(({ entry_id }) => entry_id) },
    amount: { type: "bigint", values: lots.map(({ amount }) => amount) },
    remaining: { type: "bigint", values: lots.map(({ remaining }) => remaining) },
    held: { type: "bigint", values: lots.map(({ held }) => held) },
    purpose: { type: "text", values: lots.map(({ purpose }) => purpose) },
    expires_at: { type: "timestamptz", values: lots.map(({ expires_at }) => expires_at) },
  }
}

function changedLotColumns(lots: Lot[]): Columns {
  return {
    id: { type: "bigint", values: lots.map(({ id }) => id) },
    remaining: { type: "bigint", values: lots.map(({ remaining }) => remaining) },
    held: { type: "bigint", values: lots.map(({ held }) => held) },
  }
}

function holdColumns(holds: Changes["holds"]): Columns {
  return {
    id: { type: "bigint", values: holds.map(({ id }) => id) },
    wallet_id: { type: "bigint", values: holds.map(({ wallet_id }) => wallet_id) },
    amount: { type: "bigint", values: holds.map(({ amount }) => amount) },
    lot_ids: { type: "text", cast: "bigint[]", values: holds.map(({ lots }) => lotIds(lots)) },
    lot_amounts: {
      type: "text",
      cast: "bigint[]",
      values: holds.map(({ lots }) => lotAmounts(lots)),
    },
    original_amount: { type: "bigint", values: holds.map((hold) => hold.original_amount) },
    committed: { type: "bigint", values: holds.map(({ committed }) => committed) },
    source: { type: "text", values: holds.map(({ source }) => source) },
    part_of: { type: "bigint", values: holds.map(({ part_of }) => part_of) },
    status: { type: "text", values: holds.map(({ status }) => status) },
    reason: { type: "text", values: holds.map(({ reason }) => reason) },
    reference: { type: "text", values: holds.map(({ reference }) => reference) },
    actor: { type: "text", values: holds.map(({ actor }) => actor) },
    expires_at: { type: "timestamptz", values: holds.map(({ expires_at }) => expires_at) },
    created_at: { type: "timestamptz", values: holds.map(({ created_at }) => created_at) },
    updated_at: { type: "timestamptz", values: holds.map(({ updated_at }) => updated_at) },
  }
}

function recordColumns(records: NewIdempotencyRecord[], now: Date): Columns {
  return {
    hash: { type: "bytea", values: records.map(({ hash }) => hash) },
    fingerprint: { type: "text", values: records.map(({ fingerprint }) => fingerprint) },
    entry_id: { type: "bigint", values: records.map(({ entry_id }) => entry_id) },
    hold_id: { type: "bigint", values: records.map(({ hold_id }) => hold_id) },
    requested: { type: "bigint", values: records.map(({ requested }) => requested) },
    created_at: { type: "timestamptz", values: records.map(() => now) },
  }
}

function eventColumns(events: NewEvent[]): Columns {
  return {
    type: { type: "text", values: events.map(({ type }) => type) },
    wallet_id: { type: "bigint", values: events.map(({ wallet_id }) => wallet_id) },
    entry_id: { type: "bigint", values: events.map(({ entry_id }) => entry_id) },
    data: { type: "text", cast: "jsonb", values: events.map(({ data }) => data) },
    created_at: { type: "timestamptz", values: events.map(({ created_at }) => created_at) },
  }
}

function lotIds(lots: LotMovement[]): string {
  return `{${lots.map(({ lot_id }) => lot_id).join(",")}}`
}

function lotAmounts(lots: LotMovement[]): string {
  return `{${lots.map(({ amount }) => amount).join(",")}}`
}
