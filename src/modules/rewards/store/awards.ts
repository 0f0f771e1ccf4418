import type { Connection } from "../../../database/connection"
import { type Listing, type PageOf, readPage } from "../../../database/read-page"
import type { Decision } from "../core/earn"
import type { StepDecision } from "../core/milestones"
import type { SideDecision } from "../core/referrals"
import type {
  Award,
  AwardFilter,
  AwardReason,
  AwardStatus,
  CountedOrder,
  OrderFacts,
  Referral,
  Rule,
} from "../types"

const DAY_MS = 24 * 60 * 60 * 1000

/** Amounts as text: no parser of the host's can turn money into a float. */
const COLUMNS = `award.id::text, award.rule_id::text, rule.name as rule_name, rule.type,
  award.step::text, award.side, award.order_id, seen.display_id::text, award.customer_id, award.currency, award.status,
  award.reason, award.item_ids, award.goods::text, award.order_goods::text, award.base::text,
  award.amount::text, award.taken_back::text, award.missing::text, award.due_at,
  award.expires_days, award.awarded_at, award.wallet_id::text, award.transaction_id::text,
  award.created_at, award.updated_at`
const TABLES = `rewards_award award
  join rewards_rule rule on rule.id = award.rule_id
  join rewards_order seen on seen.order_id = award.order_id`

const LISTED: Listing<AwardFilter> = {
  columns: COLUMNS,
  from: TABLES,
  conditions: {
    rule_id: "award.rule_id = ?",
    customer_id: "award.customer_id = ?",
    status: "award.status = ?",
  },
  orderBy: "award.id desc",
}

type Numeric =
  "id" | "rule_id" | "display_id" | "goods" | "order_goods" | "base" | "amount" | "taken_back"
type Row = Omit<Award, Numeric | "missing" | "step" | "wallet_id" | "transaction_id"> &
  Record<Numeric | "missing", string> &
  Record<"step" | "wallet_id" | "transaction_id", string | null>

/** An award, with whether it is due by the database's clock. */
export type LockedAward = Award & { is_due: boolean }

/** What becomes of an award; what is absent stays. */
export interface AwardChange {
  status?: AwardStatus
  reason?: AwardReason
  taken_back?: bigint
  missing?: bigint
  credited?: { wallet_id: number; transaction_id: number; at: Date }
}

export async function listAwards(connection: Connection, filter: AwardFilter & PageOf) {
  const { data, total } = await readPage<Row, AwardFilter>(connection, LISTED, filter, filter)
  return { data: data.map(toAward), total }
}

/**
 * Oldest first. Whoever has locked the order has them to itself; those for a step, whoever has locked
 * their rule.
 */
export async function awardsOf(connection: Connection, orderId: string): Promise<LockedAward[]> {
  return await readLocked(connection, "award.order_id = $1", [orderId])
}

/** What a customer got for the steps of a rule, whichever order reached them. */
export async function stepsOf(
  connection: Connection,
  { rule_id, customer_id }: Pick<CountedOrder, "rule_id" | "customer_id">
): Promise<LockedAward[]> {
  const condition =
    "award.step is not null and award.rule_id = $1::bigint and award.customer_id = $2"
  return await readLocked(connection, condition, [rule_id, customer_id])
}

async function readLocked(
  connection: Connection,
  condition: string,
  values: unknown[]
): Promise<LockedAward[]> {
  const rows = await connection.objects<Row & { is_due: boolean }>({
    text: `select ${COLUMNS}, coalesce(award.due_at <= clock_timestamp(), false) as is_due
      from ${TABLES} where ${condition} order by award.id`,
    values,
  })
  return rows.map((row) => ({ ...toAward(row), is_due: row.is_due }))
}

