import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context } from "@medusajs/framework/types"
import { type Connection, type Database, transactionOf } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import { type Listing, type PageOf, readPage } from "../../database/read-page"
import { OPEN_STATES, statesBefore } from "./core/reload-states"
import type {
  Agreement,
  EndReason,
  NewAgreement,
  Reload,
  ReloadFilter,
  ReloadOutcome,
  ReloadResolution,
  UnknownReloads,
} from "./types"

const AGREEMENT = "reloads_agreement"
const RELOAD = "reloads_reload"

/** Numbers as text: no parser of the host's can turn money into a float. */
const AGREEMENT_COLUMNS = `id::text, wallet_id::text, customer_id, user_id::text, currency,
  threshold::text, amount::text, provider_id, method_id, method, terms, agreed_at, declines,
  next_attempt_at, waits_for_customer, ended_at, ended_by, end_reason`
const RELOAD_COLUMNS = `id::text, agreement_id::text, wallet_id::text, customer_id, user_id::text,
  currency, amount::text, provider_id, state, reason, topup_id, transaction_id::text, queued_at,
  charged_at, ended_at, resolved_by, resolved_at, note`

const LISTED: Listing<ReloadFilter> = {
  columns: RELOAD_COLUMNS,
  from: RELOAD,
  conditions: {
    state: "state = ?",
    customer_id: "customer_id = ?",
    wallet_id: "wallet_id = ?",
    currency: "currency = ?",
  },
  orderBy: `${RELOAD}.id desc`,
}

type AgreementNumber = "id" | "wallet_id" | "user_id" | "threshold" | "amount"
type AgreementRow = Omit<Agreement, AgreementNumber> & Record<AgreementNumber, string>
type ReloadNumber = "id" | "agreement_id" | "wallet_id" | "user_id" | "amount"
type ReloadRow = Omit<Reload, ReloadNumber | "transaction_id"> &
  Record<ReloadNumber, string> & { transaction_id: string | null }

/**
 * What customers agreed to, and the attempts to charge them. Whatever changes one takes the transaction of
 * its caller, who changes the wallet or its events with it.
 */
export default class ReloadsService {
  private readonly database: Database

  constructor(dependencies: { __pg_connection__: Knex }, options: Record<string, unknown> = {}) {
    this.database = openDatabase(dependencies.__pg_connection__, options)
  }

  /** The wallet has no other agreement by then: see `endAgreement`. */
  async agree(agreement: NewAgreement, context: Context): Promise<void> {
    const { wallet_id, customer_id, user_id, currency, provider_id, method_id, terms } = agreement
    await this.within(context).rows(
      `insert into ${AGREEMENT} (wallet_id, customer_id, user_id, currency, threshold, amount,
         provider_id, method_id, method, terms)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?)`,
      [
        wallet_id,
        customer_id,
        user_id,
        currency,
        agreement.threshold.toString(),
        agreement.amount.toString(),
        provider_id,
        method_id,
        JSON.stringify(agreement.method),
        terms,
      ]
    )
  }

  /**
   * @param end.agreement_id only this one, which may not be the one in force any more
   * @returns whether there was one to end
   */
  async endAgreement(
    walletId: number,
    {
      reason,
      by,
      agreement_id = null,
    }: { reason: EndReason; by: string; agreement_id?: number | null },
    context: Context
  ): Promise<boolean> {
    const ended = await this.within(context).rows(
      `update ${AGREEMENT} set ended_at = clock_timestamp(), ended_by = ?, end_reason = ?
       where wallet_id = ? and ended_at is null and id = coalesce(?::bigint, id) returning 1`,
      [by, reason, walletId, agreement_id]
    )
    return ended.length > 0
  }

  /** The agreement in force of a wallet, or its last one. */
  async findAgreement(walletId: number): Promise<Agreement | null> {
    const [row] = await this.database.rows<AgreementRow>(
      `select ${AGREEMENT_COLUMNS} from ${AGREEMENT} where wallet_id = ?
       order by (ended_at is null) desc, ${AGREEMENT}.id desc limit 1`,
      [walletId]
    )
    return row ? toAgreement(row) : null
  }

  /** All of a customer's, newest first. */
  async listAgreementsOf(customerId: string): Promise<Agreement[]> {
    const rows = await this.database.rows<AgreementRow>(
      `select ${AGREEMENT_COLUMNS} from ${AGREEMENT} where customer_id = ?
       order by ${AGREEMENT}.id desc`,
      [customerId]
    )
    return rows.map(toAgreement)
  }

