import { z } from "@medusajs/framework/zod"
import type { Fact, Shopper } from "../../../modules/assistant/types"
import { toMinorUnits } from "../../../money/money"
import { findOwnCart } from "../cart"
import { amountFact, formatPrice, plainText, shorten } from "../catalogue"
import { readPromotions } from "../offers"
import type { Offer } from "../offers"
import { defineTool } from "./context"

const DESCRIPTION = 300

const TARGETS: Record<Offer["target"], string> = {
  order: "your order",
  items: "selected products",
  shipping_methods: "delivery",
}

export const listPromotions = defineTool({
  name: "list_promotions",
  description:
    "Promotions that the shopper can use now: those that apply by themselves and public codes. " +
    "Name no code that is not listed.",
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    promotions: z.array(
      z.object({
        code: z.string().nullable().meta({ description: "Null: it applies by itself." }),
        description: z.string(),
        ends_at: z.iso.datetime().nullable(),
        applies_now: z.boolean().meta({ description: "Whether it takes off something now." }),
      })
    ),
  }),
  async run(_, { scope, shopper }) {
    const offers = await readPromotions(scope, shopper, await findOwnCart(scope, shopper))
    return {
      output: {
        promotions: offers.map((offer) => ({
          code: offer.code,
          description: describe(offer, shopper),
          ends_at: offer.ends_at?.toISOString() ?? null,
          applies_now: offer.applies_now,
        })),
      },
      facts: offers.flatMap((offer, index) => factsOf(offer, index, shopper)),
    }
  },
})

/** The merchant's own words, else what it takes off. */
function describe(offer: Offer, shopper: Shopper): string {
  if (offer.description) return shorten(plainText(offer.description), DESCRIPTION)
  const { currency } = offer
  const amount = currency
    ? formatPrice(toMinorUnits(offer.value, currency), shopper, currency)
    : `${offer.value}%`
  return offer.is_buy_get
    ? `${amount} off when you buy more of it`
    : `${amount} off ${TARGETS[offer.target]}`
}

function factsOf(offer: Offer, index: number, shopper: Shopper): Fact[] {
  const field = `promotions[${index}]`
  const words = [offer.code, describe(offer, shopper)].filter((text) => text !== null)
  const told: Fact = { kind: "discount", field, value: words.join(": "), display: words }
  const { currency, value } = offer
  if (!currency) {
    const display = [`${value}%`, `${value} %`]
    return [told, { kind: "discount", field: `${field}.percent`, value, display }]
  }
  const about = { kind: "discount" as const, field: `${field}.amount`, currency }
  return [told, amountFact(toMinorUnits(value, currency), shopper, about)]
}
