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
import {
  AWARD_REASONS,
  REWARDS_MODULE,
  type RewardsService,
  type Rule,
} from "../../../../modules/rewards"
import { CountedField, RuleTypeField } from "../../../rewards"
import { AdminError } from "../service"

const MOST_DAYS = 3_650
const MOST_TIERS = 50
/** What a dry run looks at when nothing else is said. */
export const DEFAULT_RUN_DAYS = 90

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

const Grant = z.strictObject({
  basis_points: z
    .int()
    .min(1)
    .max(10_000)
    .nullable()
    .default(null)
    .meta({
      description: "Hundredths of a percent of the goods; either this or `fixed_amount`.",
      examples: [1000],
    }),
  fixed_amount: PositiveAmount.nullable().default(null).meta({
    description: "At most what the goods cost.",
  }),
  cap_per_order: PositiveAmount.nullable().default(null).meta({ description: "At most so much." }),
})

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
      "Paid beside other rules, as milestones and referrals always are. Of the rules that are not, an order earns one: " +
      "the first by priority that gives anything.",
  }),
  basis_points: z
    .int()
    .min(1)
    .max(10_000)
    .nullable()
    .meta({ description: "Of `cashback`, hundredths of a percent: 500 is 5 %.", examples: [500] }),
  fixed_amount: PositiveAmount.nullable().meta({
    description:
      "Of `cashback` per order, at most what its goods cost; of a `milestone` each time that `every` is " +
      "reached.",
  }),
  cap_per_order: PositiveAmount.nullable().meta({ description: "Of `cashback`." }),
  referrer_gets: Grant.nullable().meta({
    description:
      "Of a `referral`, for the first paid order of a friend; null for nothing. One of both sides gets " +
      "something.",
  }),
  friend_gets: Grant.nullable().meta({ description: "The same for the friend." }),
  friends_limit: z.int().min(1).max(1_000_000).nullable().meta({
    description:
      "Of a `referral`: for how many friends a referrer is paid; the friend gets theirs all the same.",
  }),
  friends_limit_days: days(1)
    .nullable()
    .meta({ description: "Counted in any so many days; null: for all time." }),
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
  counts: CountedField.nullable().optional(),
  every: PositiveAmount.nullable()
    .optional()
    .meta({
      description:
        "Of a `milestone`: each time that so much has come together, in minor units or orders, " +
        "`fixed_amount` is given. Can't be changed.",
      examples: ["10000"],
    }),
  tiers: z
    .array(z.strictObject({ threshold: PositiveAmount, amount: PositiveAmount }))
    .max(MOST_TIERS)
    .optional()
    .meta({
      description:
        "Of a `milestone`, in place of `every`: what is given once, when so much has come together, " +
        "each more than the one before. Can't be changed.",
      examples: [[{ threshold: "50000", amount: "1000" }]],
    }),
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
    guests: z.int().meta({ description: "How many of these guests placed: they earn nothing." }),
    complete: z.boolean().meta({ description: "False when there are more than are looked at." }),
    refused: z.partialRecord(z.enum(AWARD_REASONS), z.int()).meta({
      description:
        "How many orders that the rule is for would have earned nothing, by the reason; of a milestone " +
        "also how many steps would not have been given.",
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
