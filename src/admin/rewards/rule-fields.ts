import type { NewRewardRule, ReferralGrant, RewardRule } from "../../../packages/types/admin"
import { parseMoney, toTyped } from "../money/money"

/** Percents have two decimals, as hundredths of the dollar have: they are read and written alike. */
const HUNDREDTHS = "USD"

/** A step of a milestone as it is typed. */
export interface TierFields {
  threshold: string
  amount: string
}

/** What one side of a referral gets, as it is typed. */
export interface GrantFields {
  kind: "nothing" | "percent" | "fixed"
  percent: string
  amount: string
  cap: string
}

export type AmountField =
  "fixed_amount" | "cap_per_order" | "cap_per_customer" | "minimum_order" | "budget"

/** A rule as it is typed. */
export interface RuleFields extends Record<AmountField, string> {
  type: NewRewardRule["type"]
  name: string
  currency: string
  kind: "percent" | "fixed"
  counts: "spend" | "orders"
  again: "tiers" | "every"
  every: string
  tiers: TierFields[]
  percent: string
  friend_gets: GrantFields
  referrer_gets: GrantFields
  friends_limit: string
  friends_limit_days: string
  starts_at: string
  ends_at: string
  priority: string
  stackable: boolean
  waiting_days: string
  expires_days: string
  product_ids: string[]
  category_ids: string[]
  collection_ids: string[]
  customer_group_ids: string[]
}

export function fieldsOf(
  rule: RewardRule | undefined,
  currency: string,
  locale: string
): RuleFields {
  const typed = (amount: string | null | undefined) =>
    amount && amount !== "0" ? toTyped(amount, rule?.currency ?? currency, locale) : ""
  const percentOf = (basis_points: number | null | undefined) =>
    basis_points ? toTyped(String(basis_points), HUNDREDTHS, locale) : ""
  const grant = (granted: ReferralGrant | null | undefined): GrantFields => ({
    kind: !granted ? "nothing" : granted.basis_points === null ? "fixed" : "percent",
    percent: percentOf(granted?.basis_points),
    amount: typed(granted?.fixed_amount),
    cap: typed(granted?.cap_per_order),
  })
  const threshold = (value: string) => (rule?.counts === "orders" ? value : typed(value))
  return {
    type: rule?.type ?? "cashback",
    counts: rule?.counts ?? "spend",
    again: rule?.every ? "every" : "tiers",
    every: rule?.every ? threshold(rule.every) : "",
    tiers: rule?.tiers.length
      ? rule.tiers.map((tier) => ({
          threshold: threshold(tier.threshold),
          amount: typed(tier.amount),
        }))
      : [{ threshold: "", amount: "" }],
    name: rule?.name ?? "",
    currency: rule?.currency ?? currency,
    kind: rule && rule.basis_points === null ? "fixed" : "percent",
    percent: percentOf(rule?.basis_points),
    friend_gets: grant(rule?.friend_gets),
    referrer_gets: grant(rule?.referrer_gets),
    friends_limit: rule?.friends_limit ? String(rule.friends_limit) : "",
    friends_limit_days: rule?.friends_limit_days ? String(rule.friends_limit_days) : "",
    fixed_amount: typed(rule?.fixed_amount),
    cap_per_order: typed(rule?.cap_per_order),
    cap_per_customer: typed(rule?.cap_per_customer),
    minimum_order: typed(rule?.minimum_order),
    budget: typed(rule?.budget),
    starts_at: rule?.starts_at.slice(0, 10) ?? "",
    ends_at: rule?.ends_at?.slice(0, 10) ?? "",
    priority: String(rule?.priority ?? 0),
    stackable: rule?.stackable ?? false,
    waiting_days: String(rule?.waiting_days ?? 14),
    expires_days: rule?.expires_days ? String(rule.expires_days) : "",
    product_ids: rule?.product_ids ?? [],
    category_ids: rule?.category_ids ?? [],
    collection_ids: rule?.collection_ids ?? [],
    customer_group_ids: rule?.customer_group_ids ?? [],
  }
}

type WholeField =
  "priority" | "waiting_days" | "expires_days" | "friends_limit" | "friends_limit_days"
type Problem = "percent" | "days" | "number" | "empty" | "unreadable" | "decimals" | "large"

