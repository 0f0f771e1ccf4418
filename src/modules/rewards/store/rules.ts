import type { Connection, Transaction } from "../../../database/connection"
import { type Listing, type PageOf, readPage } from "../../../database/read-page"
import type { Grant, OrderFacts, Rule, RuleFilter, RuleTerms, RuleType, Tier } from "../types"

/** Amounts as text: no parser of the host's can turn money into a float. */
const COLUMNS = `id::text, type, name, active, starts_at, ends_at, priority, stackable, currency,
  basis_points, fixed_amount::text, referrer_gets, friend_gets, friends_limit, friends_limit_days,
  counts, every::text, tiers, cap_per_order::text, cap_per_customer::text,
  minimum_order::text, product_ids, category_ids, collection_ids, customer_group_ids,
  waiting_days, expires_days, budget::text, spent::text, created_by, created_at, updated_at`

const LISTED: Listing<RuleFilter> = {
  columns: COLUMNS,
  from: "rewards_rule",
  conditions: { type: "type = ?", active: "active = ?" },
  orderBy: "priority desc, rewards_rule.id",
}

/** Columns that a merchant writes, with their types. */
const WRITTEN = {
  type: "text",
  name: "text",
  active: "boolean",
  starts_at: "timestamptz",
  ends_at: "timestamptz",
  priority: "integer",
  stackable: "boolean",
  currency: "text",
  basis_points: "integer",
  fixed_amount: "bigint",
  referrer_gets: "jsonb",
  friend_gets: "jsonb",
  friends_limit: "integer",
  friends_limit_days: "integer",
  counts: "text",
  every: "bigint",
  tiers: "jsonb",
  cap_per_order: "bigint",
  cap_per_customer: "bigint",
  minimum_order: "bigint",
  product_ids: "text[]",
  category_ids: "text[]",
  collection_ids: "text[]",
  customer_group_ids: "text[]",
  waiting_days: "integer",
  expires_days: "integer",
  budget: "bigint",
} as const satisfies Record<keyof RuleTerms, string>

type Amount = "fixed_amount" | "every" | "cap_per_order" | "cap_per_customer" | "budget"
type GrantField = "referrer_gets" | "friend_gets"
/** As JSON has it. */
type GrantRow = Record<"fixed_amount" | "cap_per_order", string | null> &
  Pick<Grant, "basis_points">
type Row = Omit<Rule, Amount | GrantField | "id" | "minimum_order" | "spent" | "tiers"> &
  Record<Amount, string | null> &
  Record<GrantField, GrantRow | null> &
  Record<"id" | "minimum_order" | "spent", string> & { tiers: Record<keyof Tier, string>[] }

export async function createRule(
  connection: Connection,
  terms: RuleTerms,
  actor: string
): Promise<Rule> {
  const columns = Object.keys(WRITTEN) as (keyof RuleTerms)[]
  const marks = columns.map((column, index) => `$${index + 1}::${WRITTEN[column]}`)
  const [row] = await connection.objects<Row>({
    text: `insert into rewards_rule (${columns.join(", ")}, created_by)
      values (${marks.join(", ")}, $${columns.length + 1}) returning ${COLUMNS}`,
    values: [...wiresOf(terms, columns), actor],
  })
  return toRule(row)
}

/** @returns null when there is none; "overspent" when more is spent than the budget that it should have */
export async function updateRule(
  transaction: Transaction,
  id: number,
  terms: Partial<RuleTerms>
): Promise<Rule | null | "overspent"> {
  const found = await lockRule(transaction, id)
  if (!found) return null
  if (terms.budget != null && terms.budget < found.spent) return "overspent"
  const columns = (Object.keys(WRITTEN) as (keyof RuleTerms)[]).filter(
    (column) => terms[column] !== undefined
  )
  const sets = columns.map((column, index) => `${column} = $${index + 2}::${WRITTEN[column]}`)
  const [row] = await transaction.objects<Row>({
    text: `update rewards_rule set ${[...sets, "updated_at = clock_timestamp()"].join(", ")}
      where id = $1::bigint returning ${COLUMNS}`,
    values: [id, ...wiresOf(terms, columns)],
  })
  return toRule(row)
}

export async function deleteRule(
  transaction: Transaction,
  id: number
): Promise<Rule | null | "in_use"> {
  const found = await lockRule(transaction, id)
  if (!found) return null
  const used = await transaction.objects({
    text: `select 1 from rewards_award where rule_id = $1::bigint
      union all select 1 from rewards_counted where rule_id = $1::bigint limit 1`,
    values: [id],
  })
  if (used.length) return "in_use"
  await transaction.objects({
    text: "delete from rewards_rule where id = $1::bigint",
    values: [id],
  })
  return found
}

