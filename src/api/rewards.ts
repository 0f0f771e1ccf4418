import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut, ListMeta } from "../http"
import {
  type Award,
  AWARD_REASONS,
  AWARD_STATUSES,
  COUNTED,
  type Grant,
  type Progress,
  RULE_TYPES,
  type Rule,
  SIDES,
  type Tier,
} from "../modules/rewards"

export const AwardStatusField = component("RewardStatus", z.enum(AWARD_STATUSES), {
  description:
    "`waiting` for the order to be paid; `pending` until the waiting time is over; `awarded`; " +
    "`taken_back` once nothing of it is left, because the order was cancelled, returned or refunded; " +
    "`refused`, with the reason.",
})

export const AwardReasonField = component("RewardReason", z.enum(AWARD_REASONS), {
  description:
    "Why it is waiting or refused. `not_paid`: the order is not paid in full; `order_canceled` before " +
    "it was paid; `minimum_order`: its goods cost too little; `too_little`: it comes to nothing, as " +
    "where all was paid with promotional money; `other_rule`: another rule that excludes this one gave " +
    "more urgently; `customer_cap`: the customer has had all that the rule gives to one; `budget`: " +
    "what is left of the rule's budget is less; `rule_ended` while the order was not paid; " +
    "`friends_limit`: the referrer has had something for as many friends as the rule allows.",
})

export const RuleTypeField = component("RewardRuleType", z.enum(RULE_TYPES), {
  description:
    "What is rewarded: `cashback` for each order, a `milestone` for what a customer's orders come to " +
    "together, a `referral` for the first paid order of a friend whom a customer has brought; also the " +
    "type of the transaction that credits it.",
})

export const CountedField = component("RewardCounted", z.enum(COUNTED), {
  description:
    "What a milestone counts: the base of paid orders in minor units (`spend`), or how many of them " +
    "there are (`orders`). Can't be changed.",
})

export const SideField = component("ReferralSide", z.enum(SIDES), {
  description: "Who gets it: the `referrer` who brought a friend, or the `friend`.",
})

export const GrantOut = component(
  "ReferralGrant",
  z.strictObject({
    basis_points: z
      .int()
      .nullable()
      .meta({ description: "Hundredths of a percent of the goods; or null." }),
    fixed_amount: AmountOut.nullable().meta({
      description: "In place of that, at most what the goods cost.",
    }),
    cap_per_order: AmountOut.nullable(),
  }),
  { description: "What the friend's first paid order is worth to one side." }
)

export function presentGrant(grant: Grant | null): z.input<typeof GrantOut> | null {
  return (
    grant && {
      basis_points: grant.basis_points,
      fixed_amount: grant.fixed_amount?.toString() ?? null,
      cap_per_order: grant.cap_per_order?.toString() ?? null,
    }
  )
}

const TierOut = z.strictObject({ threshold: AmountOut, amount: AmountOut })

const Ids = z.array(z.string())

export const RewardRule = component(
  "RewardRule",
  z.strictObject({
    id: IdOut,
    type: RuleTypeField,
    name: z.string(),
    active: z.boolean(),
    starts_at: InstantOut,
    ends_at: InstantOut.nullable(),
    priority: z.int(),
    stackable: z.boolean(),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    basis_points: z
      .int()
      .nullable()
      .meta({ description: "Hundredths of a percent; null where a fixed amount is paid." }),
    fixed_amount: AmountOut.nullable().meta({
      description: "Per order; of a milestone each time that `every` is reached.",
    }),
    referrer_gets: GrantOut.nullable().meta({
      description: "Of a referral; null where the referrer gets nothing.",
    }),
    friend_gets: GrantOut.nullable(),
    friends_limit: z
      .int()
      .nullable()
      .meta({ description: "Of a referral: for how many friends a referrer is paid." }),
    friends_limit_days: z
      .int()
      .nullable()
      .meta({ description: "In any so many days; null for all time." }),
    counts: CountedField.nullable(),
    every: AmountOut.nullable().meta({
      description: "Of a milestone that is given again and again; in minor units or orders.",
    }),
    tiers: z.array(TierOut).meta({
      description: "Of a milestone, what is given once each; the lowest first.",
    }),
    cap_per_order: AmountOut.nullable(),
    cap_per_customer: AmountOut.nullable(),
    minimum_order: AmountOut,
    product_ids: Ids,
    category_ids: Ids,
    collection_ids: Ids,
    customer_group_ids: Ids,
    waiting_days: z.int(),
    expires_days: z.int().nullable(),
    budget: AmountOut.nullable(),
    spent: AmountOut.meta({
      description: "What its awards come to, the pending ones too, less what was taken back.",
    }),
    created_by: z.string().meta({ examples: ["user:user_01"] }),
    created_at: InstantOut,
    updated_at: InstantOut,
  }),
  { description: "What the store rewards, with what, and how much of it was given." }
)

