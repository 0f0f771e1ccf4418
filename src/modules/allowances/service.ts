import { createHash, randomBytes } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context } from "@medusajs/framework/types"
import { type Connection, type Database, transactionOf } from "../../database/connection"
import { deleteOlder } from "../../database/delete-older"
import { openDatabase } from "../../database/open-database"
import { type Listing, type PageOf, readPage } from "../../database/read-page"
import { CheckoutSessions } from "./checkout-sessions"
import type { Allowance, AllowanceFilter, LockedAllowance, NewAllowance, Use } from "./types"

const ALLOWANCE = "allowances_allowance"
const USE = "allowances_use"
/** Recognised by scanners for secrets that were published by mistake. */
const TOKEN_PREFIX = "wallet_allowance_"
const TOKEN = /^wallet_allowance_[A-Za-z0-9_-]{43}$/
/** How long a payment that never came about stays planned. */
const PLANNED_DAYS = 30

/** Numbers as text: no parser of the host's can turn money into a float. */
const ALLOWANCE_COLUMNS = `id::text, wallet_id::text, customer_id, user_id::text, currency, agent,
  per_purchase::text, per_period::text, period, categories, expires_at, created_at, revoked_at,
  revoked_by`
const USE_COLUMNS = `id::text, allowance_id::text, session_id, cart_id, amount::text, used_at`

const IS_ACTIVE = "revoked_at is null and (expires_at is null or expires_at > clock_timestamp())"

const LISTED: Listing<AllowanceFilter> = {
  columns: ALLOWANCE_COLUMNS,
  from: ALLOWANCE,
  conditions: {
    customer_id: "customer_id = ?",
    wallet_id: "wallet_id = ?",
    active: `(${IS_ACTIVE}) = ?`,
  },
  orderBy: `${ALLOWANCE}.id desc`,
}

const LISTED_USES: Listing<{ allowance_id: number }> = {
  columns: USE_COLUMNS,
  from: USE,
  always: "used_at is not null",
  conditions: { allowance_id: "allowance_id = ?" },
  orderBy: `${USE}.id desc`,
}

type AllowanceNumber = "id" | "wallet_id" | "user_id" | "per_purchase" | "per_period"
type AllowanceRow = Omit<Allowance, AllowanceNumber> & Record<AllowanceNumber, string>
type UseNumber = "id" | "allowance_id" | "amount"
type UseRow = Omit<Use, UseNumber> & Record<UseNumber, string>

/**
 * Allowances and the purchases by them. How much of one is used is not kept here: the ledger's holds
 * and entries of the purchases say it, so that no counter can differ from the money.
 */
