import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Database } from "../../database/connection"
import { deleteOlder } from "../../database/delete-older"
import { openDatabase } from "../../database/open-database"
import { type Listing, type PageOf, readPage } from "../../database/read-page"
import type {
  BrokenRow,
  Import,
  ImportFilter,
  ImportRow,
  ImportStatus,
  ImportSum,
  NewImport,
  RowOutcome,
} from "./types"

const TABLE = "imports_import"
const COLUMNS = `id::text, name, kind, source, status, created_by, booked_by, created_at, updated_at`
const ROW_COLUMNS = `line, customer_id, currency, amount::text, movement, cells, status, error`

const LISTED: Listing<ImportFilter> = {
  columns: COLUMNS,
  from: TABLE,
  conditions: { status: "status = ?" },
  orderBy: `${TABLE}.id desc`,
}

/** Whoever carries an import on says so at least as often; otherwise another may. */
const LEASE = "interval '60 seconds'"
/** How long rows are kept after an import is over, or nobody went on with it. */
const DAYS_KEPT = 30

type StoredImport = Omit<Import, "id"> & { id: string }
type StoredRow = Omit<ImportRow, "amount"> & { amount: string | null }
type StoredSum = Omit<ImportSum, "incoming" | "outgoing"> & { incoming: string; outgoing: string }

/** Where a pass over the rows of a history has come to. */
export interface WalletPlaceInImport {
  customer_id: string
  currency: string
}

