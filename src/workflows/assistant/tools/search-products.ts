import { z } from "@medusajs/framework/zod"
import { listCategories } from "../catalogue"
import { findProducts } from "../search"
import { defineTool } from "./context"
import { ListedProductSchema, listProduct, MinorUnits, showProducts } from "./products"

const SUGGESTED = 10
/** As many as a conversation remembers. */
const MAX_EXCLUDED = 100

export const searchProducts = defineTool({
  name: "search_products",
  description:
    "Find products by what the shopper wants, in their words. Budget, stock, sale and rating are " +
    "enforced. `relaxed` names what had to be given up to find anything: tell the shopper.",
  writes: false,
  input: z.strictObject({
    query: z.string().max(500).default("").meta({
      description: "What is looked for, as the shopper put it; empty for everything.",
    }),
    category: z.string().max(255).optional().meta({
      description: "Handle of a category, as list_categories names it.",
    }),
    min_price: MinorUnits.optional(),
    max_price: MinorUnits.optional(),
    in_stock: z.boolean().optional().meta({ description: "Only what can be bought now." }),
    on_sale: z.boolean().optional().meta({ description: "Only what is reduced." }),
    min_rating: z.number().min(1).max(5).optional(),
    sort: z
      .enum(["relevance", "price_low", "price_high", "rating", "newest", "popularity"])
      .optional(),
    exclude: z.array(z.int().min(1)).max(MAX_EXCLUDED).optional().meta({
      description: "product_id of what the shopper has seen already, when they ask for more.",
    }),
    limit: z.int().min(1).max(20).default(8),
  }),
  output: z.object({
    products: z.array(ListedProductSchema),
    total: z.int().meta({ description: "How many fit; no fewer than are listed." }),
    relaxed: z.array(z.string()),
    corrected: z.string().optional(),
    suggested_categories: z.array(z.string()).optional(),
  }),
  async run(input, context) {
    const { scope, shopper } = context
    const { hits, total, relaxed, corrected } = await findProducts(scope, shopper, input)
    const cards = hits.map(({ card }) => card)
    const categories = cards.length ? [] : await listCategories(scope, shopper)
    return showProducts(context, cards, {
      products: cards.map(listProduct),
      total,
      relaxed,
      ...(corrected === undefined ? {} : { corrected }),
      ...(categories.length
        ? { suggested_categories: categories.slice(0, SUGGESTED).map(({ handle }) => handle) }
        : {}),
    })
  },
})
