import { z } from "@medusajs/framework/zod"

const text = z.string().max(100).optional().catch(undefined)
const number = z.number().int().optional().catch(undefined)
const Card = z.object({ brand: text, last4: text, exp_month: number, exp_year: number })

/** Each provider has data of its own; most say this of a card, where Stripe does or one level higher. */
const MethodData = Card.extend({ type: text, card: Card.optional().catch(undefined) }).catch({})

/** How a customer knows one of their saved payment methods from another. */
export interface MethodFace {
  type: string | null
  brand: string | null
  last4: string | null
  exp_month: number | null
  exp_year: number | null
}

/** What of a provider's data of a payment method tells it from others; all else stays with the store. */
export function describeMethod(data: unknown): MethodFace {
  const { type, card, ...rest } = MethodData.parse(data)
  const face = { ...rest, ...card }
  return {
    type: type ?? null,
    brand: face.brand ?? null,
    last4: face.last4?.slice(-4) ?? null,
    exp_month: face.exp_month ?? null,
    exp_year: face.exp_year ?? null,
  }
}