/** Lists that come in from elsewhere, and how far each is. What they bring is the ledger's. */
export default class ImportsService {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Knex }, options: Record<string, unknown> = {}) {
    this.database = openDatabase(dependencies.__pg_connection__, options)
  }

  async create({ name, kind, source, created_by, persons }: NewImport): Promise<Import> {
    const [row] = await this.database.rows<StoredImport>(
      `insert into ${TABLE} (name, kind, source, status, created_by, persons, leased_until)
       values (?, ?, ?, 'reading', ?, ?::text[], clock_timestamp() + ${LEASE}) returning ${COLUMNS}`,
      [name, kind, source, created_by, persons]
    )
    return toImport(row!)
  }

  /** Takes rows in, and says that whoever reads them is at it. */
  async addRows(id: number, rows: readonly ImportRow[]): Promise<void> {
    await this.database.query({
      prepared: true,
      text: `INSERT INTO imports_row
          (import_id, line, customer_id, currency, amount, movement, cells, status, error)
        SELECT $1::bigint, line, customer_id, currency, amount, movement::jsonb, cells::jsonb, status, error
        FROM unnest($2::int[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::text[],
          $9::text[]) AS read (line, customer_id, currency, amount, movement, cells, status, error)`,
      values: [
        id,
        rows.map(({ line }) => line),
        rows.map(({ customer_id }) => customer_id),
        rows.map(({ currency }) => currency),
        rows.map(({ amount }) => amount?.toString() ?? null),
        rows.map(({ movement }) => (movement ? JSON.stringify(movement) : null)),
        rows.map(({ cells }) => JSON.stringify(cells)),
        rows.map(({ status }) => status),
        rows.map(({ error }) => error),
      ],
    })
    await this.renew(id)
  }

  /**
   * Says who the customers are that rows name in other spellings, by their addresses in small letters. A
   * row that can't be read stays refused.
   */
  async assign(id: number, customers: ReadonlyMap<string, string>): Promise<void> {
    if (!customers.size) return
    await this.database.query({
      text: `UPDATE imports_row target SET customer_id = found.customer_id,
          status = CASE WHEN target.movement IS NULL THEN 'refused' ELSE 'waiting' END,
          error = CASE WHEN target.movement IS NULL THEN target.error END
        FROM unnest($2::text[], $3::text[]) AS found (address, customer_id)
        WHERE target.import_id = $1::bigint AND target.customer_id IS NULL AND target.status = 'refused'
          AND lower(target.cells ->> 'customer') = found.address`,
      values: [id, [...customers.keys()], [...customers.values()]],
    })
    await this.renew(id)
  }

  /**
   * Takes an import into a state, from one that it has to be in.
   *
   * @returns false when it is in another one
   */
  async move(id: number, from: ImportStatus, to: ImportStatus): Promise<boolean> {
    const rows = await this.database.rows(
      `update ${TABLE} set status = ?, updated_at = clock_timestamp(), leased_until = clock_timestamp()
       where id = ? and status = ? returning 1`,
      [to, id, from]
    )
    // Lists that are over are many, and are shown again and again.
    if (rows.length > 0 && to === "done") await this.keepSums("?", [id])
    return rows.length > 0
  }

  /**
   * Begins to book a list that was checked; rows that were refused for what may have changed since are
   * tried again.
   *
   * @returns false when it is in another state
   */
  async beginBooking(id: number, bookedBy: string): Promise<boolean> {
    return await this.database.transaction(async (transaction) => {
      const [begun] = await transaction.rows(
        `update ${TABLE} set status = 'booking', booked_by = ?, updated_at = clock_timestamp(),
           leased_until = clock_timestamp()
         where id = ? and status = 'checked' returning 1`,
        [bookedBy, id]
      )
      if (!begun) return false
      await transaction.rows(
        `update imports_row set status = 'waiting', error = null
         where import_id = ? and status in ('good', 'refused') and movement is not null
           and customer_id is not null`,
        [id]
      )
      return true
    })
  }

  /** Takes over an import that nobody carries on. @returns false when somebody does */
  async lease(id: number): Promise<boolean> {
    const rows = await this.database.rows(
      `update ${TABLE} set leased_until = clock_timestamp() + ${LEASE}
       where id = ? and status in ('checking', 'booking') and leased_until <= clock_timestamp()
       returning 1`,
      [id]
    )
    return rows.length > 0
  }

  /** @returns false when it is there no more */
  async renew(id: number): Promise<boolean> {
    const rows = await this.database.rows(
      `update ${TABLE} set leased_until = clock_timestamp() + ${LEASE}, updated_at = clock_timestamp()
       where id = ? returning 1`,
      [id]
    )
    return rows.length > 0
  }

  /** Those that nobody carries on and somebody should, oldest first. */
  async findAbandoned(): Promise<number[]> {
    const rows = await this.database.rows<{ id: string }>(
      `select id::text from ${TABLE}
       where status in ('checking', 'booking') and leased_until <= clock_timestamp() order by ${TABLE}.id`
    )
    return rows.map(({ id }) => Number(id))
  }

  /** The next rows that wait, by their lines. */
  async nextRows(id: number, after: number, limit: number): Promise<ImportRow[]> {
    const rows = await this.database.rows<StoredRow>(
      `select ${ROW_COLUMNS} from imports_row
       where import_id = ? and line > ? and status = 'waiting' order by line limit ?`,
      [id, after, limit]
    )
    return rows.map(toRow)
  }

  /** The rows that wait, wallet by wallet: those of one may be cut off at the end. */
  async nextOfWallets(id: number, after: WalletPlaceInImport, limit: number): Promise<ImportRow[]> {
    const rows = await this.database.rows<StoredRow>(
      `select ${ROW_COLUMNS} from imports_row
       where import_id = ? and (customer_id, currency) > (?, ?) and status = 'waiting'
       order by customer_id, currency, line limit ?`,
      [id, after.customer_id, after.currency, limit]
    )
    return rows.map(toRow)
  }

  /** All rows of one wallet that wait. */
  async rowsOfWallet(id: number, wallet: WalletPlaceInImport): Promise<ImportRow[]> {
    const rows = await this.database.rows<StoredRow>(
      `select ${ROW_COLUMNS} from imports_row
       where import_id = ? and customer_id = ? and currency = ? and status = 'waiting' order by line`,
      [id, wallet.customer_id, wallet.currency]
    )
    return rows.map(toRow)
  }

  /** Of some customers, the rows that can't be read, by their lines. */
  async brokenRows(id: number, customers: readonly string[]): Promise<BrokenRow[]> {
    return await this.database.rows<BrokenRow>(
      `select line, customer_id, currency, error from imports_row
       where import_id = ? and customer_id = any(?::text[]) and movement is null order by line`,
      [id, customers]
    )
  }

  async setOutcomes(id: number, outcomes: readonly RowOutcome[]): Promise<void> {
    await this.database.query({
      prepared: true,
      text: `UPDATE imports_row target SET status = outcome.status, error = outcome.error
        FROM unnest($2::int[], $3::text[], $4::text[]) AS outcome (line, status, error)
        WHERE target.import_id = $1::bigint AND target.line = outcome.line`,
      values: [
        id,
        outcomes.map(({ line }) => line),
        outcomes.map(({ status }) => status),
        outcomes.map(({ error }) => error ?? null),
      ],
    })
  }

  async find(id: number): Promise<Import | null> {
    const [row] = await this.database.rows<StoredImport>(
      `select ${COLUMNS} from ${TABLE} where id = ?`,
      [id]
    )
    return row ? toImport(row) : null
  }

  /** Newest first. */
  async list(filter: ImportFilter & PageOf): Promise<{ data: Import[]; total: number }> {
    const { data, total } = await readPage<StoredImport, ImportFilter>(
      this.database,
      LISTED,
      filter,
      filter
    )
    return { data: data.map(toImport), total }
  }

  /** Who could stand behind whoever brought an import in. */
  async personsOf(id: number): Promise<string[]> {
    const [row] = await this.database.rows<{ persons: string[] }>(
      `select persons from ${TABLE} where id = ?`,
      [id]
    )
    return row?.persons ?? []
  }

  /** What the rows add up to, by currency and state; of a list whose rows are gone, as it was then. */
  async sums(id: number): Promise<ImportSum[]> {
    const [kept] = await this.database.rows<{ sums: StoredSum[] | null }>(
      `select sums from ${TABLE} where id = ?`,
      [id]
    )
    return (kept?.sums ?? (await this.addUp(id))).map(toSum)
  }

  /** The most that comes in by one row, by currency. */
  async largest(id: number): Promise<Map<string, bigint>> {
    const rows = await this.database.rows<{ currency: string; amount: string }>(
      `select currency, max(abs(amount))::text as amount from imports_row
       where import_id = ? and movement is not null and status <> 'empty' group by currency`,
      [id]
    )
    return new Map(rows.map(({ currency, amount }) => [currency, BigInt(amount)]))
  }

  /** The rows that were refused, by their lines, some at a time. */
  async *refused(id: number): AsyncGenerator<ImportRow[]> {
    for (let after = 0; ;) {
      const rows = await this.database.rows<StoredRow>(
        `select ${ROW_COLUMNS} from imports_row
         where import_id = ? and line > ? and status = 'refused' order by line limit 1000`,
        [id, after]
      )
      if (!rows.length) return
      after = rows.at(-1)!.line
      yield rows.map(toRow)
    }
  }

  /** Forgets an import, unless it is being booked or was. @returns false then */
  async delete(id: number): Promise<boolean> {
    const rows = await this.database.rows(
      `delete from ${TABLE} where id = ? and status not in ('booking', 'done') returning 1`,
      [id]
    )
    return rows.length > 0
  }

  /** Forgets what a customer had elsewhere. */
  async eraseCustomer(customerId: string): Promise<void> {
    await this.keepSums(`select import_id from imports_row where customer_id = ?`, [customerId])
    await this.database.rows(`delete from imports_row where customer_id = ?`, [customerId])
  }

  /** Forgets rows of imports that have been over for a month, and imports that nobody went on with. */
  async purge(): Promise<void> {
    const over = `updated_at < now() - interval '${DAYS_KEPT} days'`
    await this.keepSums(`select id from ${TABLE} where status = 'done' and ${over}`)
    await this.database.rows(
      `delete from imports_row where import_id in
         (select id from ${TABLE} where status = 'done' and ${over})`
    )
    await deleteOlder(this.database, {
      table: TABLE,
      column: "updated_at",
      days: DAYS_KEPT,
      where: "status = 'checked'",
    })
    // Whoever read them is gone, and with them the file.
    await deleteOlder(this.database, {
      table: TABLE,
      column: "leased_until",
      hours: 1,
      where: "status = 'reading'",
    })
  }

  /** Writes down what lists add up to whose rows go. */
  private async keepSums(ids: string, bindings: readonly unknown[] = []): Promise<void> {
    await this.database.rows(
      `update ${TABLE} kept set sums = (
         select coalesce(jsonb_agg(to_jsonb(added) order by currency, status), '[]') from (
           select currency, status, count(*)::int as rows,
             coalesce(sum(amount) filter (where amount > 0), 0)::text as incoming,
             coalesce(-sum(amount) filter (where amount < 0), 0)::text as outgoing
           from imports_row where import_id = kept.id group by currency, status
         ) added)
       where kept.sums is null and kept.status = 'done' and kept.id in (${ids})`,
      bindings
    )
  }

  private async addUp(id: number): Promise<StoredSum[]> {
    return await this.database.rows<StoredSum>(
      `select currency, status, count(*)::int as rows,
         coalesce(sum(amount) filter (where amount > 0), 0)::text as incoming,
         coalesce(-sum(amount) filter (where amount < 0), 0)::text as outgoing
       from imports_row where import_id = ? group by currency, status order by currency, status`,
      [id]
    )
  }
}

function toImport({ id, ...row }: StoredImport): Import {
  return { ...row, id: Number(id) }
}

function toRow({ amount, ...row }: StoredRow): ImportRow {
  return { ...row, amount: amount === null ? null : BigInt(amount) }
}

function toSum({ incoming, outgoing, ...sum }: StoredSum): ImportSum {
  return { ...sum, incoming: BigInt(incoming), outgoing: BigInt(outgoing) }
}
