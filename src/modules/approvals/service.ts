import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Database } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import { type Listing, type PageOf, readPage } from "../../database/read-page"
import type { Approval, ApprovalFilter, ApprovalKey, Execution, NewApproval } from "./types"

const TABLE = "approvals_approval"

/** A pending one whose time is over counts as expired, noted or not. */
const STATUS = "case when status = 'pending' and expires_at <= now() then 'expired' else status end"

/** Numbers as text: no parser of the host's can turn money into a float. */
const COLUMNS = `id::text, operation, ${STATUS} as status, amount::text, currency, wallet_id::text,
  customer_id, withdrawal_id::text, reason, input, requested_by, persons, execution_key::text,
  decided_by, decided_at, decision_reason, failure_code, failure_message, transaction_id::text,
  expires_at, created_at`

const LISTED: Listing<ApprovalFilter> = {
  columns: COLUMNS,
  from: TABLE,
  conditions: { status: `${STATUS} = ?` },
  orderBy: `${TABLE}.id desc`,
}

interface Row extends Omit<
  Approval,
  "id" | "amount" | "wallet_id" | "withdrawal_id" | "transaction_id" | "failure"
> {
  id: string
  amount: string
  wallet_id: string | null
  withdrawal_id: string | null
  transaction_id: string | null
  failure_code: string | null
  failure_message: string | null
}

/** Who agreed to what: each is decided once, and what it asks for is forgotten when it is over. */
export default class ApprovalsService {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Knex }, options: Record<string, unknown> = {}) {
    this.database = openDatabase(dependencies.__pg_connection__, options)
  }

  /**
   * Notes what somebody asks for; a repeat with the same key, and another wish for the same
   * withdrawal, find the one that is there.
   */
  async create(wanted: NewApproval): Promise<{ approval: Approval; isNew: boolean }> {
    const { idempotency } = wanted
    await this.expire()
    const [made] = await this.database.rows<Row>(
      `insert into ${TABLE} (operation, amount, currency, wallet_id, customer_id, withdrawal_id,
         reason, input, requested_by, persons, idempotency_hash, fingerprint, expires_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, clock_timestamp() + make_interval(hours => ?::int))
       on conflict do nothing returning ${COLUMNS}`,
      [
        wanted.operation,
        wanted.amount.toString(),
        wanted.currency,
        wanted.wallet_id,
        wanted.customer_id,
        wanted.withdrawal_id,
        wanted.reason,
        JSON.stringify(wanted.input),
        wanted.requested_by,
        wanted.persons,
        idempotency ? hashOf(idempotency) : null,
        idempotency?.fingerprint ?? null,
        wanted.hours,
      ]
    )
    if (made) {
      return { approval: toApproval(made), isNew: true }
    }
    const [known] = await this.database.rows<Row>(
      `select ${COLUMNS} from ${TABLE} where idempotency_hash = ?
         or (withdrawal_id = ? and status in ('pending', 'approved'))
       order by id desc limit 1`,
      [idempotency ? hashOf(idempotency) : null, wanted.withdrawal_id]
    )
    if (!known) {
      // What stood in the way was decided in the meantime.
      return await this.create(wanted)
    }
    return { approval: toApproval(known), isNew: false }
  }

  /** What was asked for with a key, and with which fingerprint; null for nothing. */
  async findByKey(key: ApprovalKey): Promise<{ approval: Approval; fingerprint: string } | null> {
    const [row] = await this.database.rows<Row & { fingerprint: string }>(
      `select ${COLUMNS}, fingerprint from ${TABLE} where idempotency_hash = ?`,
      [hashOf(key)]
    )
    if (!row) return null
    const { fingerprint, ...approval } = row
    return { approval: toApproval(approval), fingerprint }
  }

  async find(id: number): Promise<Approval | null> {
    const [row] = await this.database.rows<Row>(`select ${COLUMNS} from ${TABLE} where id = ?`, [
      id,
    ])
    return row ? toApproval(row) : null
  }

  /** Newest first. */
  async list(filter: ApprovalFilter & PageOf): Promise<{ data: Approval[]; total: number }> {
    const { data, total } = await readPage<Row, ApprovalFilter>(
      this.database,
      LISTED,
      filter,
      filter
    )
    return { data: data.map(toApproval), total }
  }

  /**
   * Decides one that is pending, once.
   *
   * @returns null when somebody else was faster, or its time is over
   */
  async decide(
    id: number,
    decision: { status: "approved" | "rejected"; actor: string; reason?: string }
  ): Promise<Approval | null> {
    const { status, actor, reason = null } = decision
    const [row] = await this.database.rows<Row>(
      `update ${TABLE} set status = ?, decided_by = ?, decided_at = clock_timestamp(),
         decision_reason = ?, input = case when ? = 'approved' then input end
       where id = ? and status = 'pending' and expires_at > clock_timestamp()
       returning ${COLUMNS}`,
      [status, actor, reason, status, id]
    )
    return row ? toApproval(row) : null
  }

  /** Notes what came of one that was approved; whoever comes second changes nothing. */
  async finish(id: number, execution: Execution): Promise<Approval | null> {
    const failure = execution.status === "failed" ? execution.failure : null
    const transaction_id = execution.status === "executed" ? execution.transaction_id : null
    await this.database.rows(
      `update ${TABLE} set status = ?, transaction_id = ?, failure_code = ?, failure_message = ?,
         input = null
       where id = ? and status = 'approved'`,
      [execution.status, transaction_id, failure?.code ?? null, failure?.message ?? null, id]
    )
    return await this.find(id)
  }

  /** Those that were approved some time ago and are not carried out yet, oldest first. */
  async listUnfinished(seconds: number, limit = 100): Promise<Approval[]> {
    const rows = await this.database.rows<Row>(
      `select ${COLUMNS} from ${TABLE} where status = 'approved'
         and decided_at < clock_timestamp() - make_interval(secs => ?::float8)
       order by id limit ?`,
      [seconds, limit]
    )
    return rows.map(toApproval)
  }

  /** Ends what nobody has decided in time. */
  async expire(): Promise<void> {
    await this.database.rows(
      `update ${TABLE} set status = 'expired', input = null
       where status = 'pending' and expires_at <= clock_timestamp()`
    )
  }

  /**
   * Ends what is pending about a customer who is gone, and erases what was written about them.
   *
   * @param walletIds theirs
   */
  async eraseCustomer(customerId: string, walletIds: readonly number[]): Promise<void> {
    const about = `(customer_id = ? or wallet_id = any(?)
      or (input ->> 'to_wallet_id')::bigint = any(?))`
    const bindings = [customerId, walletIds, walletIds]
    await this.database.rows(
      `update ${TABLE} set status = 'rejected', decided_by = 'system:erasure',
         decided_at = clock_timestamp(), input = null
       where status = 'pending' and ${about}`,
      bindings
    )
    await this.database.rows(
      `update ${TABLE} set reason = '', decision_reason = null where ${about}
         and (reason <> '' or decision_reason is not null)`,
      bindings
    )
  }
}

function hashOf({ scope, key }: ApprovalKey): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([scope, key]))
    .digest()
}

function toApproval({ failure_code, failure_message, ...row }: Row): Approval {
  return {
    ...row,
    id: Number(row.id),
    amount: BigInt(row.amount),
    wallet_id: toNumber(row.wallet_id),
    withdrawal_id: toNumber(row.withdrawal_id),
    transaction_id: toNumber(row.transaction_id),
    failure: failure_code === null ? null : { code: failure_code, message: failure_message ?? "" },
  }
}

function toNumber(text: string | null): number | null {
  return text === null ? null : Number(text)
}