export function presentRule(rule: Rule): z.input<typeof RewardRule> {
  const amount = (value: bigint | null) => value?.toString() ?? null
  return {
    ...rule,
    starts_at: rule.starts_at.toISOString(),
    ends_at: rule.ends_at?.toISOString() ?? null,
    fixed_amount: amount(rule.fixed_amount),
    referrer_gets: presentGrant(rule.referrer_gets),
    friend_gets: presentGrant(rule.friend_gets),
    every: amount(rule.every),
    tiers: rule.tiers.map(presentTier),
    cap_per_order: amount(rule.cap_per_order),
    cap_per_customer: amount(rule.cap_per_customer),
    budget: amount(rule.budget),
    minimum_order: rule.minimum_order.toString(),
    spent: rule.spent.toString(),
    created_at: rule.created_at.toISOString(),
    updated_at: rule.updated_at.toISOString(),
  }
}

function presentTier({ threshold, amount }: Tier): z.input<typeof TierOut> {
  return { threshold: threshold.toString(), amount: amount.toString() }
}

export const Reward = component(
  "Reward",
  z.strictObject({
    id: IdOut,
    rule_id: IdOut,
    rule_name: z.string(),
    type: RuleTypeField,
    step: AmountOut.nullable().meta({
      description: "Of a milestone what had to be reached, in minor units or orders.",
    }),
    side: SideField.nullable().meta({ description: "Null for what is not of a referral." }),
    status: AwardStatusField,
    reason: AwardReasonField.nullable(),
    order_id: z
      .int()
      .nullable()
      .meta({
        description:
          "The order's number as people see it; of a milestone the order that reached it. Customers who " +
          "brought a friend don't see the friend's: null.",
      }),
    medusa_order_id: z
      .string()
      .nullable()
      .meta({ examples: ["order_01"] }),
    customer_id: z.string().meta({ examples: ["cus_01"] }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    base: AmountOut.nullable().meta({
      description:
        "What it was reckoned from: the price of the goods that the rule is for, after discounts, " +
        "without tax, shipping and what was paid with promotional money. Null as `order_id` is.",
    }),
    amount: AmountOut.meta({ description: "What the order earns, or would have earned." }),
    taken_back: AmountOut.meta({ description: "What of that was taken back." }),
    missing: AmountOut.meta({
      description: "What should have been taken back as well and was spent or had lapsed.",
    }),
    pending_until: InstantOut.nullable().meta({
      description: "When it is credited, or was to be; null while the order is not paid.",
    }),
    awarded_at: InstantOut.nullable(),
    wallet_id: IdOut.nullable(),
    transaction_id: IdOut.nullable().meta({ description: "The entry that credited it." }),
    created_at: InstantOut,
    updated_at: InstantOut,
  }),
  { description: "What one order earns by one rule, or by one step of a milestone." }
)

export const RewardList = component(
  "RewardList",
  z.strictObject({ data: z.array(Reward), meta: ListMeta })
)

/** @param staff with the friend's order where the award is for who brought them */
export function presentAward(award: Award, staff: boolean): z.input<typeof Reward> {
  const isOwnOrder = staff || award.side !== "referrer"
  return {
    id: award.id,
    rule_id: award.rule_id,
    rule_name: award.rule_name,
    type: award.type,
    step: award.step?.toString() ?? null,
    side: award.side,
    status: award.status,
    reason: award.reason,
    order_id: isOwnOrder ? award.display_id : null,
    medusa_order_id: isOwnOrder ? award.order_id : null,
    customer_id: award.customer_id,
    currency: award.currency,
    base: isOwnOrder ? award.base.toString() : null,
    amount: award.amount.toString(),
    taken_back: award.taken_back.toString(),
    missing: award.missing.toString(),
    pending_until: award.due_at?.toISOString() ?? null,
    awarded_at: award.awarded_at?.toISOString() ?? null,
    wallet_id: award.wallet_id,
    transaction_id: award.transaction_id,
    created_at: award.created_at.toISOString(),
    updated_at: award.updated_at.toISOString(),
  }
}

export const RewardProgress = component(
  "RewardProgress",
  z.strictObject({
    rule_id: IdOut,
    rule_name: z.string(),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    counts: CountedField,
    counted: AmountOut.meta({
      description: "How far it is, in minor units or orders, less what was returned or refunded.",
    }),
    next: z
      .strictObject({
        threshold: AmountOut,
        amount: AmountOut,
        left: AmountOut.meta({ description: "How much is left until then." }),
      })
      .nullable()
      .meta({
        description:
          "The step that comes next, with what it gives; null when there is none any more.",
      }),
    ended_by: AwardReasonField.nullable().meta({
      description:
        "Why nothing comes next although there are steps: `customer_cap` or `budget`; else null.",
    }),
    orders: z.int().meta({ description: "How many orders were counted." }),
    not_counted: z.partialRecord(AwardReasonField, z.int()).meta({
      description: "How many orders were not, by the reason.",
    }),
    minimum_order: AmountOut,
    ends_at: InstantOut.nullable(),
  }),
  { description: "How far a customer is with a milestone." }
)

export function presentProgress({
  rule,
  counted,
  next,
  ended_by,
  orders,
  not_counted,
}: Progress): z.input<typeof RewardProgress> {
  return {
    rule_id: rule.id,
    rule_name: rule.name,
    currency: rule.currency,
    counts: rule.counts ?? "orders",
    counted: counted.toString(),
    next: next && { ...presentTier(next), left: (next.threshold - counted).toString() },
    ended_by,
    orders,
    not_counted,
    minimum_order: rule.minimum_order.toString(),
    ends_at: rule.ends_at?.toISOString() ?? null,
  }
}

export const RewardOffer = component(
  "RewardOffer",
  z.strictObject({
    rule_id: IdOut,
    rule_name: z.string(),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    basis_points: z
      .int()
      .nullable()
      .meta({ description: "Hundredths of a percent; null where a fixed amount is paid." }),
    fixed_amount: AmountOut.nullable(),
    cap_per_order: AmountOut.nullable(),
    minimum_order: AmountOut,
    selected_goods: z.boolean().meta({
      description: "Whether it is for some of the store's goods only.",
    }),
    waiting_days: z.int(),
    expires_days: z.int().nullable(),
    ends_at: InstantOut.nullable(),
  }),
  { description: "What the next order may earn." }
)

export function presentRewardOffer(rule: Rule): z.input<typeof RewardOffer> {
  const { product_ids, category_ids, collection_ids } = rule
  return {
    rule_id: rule.id,
    rule_name: rule.name,
    currency: rule.currency,
    basis_points: rule.basis_points,
    fixed_amount: rule.fixed_amount?.toString() ?? null,
    cap_per_order: rule.cap_per_order?.toString() ?? null,
    minimum_order: rule.minimum_order.toString(),
    selected_goods: product_ids.length + category_ids.length + collection_ids.length > 0,
    waiting_days: rule.waiting_days,
    expires_days: rule.expires_days,
    ends_at: rule.ends_at?.toISOString() ?? null,
  }
}