  /** Agreements that nothing is charged by until their customer has filled the wallet. */
  async listWaiting(limit: number): Promise<Agreement[]> {
    const rows = await this.database.rows<AgreementRow>(
      `select ${AGREEMENT_COLUMNS} from ${AGREEMENT} where ended_at is null and waits_for_customer
       order by ${AGREEMENT}.id limit ?`,
      [limit]
    )
    return rows.map(toAgreement)
  }

  async stopWaiting(agreementId: number): Promise<void> {
    await this.database.rows(
      `update ${AGREEMENT} set waits_for_customer = false where id = ? and waits_for_customer`,
      [agreementId]
    )
  }

  /**
   * Queues an attempt by an agreement that is in force and due, unless its customer has an open one.
   *
   * @returns the attempt's id, null when none was queued
   */
  async queue(agreementId: number): Promise<number | null> {
    const [row] = await this.database.rows<{ id: string }>(
      `insert into ${RELOAD}
         (agreement_id, wallet_id, customer_id, user_id, currency, amount, provider_id)
       select id, wallet_id, customer_id, user_id, currency, amount, provider_id from ${AGREEMENT}
       where id = ? and ended_at is null and not waits_for_customer
         and (next_attempt_at is null or next_attempt_at <= clock_timestamp())
       on conflict do nothing returning id::text`,
      [agreementId]
    )
    return row ? Number(row.id) : null
  }

  /** Takes an attempt back that has asked nobody for anything. */
  async dropQueued(id: number): Promise<void> {
    await this.database.rows(`delete from ${RELOAD} where id = ? and state = 'queued'`, [id])
  }

  /** Attempts that nobody has charged yet, longest queued first. */
  async listQueued(limit: number): Promise<number[]> {
    const rows = await this.database.rows<{ id: string }>(
      `select id::text from ${RELOAD} where state = 'queued' order by ${RELOAD}.id limit ?`,
      [limit]
    )
    return rows.map(({ id }) => Number(id))
  }

  /**
   * Takes an attempt for charging, of however many callers for one of them, while the agreement that it was
   * queued by is in force.
   */
  async claim(id: number, topupId: string, context: Context): Promise<boolean> {
    const claimed = await this.within(context).rows(
      `update ${RELOAD} set state = 'charging', charged_at = clock_timestamp(), topup_id = ?
       where id = ? and state = any(?) and exists
         (select 1 from ${AGREEMENT} where id = agreement_id and ended_at is null for update)
       returning 1`,
      [topupId, id, statesBefore("charging")]
    )
    return claimed.length > 0
  }

  /** What was charged of a customer in a currency and may have been taken, since some hours; minor units. */
  async sumCharged(customerId: string, currency: string, hours: number): Promise<bigint> {
    const [row] = await this.database.rows<{ sum: string }>(
      `select coalesce(sum(amount), 0)::text as sum from ${RELOAD}
       where customer_id = ? and currency = ? and state in ('charging', 'unknown', 'captured')
         and charged_at > clock_timestamp() - make_interval(hours => ?::int)`,
      [customerId, currency, hours]
    )
    return BigInt(row?.sum ?? 0)
  }

  /**
   * Notes what has come of an attempt, once however many find it out.
   *
   * @returns the attempt as it is then, null when it can't become this, or is it already
   */
  async conclude(
    id: number,
    { state, reason = null, transaction_id = null }: ReloadOutcome,
    context: Context,
    resolution?: ReloadResolution
  ): Promise<Reload | null> {
    const isOpen = OPEN_STATES.includes(state)
    const [row] = await this.within(context).rows<ReloadRow>(
      `update ${RELOAD} set state = ?, reason = ?, transaction_id = coalesce(?, transaction_id),
         ended_at = ${isOpen ? "null" : "clock_timestamp()"},
         resolved_by = coalesce(?, resolved_by), note = coalesce(?, note),
         resolved_at = case when ?::text is null then resolved_at else clock_timestamp() end
       where id = ? and state = any(?) returning ${RELOAD_COLUMNS}`,
      [
        state,
        reason,
        transaction_id,
        resolution?.by ?? null,
        resolution?.note ?? null,
        resolution?.by ?? null,
        id,
        statesBefore(state),
      ]
    )
    return row ? toReload(row) : null
  }

  /** After a capture an agreement begins anew. */
  async noteCapture(agreementId: number, context: Context): Promise<void> {
    await this.within(context).rows(
      `update ${AGREEMENT} set declines = 0, next_attempt_at = null, waits_for_customer = false
       where id = ?`,
      [agreementId]
    )
  }