/** What is sent of what was typed, or what is wrong with it, by field. */
export function readFields(
  fields: RuleFields,
  locale: string
): { body: NewRewardRule } | { problems: Record<string, Problem> } {
  const problems: Record<string, Problem> = {}
  const { type, kind, currency, counts, again } = fields
  const money = (field: string, typed: string): string | null => {
    const parsed = parseMoney(typed, currency, locale)
    if ("minor" in parsed) return parsed.minor
    problems[field] = parsed.problem
    return null
  }
  const amount = (field: AmountField): string | null =>
    fields[field].trim() === "" ? null : money(field, fields[field])
  const needed = (field: AmountField): string | null => {
    const read = amount(field)
    if (read === null) problems[field] ??= "empty"
    return read
  }
  const threshold = (field: string, typed: string): string => {
    if (counts === "spend") return money(field, typed) ?? ""
    if (/^[1-9][0-9]{0,8}$/.test(typed.trim())) return typed.trim()
    problems[field] = "number"
    return ""
  }
  const whole = (field: WholeField, problem: Problem) => {
    const text = fields[field].trim()
    if (/^-?[0-9]{1,6}$/.test(text)) return Number.parseInt(text, 10)
    problems[field] = problem
    return 0
  }
  const wholeIfAny = (field: WholeField, problem: Problem) =>
    fields[field].trim() === "" ? null : whole(field, problem)
  const percentage = (field: string, typed: string): number | null => {
    const percent = parseMoney(typed, HUNDREDTHS, locale)
    if ("minor" in percent) return Number.parseInt(percent.minor, 10)
    problems[field] = "percent"
    return null
  }
  const cashback = () => ({
    basis_points: kind === "percent" ? percentage("basis_points", fields.percent) : null,
    fixed_amount: kind === "fixed" ? needed("fixed_amount") : null,
    cap_per_order: amount("cap_per_order"),
    stackable: fields.stackable,
  })
  const milestone = () => ({
    counts,
    ...(again === "every"
      ? { every: threshold("every", fields.every), fixed_amount: needed("fixed_amount") }
      : {
          tiers: fields.tiers.map((tier, at) => ({
            threshold: threshold(`tiers.${at}.threshold`, tier.threshold),
            amount: money(`tiers.${at}.amount`, tier.amount) ?? "",
          })),
        }),
  })
  const grant = (name: "friend_gets" | "referrer_gets") => {
    const typed = fields[name]
    if (typed.kind === "nothing") return null
    if (typed.kind === "fixed") return { fixed_amount: money(`${name}.fixed_amount`, typed.amount) }
    return {
      basis_points: percentage(`${name}.basis_points`, typed.percent),
      cap_per_order: typed.cap.trim() === "" ? null : money(`${name}.cap_per_order`, typed.cap),
    }
  }
  const referral = () => {
    const friends_limit = wholeIfAny("friends_limit", "number")
    return {
      friend_gets: grant("friend_gets"),
      referrer_gets: grant("referrer_gets"),
      friends_limit,
      friends_limit_days: friends_limit === null ? null : wholeIfAny("friends_limit_days", "days"),
    }
  }
  const ofType = { cashback, milestone, referral }
  const { name, product_ids, category_ids, collection_ids, customer_group_ids } = fields
  const body: NewRewardRule = {
    type,
    name: name.trim(),
    currency,
    ...ofType[type](),
    cap_per_customer: amount("cap_per_customer"),
    minimum_order: amount("minimum_order") ?? "0",
    budget: amount("budget"),
    ...(fields.starts_at && { starts_at: fields.starts_at }),
    ends_at: fields.ends_at || null,
    priority: whole("priority", "number"),
    waiting_days: whole("waiting_days", "days"),
    expires_days: wholeIfAny("expires_days", "days"),
    product_ids,
    category_ids,
    collection_ids,
    customer_group_ids,
  }
  return Object.keys(problems).length > 0 ? { problems } : { body }
}

/** The same for a rule that is there: days that nobody touched stay the instants that they were. */
export function changeOf(
  {
    type: _type,
    currency: _currency,
    counts: _counts,
    every: _every,
    tiers: _tiers,
    ...body
  }: NewRewardRule,
  rule: RewardRule
) {
  const { starts_at, ends_at, ...rest } = body
  return {
    ...rest,
    ...(starts_at && starts_at !== rule.starts_at.slice(0, 10) && { starts_at }),
    ...(ends_at !== (rule.ends_at?.slice(0, 10) ?? null) && { ends_at }),
  }
}
