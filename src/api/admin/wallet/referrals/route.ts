import { z } from "@medusajs/framework/zod"
import {
  AmountOut,
  component,
  IdOut,
  InstantOut,
  listMeta,
  ListMeta,
  ok,
  Page,
  perPage,
} from "../../../../http"
import { type ListedReferral, type Side } from "../../../../modules/rewards"
import { SEE_WALLETS } from "../../../permissions"
import { ReferralReasonField, ReferralStatusField } from "../../../referrals"
import { AwardReasonField, AwardStatusField } from "../../../rewards"
import { CustomerReference, findCustomerFilter } from "../../../wallet/customers"
import { rewardsOf } from "../rules/schemas"
import { endpoint } from "../service"

const SideOut = z
  .strictObject({
    amount: AmountOut.meta({ description: "What this side gets, or would have got." }),
    taken_back: AmountOut,
    status: AwardStatusField,
    reason: AwardReasonField.nullable(),
  })
  .nullable()

const ReferralOut = component(
  "Referral",
  z.strictObject({
    id: IdOut,
    referrer_id: z.string().meta({ description: "Whose code it was.", examples: ["cus_01"] }),
    friend_id: z.string().meta({ description: "Who took it.", examples: ["cus_02"] }),
    status: ReferralStatusField,
    reason: ReferralReasonField.nullable(),
    order_id: z
      .int()
      .nullable()
      .meta({ description: "The friend's first paid order, by its number." }),
    medusa_order_id: z
      .string()
      .nullable()
      .meta({ examples: ["order_01"] }),
    rule_id: IdOut.nullable().meta({ description: "The rule that decided." }),
    rule_name: z.string().nullable(),
    currency: z
      .string()
      .nullable()
      .meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    referrer: SideOut.meta({ description: "What the referrer gets; null for nothing decided." }),
    friend: SideOut.meta({ description: "What the friend gets." }),
    created_at: InstantOut.meta({ description: "When the code was taken." }),
    decided_at: InstantOut.nullable(),
  }),
  { description: "That a customer took another's code, and what came of it." }
)

const customer = (description: string) => CustomerReference.optional().meta({ description })

export const GET = endpoint({
  id: "listReferrals",
  summary: "List who brought whom",
  description: "Newest first, with what each side gets, and why friends did not count.",
  tags: ["Rewards"],
  access: SEE_WALLETS,
  query: z.object({
    status: ReferralStatusField.optional().meta({ description: "Only those in this state." }),
    reason: ReferralReasonField.optional().meta({ description: "Only those refused for this." }),
    customer: customer("Only those of this customer, on either side: public number or id."),
    referrer: customer("Only those of whom this customer brought."),
    friend: customer("Only that of this customer as a friend."),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(ReferralOut), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { status, reason, page, per_page } = query
    const [customer_id, referrer_id, friend_id] = await Promise.all(
      [query.customer, query.referrer, query.friend].map((user_id) =>
        findCustomerFilter(scope, { user_id })
      )
    )
    if (customer_id === null || referrer_id === null || friend_id === null) {
      return ok({ data: [], meta: listMeta(0, page, per_page) })
    }
    const filter = { status, reason, customer_id, referrer_id, friend_id, page, per_page }
    const { data, total } = await rewardsOf(scope).listReferrals(filter)
    return ok({ data: data.map(present), meta: listMeta(total, page, per_page) })
  },
})

function present(referral: ListedReferral): z.input<typeof ReferralOut> {
  const { awards, display_id, order_id, created_at, decided_at, ...rest } = referral
  const side = (name: Side) => {
    const award = awards[name]
    if (!award) return null
    const { amount, taken_back, status, reason } = award
    return { amount: amount.toString(), taken_back: taken_back.toString(), status, reason }
  }
  return {
    ...rest,
    order_id: display_id,
    medusa_order_id: order_id,
    referrer: side("referrer"),
    friend: side("friend"),
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }
}