/** Nobody decides by it, nor changes it, until the transaction ends. */
async function lockRule(transaction: Transaction, id: number): Promise<Rule | null> {
  const [row] = await transaction.objects<Row>({
    text: `select ${COLUMNS} from rewards_rule where id = $1::bigint for update`,
    values: [id],
  })
  return row ? toRule(row) : null
}

export async function findRule(connection: Connection, id: number): Promise<Rule | null> {
  const [row] = await connection.objects<Row>({
    text: `select ${COLUMNS} from rewards_rule where id = $1::bigint`,
    values: [id],
  })
  return row ? toRule(row) : null
}

export async function listRules(connection: Connection, filter: RuleFilter & PageOf) {
  const { data, total } = await readPage<Row, RuleFilter>(connection, LISTED, filter, filter)
  return { data: data.map(toRule), total }
}

/** Those of a type that are running, and others by their ids; by priority. */
export async function findRunning(
  connection: Connection,
  type: RuleType,
  ids: readonly number[] = []
): Promise<Rule[]> {
  const rows = await connection.objects<Row>({
    text: `select ${COLUMNS} from rewards_rule where type = $2
      and (id = any($1::bigint[]) or (active and starts_at <= now()
        and (ends_at is null or ends_at > now())))
      order by priority desc, rewards_rule.id`,
    values: [ids, type],
  })
  return rows.map(toRule)
}

export async function hasRules(connection: Connection, since: Date): Promise<boolean> {
  const rows = await connection.objects({
    text: "select 1 from rewards_rule where active and (ends_at is null or ends_at > $1) limit 1",
    values: [since],
  })
  return rows.length > 0
}

/** What a customer would see: rules that run now, or what earlier ones brought them. */
export interface Seen {
  rewards: boolean
  referrals: boolean
}

export async function readSeen(connection: Connection, customerId: string): Promise<Seen> {
  const [row] = await connection.objects<Seen>({
    text: `with running as (
        select type from rewards_rule where active and starts_at <= now()
          and (ends_at is null or ends_at > now())
      )
      select exists (select 1 from running where type <> 'referral')
          or exists (select 1 from rewards_award where customer_id = $1) as rewards,
        exists (select 1 from running where type = 'referral')
          or exists (select 1 from rewards_referral_code where customer_id = $1) as referrals`,
    values: [customerId],
  })
  return row!
}

/** In the order of their ids, so that of two transactions none waits for the other. */
export async function lockRules(
  connection: Connection,
  { currency, placed_at }: OrderFacts,
  ids: readonly number[]
): Promise<Rule[]> {
  const rows = await connection.objects<Row>({
    text: `select ${COLUMNS} from rewards_rule
      where id = any($3::bigint[]) or (active and currency = $1 and starts_at <= $2
        and created_at <= $2 and (ends_at is null or ends_at > $2))
      order by rewards_rule.id for update`,
    values: [currency, placed_at, ids],
  })
  return rows.map(toRule)
}

/** The table itself refuses what exceeds the budget. */
export async function spend(connection: Connection, id: number, amount: bigint): Promise<void> {
  await connection.objects({
    text: "update rewards_rule set spent = spent + $2::bigint where id = $1::bigint",
    values: [id, amount.toString()],
  })
}

function wiresOf(terms: Partial<RuleTerms>, columns: readonly (keyof RuleTerms)[]): unknown[] {
  const wire = (_: string, value: unknown) => (typeof value === "bigint" ? value.toString() : value)
  return columns.map((column) => {
    const value = terms[column]
    return WRITTEN[column] === "jsonb" && value !== null
      ? JSON.stringify(value, wire)
      : wire(column, value)
  })
}

function toRule(row: Row): Rule {
  const amount = (text: string | null) => (text === null ? null : BigInt(text))
  const grant = (granted: GrantRow | null): Grant | null =>
    granted && {
      basis_points: granted.basis_points,
      fixed_amount: amount(granted.fixed_amount),
      cap_per_order: amount(granted.cap_per_order),
    }
  return {
    ...row,
    id: Number(row.id),
    fixed_amount: amount(row.fixed_amount),
    referrer_gets: grant(row.referrer_gets),
    friend_gets: grant(row.friend_gets),
    every: amount(row.every),
    tiers: row.tiers.map((tier) => ({
      threshold: BigInt(tier.threshold),
      amount: BigInt(tier.amount),
    })),
    cap_per_order: amount(row.cap_per_order),
    cap_per_customer: amount(row.cap_per_customer),
    budget: amount(row.budget),
    minimum_order: BigInt(row.minimum_order),
    spent: BigInt(row.spent),
  }
}
