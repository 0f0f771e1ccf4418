import type { Connection } from "../../../database/connection"
import { type PageOf, readPage } from "../../../database/read-page"
import {
  EXPIRY_ACTOR,
  type ExpiryRule,
  type ListedExpiryRule,
  type NewExpiryRule,
  type Page,
  type Purpose,
  TEST_CURRENCY,
} from "../types"
import { iso } from "./entry-json"
import { expiryAt } from "./past"

/**
 * A rule begins and ends so long after it was asked for, at the earliest. By then whoever books what has
 * lapsed sees it, so that all agree on the rule that is in force at an instant.
 */
export const RULE_LEAD_MS = 10_000

/** SQL: the rule for a lot when it lapses; the narrower one goes before, then the newer. */
function ruleFor(lot: string, wallet: string): string {
  return `SELECT rule.* FROM ledger_expiry_rule rule
    WHERE rule.starts_at <= ${lot}.expires_at
      AND (rule.ends_at IS NULL OR rule.ends_at > ${lot}.expires_at)
      AND (rule.currency IS NULL OR rule.currency = ${wallet}.currency)
      AND (rule.purpose IS NULL OR rule.purpose = ${lot}.purpose)
    ORDER BY (rule.purpose IS NULL), (rule.currency IS NULL), rule.id DESC LIMIT 1`
}

/**
 * SQL: whether money of a lot has come back by a rule before. A lot that a rule opened says so by who
 * booked its entry; one that came by a transfer, or by taking an entry back, is asked what it came from: of
 * a transfer, what was to lapse when it arrived to lapse, wherever either was moved to afterwards.
 */
function cameBack(lot: string): string {
  return `EXISTS (
    WITH RECURSIVE line AS (
      SELECT ${lot}.entry_id, ${lot}.purpose, ${expiryAt(lot, "0")} AS opened_until
      UNION
      SELECT origin.entry_id, origin.purpose, ${expiryAt("origin", "0")}
      FROM line JOIN ledger_entry entry ON entry.id = line.entry_id
        JOIN ledger_entry source ON source.id = coalesce(entry.reverses_entry_id, (
          SELECT sent.id FROM ledger_entry sent
          WHERE sent.transfer_group_id = entry.transfer_group_id AND sent.type = 'transfer_out'
            AND entry.type = 'transfer_in'
        ))
        CROSS JOIN LATERAL unnest(source.lot_ids) AS part (lot_id)
        JOIN ledger_lot origin ON origin.id = part.lot_id AND origin.purpose = line.purpose
          AND (entry.reverses_entry_id IS NOT NULL
            OR ${expiryAt("origin", "source.seq")} IS NOT DISTINCT FROM line.opened_until)
    )
    SELECT 1 FROM line JOIN ledger_entry entry ON entry.id = line.entry_id
    WHERE entry.type = 'credit' AND entry.actor = '${EXPIRY_ACTOR}'
  )`
}

/**
 * SQL: what would come back of a lot when it lapses, as JSON; null for nothing. As `comingBack` works it
 * out.
 */
export function comingBackAsJson(lot: string, wallet: string): string {
  const part = `CASE rule.action WHEN 'extend' THEN ${lot}.remaining::numeric
    ELSE div(${lot}.remaining::numeric * rule.basis_points, 10000) END`
  return `(
    SELECT jsonb_build_object('action', rule.action, 'amount', (${part})::text,
      'expiry_date', ${iso(`(${lot}.expires_at + rule.days * interval '24 hours')`)})
    FROM (${ruleFor(lot, wallet)}) rule
    WHERE rule.action <> 'forfeit' AND ${part} > 0 AND ${wallet}.currency <> '${TEST_CURRENCY}'
      AND NOT ${cameBack(lot)}
  )`
}

/** What becomes of lots when they lapse, by lot; those that lapse for good are left out. */
export async function readExpiryRules(
  connection: Connection,
  lotIds: readonly number[]
): Promise<Map<number, ExpiryRule>> {
  if (!lotIds.length) {
    return new Map()
  }
  const rows = await connection.query({
    prepared: true,
    text: `SELECT lot.id, rule.id, rule.action, rule.days, rule.basis_points
      FROM ledger_lot lot JOIN ledger_wallet wallet ON wallet.id = lot.wallet_id
        CROSS JOIN LATERAL (${ruleFor("lot", "wallet")}) rule
      WHERE lot.id = ANY($1::bigint[]) AND rule.action <> 'forfeit'
        AND wallet.currency <> '${TEST_CURRENCY}' AND NOT ${cameBack("lot")}`,
    values: [lotIds],
  })
  return new Map(
    rows.map(([lotId, id, action, days, basis_points]) => [
      Number(lotId),
      toRule({ id, action, days, basis_points }),
    ])
  )
}

/** Those of the wallets of which credits have lapsed that come back in part or whole, and are not booked. */
export async function findRegainingWallets(
  connection: Connection,
  walletIds: readonly number[],
  now: Date | null
): Promise<number[]> {
  const rows = await connection.query({
    text: `WITH moment AS (SELECT coalesce($2::timestamptz, clock_timestamp()) AS now)
      SELECT DISTINCT lot.wallet_id
      FROM moment, ledger_lot lot JOIN ledger_wallet wallet ON wallet.id = lot.wallet_id
        CROSS JOIN LATERAL (${ruleFor("lot", "wallet")}) rule
      WHERE lot.wallet_id = ANY($1::bigint[]) AND lot.open AND lot.expires_at <= moment.now
        AND rule.action <> 'forfeit' AND lot.expires_at + rule.days * interval '24 hours' > moment.now
        AND wallet.currency <> '${TEST_CURRENCY}' AND NOT ${cameBack("lot")}
        AND (lot.remaining > lot.held OR EXISTS (
          SELECT 1 FROM ledger_hold hold WHERE hold.wallet_id = lot.wallet_id
            AND hold.status = 'active' AND hold.expires_at <= moment.now))`,
    values: [walletIds, now],
  })
  return rows.map(([id]) => Number(id))
}

