import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import {
  Amount,
  AmountOut,
  component,
  CurrencyCode,
  InstantOut,
  IsoDateTime,
  PositiveAmount,
  PositiveInteger,
  text,
} from "../../../../http"
import { settingsOf } from "../../../../modules/access"
import {
  AWARD_REASONS,
  REWARDS_MODULE,
  type RewardsService,
  type Rule,
  type RuleTerms,
} from "../../../../modules/rewards"
import { CalendarDay, type Moment } from "../../../../time/calendar-day"
import { dryRun } from "../../../../workflows/rewards"
import { RuleTypeField } from "../../../rewards"
import { storeCurrency } from "../../../wallet/holders"
import { invalidParam } from "../access/subjects"
import { AdminError } from "../service"

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_DAYS = 3_650
/** What a dry run looks at when nothing else is said, and the most that it does. */
const DEFAULT_RUN_DAYS = 90
const MOST_RUN_DAYS = 731

export const ruleParams = z.object({
  id: PositiveInteger.meta({ description: "The rule.", examples: [1] }),
})

export function rewardsOf(scope: MedusaContainer): RewardsService {
  return scope.resolve<RewardsService>(REWARDS_MODULE)
}

/** @throws AdminError `wallet_rule_not_found` */
export async function findRuleOrThrow(scope: MedusaContainer, id: number): Promise<Rule> {
  const found = await rewardsOf(scope).findRule(id)
  if (!found) throw new AdminError("wallet_rule_not_found")
  return found
}

function idsOf(what: string) {
  return z
    .array(text({ min: 1, max: 100 }))
    .max(500)
    .transform((ids) => [...new Set(ids)])
    .meta({ description: what })
}

const days = (min: number) => z.int().min(min).max(MOST_DAYS)

const changeable = {
  name: text({ min: 1, max: 100 }).meta({
    description: "For staff and customers; the reason of the entries.",
    examples: ["5 % back"],
  }),
  active: z.boolean().meta({
    description: "Off, orders that are found paid meanwhile earn nothing by it.",
  }),
  starts_at: IsoDateTime.meta({
    description:
      "Orders placed from then on; a date is the beginning of that day. A rule never reaches back " +
      "behind the instant that it was made at.",
  }),
  ends_at: IsoDateTime.nullable().meta({
    description: "Orders placed before then; a date is the end of that day. Null: without end.",
  }),
  priority: z.int().min(-1_000_000).max(1_000_000).meta({ description: "The higher goes first." }),
  stackable: z.boolean().meta({
    description:
      "Paid beside other rules. Of the rules that are not, an order earns one: the first by priority " +
      "that gives anything.",
  }),
  basis_points: z
    .int()
    .min(1)
    .max(10_000)
    .nullable()
    .meta({ description: "Hundredths of a percent: 500 is 5 %.", examples: [500] }),
  fixed_amount: PositiveAmount.nullable().meta({
    description: "Per order, at most what its goods cost.",
  }),
  cap_per_order: PositiveAmount.nullable(),
  cap_per_customer: PositiveAmount.nullable().meta({
    description: "Over all orders; the last award shrinks to what is left.",
  }),
  minimum_order: Amount.meta({
    description: "What all goods of the order cost at least, after discounts and without tax.",
  }),
  product_ids: idsOf("Goods that are any of these, or in any category or collection named."),
  category_ids: idsOf("With all categories below."),
  collection_ids: idsOf("See `product_ids`."),
  customer_group_ids: idsOf("Customers in any of these; everybody when empty."),
  waiting_days: days(0).meta({
    description: "Days from the payment to the credit: as long as goods can be returned.",
    examples: [14],
  }),
  expires_days: days(1)
    .nullable()
    .meta({ description: "How many days the credit can be spent; null for ever." }),
  budget: PositiveAmount.nullable().meta({
    description: "What all awards together may come to. An award that does not fit is refused.",
  }),
}

export const RewardRulePatch = component("RewardRulePatch", z.object(changeable).partial())

const newFields = {
  type: RuleTypeField,
  currency: CurrencyCode.optional().meta({
    description: "One of the store's currencies; its default currency when absent.",
  }),
  ...z.object(changeable).partial().shape,
  name: changeable.name,
}

export const NewRewardRule = component("NewRewardRule", z.object(newFields))

const interval = z.enum(["day", "month"]).optional().meta({
  description: "By what `periods` counts: `day` when absent.",
})
const timeFields = {
  after: IsoDateTime.optional().meta({
    description:
      `Orders placed from then on, ${DEFAULT_RUN_DAYS} days back when absent; a date is the beginning ` +
      "of that day.",
  }),
  before: IsoDateTime.optional().meta({ description: "Orders placed before; now when absent." }),
  interval,
}

export const RuleDryRun = component("RuleDryRun", z.object(timeFields))

export const NewRuleDryRun = component(
  "NewRuleDryRun",
  z.object({
    ...timeFields,
    rule: z.strictObject(newFields).meta({ description: "As in `POST /rules`." }),
  })
)

export const DryRunResult = component(
  "RewardDryRun",
  z.strictObject({
    after: InstantOut,
    before: InstantOut,
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    cost: AmountOut.meta({ description: "What it would have cost, less what was taken back." }),
    customers: z.int().meta({ description: "How many would have got something." }),
    orders: z.int().meta({ description: "How many would have earned something." }),
    considered: z.int().meta({ description: "How many orders of the currency were looked at." }),
    complete: z.boolean().meta({ description: "False when there are more than are looked at." }),
    refused: z.partialRecord(z.enum(AWARD_REASONS), z.int()).meta({
      description: "How many orders that the rule is for would have earned nothing, by the reason.",
    }),
    periods: z.array(
      z.strictObject({
        period: z.string().meta({
          description: "`YYYY-MM-DD` or `YYYY-MM` in the store's time zone.",
          examples: ["2026-11-22"],
        }),
        cost: AmountOut,
        orders: z.int(),
      })
    ),
  }),
  { description: "What a rule would have cost for orders of the past." }
)

/** Terms that nothing is said of. */
const DEFAULTS = {
  active: true,
  ends_at: null,
  priority: 0,
  stackable: false,
  basis_points: null,
  fixed_amount: null,
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
  return assertTerms({
    ...DEFAULTS,
    ...body,
    currency: await storeCurrency(scope, body.currency),
    starts_at: instantOf(scope, body.starts_at, "start") ?? new Date(),
    ends_at: instantOf(scope, body.ends_at, "end") ?? null,
  })
}

/** What of a rule a change leaves. @throws AdminError `wallet_invalid_param` */
export function changedTerms(
  scope: MedusaContainer,
  rule: Rule,
  patch: z.output<typeof RewardRulePatch>
): Partial<RuleTerms> {
  const { starts_at, ends_at, ...rest } = patch
  const change: Partial<RuleTerms> = {
    ...rest,
    ...(starts_at !== undefined && { starts_at: instantOf(scope, starts_at, "start") }),
    ...(ends_at !== undefined && { ends_at: instantOf(scope, ends_at, "end") }),
  }
  assertTerms({ ...rule, ...change })
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
  const { basis_points, fixed_amount, starts_at, ends_at } = terms
  if ((basis_points === null) === (fixed_amount === null)) {
    const field = basis_points === null ? "basis_points" : "fixed_amount"
    throw invalidParam(field, "either basis_points or fixed_amount has to be there, and not both")
  }
  if (ends_at !== null && ends_at <= starts_at) {
    throw invalidParam("ends_at", "must lie behind starts_at")
  }
  return terms
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
