import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut } from "../http"
import {
  type Referral,
  REFERRAL_REASONS,
  REFERRAL_STATUSES,
  type ReferralFacts,
  type Rule,
} from "../modules/rewards"
import type { OwnReferrals } from "../workflows/rewards"
import { GrantOut, presentGrant } from "./rewards"

export const ReferralStatusField = component("ReferralStatus", z.enum(REFERRAL_STATUSES), {
  description:
    "`open` until the friend has paid for an order; `counted`: at least one side gets something; " +
    "`refused`, with the reason.",
})

export const ReferralReasonField = component("ReferralReason", z.enum(REFERRAL_REASONS), {
  description:
    "Why a friend did not count. `same_address`: an address or telephone number is the referrer's as " +
    "well; `ordered_before`: the friend had paid for an order by then; `account_closed`: one of both has " +
    "no account any more; `no_rule`: no rule was for the order; all others as in `RewardReason`.",
})

const OwnReferral = z
  .strictObject({
    status: ReferralStatusField,
    reason: ReferralReasonField.nullable(),
    created_at: InstantOut.meta({ description: "When the code was taken." }),
    decided_at: InstantOut.nullable(),
  })
  .nullable()

const facts = {
  code: z
    .string()
    .nullable()
    .meta({
      description:
        "The customer's own code, the same until staff give another; null until there is something to be had.",
      examples: ["REF-3V2E-DDBY-7VAB-S0QS"],
    }),
  friends: z
    .strictObject({
      invited: z.int().meta({ description: "How many took the code." }),
      open: z.int().meta({ description: "Who have not paid for an order yet." }),
      pending: z.int().meta({ description: "Whose reward waits until goods can't be returned." }),
      awarded: z.int().meta({ description: "Whose reward was credited." }),
      taken_back: z.int().meta({ description: "Whose reward went back with their order." }),
    })
    .meta({ description: "Friends by what they brought the customer; in numbers only." }),
  not_counted: z.partialRecord(ReferralReasonField, z.int()).meta({
    description: "For how many friends the customer got nothing, by the reason.",
  }),
  amounts: z
    .array(
      z.strictObject({
        currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
        pending: AmountOut,
        awarded: AmountOut.meta({ description: "Less what was taken back." }),
      })
    )
    .meta({ description: "What the customer gets for friends." }),
  referred: OwnReferral.meta({
    description: "How the customer was brought by another; null when nobody has.",
  }),
}

export const ReferralRecord = component("ReferralRecord", z.strictObject(facts), {
  description: "A customer's code, what came of it, and how they were brought themselves.",
})

export const OwnReferralsOut = component(
  "OwnReferrals",
  z.strictObject({
    ...facts,
    link: z
      .string()
      .nullable()
      .meta({
        description:
          "The storefront's address (`storefront_url` of the assistant's settings) with the code in " +
          "`ref`; null where the store has not named one.",
        examples: ["https://shop.example/?ref=REF-3V2E-DDBY-7VAB-S0QS"],
      }),
    offers: z
      .array(
        z.strictObject({
          rule_id: IdOut,
          rule_name: z.string(),
          currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
          friend_gets: GrantOut.nullable(),
          referrer_gets: GrantOut.nullable(),
          minimum_order: AmountOut,
          waiting_days: z.int(),
          expires_days: z.int().nullable(),
          friends_limit: z
            .int()
            .nullable()
            .meta({ description: "For how many friends a referrer is paid; null for any number." }),
          friends_limit_days: z
            .int()
            .nullable()
            .meta({ description: "Counted in any so many days; null: for all time." }),
          ends_at: InstantOut.nullable(),
        })
      )
      .meta({ description: "What a friend's first paid order brings now; empty for nothing." }),
  }),
  { description: "What a customer shares with friends, and what came of it." }
)

export function presentReferralFacts({
  code,
  friends,
  not_counted,
  sums,
  own,
}: ReferralFacts): z.input<typeof ReferralRecord> {
  return {
    code,
    friends,
    not_counted,
    amounts: sums.map(({ currency, pending, awarded }) => ({
      currency,
      pending: pending.toString(),
      awarded: awarded.toString(),
    })),
    referred: own && presentOwn(own),
  }
}

function presentOwn({ status, reason, created_at, decided_at }: Referral) {
  return {
    status,
    reason,
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }
}

export function presentOwnReferrals({
  link,
  rules,
  ...rest
}: OwnReferrals): z.input<typeof OwnReferralsOut> {
  return { ...presentReferralFacts(rest), link, offers: rules.map(presentOffer) }
}

function presentOffer(rule: Rule) {
  return {
    rule_id: rule.id,
    rule_name: rule.name,
    currency: rule.currency,
    friend_gets: presentGrant(rule.friend_gets),
    referrer_gets: presentGrant(rule.referrer_gets),
    minimum_order: rule.minimum_order.toString(),
    waiting_days: rule.waiting_days,
    expires_days: rule.expires_days,
    friends_limit: rule.friends_limit,
    friends_limit_days: rule.friends_limit_days,
    ends_at: rule.ends_at?.toISOString() ?? null,
  }
}