type RuleRow = Record<"id" | "action" | "days" | "basis_points", string | number | null>

function toRule({ id, action, days, basis_points }: RuleRow): ExpiryRule {
  switch (action) {
    case "extend":
      return { id: Number(id), action, days: Number(days) }
    case "convert":
      return { id: Number(id), action, days: Number(days), basis_points: Number(basis_points) }
    default:
      return { id: Number(id), action: "forfeit" }
  }
}

type ListedRow = RuleRow & Omit<ListedExpiryRule, keyof ExpiryRule>

const COLUMNS = `rule.id, rule.action, rule.days, rule.basis_points, rule.currency, rule.purpose,
  rule.starts_at, rule.ends_at, rule.created_by, rule.created_at, rule.ended_by`

function toListed(row: ListedRow): ListedExpiryRule {
  const { currency, purpose, starts_at, ends_at, created_by, created_at, ended_by } = row
  return {
    ...toRule(row),
    currency,
    purpose: purpose as Purpose | null,
    starts_at,
    ends_at,
    created_by,
    created_at,
    ended_by,
  }
}

/** SQL: the first instant from which a rule can begin or end. */
function earliest(now: string): string {
  return `date_trunc('milliseconds', coalesce(cast(${now} AS timestamptz), clock_timestamp()))
    + interval '${RULE_LEAD_MS} milliseconds'`
}

/**
 * Makes a rule. It begins when it says, but never so soon that somebody could miss it.
 *
 * @returns null when it would end before it begins
 */
export async function makeExpiryRule(
  connection: Connection,
  rule: NewExpiryRule,
  now: Date | null
): Promise<ListedExpiryRule | null> {
  const rows = await connection.rows<ListedRow>(
    `INSERT INTO ledger_expiry_rule AS rule
      (action, days, basis_points, currency, purpose, starts_at, ends_at, created_by, created_at)
    SELECT :action, :days, :basis_points, :currency, :purpose, first.at, cast(:ends_at AS timestamptz),
      :actor, first.at - interval '${RULE_LEAD_MS} milliseconds'
    FROM (SELECT greatest(cast(:starts_at AS timestamptz), ${earliest(":now")}) AS at) first
    WHERE cast(:ends_at AS timestamptz) IS NULL OR cast(:ends_at AS timestamptz) > first.at
    RETURNING ${COLUMNS}`,
    {
      action: rule.action,
      days: rule.action === "forfeit" ? null : rule.days,
      basis_points: rule.action === "convert" ? rule.basis_points : null,
      currency: rule.currency,
      purpose: rule.purpose,
      starts_at: rule.starts_at,
      ends_at: rule.ends_at,
      actor: rule.actor,
      now,
    }
  )
  return rows[0] ? toListed(rows[0]) : null
}

export interface EndedRule {
  rule: ListedExpiryRule
  changed: boolean
}

/**
 * Lets a rule end as soon as can be; one that has not begun by then never will. What lapsed before stays
 * as it was. One that ends sooner already is left alone.
 *
 * @returns the rule as it is then and whether that changed it; null when there is none with this id
 */
export async function endExpiryRule(
  connection: Connection,
  { id, actor }: { id: number; actor: string },
  now: Date | null
): Promise<EndedRule | null> {
  const rows = await connection.rows<ListedRow & { changed: boolean }>(
    `WITH ended AS (
      UPDATE ledger_expiry_rule rule SET ended_by = :actor,
        ends_at = greatest(rule.starts_at, ${earliest(":now")})
      WHERE rule.id = :id AND (rule.ends_at IS NULL
        OR rule.ends_at > greatest(rule.starts_at, ${earliest(":now")}))
      RETURNING ${COLUMNS}
    )
    SELECT *, true AS changed FROM ended
    UNION ALL SELECT ${COLUMNS}, false FROM ledger_expiry_rule rule
    WHERE rule.id = :id AND NOT EXISTS (SELECT 1 FROM ended)`,
    { id, actor, now }
  )
  return rows[0] ? { rule: toListed(rows[0]), changed: rows[0].changed } : null
}

export interface ExpiryRuleQuery extends PageOf {
  /** Only rules that end after this instant, or never. */
  after?: Date
}

/** Rules, newest first. */
export async function listExpiryRules(
  connection: Pick<Connection, "rows">,
  { page, per_page, ...filter }: ExpiryRuleQuery
): Promise<Page<ListedExpiryRule>> {
  const { data, total } = await readPage<ListedRow, Omit<ExpiryRuleQuery, keyof PageOf>>(
    connection,
    {
      columns: COLUMNS,
      from: "ledger_expiry_rule rule",
      conditions: { after: "(rule.ends_at IS NULL OR rule.ends_at > ?)" },
      orderBy: "rule.id DESC",
    },
    filter,
    { page, per_page }
  )
  return { data: data.map(toListed), total }
}