/** Steps that are decided for good: all but those whose award was taken back before it was credited. */
export async function findDecidedSteps(
  connection: Connection,
  customerId: string,
  ruleIds: readonly number[]
): Promise<Map<number, Set<bigint>>> {
  const rows = await connection.objects<{ rule_id: string; step: string }>({
    text: `select rule_id::text, step::text from rewards_award
      where customer_id = $1 and rule_id = any($2::bigint[]) and step is not null
        and (status <> 'taken_back' or transaction_id is not null)`,
    values: [customerId, ruleIds],
  })
  const steps = new Map(ruleIds.map((id) => [id, new Set<bigint>()]))
  for (const { rule_id, step } of rows) steps.get(Number(rule_id))?.add(BigInt(step))
  return steps
}

export async function findWithAwards(
  connection: Connection,
  orderIds: readonly string[]
): Promise<string[]> {
  const rows = await connection.objects<{ order_id: string }>({
    text: `select order_id from rewards_award where order_id = any($1::text[])
        and status in ('waiting', 'pending', 'awarded')
      union
      select order_id from rewards_counted where order_id = any($1::text[])
        and (counted > 0 or reason = 'not_paid')`,
    values: [orderIds],
  })
  return rows.map(({ order_id }) => order_id)
}

/** What a customer has of rules, less what was taken back. */
export async function givenTo(
  connection: Connection,
  customerId: string,
  ruleIds: readonly number[]
): Promise<Map<number, bigint>> {
  const rows = await connection.objects<{ rule_id: string; given: string }>({
    text: `select rule_id::text, sum(amount - taken_back)::text as given from rewards_award
      where customer_id = $1 and rule_id = any($2::bigint[])
        and status in ('pending', 'awarded', 'taken_back') group by rule_id`,
    values: [customerId, ruleIds],
  })
  return new Map(rows.map(({ rule_id, given }) => [Number(rule_id), BigInt(given)]))
}

/** One for each rule and order: what was decided for good stays. */
export async function putAward(
  connection: Connection,
  rule: Rule,
  order: OrderFacts,
  { reason, item_ids, goods, order_goods, base, amount }: Decision
): Promise<void> {
  const status = reason === "not_paid" ? "waiting" : reason ? "refused" : "pending"
  const rows = await connection.objects({
    text: `insert into rewards_award (rule_id, order_id, customer_id, currency, status, reason,
        item_ids, goods, order_goods, base, amount, due_at, expires_days)
      values ($1::bigint, $2, $3, $4, $5, $6, $7::text[], $8::bigint, $9::bigint, $10::bigint,
        $11::bigint, $12::timestamptz, $13::integer)
      on conflict (rule_id, order_id) where step is null and side is null do update
        set customer_id = excluded.customer_id,
        status = excluded.status, reason = excluded.reason, item_ids = excluded.item_ids,
        goods = excluded.goods, order_goods = excluded.order_goods, base = excluded.base,
        amount = excluded.amount, due_at = excluded.due_at, expires_days = excluded.expires_days,
        updated_at = clock_timestamp()
      where rewards_award.status = 'waiting' returning id`,
    values: [
      rule.id,
      order.id,
      order.customer_id,
      order.currency,
      status,
      reason,
      item_ids,
      ...[goods, order_goods, base, amount].map(String),
      status === "pending" ? dueOf(rule, order) : null,
      rule.expires_days,
    ],
  })
  if (!rows.length) {
    throw new Error(`Rule ${rule.id} has decided about order ${order.id} before`)
  }
}

/** One for each side of a referral, for good. */
export async function putSide(
  connection: Connection,
  rule: Rule,
  order: OrderFacts,
  { id, referrer_id, friend_id }: Referral,
  { side, reason, item_ids, goods, order_goods, base, amount }: SideDecision
): Promise<void> {
  await connection.objects({
    text: `insert into rewards_award (rule_id, order_id, referral_id, side, customer_id, currency,
        status, reason, item_ids, goods, order_goods, base, amount, due_at, expires_days)
      values ($1::bigint, $2, $3::bigint, $4, $5, $6, $7, $8, $9::text[], $10::bigint, $11::bigint,
        $12::bigint, $13::bigint, $14::timestamptz, $15::integer)`,
    values: [
      rule.id,
      order.id,
      id,
      side,
      side === "friend" ? friend_id : referrer_id,
      order.currency,
      reason ? "refused" : "pending",
      reason,
      item_ids,
      ...[goods, order_goods, base, amount].map(String),
      reason ? null : dueOf(rule, order),
      rule.expires_days,
    ],
  })
}

