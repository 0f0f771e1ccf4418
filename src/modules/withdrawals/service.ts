import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context } from "@medusajs/framework/types"
import { type Connection, type Database, transactionOf } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import { type Listing, type PageOf, readPage } from "../../database/read-page"
import type {
  NewWithdrawal,
  OpenWithdrawals,
  Withdrawal,
  WithdrawalChange,
  WithdrawalFilter,
} from "./types"

const TABLE = "withdrawals_withdrawal"

/** Numbers as text: no parser of the host's can turn money into a float. */
const COLUMNS = `id::text, wallet_id::text, customer_id, user_id::text, currency, amount::text, status,
  destination, hold_id::text, transaction_id::text, reference, reason, approved_by, approved_at,
  ended_by, ended_at, created_at`

const LISTED: Listing<WithdrawalFilter> = {
  columns: COLUMNS,
  from: TABLE,
  conditions: { customer_id: "customer_id = ?", status: "status = ?", currency: "currency = ?" },
  orderBy: `${TABLE}.id desc`,
}

type Numeric = "id" | "wallet_id" | "user_id" | "amount" | "hold_id"
type Row = Omit<Withdrawal, Numeric | "transaction_id"> &
  Record<Numeric, string> & { transaction_id: string | null }

/**
 * Withdrawals: what customers ask for and what staff decide. The money itself is the ledger's, which is
 * why whatever changes one takes the transaction that moves the money.
 */
export default class WithdrawalsService {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Knex }, options: Record<string, unknown> = {}) {
    this.database = openDatabase(dependencies.__pg_connection__, options)
  }

  /** An id for a withdrawal to come: its hold names it. */
  async nextId(context: Context): Promise<number> {
    const [row] = await this.within(context).rows<{ id: string }>(
      `select nextval(pg_get_serial_sequence('${TABLE}', 'id'))::text as id`
    )
    return Number(row?.id)
  }

  async insert(withdrawal: NewWithdrawal, context: Context): Promise<void> {
    const { id, wallet_id, customer_id, user_id, currency, amount, destination, hold_id } =
      withdrawal
    await this.within(context).rows(
      `insert into ${TABLE}
         (id, wallet_id, customer_id, user_id, currency, amount, status, destination, hold_id)
       values (?, ?, ?, ?, ?, ?, 'requested', ?, ?)`,
      [id, wallet_id, customer_id, user_id, currency, amount.toString(), destination, hold_id]
    )
  }

  /** Reads a withdrawal and keeps others from changing it until the transaction ends. */
  async lock(id: number, context: Context): Promise<Withdrawal | null> {
    const [row] = await this.within(context).rows<Row>(
      `select ${COLUMNS} from ${TABLE} where id = ? for update`,
      [id]
    )
    return row ? toWithdrawal(row) : null
  }

  async change(id: number, change: WithdrawalChange, context: Context): Promise<void> {
    const { status, actor, reason = null, reference = null, transaction_id = null } = change
    const which = status === "approved" ? "approved" : "ended"
    await this.within(context).rows(
      `update ${TABLE} set status = ?, ${which}_by = ?, ${which}_at = clock_timestamp(),
         reason = ?, reference = ?, transaction_id = ? where id = ?`,
      [status, actor, reason, reference, transaction_id, id]
    )
  }

  async find(id: number): Promise<Withdrawal | null> {
    const [row] = await this.database.rows<Row>(`select ${COLUMNS} from ${TABLE} where id = ?`, [
      id,
    ])
    return row ? toWithdrawal(row) : null
  }

  /** Newest first. */
  async list(filter: WithdrawalFilter & PageOf): Promise<{ data: Withdrawal[]; total: number }> {
    const { data, total } = await readPage<Row, WithdrawalFilter>(
      this.database,
      LISTED,
      filter,
      filter
    )
    return { data: data.map(toWithdrawal), total }
  }

  /** All of a customer's, newest first. */
  async listOf(customerId: string): Promise<Withdrawal[]> {
    const rows = await this.database.rows<Row>(
      `select ${COLUMNS} from ${TABLE} where customer_id = ? order by ${TABLE}.id desc`,
      [customerId]
    )
    return rows.map(toWithdrawal)
  }

  /** What waits for staff. */
  async readOpen(): Promise<OpenWithdrawals> {
    const [row] = await this.database.rows<OpenWithdrawals>(
      `select count(*) filter (where status = 'requested')::int as requested,
         count(*) filter (where status = 'approved')::int as approved,
         min(created_at) filter (where status = 'requested') as oldest_requested,
         min(approved_at) filter (where status = 'approved') as oldest_approved
       from ${TABLE} where status in ('requested', 'approved')`
    )
    return row as OpenWithdrawals
  }

  /** Erases what a customer and staff wrote about where their money goes, and why it did not. */
  async eraseTexts(customerId: string): Promise<void> {
    await this.database.rows(
      `update ${TABLE} set destination = null, reason = null
       where customer_id = ? and (destination is not null or reason is not null)`,
      [customerId]
    )
  }

  /** The transaction that a caller brings. @throws Error when the context has none */
  private within(context: Context): Connection {
    const transaction = transactionOf(context)
    if (!transaction) {
      throw new Error("Withdrawals change in a transaction of the caller's only")
    }
    return transaction
  }
}

function toWithdrawal(row: Row): Withdrawal {
  return {
    ...row,
    id: Number(row.id),
    wallet_id: Number(row.wallet_id),
    user_id: Number(row.user_id),
    amount: BigInt(row.amount),
    hold_id: Number(row.hold_id),
    transaction_id: row.transaction_id === null ? null : Number(row.transaction_id),
  }
}
