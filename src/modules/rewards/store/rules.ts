import type { Connection } from "../../../database/connection"
import { sqlState } from "../../../database/errors"
import { type Listing, type PageOf, readPage } from "../../../database/read-page"
import type { OrderFacts, Rule, RuleFilter, RuleTerms } from "../types"

const CHECK_VIOLATION = "23514"
const FOREIGN_KEY_VIOLATION = "23503"

/** Amounts as text: no parser of the host's can turn money into a float. */
const COLUMNS = `id::text, type, name, active, starts_at, ends_at, priority, stackable, currency,
  basis_points, fixed_amount::text, cap_per_order::text, cap_per_customer::text,
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

type Amount = "fixed_amount" | "cap_per_order" | "cap_per_customer" | "budget"
type Row = Omit<Rule, Amount | "id" | "minimum_order" | "spent"> &
  Record<Amount, string | null> & { id: string; minimum_order: string; spent: string }

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
    values: [...columns.map((column) => wireOf(terms[column])), actor],
  })
  return toRule(row)
}

/** @returns null when there is none; "overspent" when more is spent than the budget that it should have */
export async function updateRule(
  connection: Connection,
  id: number,
  terms: Partial<RuleTerms>
): Promise<Rule | null | "overspent"> {
  const columns = (Object.keys(WRITTEN) as (keyof RuleTerms)[]).filter(
    (column) => terms[column] !== undefined
  )
  const sets = columns.map((column, index) => `${column} = $${index + 2}::${WRITTEN[column]}`)
  try {
    const [row] = await connection.objects<Row>({
      text: `update rewards_rule set ${[...sets, "updated_at = clock_timestamp()"].join(", ")}
        where id = $1::bigint returning ${COLUMNS}`,
      values: [id, ...columns.map((column) => wireOf(terms[column]))],
    })
    return row ? toRule(row) : null
  } catch (error) {
    // Whatever else the table refuses, callers refuse before.
    if (terms.budget !== undefined && sqlState(error) === CHECK_VIOLATION) return "overspent"
    throw error
  }
}

export async function deleteRule(
  connection: Connection,
  id: number
): Promise<"deleted" | "not_found" | "in_use"> {
  try {
    const rows = await connection.objects({
      text: "delete from rewards_rule where id = $1::bigint returning id",
      values: [id],
    })
    return rows.length ? "deleted" : "not_found"
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY_VIOLATION) return "in_use"
    throw error
  }
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

export async function hasRules(connection: Connection, since: Date): Promise<boolean> {
  const rows = await connection.objects({
    text: "select 1 from rewards_rule where active and (ends_at is null or ends_at > $1) limit 1",
    values: [since],
  })
  return rows.length > 0
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

function wireOf(value: unknown): unknown {
  return typeof value === "bigint" ? value.toString() : value
}

function toRule(row: Row): Rule {
  const amount = (text: string | null) => (text === null ? null : BigInt(text))
  return {
    ...row,
    id: Number(row.id),
    fixed_amount: amount(row.fixed_amount),
    cap_per_order: amount(row.cap_per_order),
    cap_per_customer: amount(row.cap_per_customer),
    budget: amount(row.budget),
    minimum_order: BigInt(row.minimum_order),
    spent: BigInt(row.spent),
  }
}
