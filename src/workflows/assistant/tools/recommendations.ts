import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../../host/read-graph"
import { viewCart } from "../cart"
import { readCards } from "../catalogue"
import { readBoughtTogether, readUnitsSold } from "../sales"
import { defineTool } from "./context"
import type { ToolContext } from "./context"
import {
  ListedProductSchema,
  listProduct,
  ProductReference,
  requireProductIds,
  showProducts,
} from "./products"

/** Read at most of each kind; more would only be thrown away. */
const CANDIDATES = 60
/** What sold lately decides between products that are alike. */
const WINDOW_DAYS = 90
const WEIGHTS = { bought_together: 6, category: 3, collection: 3, tag: 2, type: 1 }

const Kin = z.object({
  id: z.string(),
  collection_id: z.string().nullish(),
  type_id: z.string().nullish(),
  categories: z.array(z.object({ id: z.string() })).optional(),
  tags: z.array(z.object({ id: z.string() })).optional(),
})
type Kin = z.output<typeof Kin>

const FIELDS = ["id", "collection_id", "type_id", "categories.id", "tags.id"]

export const getRecommendations = defineTool({
  name: "get_recommendations",
  description:
    "Products that go with a product or are like it, or, when none is named, with what is in the " +
    "cart. Only what can be bought now.",
  writes: false,
  input: z.strictObject({
    product_id: ProductReference.optional(),
    kind: z.enum(["any", "similar", "bought_together"]).default("any").meta({
      description: "`similar` for alternatives, `bought_together` for what others took with it.",
    }),
    limit: z.int().min(1).max(12).default(4),
  }),
  output: z.object({ products: z.array(ListedProductSchema) }),
  async run({ product_id, kind, limit }, context) {
    const { scope, shopper } = context
    const basis =
      product_id === undefined
        ? await productsInCart(context)
        : await requireProductIds(context, [product_id])
    const ranked = basis.length
      ? await rankRelated(scope, basis, kind)
      : [...(await readUnitsSold(scope, WINDOW_DAYS)).keys()].slice(0, CANDIDATES)
    const cards = await readCards(scope, shopper, ranked)
    const shown = cards.filter(({ in_stock }) => in_stock).slice(0, limit)
    return showProducts(context, shown, { products: shown.map(listProduct) })
  },
})

async function productsInCart(context: ToolContext): Promise<string[]> {
  const { state } = await viewCart(context.scope, context.shopper)
  const numbers = new Set(state.items.map(({ product_id }) => product_id))
  return await requireProductIds(context, [...numbers])
}

/** The most related first, what sells better before what sells less. */
async function rankRelated(
  scope: MedusaContainer,
  basis: string[],
  kind: "any" | "similar" | "bought_together"
): Promise<string[]> {
  const [together, alike, sold] = await Promise.all([
    kind === "similar" ? [] : readBoughtTogether(scope, basis, CANDIDATES),
    kind === "bought_together" ? new Map<string, number>() : scoreAlike(scope, basis),
    readUnitsSold(scope, WINDOW_DAYS),
  ])
  const scores = new Map(alike)
  together.forEach((id, place) => {
    const score = WEIGHTS.bought_together * (1 - place / CANDIDATES)
    scores.set(id, (scores.get(id) ?? 0) + score)
  })
  return [...scores]
    .sort(
      ([one, score], [other, otherScore]) =>
        otherScore - score ||
        (sold.get(other) ?? 0) - (sold.get(one) ?? 0) ||
        (one < other ? -1 : 1)
    )
    .slice(0, CANDIDATES)
    .map(([id]) => id)
}

async function scoreAlike(scope: MedusaContainer, basis: string[]): Promise<Map<string, number>> {
  const kin = await listKin(scope, { id: basis })
  const category = idsOf(kin.flatMap(({ categories = [] }) => categories))
  const tag = idsOf(kin.flatMap(({ tags = [] }) => tags))
  const collection = new Set(kin.flatMap(({ collection_id }) => collection_id ?? []))
  const type = new Set(kin.flatMap(({ type_id }) => type_id ?? []))
  const filters = [
    ...(category.size ? [{ categories: { id: [...category] } }] : []),
    ...(tag.size ? [{ tags: { id: [...tag] } }] : []),
    ...(collection.size ? [{ collection_id: [...collection] }] : []),
    ...(type.size ? [{ type_id: [...type] }] : []),
  ]
  const found = await Promise.all(
    filters.map((filter) => listKin(scope, { ...filter, status: "published" }, true))
  )
  // A filter by relation gives back only the relations that it asked for: each list says its own.
  const ids = [...new Set(found.flat().map(({ id }) => id))].filter((id) => !basis.includes(id))
  const scores = new Map<string, number>()
  for (const one of ids.length ? await listKin(scope, { id: ids }) : []) {
    const shared = (own: { id: string }[] = [], wanted: ReadonlySet<string>) =>
      own.filter(({ id }) => wanted.has(id)).length
    const score =
      WEIGHTS.category * Math.min(1, shared(one.categories, category)) +
      WEIGHTS.tag * shared(one.tags, tag) +
      (collection.has(one.collection_id ?? "") ? WEIGHTS.collection : 0) +
      (type.has(one.type_id ?? "") ? WEIGHTS.type : 0)
    scores.set(one.id, score)
  }
  return scores
}

async function listKin(
  scope: MedusaContainer,
  filters: Record<string, unknown>,
  idsOnly = false
): Promise<Kin[]> {
  return await readGraph(scope, {
    entity: "product",
    fields: idsOnly ? ["id"] : FIELDS,
    filters,
    ...(idsOnly
      ? { pagination: { take: CANDIDATES, skip: 0, order: { created_at: "DESC" } } }
      : {}),
    row: Kin,
  })
}

function idsOf(records: { id: string }[]): Set<string> {
  return new Set(records.map(({ id }) => id))
}