/**
 * One for each rule, customer and step. A step whose award was taken back before it was credited is
 * given with the order that reaches it again.
 */
export async function putStep(
  connection: Connection,
  rule: Rule,
  order: OrderFacts,
  { customer_id, item_ids, goods, order_goods, base }: CountedOrder,
  { threshold, amount, reason }: StepDecision
): Promise<void> {
  const rows = await connection.objects({
    text: `insert into rewards_award (rule_id, order_id, customer_id, currency, step, status, reason,
        item_ids, goods, order_goods, base, amount, due_at, expires_days)
      values ($1::bigint, $2, $3, $4, $5::bigint, $6, $7, $8::text[], $9::bigint, $10::bigint,
        $11::bigint, $12::bigint, $13::timestamptz, $14::integer)
      on conflict (rule_id, customer_id, step) where step is not null do update
        set order_id = excluded.order_id, status = excluded.status, reason = excluded.reason,
        item_ids = excluded.item_ids, goods = excluded.goods, order_goods = excluded.order_goods,
        base = excluded.base, amount = excluded.amount, taken_back = 0, due_at = excluded.due_at,
        expires_days = excluded.expires_days, updated_at = clock_timestamp()
      where rewards_award.status = 'taken_back' and rewards_award.transaction_id is null
      returning id`,
    values: [
      rule.id,
      order.id,
      customer_id,
      order.currency,
      threshold.toString(),
      reason ? "refused" : "pending",
      reason,
      item_ids,
      ...[goods, order_goods, base, amount].map(String),
      reason ? null : dueOf(rule, order),
      rule.expires_days,
    ],
  })
  if (!rows.length) throw new Error(`Rule ${rule.id} has decided about step ${threshold} before`)
}

function dueOf(rule: Rule, order: OrderFacts): Date {
  return new Date(order.paid_at.getTime() + rule.waiting_days * DAY_MS)
}

export async function changeAward(
  connection: Connection,
  id: number,
  { status, reason, taken_back, missing, credited }: AwardChange
): Promise<void> {
  await connection.objects({
    text: `update rewards_award set status = coalesce($2, status),
        taken_back = coalesce($3::bigint, taken_back), missing = coalesce($4::bigint, missing),
        wallet_id = coalesce($5::bigint, wallet_id),
        transaction_id = coalesce($6::bigint, transaction_id),
        awarded_at = coalesce($7::timestamptz, awarded_at),
        reason = coalesce($8, reason), updated_at = clock_timestamp()
      where id = $1::bigint`,
    values: [
      id,
      status ?? null,
      taken_back?.toString() ?? null,
      missing?.toString() ?? null,
      credited?.wallet_id ?? null,
      credited?.transaction_id ?? null,
      credited?.at ?? null,
      reason ?? null,
    ],
  })
}

function toAward(row: Row): Award {
  return {
    ...row,
    id: Number(row.id),
    rule_id: Number(row.rule_id),
    step: row.step === null ? null : BigInt(row.step),
    display_id: Number(row.display_id),
    goods: BigInt(row.goods),
    order_goods: BigInt(row.order_goods),
    base: BigInt(row.base),
    amount: BigInt(row.amount),
    taken_back: BigInt(row.taken_back),
    missing: BigInt(row.missing),
    wallet_id: row.wallet_id === null ? null : Number(row.wallet_id),
    transaction_id: row.transaction_id === null ? null : Number(row.transaction_id),
  }
}
