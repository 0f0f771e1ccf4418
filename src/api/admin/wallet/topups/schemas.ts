import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { AmountOut, component, IdOut, InstantOut } from "../../../../http"
import { readTakeable, refundedOf, statusOf, type TopUp } from "../../../../workflows/topups"

export const TOPUP_STATUSES = ["pending", "paid", "failed"] as const

const fields = {
  id: z.string().meta({
    description: "Also the payment collection's id in the store.",
    examples: ["pay_col_01"],
  }),
  status: z.enum(TOPUP_STATUSES).meta({
    description:
      "`pending` until the provider has taken the money; a `failed` one may still be completed by " +
      "the customer.",
  }),
  customer_id: z.string().meta({ examples: ["cus_01"] }),
  wallet_id: IdOut,
  currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
  amount: AmountOut.meta({ description: "What the customer wanted to pay in." }),
  captured: AmountOut.meta({ description: "What the provider has taken, and the wallet got." }),
  refunded: AmountOut.meta({ description: "What of that the provider gave back." }),
  provider_id: z
    .string()
    .nullable()
    .meta({ description: "With what it is paid.", examples: ["pp_stripe_stripe"] }),
  payment_id: z
    .string()
    .nullable()
    .meta({
      description: "The payment in the store that was captured; null before that.",
      examples: ["pay_01"],
    }),
  created_at: InstantOut,
}

export const ListedTopUp = component("ListedTopUp", z.strictObject(fields), {
  description: "A payment that fills a wallet, as staff see it; amounts in minor units.",
})

export const TopUpDetail = component(
  "TopUpDetail",
  z.strictObject({
    ...fields,
    left: AmountOut.meta({
      description:
        "What of it is still in the wallet, neither spent nor set aside: as much a refund can take back.",
    }),
  }),
  { description: "A payment that fills a wallet, with what is left of it." }
)

export function presentListedTopUp(topUp: TopUp): z.input<typeof ListedTopUp> {
  const { payments, sessions } = topUp
  const paid = payments.find(({ captures }) => captures.length)
  const captured = payments
    .flatMap(({ captures }) => captures)
    .reduce((sum, { amount }) => sum + amount, 0n)
  return {
    id: topUp.id,
    status: statusOf(topUp),
    customer_id: topUp.customer_id,
    wallet_id: topUp.wallet_id,
    currency: topUp.currency,
    amount: topUp.amount.toString(),
    captured: captured.toString(),
    refunded: refundedOf(topUp).toString(),
    provider_id: sessions[0]?.provider_id ?? null,
    payment_id: paid?.id ?? null,
    created_at: topUp.created_at.toISOString(),
  }
}

export async function presentTopUpDetail(
  scope: MedusaContainer,
  topUp: TopUp
): Promise<z.input<typeof TopUpDetail>> {
  return { ...presentListedTopUp(topUp), left: (await readTakeable(scope, topUp)).toString() }
}
