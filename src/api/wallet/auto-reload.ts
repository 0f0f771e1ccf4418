import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut, ListMeta } from "../../http"
import { settingsOf } from "../../modules/access"
import {
  type Agreement,
  END_REASONS,
  RELOAD_STATES,
  type Reload as StoredReload,
} from "../../modules/reloads"
import { isWithinLimits } from "../../workflows/reloads"
import { methodFace } from "./payment-methods"

const AgreedMethod = z.strictObject({
  provider_id: z.string(),
  id: z.string().nullable().meta({ description: "Null once the customer was erased." }),
  ...methodFace,
})

export const WAITING_FOR = ["customer", "retry", "limit"] as const

export const ReloadAgreement = component(
  "ReloadAgreement",
  z.strictObject({
    wallet_id: IdOut,
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    threshold: AmountOut.meta({ description: "The wallet is reloaded when less can be spent." }),
    amount: AmountOut.meta({ description: "What is charged each time." }),
    payment_method: AgreedMethod,
    terms: z.string().nullable().meta({ description: "What the customer was shown." }),
    agreed_at: InstantOut,
    ended_at: InstantOut.nullable(),
    end_reason: z
      .enum(END_REASONS)
      .nullable()
      .meta({
        description:
          "`customer` or `staff` switched it off; `replaced` by another agreement; `method_removed`; " +
          "`declined` too often in a row; `erased` with the customer.",
      }),
  }),
  { description: "What a customer agreed to be charged when their wallet runs low." }
)

export function presentAgreement(agreement: Agreement): z.input<typeof ReloadAgreement> {
  const { provider_id, method_id, method } = agreement
  const unknown = { type: null, brand: null, last4: null, exp_month: null, exp_year: null }
  return {
    wallet_id: agreement.wallet_id,
    currency: agreement.currency,
    threshold: agreement.threshold.toString(),
    amount: agreement.amount.toString(),
    payment_method: { provider_id, id: method_id, ...unknown, ...method },
    terms: agreement.terms,
    agreed_at: agreement.agreed_at.toISOString(),
    ended_at: agreement.ended_at?.toISOString() ?? null,
    end_reason: agreement.end_reason,
  }
}

/** What of the agreement is the same for its customer and for staff. */
export const autoReloadFields = {
  enabled: z.boolean().meta({ description: "Whether an agreement is in force." }),
  agreement: ReloadAgreement.nullable().meta({
    description: "The one in force, else the last one; null when there never was any.",
  }),
  waiting_for: z
    .enum(WAITING_FOR)
    .nullable()
    .meta({
      description:
        "Why nothing would be charged now: `customer`: the provider wants the customer themself, who " +
        "fills the wallet by a top-up with the same payment method; `retry`: an attempt was declined, the " +
        "next comes at `next_attempt_at`; `limit`: the store's daily or monthly maximum.",
    }),
  next_attempt_at: InstantOut.nullable(),
}

/** How an agreement stands; null for a wallet that never had one. */
export async function presentAutoReload(scope: MedusaContainer, agreement: Agreement | null) {
  const isInForce = agreement !== null && agreement.ended_at === null
  const waiting_for = isInForce ? await findObstacle(scope, agreement) : null
  return {
    enabled: isInForce,
    agreement: agreement && presentAgreement(agreement),
    waiting_for,
    next_attempt_at:
      waiting_for === "retry" ? (agreement?.next_attempt_at?.toISOString() ?? null) : null,
  }
}

async function findObstacle(
  scope: MedusaContainer,
  agreement: Agreement
): Promise<(typeof WAITING_FOR)[number] | null> {
  const { waits_for_customer, next_attempt_at } = agreement
  if (waits_for_customer) return "customer"
  if (next_attempt_at && next_attempt_at.getTime() > Date.now()) return "retry"
  return (await isWithinLimits(scope, agreement)) ? null : "limit"
}

export const AutoReload = component(
  "AutoReload",
  z.strictObject({
    available: z
      .boolean()
      .meta({ description: "The settings `auto_reload_enabled` and `topups_enabled`." }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    minimum: AmountOut.meta({ description: "The least that `amount` may be." }),
    maximum: AmountOut.meta({ description: "The most that it may be." }),
    daily_maximum: AmountOut.nullable().meta({ description: "Null when there is none." }),
    monthly_maximum: AmountOut.nullable().meta({ description: "Within 30 days." }),
    ...autoReloadFields,
  }),
  { description: "Whether and how a wallet reloads itself." }
)

export const ReloadState = component("ReloadState", z.enum(RELOAD_STATES), {
  description:
    "`queued`; `charging`: the provider has been asked; `captured`: the wallet has the money; `declined`: " +
    "nothing was taken; `needs_customer`: the provider wants the customer themself; `unknown`: the " +
    "provider has not said what it did, and is not asked to charge again.",
})

const reloadFields = {
  id: IdOut,
  wallet_id: IdOut,
  currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
  amount: AmountOut,
  provider_id: z.string().meta({ examples: ["pp_stripe_stripe"] }),
  state: ReloadState,
  reason: z
    .string()
    .nullable()
    .meta({ description: "A word of the provider's or the store's.", examples: ["card_declined"] }),
  topup_id: z.string().nullable().meta({ description: "The top-up that the money comes by." }),
  transaction_id: IdOut.nullable().meta({ description: "The entry that credited it." }),
  queued_at: InstantOut,
  charged_at: InstantOut.nullable(),
  ended_at: InstantOut.nullable(),
}

export const Reload = component("Reload", z.strictObject(reloadFields), {
  description: "One attempt to reload a wallet.",
})

export const ReloadList = component(
  "ReloadList",
  z.strictObject({ data: z.array(Reload), meta: ListMeta })
)

export const StaffReload = component(
  "StaffReload",
  z.strictObject({
    ...reloadFields,
    customer_id: z.string().meta({ examples: ["cus_01"] }),
    user_id: IdOut.meta({ description: "The customer's public number." }),
    resolved_by: z
      .string()
      .nullable()
      .meta({ examples: ["user:user_01"] }),
    resolved_at: InstantOut.nullable(),
    note: z.string().nullable().meta({ description: "What whoever resolved it wrote." }),
  }),
  { description: "One attempt to reload a wallet, as staff see it." }
)

export function presentReload(reload: StoredReload): z.input<typeof Reload> {
  const { id, wallet_id, currency, provider_id, state, reason, topup_id, transaction_id } = reload
  return {
    id,
    wallet_id,
    currency,
    amount: reload.amount.toString(),
    provider_id,
    state,
    reason,
    topup_id,
    transaction_id,
    queued_at: reload.queued_at.toISOString(),
    charged_at: reload.charged_at?.toISOString() ?? null,
    ended_at: reload.ended_at?.toISOString() ?? null,
  }
}

export function presentStaffReload(reload: StoredReload): z.input<typeof StaffReload> {
  const { customer_id, user_id, resolved_by, note } = reload
  const resolved_at = reload.resolved_at?.toISOString() ?? null
  return { ...presentReload(reload), customer_id, user_id, resolved_by, resolved_at, note }
}

/** Whether customers can have their wallets reloaded. */
export function isAutoReloadAvailable(scope: MedusaContainer): boolean {
  const { auto_reload_enabled, topups_enabled } = settingsOf(scope)
  return auto_reload_enabled && topups_enabled
}
