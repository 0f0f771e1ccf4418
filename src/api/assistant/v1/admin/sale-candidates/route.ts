import { z } from "@medusajs/framework/zod"
import { component, IdOut, ok, perPage } from "../../../../../http"
import { readSaleCandidates } from "../../../../../workflows/assistant/copilot/sale-candidates"
import { SEE_ASSISTANT } from "../../../../permissions"
import { endpoint } from "../../../service"
import { Currency, days, display, Display, NullableAmount, productNumbers } from "../figures"

const SaleCandidate = component(
  "SaleCandidate",
  z.strictObject({
    id: IdOut,
    medusa_product_id: z.string(),
    name: z.string(),
    currency: Currency,
    price: Display.nullable().meta({
      description: "Regular price of the cheapest variant in stock, for people.",
    }),
    price_amount: NullableAmount,
    units_sold: z.number().meta({ description: "In the window, less what came back." }),
    stock: z.number().meta({ description: "Units that can be sold now." }),
    days_on_sale: z.int().meta({
      description: "What the pace is reckoned from: the window, or less for a new product.",
    }),
    days_of_cover: z.number().nullable().meta({
      description: "How long the stock lasts at that pace; null when nothing was sold.",
    }),
    surplus_units: z.number().meta({ description: "More than what sells in 60 days." }),
    cost_amount: NullableAmount.meta({
      description: "From `metadata.cost` of the variant or the product; major units there.",
    }),
    suggested_discount_percent: z.int(),
    suggested_price: Display.nullable(),
    suggested_price_amount: NullableAmount,
    current_discount_percent: z.int().meta({ description: "Of a sale that is running." }),
    reason: z.string(),
  }),
  { description: "A product that stands in the shop longer than it should." }
)

export const GET = endpoint({
  id: "listSaleCandidates",
  summary: "Products that a discount would move",
  description:
    "Published products with more in stock than sells in 60 days at the pace of the window, those " +
    "first that bind most money. The discount is reckoned from how far the stock is beyond that, and " +
    "never goes under a cost that is known. Nothing is changed.",
  tags: ["Merchant"],
  access: SEE_ASSISTANT,
  query: z.object({
    days: days(30, 365),
    limit: perPage(10, 50).meta({ description: "Products at most, up to 50." }),
  }),
  responses: {
    200: z.strictObject({
      window_days: z.int(),
      currency: Currency,
      count: z.int(),
      candidates: z.array(SaleCandidate),
    }),
  },
  handler: async ({ query, scope }) => {
    const { currency, candidates } = await readSaleCandidates(scope, query)
    const numbers = await productNumbers(
      scope,
      candidates.map(({ product_id }) => product_id)
    )
    const written = (amount: bigint | null) =>
      amount === null ? null : display(scope, amount, currency)
    return ok({
      window_days: query.days,
      currency,
      count: candidates.length,
      candidates: candidates.map((candidate) => ({
        id: numbers.get(candidate.product_id) as number,
        medusa_product_id: candidate.product_id,
        name: candidate.name,
        currency,
        price: written(candidate.price),
        price_amount: wire(candidate.price),
        units_sold: candidate.units_sold,
        stock: candidate.stock,
        days_on_sale: candidate.days,
        days_of_cover: candidate.days_of_cover,
        surplus_units: candidate.surplus_units,
        cost_amount: wire(candidate.cost),
        suggested_discount_percent: candidate.discount_percent,
        suggested_price: written(candidate.discounted_price),
        suggested_price_amount: wire(candidate.discounted_price),
        current_discount_percent: candidate.running_discount_percent,
        reason: candidate.reason,
      })),
    })
  },
})

function wire(amount: bigint | null): string | null {
  return amount === null ? null : String(amount)
}
