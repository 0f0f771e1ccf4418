import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"
import { settingsOf } from "../../../../modules/access"
import type { Grant, Rule, RuleTerms, Tier } from "../../../../modules/rewards"
import { CalendarDay, type Moment } from "../../../../time/calendar-day"
import { dryRun } from "../../../../workflows/rewards"
import { storeCurrency } from "../../../wallet/holders"
import { invalidParam } from "../access/subjects"
import {
  DEFAULT_RUN_DAYS,
  type DryRunResult,
  type NewRewardRule,
  type RewardRulePatch,
  type RuleDryRun,
} from "./schemas"

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_RUN_DAYS = 731

/** Terms that nothing is said of. */
const DEFAULTS = {
  active: true,
  ends_at: null,
  priority: 0,
  basis_points: null,
  fixed_amount: null,
  referrer_gets: null,
  friend_gets: null,
  friends_limit: null,
  friends_limit_days: null,
  counts: null,
  every: null,
  tiers: [],
  cap_per_order: null,
  cap_per_customer: null,
  minimum_order: 0n,
  product_ids: [],
  category_ids: [],
  collection_ids: [],
  customer_group_ids: [],
  waiting_days: 14,
  expires_days: null,
  budget: null,
} satisfies Partial<RuleTerms>

/** @throws AdminError `wallet_invalid_param` */
export async function termsOf(
  scope: MedusaContainer,
  body: z.output<typeof NewRewardRule>
): Promise<RuleTerms> {
  const terms = assertTerms({
    ...DEFAULTS,
    stackable: body.type !== "cashback",
    ...body,
    currency: await storeCurrency(scope, body.currency),
    starts_at: instantOf(scope, body.starts_at, "start") ?? new Date(),
    ends_at: instantOf(scope, body.ends_at, "end") ?? null,
  })
  await assertKnown(scope, body, DEFAULTS)
  return terms
}

/** What of a rule a change leaves. @throws AdminError `wallet_invalid_param` */
export async function changedTerms(
  scope: MedusaContainer,
  rule: Rule,
  patch: z.output<typeof RewardRulePatch>
): Promise<Partial<RuleTerms>> {
  const { starts_at, ends_at, ...rest } = patch
  const change: Partial<RuleTerms> = {
    ...rest,
    ...(starts_at !== undefined && { starts_at: instantOf(scope, starts_at, "start") }),
    ...(ends_at !== undefined && { ends_at: instantOf(scope, ends_at, "end") }),
  }
  if (rule.type === "milestone" && change.fixed_amount !== undefined) {
    if (change.fixed_amount !== rule.fixed_amount) {
      throw invalidParam("fixed_amount", "can't be changed: customers have been told of the steps")
    }
  }
  assertTerms({ ...rule, ...change })
  await assertKnown(scope, change, rule)
  return change
}

/** Where a date begins or ends in the store's time zone; instants are what they are. */
function instantOf<Value extends Moment | null | undefined>(
  scope: MedusaContainer,
  value: Value,
  side: "start" | "end"
) {
  const instant = value instanceof CalendarDay ? value[side](settingsOf(scope).time_zone) : value
  return instant as Exclude<Value, CalendarDay>
}

function assertTerms(terms: RuleTerms): RuleTerms {
  const { starts_at, ends_at } = terms
  if (terms.type === "cashback") assertCashback(terms)
  else if (terms.type === "milestone") assertMilestone(terms)
  else assertReferral(terms)
  if (ends_at !== null && ends_at <= starts_at) {
    throw invalidParam("ends_at", "must lie behind starts_at")
  }
  return terms
}

const OF_MILESTONES = ["counts", "every", "tiers"] as const
const OF_REFERRALS = [
  "referrer_gets",
  "friend_gets",
  "friends_limit",
  "friends_limit_days",
] as const

function assertCashback(terms: RuleTerms): void {
  assertAbsent(terms, [...OF_MILESTONES, ...OF_REFERRALS])
  assertGrant(terms, "")
}

function assertReferral(terms: RuleTerms): void {
  const { referrer_gets, friend_gets, friends_limit, friends_limit_days } = terms
  assertAbsent(terms, [...OF_MILESTONES, "basis_points", "fixed_amount", "cap_per_order"])
  assertBeside(terms)
  if (referrer_gets === null && friend_gets === null) {
    throw invalidParam("friend_gets", "either friend_gets or referrer_gets has to be there")
  }
  if (referrer_gets) assertGrant(referrer_gets, "referrer_gets.")
  if (friend_gets) assertGrant(friend_gets, "friend_gets.")
  if (friends_limit !== null && referrer_gets === null) {
    throw invalidParam("friends_limit", "is for a rule by which the referrer gets something")
  }
  if (friends_limit_days !== null && friends_limit === null) {
    throw invalidParam("friends_limit", "is required beside friends_limit_days")
  }
}

