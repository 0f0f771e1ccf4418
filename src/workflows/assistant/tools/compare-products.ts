import { z } from "@medusajs/framework/zod"
import { phrasesFor } from "../../../modules/assistant/built-in"
import type { AttributeNames } from "../../../modules/assistant/built-in"
import { ToolRefused } from "../../../modules/assistant/refusal"
import { ComparisonRowSchema } from "../../../modules/assistant/schemas"
import type { ComparisonRow } from "../../../modules/assistant/types"
import { detailsFacts, readProductDetails } from "../catalogue"
import type { ProductDetails } from "../catalogue"
import { defineTool } from "./context"
import {
  ListedProductSchema,
  listProduct,
  ProductReference,
  requireProductIds,
  unknownProduct,
} from "./products"

const MIN = 2
const MAX = 4
const MISSING = "–"

export const compareProducts = defineTool({
  name: "compare_products",
  description: "Put two to four products side by side. The shopper sees the table.",
  writes: false,
  input: z.strictObject({ product_ids: z.array(ProductReference).min(MIN).max(MAX) }),
  output: z.object({
    products: z.array(ListedProductSchema),
    attributes: z.array(ComparisonRowSchema),
  }),
  async run({ product_ids }, context) {
    const { scope, shopper } = context
    const ids = await requireProductIds(context, product_ids)
    const details = await readProductDetails(scope, shopper, ids)
    const read = new Set(details.map(({ card }) => card.medusa_product_id))
    const missing = ids.findIndex((id) => !read.has(id))
    if (missing >= 0) throw unknownProduct(product_ids[missing] ?? "")
    if (details.length < MIN) {
      throw new ToolRefused("assistant_invalid_param", "Name at least two different products.")
    }
    const products = details.map(({ card }) => card)
    const attributes = rowsOf(details, phrasesFor(shopper).attributes)
    return {
      output: { products: products.map(listProduct), attributes },
      cards: products,
      comparison: { products, attributes },
      facts: details.flatMap((one) => detailsFacts(one, shopper)),
    }
  },
})

type Reading = [name: string, read: (details: ProductDetails) => string | undefined]

/** What the cards show, then every attribute that any of them has; rows without a value stay out. */
function rowsOf(details: ProductDetails[], words: AttributeNames): ComparisonRow[] {
  const named = new Set(details.flatMap(({ attributes }) => attributes.map(({ name }) => name)))
  const readings: Reading[] = [
    [words.price, ({ card }) => card.price],
    [words.regularPrice, ({ card }) => (card.on_sale ? card.regular_price : undefined)],
    [words.availability, ({ card }) => (card.in_stock ? words.inStock : words.outOfStock)],
    [words.rating, ({ card }) => (card.rating === null ? undefined : `${card.rating} / 5`)],
    [words.reviews, ({ card }) => (card.review_count ? String(card.review_count) : undefined)],
    [words.category, ({ categories }) => categories.map(({ name }) => name).join(", ")],
    ...[...named].map((name): Reading => [name, (one) => attributeOf(one, name)]),
  ]
  return readings.flatMap(([name, read]) => {
    const values = details.map((one) => [String(one.card.id), read(one) || undefined] as const)
    if (values.every(([, value]) => value === undefined)) return []
    return { name, values: Object.fromEntries(values.map(([id, value]) => [id, value ?? MISSING])) }
  })
}

function attributeOf({ attributes }: ProductDetails, wanted: string): string | undefined {
  return attributes.find(({ name }) => name === wanted)?.value
}
