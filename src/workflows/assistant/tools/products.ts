import { z } from "@medusajs/framework/zod"
import { ToolRefused } from "../../../modules/assistant/refusal"
import type { ProductCard, ToolResult } from "../../../modules/assistant/types"
import { cardFacts, findProductId } from "../catalogue"
import type { ToolContext } from "./context"

/** How a product is named in a tool's input. */
export const ProductReference = z
  .union([z.int().min(1), z.string().min(1).max(255)])
  .meta({ description: "Number, id or handle of the product." })

export const VariationReference = z
  .union([z.int().min(1), z.string().min(1).max(255)])
  .meta({ description: "Number or id of the variation." })

/** Minor units of the shopper's currency. */
export const MinorUnits = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,17})$/)
  .meta({ description: "Minor units of the shopper's currency, digits only: 50.00 USD is 5000." })

/** A product as models read it: what its card shows, in fewer words. */
export const ListedProductSchema = z.object({
  product_id: z.int(),
  name: z.string(),
  price: z.string(),
  price_amount: z.string().nullable(),
  currency: z.string(),
  on_sale: z.boolean(),
  regular_price: z.string(),
  in_stock: z.boolean(),
  rating: z.number().nullable(),
  review_count: z.int(),
  short_description: z.string(),
  url: z.string(),
  variations: z.array(
    z.object({
      variation_id: z.int(),
      label: z.string(),
      price: z.string(),
      in_stock: z.boolean(),
    })
  ),
})

/** What there is to choose is told only where there is a choice. */
export function listProduct(card: ProductCard): z.output<typeof ListedProductSchema> {
  return {
    product_id: card.id,
    name: card.name,
    price: card.price,
    price_amount: card.price_amount,
    currency: card.currency,
    on_sale: card.on_sale,
    regular_price: card.regular_price,
    in_stock: card.in_stock,
    rating: card.rating,
    review_count: card.review_count,
    short_description: card.short_description,
    url: card.url,
    variations: card.is_variable
      ? card.variations.map(({ variation_id, label, price, in_stock }) => ({
          variation_id,
          label,
          price,
          in_stock,
        }))
      : [],
  }
}

/** The result of a tool that shows products, with everything that may be claimed of them. */
export function showProducts<Output>(
  { shopper }: ToolContext,
  cards: ProductCard[],
  output: Output
): ToolResult<Output> {
  return { output, cards, facts: cards.flatMap((card) => cardFacts(card, shopper)) }
}

/** The host ids of products, in the same order. @throws ToolRefused for one that is unknown */
export async function requireProductIds(
  { scope }: ToolContext,
  references: readonly (number | string)[]
): Promise<string[]> {
  return await Promise.all(
    references.map(async (reference) => {
      const id = await findProductId(scope, reference)
      if (id === undefined) throw unknownProduct(reference)
      return id
    })
  )
}

export function unknownProduct(reference: number | string): ToolRefused {
  const message = `There is no product ${JSON.stringify(reference)} in this store.`
  return new ToolRefused("assistant_not_found", message)
}