export default class AllowancesService {
  /** The checkouts of agents, with an allowance or without. */
  readonly sessions: CheckoutSessions
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Knex }, options: Record<string, unknown> = {}) {
    this.database = openDatabase(dependencies.__pg_connection__, options)
    this.sessions = new CheckoutSessions(this.database)
  }

  /** @returns the allowance and its token, which is shown this once and kept as a hash */
  async create(allowance: NewAllowance): Promise<{ allowance: Allowance; token: string }> {
    const token = TOKEN_PREFIX + randomBytes(32).toString("base64url")
    const { per_purchase, per_period } = allowance
    const [row] = await this.database.rows<AllowanceRow>(
      `insert into ${ALLOWANCE} (wallet_id, customer_id, user_id, currency, agent, token_hash,
         per_purchase, per_period, period, categories, expires_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)), ?)
       returning ${ALLOWANCE_COLUMNS}`,
      [
        allowance.wallet_id,
        allowance.customer_id,
        allowance.user_id,
        allowance.currency,
        allowance.agent,
        hashToken(token),
        per_purchase.toString(),
        per_period.toString(),
        allowance.period,
        JSON.stringify(allowance.categories),
        allowance.expires_at,
      ]
    )
    if (!row) throw new Error("An allowance was not written")
    return { allowance: toAllowance(row), token }
  }

  /**
   * The allowance that a token stands for, revoked or not; null when it is none of ours. Read from the
   * database each time: what is revoked on one instance is so on all of them.
   */
  async findByToken(token: string): Promise<Allowance | null> {
    if (!TOKEN.test(token)) return null
    const [row] = await this.database.rows<AllowanceRow>(
      `select ${ALLOWANCE_COLUMNS} from ${ALLOWANCE} where token_hash = ?`,
      [hashToken(token)]
    )
    return row ? toAllowance(row) : null
  }

  async find(id: number): Promise<Allowance | null> {
    const [row] = await this.database.rows<AllowanceRow>(
      `select ${ALLOWANCE_COLUMNS} from ${ALLOWANCE} where id = ?`,
      [id]
    )
    return row ? toAllowance(row) : null
  }

  /** Reads an allowance and keeps others from using or revoking it until the transaction ends. */
  async lock(id: number, context: Context): Promise<LockedAllowance | null> {
    const [row] = await this.within(context).rows<AllowanceRow & { now: Date }>(
      `select ${ALLOWANCE_COLUMNS}, clock_timestamp() as now from ${ALLOWANCE} where id = ?
       for update`,
      [id]
    )
    return row ? { allowance: toAllowance(row), now: row.now } : null
  }

  /** Newest first. */
  async list(filter: AllowanceFilter & PageOf): Promise<{ data: Allowance[]; total: number }> {
    const { data, total } = await readPage<AllowanceRow, AllowanceFilter>(
      this.database,
      LISTED,
      filter,
      filter
    )
    return { data: data.map(toAllowance), total }
  }

  /** All of a customer's, newest first. */
  async listOf(customerId: string): Promise<Allowance[]> {
    const rows = await this.database.rows<AllowanceRow>(
      `select ${ALLOWANCE_COLUMNS} from ${ALLOWANCE} where customer_id = ? order by ${ALLOWANCE}.id desc`,
      [customerId]
    )
    return rows.map(toAllowance)
  }

  /** From now on nothing is paid by it. Doing it again changes nothing. */
  async revoke(id: number, by: string): Promise<void> {
    await this.database.rows(
      `update ${ALLOWANCE} set revoked_at = clock_timestamp(), revoked_by = ?
       where id = ? and revoked_at is null`,
      [by, id]
    )
  }

  /** Says that a payment session is to be paid by an allowance, and by nothing else. */
  async plan(use: { allowance_id: number; session_id: string; cart_id: string }): Promise<void> {
    await this.database.rows(
      `insert into ${USE} (allowance_id, session_id, cart_id) values (?, ?, ?)
       on conflict (session_id) do nothing`,
      [use.allowance_id, use.session_id, use.cart_id]
    )
  }

  /** Says the same of the session that takes the place of one, if that was planned. */
  async planAgain(replacedId: string, sessionId: string): Promise<void> {
    await this.database.rows(
      `insert into ${USE} (allowance_id, session_id, cart_id)
       select allowance_id, ?, cart_id from ${USE} where session_id = ?
       on conflict (session_id) do nothing`,
      [sessionId, replacedId]
    )
  }

  /** The allowance that a payment session is planned for; null for the checkouts of people. */
  async findPlanned(sessionId: string): Promise<Allowance | null> {
    const [row] = await this.database.rows<AllowanceRow>(
      `select ${ALLOWANCE_COLUMNS} from ${ALLOWANCE}
       where id = (select allowance_id from ${USE} where session_id = ?)`,
      [sessionId]
    )
    return row ? toAllowance(row) : null
  }

  /** Notes that money is set aside for a planned purchase, in the transaction that does so. */
  async noteUse(sessionId: string, amount: bigint, context: Context): Promise<void> {
    await this.within(context).rows(
      `update ${USE} set amount = ?, used_at = clock_timestamp() where session_id = ?`,
      [amount.toString(), sessionId]
    )
  }

  /** The payment sessions of the uses of allowances since an instant each. */
  async listSessions(
    since: readonly { allowance_id: number; from: Date }[],
    context?: Context
  ): Promise<{ allowance_id: number; session_id: string }[]> {
    const connection = transactionOf(context) ?? this.database
    const rows = await connection.rows<{ allowance_id: string; session_id: string }>(
      `select used.allowance_id::text, used.session_id
       from jsonb_to_recordset(?::jsonb) as wanted (allowance_id bigint, "from" timestamptz)
       join ${USE} used on used.allowance_id = wanted.allowance_id and used.used_at >= wanted."from"`,
      [JSON.stringify(since)]
    )
    return rows.map(({ allowance_id, session_id }) => ({
      allowance_id: Number(allowance_id),
      session_id,
    }))
  }

  /** Newest first. */
  async listUses(
    filter: { allowance_id: number } & PageOf
  ): Promise<{ data: Use[]; total: number }> {
    const { data, total } = await readPage<UseRow, { allowance_id: number }>(
      this.database,
      LISTED_USES,
      filter,
      filter
    )
    return { data: data.map(toUse), total }
  }

  /** All of a customer's, newest first. */
  async listUsesOf(customerId: string): Promise<Use[]> {
    const rows = await this.database.rows<UseRow>(
      `select ${USE_COLUMNS} from ${USE} where used_at is not null
         and allowance_id in (select id from ${ALLOWANCE} where customer_id = ?)
       order by ${USE}.id desc`,
      [customerId]
    )
    return rows.map(toUse)
  }

  /** Revokes a customer's allowances and forgets what they called their agents. */
  async erase(customerId: string): Promise<void> {
    await this.database.rows(
      `update ${ALLOWANCE} set agent = '', categories = '{}',
         revoked_at = coalesce(revoked_at, clock_timestamp()),
         revoked_by = coalesce(revoked_by, 'system:erasure')
       where customer_id = ?`,
      [customerId]
    )
    await this.sessions.erase(customerId)
  }

  /** Deletes plans of payments that never came about; how many there were. */
  async purgePlanned(): Promise<number> {
    return await deleteOlder(this.database, {
      table: USE,
      column: "planned_at",
      days: PLANNED_DAYS,
      where: "used_at is null",
    })
  }

  private within(context: Context): Connection {
    const transaction = transactionOf(context)
    if (!transaction) throw new Error("A use of an allowance needs the transaction of its money")
    return transaction
  }
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest()
}

function toAllowance(row: AllowanceRow): Allowance {
  const { id, wallet_id, user_id, per_purchase, per_period } = row
  return {
    id: Number(id),
    wallet_id: Number(wallet_id),
    customer_id: row.customer_id,
    user_id: Number(user_id),
    currency: row.currency,
    agent: row.agent,
    per_purchase: BigInt(per_purchase),
    per_period: BigInt(per_period),
    period: row.period,
    categories: row.categories,
    expires_at: row.expires_at,
    created_at: row.created_at,
    revoked_at: row.revoked_at,
    revoked_by: row.revoked_by,
  }
}

function toUse({ id, allowance_id, amount, ...use }: UseRow): Use {
  return { ...use, id: Number(id), allowance_id: Number(allowance_id), amount: BigInt(amount) }
}