  /** @returns how many declines there are in a row, this one among them */
  async noteDecline(agreementId: number, context: Context): Promise<number> {
    const [row] = await this.within(context).rows<{ declines: number }>(
      `update ${AGREEMENT} set declines = declines + 1 where id = ? returning declines`,
      [agreementId]
    )
    return row?.declines ?? 0
  }

  async waitUntil(agreementId: number, at: Date, context: Context): Promise<void> {
    await this.within(context).rows(`update ${AGREEMENT} set next_attempt_at = ? where id = ?`, [
      at,
      agreementId,
    ])
  }

  async waitForCustomer(agreementId: number, context: Context): Promise<void> {
    await this.within(context).rows(
      `update ${AGREEMENT} set waits_for_customer = true where id = ?`,
      [agreementId]
    )
  }

  async find(id: number): Promise<Reload | null> {
    return await this.findBy("id = ?", id)
  }

  /** The attempt that a top-up's money is for. */
  async findByTopUp(topupId: string): Promise<Reload | null> {
    return await this.findBy("topup_id = ?", topupId)
  }

  /**
   * Attempts of which something may have become known: those of which nobody knows what has come, those
   * whose charge has taken too long, and those that came to nothing lately, whose money may arrive late.
   */
  async listUnsettled({
    chargedBefore,
    endedAfter,
    limit,
  }: {
    chargedBefore: Date
    endedAfter: Date
    limit: number
  }): Promise<Reload[]> {
    const rows = await this.database.rows<ReloadRow>(
      `(select ${RELOAD_COLUMNS} from ${RELOAD}
         where state = 'unknown' or (state = 'charging' and charged_at < ?)
         order by ${RELOAD}.id limit ?)
       union all
       (select ${RELOAD_COLUMNS} from ${RELOAD}
         where state in ('declined', 'needs_customer') and ended_at > ?
         order by ended_at desc limit ?)`,
      [chargedBefore, limit, endedAfter, limit]
    )
    return rows.map(toReload)
  }

  /** Attempts of which nobody knows what has come, and since when the first of them was charged. */
  async readUnknown(): Promise<UnknownReloads> {
    const [row] = await this.database.rows<UnknownReloads>(
      `select count(*)::int as unknown, min(charged_at) as oldest from ${RELOAD}
       where state = 'unknown'`
    )
    return row
  }

  /** Newest first. */
  async list(filter: ReloadFilter & PageOf): Promise<{ data: Reload[]; total: number }> {
    const { data, total } = await readPage<ReloadRow, ReloadFilter>(
      this.database,
      LISTED,
      filter,
      filter
    )
    return { data: data.map(toReload), total }
  }

  /** All of a customer's, newest first. */
  async listOf(customerId: string): Promise<Reload[]> {
    const rows = await this.database.rows<ReloadRow>(
      `select ${RELOAD_COLUMNS} from ${RELOAD} where customer_id = ? order by ${RELOAD}.id desc`,
      [customerId]
    )
    return rows.map(toReload)
  }

  /** Erases what was charged of a customer, what they were shown, and what staff wrote. */
  async erase(customerId: string): Promise<void> {
    await this.database.rows(
      `update ${AGREEMENT} set method_id = null, method = null, terms = null
       where customer_id = ? and ended_at is not null`,
      [customerId]
    )
    await this.database.rows(
      `update ${RELOAD} set note = null where customer_id = ? and note is not null`,
      [customerId]
    )
  }

  private async findBy(condition: string, value: number | string): Promise<Reload | null> {
    const [row] = await this.database.rows<ReloadRow>(
      `select ${RELOAD_COLUMNS} from ${RELOAD} where ${condition}`,
      [value]
    )
    return row ? toReload(row) : null
  }

  /** The transaction that a caller brings. @throws Error when the context has none */
  private within(context: Context): Connection {
    const transaction = transactionOf(context)
    if (!transaction) {
      throw new Error("Agreements and reloads change in a transaction of the caller's only")
    }
    return transaction
  }
}

function toAgreement(row: AgreementRow): Agreement {
  return {
    ...row,
    id: Number(row.id),
    wallet_id: Number(row.wallet_id),
    user_id: Number(row.user_id),
    threshold: BigInt(row.threshold),
    amount: BigInt(row.amount),
  }
}

function toReload(row: ReloadRow): Reload {
  return {
    ...row,
    id: Number(row.id),
    agreement_id: Number(row.agreement_id),
    wallet_id: Number(row.wallet_id),
    user_id: Number(row.user_id),
    amount: BigInt(row.amount),
    transaction_id: row.transaction_id === null ? null : Number(row.transaction_id),
  }
}
