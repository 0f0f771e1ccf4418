import { z } from "@medusajs/framework/zod"
import { AmountOut, component, InstantOut } from "../../http"
import { statusOf, type TopUp as StartedTopUp, type TopUpStatus } from "../../workflows/topups"

export const topUpParams = z.object({
  id: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/, { error: "must be a top-up's id" })
    .meta({ description: "The top-up.", examples: ["pay_col_01"] }),
})

export const TopUpOptions = component(
  "TopUpOptions",
  z.strictObject({
    enabled: z.boolean().meta({ description: "The setting `topups_enabled`." }),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    minimum: AmountOut,
    maximum: AmountOut.nullable().meta({ description: "Null when there is none." }),
    suggested: z.array(AmountOut).meta({ description: "Amounts to offer." }),
    providers: z
      .array(z.string())
      .meta({ description: "With what can be paid.", examples: [["pp_stripe_stripe"]] }),
  }),
  { description: "How a wallet can be filled." }
)

export const TopUp = component(
  "TopUp",
  z.strictObject({
    id: z.string().meta({
      description: "Also the payment collection's id in the store.",
      examples: ["pay_col_01"],
    }),
    status: z.enum(["pending", "paid", "failed"]).meta({
      description:
        "`pending` until it is completed, or while the provider waits for the customer; a `failed` " +
        "one may be completed again.",
    }),
    wallet_id: z.int(),
    currency: z.string().meta({ description: "ISO 4217 code.", examples: ["EUR"] }),
    amount: AmountOut,
    payment_session: z
      .strictObject({
        id: z.string(),
        provider_id: z.string(),
        status: z.string(),
        data: z.record(z.string(), z.unknown()).meta({
          description: "What the provider's own script in the storefront needs.",
        }),
      })
      .nullable(),
    created_at: InstantOut,
  }),
  { description: "A payment that fills a wallet." }
)

export function presentTopUp(topUp: StartedTopUp, status?: TopUpStatus): z.input<typeof TopUp> {
  const [session] = topUp.sessions
  return {
    id: topUp.id,
    status: status ?? statusOf(topUp),
    wallet_id: topUp.wallet_id,
    currency: topUp.currency,
    amount: topUp.amount.toString(),
    payment_session: session
      ? {
          id: session.id,
          provider_id: session.provider_id,
          status: session.status,
          data: session.data,
        }
      : null,
    created_at: topUp.created_at.toISOString(),
  }
}
