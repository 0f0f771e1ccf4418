import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut, ListMeta } from "../http"
import {
  type Award,
  AWARD_REASONS,
  AWARD_STATUSES,
  RULE_TYPES,
  type Rule,
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
    "what is left of the rule's budget is less; `rule_ended` while the order was not paid.",
})

export const RuleTypeField = component("RewardRuleType", z.enum(RULE_TYPES), {
  description: "What is rewarded; also the type of the transaction that credits it.",
})

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
    fixed_amount: AmountOut.nullable(),
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
    cap_per_order: amount(rule.cap_per_order),
    cap_per_customer: amount(rule.cap_per_customer),
    budget: amount(rule.budget),
    minimum_order: rule.minimum_order.toString(),
    spent: rule.spent.toString(),
    created_at: rule.created_at.toISOString(),
    updated_at: rule.updated_at.toISOString(),
  }
}

export const Reward = component(
  "Reward",
  z.strictObject({
    id: IdOut,
    rule_id: IdOut,
    rule_name: z.string(),
    type: RuleTypeField,
    status: AwardStatusField,
    reason: AwardReasonField.nullable(),
    order_id: z.int().meta({ description: "The order's number as people see it." }),
    medusa_order_id: z.string().meta({ examples: ["order_01"] }),
    customer_id: z.string().meta({ examples: ["cus_01"] }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    base: AmountOut.meta({
      description:
        "What it was reckoned from: the price of the goods that the rule is for, after discounts, " +
        "without tax, shipping and what was paid with promotional money.",
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
  { description: "What one order earns by one rule." }
)

export const RewardList = component(
  "RewardList",
  z.strictObject({ data: z.array(Reward), meta: ListMeta })
)

export function presentAward(award: Award): z.input<typeof Reward> {
  return {
    id: award.id,
    rule_id: award.rule_id,
    rule_name: award.rule_name,
    type: award.type,
    status: award.status,
    reason: award.reason,
    order_id: award.display_id,
    medusa_order_id: award.order_id,
    customer_id: award.customer_id,
    currency: award.currency,
    base: award.base.toString(),
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
