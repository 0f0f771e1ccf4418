import { z } from "@medusajs/framework/zod"
import { fold, isSameWord, splitWords } from "../../../language"
import { listCategories } from "../catalogue"
import { findProducts } from "../search"
import { defineTool } from "./context"
import { ListedProductSchema, listProduct, MinorUnits, showProducts } from "./products"

const SUGGESTED = 10
/** As many as a conversation remembers. */
const MAX_EXCLUDED = 100
const MAX_NAMED = 60

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
    named: z.array(z.string().max(100)).max(MAX_NAMED).optional().meta({
      description:
        "Words of the query that name what is looked for. What has none of them is not shown.",
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
  async run({ named = [], ...input }, context) {
    const { scope, shopper } = context
    const { hits, total, relaxed, corrected } = await findProducts(scope, shopper, input)
    const isOther = lacksAll(named, relaxed)
    const cards = isOther ? [] : bearing(hits, named).map(({ card }) => card)
    const categories = cards.length ? [] : await listCategories(scope, shopper)
    return showProducts(context, cards, {
      products: cards.map(listProduct),
      total: isOther ? 0 : total,
      relaxed,
      ...(corrected === undefined ? {} : { corrected }),
      ...(categories.length
        ? { suggested_categories: categories.slice(0, SUGGESTED).map(({ handle }) => handle) }
        : {}),
    })
  },
})

const MISSING = "term:"
const HAS = "word:"
/** Of the best one's score; what has less of what is looked for has it by chance. */
const LEAST_SHARE = 0.55
/** The same where not even the best one has all that was named. */
const LEAST_OF_SOME = 0.35

interface Hit {
  score: number
  why: readonly string[]
}

/** Those that have one of the words, in whatever form, as far as there are any; else all. */
function bearing<Found extends Hit>(
  hits: readonly Found[],
  named: readonly string[]
): readonly Found[] {
  const words = named.flatMap((word) => splitWords(fold(word)))
  const has = ({ why }: Hit, wanted: readonly string[]) =>
    why.some(
      (reason) => reason.startsWith(HAS) && splitWords(reason).some((each) => wanted.includes(each))
    )
  const own = hits.filter((hit) => has(hit, words))
  if (own.length === 0) return hits
  const [best] = [...own].sort((one, other) => other.score - one.score)
  const share = words.every((word) => has(best, [word])) ? LEAST_SHARE : LEAST_OF_SOME
  return own.filter(({ score }) => score >= best.score * share)
}

/** Whether no product found has any of the words; by `relaxed`, which names those that none has. */
function lacksAll(named: readonly string[], relaxed: readonly string[]): boolean {
  const missing = relaxed
    .filter((name) => name.startsWith(MISSING))
    .flatMap((name) => splitWords(fold(name.slice(MISSING.length))))
  const words = named.flatMap((word) => splitWords(fold(word)))
  return words.length > 0 && words.every((word) => missing.some((other) => isSameWord(word, other)))
}