function assertGrant({ basis_points, fixed_amount, cap_per_order }: Grant, path: string): void {
  if ((basis_points === null) === (fixed_amount === null)) {
    const field = basis_points === null ? "basis_points" : "fixed_amount"
    throw invalidParam(
      `${path}${field}`,
      "either basis_points or fixed_amount has to be there, and not both"
    )
  }
  if (fixed_amount !== null && cap_per_order !== null && cap_per_order < fixed_amount) {
    throw invalidParam(`${path}cap_per_order`, "must not be less than fixed_amount")
  }
}

function assertBeside({ type, stackable }: RuleTerms): void {
  if (!stackable) {
    throw invalidParam("stackable", `must be true: a ${type} is paid beside other rules`)
  }
}

function assertMilestone(terms: RuleTerms): void {
  const { counts, every, fixed_amount, tiers } = terms
  assertAbsent(terms, ["basis_points", "cap_per_order", ...OF_REFERRALS])
  assertBeside(terms)
  if (counts === null) throw invalidParam("counts", "is required")
  if ((every === null) === (tiers.length === 0)) {
    const field = every === null ? "tiers" : "every"
    throw invalidParam(field, "either every or tiers has to be there, and not both")
  }
  if (every === null) assertAbsent(terms, ["fixed_amount"])
  else if (fixed_amount === null) throw invalidParam("fixed_amount", "is required beside every")
  const isUnsorted = ({ threshold }: Tier, at: number) =>
    at > 0 && threshold <= tiers[at - 1].threshold
  if (tiers.some(isUnsorted)) {
    throw invalidParam("tiers", "each threshold must be greater than the one before")
  }
}

function assertAbsent(terms: RuleTerms, fields: readonly (keyof RuleTerms)[]): void {
  const field = fields.find((each) => {
    const value = terms[each]
    return Array.isArray(value) ? value.length > 0 : value !== null
  })
  if (field) throw invalidParam(field, `is not for a rule of the type ${terms.type}`)
}

const all = (ids: string[]) => ({ select: ["id" as const], take: ids.length })

type IdField = "product_ids" | "category_ids" | "collection_ids" | "customer_group_ids"

/** Ids that a rule had before may be of something that the store has deleted since. */
async function assertKnown(
  scope: MedusaContainer,
  terms: Partial<Record<IdField, string[]>>,
  before: Record<IdField, readonly string[]>
): Promise<void> {
  const products = scope.resolve(Modules.PRODUCT)
  const customers = scope.resolve(Modules.CUSTOMER)
  const readers: Record<IdField, (ids: string[]) => Promise<{ id: string }[]>> = {
    product_ids: async (ids) => await products.listProducts({ id: ids }, all(ids)),
    category_ids: async (ids) => await products.listProductCategories({ id: ids }, all(ids)),
    collection_ids: async (ids) => await products.listProductCollections({ id: ids }, all(ids)),
    customer_group_ids: async (ids) => await customers.listCustomerGroups({ id: ids }, all(ids)),
  }
  for (const field of Object.keys(readers) as IdField[]) {
    const ids = (terms[field] ?? []).filter((id) => !before[field].includes(id))
    const known = new Set(ids.length ? (await readers[field](ids)).map(({ id }) => id) : [])
    const unknown = ids.filter((id) => !known.has(id))
    if (unknown.length) {
      throw invalidParam(field, `the store has none with the id ${unknown.join(", ")}`)
    }
  }
}

/** What a rule would have cost. @throws AdminError `wallet_invalid_param` */
export async function answerDryRun(
  scope: MedusaContainer,
  terms: RuleTerms,
  asked: z.output<typeof RuleDryRun>
): Promise<z.input<typeof DryRunResult>> {
  const { time_zone } = settingsOf(scope)
  const before = instantOf(scope, asked.before, "end") ?? new Date()
  const after =
    instantOf(scope, asked.after, "start") ?? new Date(before.getTime() - DEFAULT_RUN_DAYS * DAY_MS)
  if (after > before) throw invalidParam("before", "must not lie before after")
  if (before.getTime() - after.getTime() > MOST_RUN_DAYS * DAY_MS) {
    throw invalidParam("after", `must lie at most ${MOST_RUN_DAYS} days before before`)
  }
  const time = { after, before, interval: asked.interval ?? ("day" as const), time_zone }
  const run = await dryRun(scope, terms, time)
  return {
    ...run,
    after: after.toISOString(),
    before: before.toISOString(),
    currency: terms.currency,
    cost: run.cost.toString(),
    periods: run.periods.map((period) => ({ ...period, cost: period.cost.toString() })),
  }
}
