import { z } from "@medusajs/framework/zod"
import { component, ListMeta } from "../../http"

export const ProviderId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,100}$/, { error: "must be a payment provider's id" })
  .meta({
    description: "One of the `providers` of `GET /topups`.",
    examples: ["pp_stripe_stripe"],
  })

export const MethodId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,255}$/, { error: "must be a payment method's id" })
  .meta({ description: "The provider's id of it.", examples: ["pm_1Nq"] })

/** How a payment method is told from others. */
export const methodFace = {
  type: z
    .string()
    .nullable()
    .meta({ description: "As the provider names it.", examples: ["card"] }),
  brand: z
    .string()
    .nullable()
    .meta({ examples: ["visa"] }),
  last4: z
    .string()
    .nullable()
    .meta({ examples: ["4242"] }),
  exp_month: z
    .int()
    .nullable()
    .meta({ examples: [8] }),
  exp_year: z
    .int()
    .nullable()
    .meta({ examples: [2030] }),
}

export const PaymentMethod = component(
  "PaymentMethod",
  z.strictObject({ provider_id: z.string(), id: z.string(), ...methodFace }),
  {
    description:
      "A way of paying that a payment provider keeps for the customer: what tells it from others, as " +
      "far as the provider says so, and nothing that pays.",
  }
)

export const PaymentMethodList = component(
  "PaymentMethodList",
  z.strictObject({
    data: z.array(PaymentMethod),
    meta: ListMeta,
    unavailable: z
      .array(z.string())
      .meta({ description: "Providers that did not answer: they may keep more." }),
  })
)

export const SavingMethod = component(
  "SavingMethod",
  z.strictObject({
    provider_id: z.string(),
    id: z.string().meta({ examples: ["seti_01"] }),
    data: z.record(z.string(), z.unknown()).meta({
      description: "What the provider's own script in the storefront needs.",
    }),
  }),
  { description: "A payment method that the customer is about to enter at the provider." }
)

export const RemovedMethod = component(
  "RemovedMethod",
  z.strictObject({
    removed: z.boolean().meta({
      description:
        "False where the provider still keeps it: it can't be removed from here. The wallet does not " +
        "charge it any more either way.",
    }),
  })
)
