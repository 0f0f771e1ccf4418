import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { HostAmount, readGraph } from "../../../host/read-graph"
import { PRODUCT_SEARCH_MODULE } from "../../../modules/product-search"
import type { ProductSearchService, SearchDocument } from "../../../modules/product-search"
import { toMinorUnits } from "../../../money/money"
import { plainText } from "../catalogue"

const VariantRow = z.object({
  title: z.string(),
  sku: z.string().nullish(),
  barcode: z.string().nullish(),
  ean: z.string().nullish(),
  upc: z.string().nullish(),
  price_set: z.object({ id: z.string() }).nullish(),
})
const Instant = z.union([z.string(), z.date()])
const ProductRow = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullish(),
  description: z.string().nullish(),
  handle: z.string(),
  material: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  created_at: Instant,
  updated_at: Instant,
  type: z.object({ value: z.string() }).nullish(),
  collection: z.object({ title: z.string() }).nullish(),
  tags: z.array(z.object({ value: z.string() })).optional(),
  categories: z
    .array(z.object({ id: z.string(), is_active: z.boolean(), is_internal: z.boolean() }))
    .optional(),
  options: z
    .array(
      z.object({
        title: z.string(),
        values: z.array(z.object({ value: z.string() })).optional(),
      })
    )
    .optional(),
  sales_channels: z.array(z.object({ id: z.string() })).optional(),
  variants: z.array(VariantRow).optional(),
})

/** A product as the host's query gives it for being indexed. */
export type IndexedProduct = z.output<typeof ProductRow>
type IndexedVariant = z.output<typeof VariantRow>

const CategoryRow = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  parent_category_id: z.string().nullish(),
})
type Category = z.output<typeof CategoryRow>

const PriceRow = z.object({
  price_set_id: z.string().nullish(),
  currency_code: z.string().nullish(),
  amount: z.unknown().optional(),
  raw_amount: z.unknown().optional(),
})

/** A document, and the host's change that it shows. */
export interface ReadDocument {
  document: SearchDocument
  source_updated_at: string
}

const FIELDS = [
  "id",
  "title",
  "subtitle",
  "description",
  "handle",
  "material",
  "metadata",
  "created_at",
  "updated_at",
  "type.value",
  "collection.title",
  "tags.value",
  "categories.id",
  "categories.is_active",
  "categories.is_internal",
  "options.title",
  "options.values.value",
  "sales_channels.id",
  "variants.title",
  "variants.sku",
  "variants.barcode",
  "variants.ean",
  "variants.upc",
  "variants.price_set.id",
]

const BRAND = "brand"
/** What the host names the option, its value and the variant of a product that has only one. */
const NO_CHOICE = /^default( |$)/i
const MAX_ATTRIBUTE = 200
const MAX_ATTRIBUTES = 200
const MAX_DESCRIPTION = 2_000
/** Deeper than any shop's navigation. */
const MAX_DEPTH = 10

/**
 * The documents of products that are for sale: published, with the prices of every currency.
 * Products that are unknown, drafts or archived are left out.
 */
export async function readDocuments(
  scope: MedusaContainer,
  productIds: readonly string[]
): Promise<ReadDocument[]> {
  if (!productIds.length) return []
  const products = await readGraph(scope, {
    entity: "product",
    fields: FIELDS,
    filters: { id: [...productIds], status: "published" },
    row: ProductRow,
  })
  const [prices, categories] = await Promise.all([
    readPrices(scope, products),
    readCategories(scope, products),
  ])
  const { metadataKeys } = scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE)
  return products.map((product) => ({
    document: toDocument(product, { prices, categories, metadataKeys }),
    source_updated_at: new Date(product.updated_at).toISOString(),
  }))
}

type PriceRanges = Map<string, SearchDocument["prices"]>

/**
 * What a product is found by. Of its metadata, which staff and other plugins write into for
 * themselves, only what the merchant names in the option `search.metadata`.
 */
export function toDocument(
  product: IndexedProduct,
  {
    prices,
    categories,
    metadataKeys,
  }: {
    prices: PriceRanges
    categories: ReadonlyMap<string, Category>
    metadataKeys: readonly string[]
  }
): SearchDocument {
  const variants = product.variants ?? []
  const paths = (product.categories ?? [])
    .filter(({ is_active, is_internal }) => is_active && !is_internal)
    .map(({ id }) => pathOf(id, categories))
  const metadata = Object.entries(product.metadata ?? {})
    .filter(([name]) => metadataKeys.includes(name))
    .filter(isText)
  const brand = metadata.find(([name]) => name === BRAND)
  return {
    product_id: product.id,
    title: product.title,
    subtitle: product.subtitle ?? "",
    description: plainText(product.description ?? "").slice(0, MAX_DESCRIPTION),
    handle: product.handle,
    type: product.type?.value ?? "",
    collection: product.collection?.title ?? "",
    categories: paths.map((path) => path.map(({ name }) => name)),
    category_keys: [...new Set(paths.flat().flatMap(({ id, handle }) => [id, handle]))].sort(),
    category_ids: (product.categories ?? []).map(({ id }) => id).sort(),
    tags: (product.tags ?? []).map(({ value }) => value).sort(),
    brand: brand?.[1] ?? "",
    material: product.material ?? "",
    attributes: attributesOf(product, metadata),
    codes: variants
      .flatMap(({ sku, barcode, ean, upc }) => [sku, barcode, ean, upc])
      .filter(isFilled)
      .sort(),
    sales_channel_ids: (product.sales_channels ?? []).map(({ id }) => id).sort(),
    prices: joinRanges(variants, prices),
    created_at: new Date(product.created_at).toISOString(),
  }
}

function attributesOf(
  { options = [], variants = [] }: IndexedProduct,
  metadata: readonly [string, string][]
): string[] {
  const values = options.flatMap((option) => (option.values ?? []).map(({ value }) => value))
  const notes = metadata.filter(([name]) => name !== BRAND)
  const texts = [...values, ...variants.map(({ title }) => title), ...notes.map(([, text]) => text)]
  return [...new Set(texts)]
    .filter((text) => text && !NO_CHOICE.test(text))
    .sort()
    .slice(0, MAX_ATTRIBUTES)
}

/** Addresses and long texts of other plugins say nothing that a shopper would look for. */
function isText(entry: [string, unknown]): entry is [string, string] {
  const [, value] = entry
  return (
    typeof value === "string" && value.length <= MAX_ATTRIBUTE && !/^\w+:\/\/|^[{[]/.test(value)
  )
}

function isFilled(text: string | null | undefined): text is string {
  return Boolean(text)
}

/** From the top down to the category itself. */
function pathOf(id: string, categories: ReadonlyMap<string, Category>): Category[] {
  const path: Category[] = []
  let next = categories.get(id)
  while (next && path.length < MAX_DEPTH && !path.includes(next)) {
    path.unshift(next)
    next = next.parent_category_id ? categories.get(next.parent_category_id) : undefined
  }
  return path
}

async function readCategories(
  scope: MedusaContainer,
  products: readonly IndexedProduct[]
): Promise<Map<string, Category>> {
  const known = new Map<string, Category>()
  let wanted = new Set(products.flatMap(({ categories = [] }) => categories.map(({ id }) => id)))
  for (let depth = 0; wanted.size && depth < MAX_DEPTH; depth++) {
    const found = await readGraph(scope, {
      entity: "product_category",
      fields: ["id", "name", "handle", "parent_category_id"],
      filters: { id: [...wanted] },
      row: CategoryRow,
    })
    wanted = new Set()
    for (const category of found) known.set(category.id, category)
    for (const { parent_category_id: parent } of known.values()) {
      if (parent && !known.has(parent)) wanted.add(parent)
    }
  }
  return known
}

/** Lowest and highest price of each price set by currency, price lists included. */
async function readPrices(
  scope: MedusaContainer,
  products: readonly IndexedProduct[]
): Promise<PriceRanges> {
  const ranges: PriceRanges = new Map()
  const sets = products.flatMap(({ variants = [] }) =>
    variants.flatMap(({ price_set }) => price_set?.id ?? [])
  )
  if (!sets.length) return ranges
  const prices = await readGraph(scope, {
    entity: "price",
    fields: ["price_set_id", "currency_code", "amount", "raw_amount"],
    filters: { price_set_id: sets },
    row: PriceRow,
  })
  for (const { price_set_id, currency_code, raw_amount, amount } of prices) {
    const major = raw_amount ?? amount
    if (!price_set_id || !currency_code || major == null) continue
    const currency = currency_code.toLowerCase()
    const minor = toMinorUnits(HostAmount.parse(major).toString(), currency)
    const known = ranges.get(price_set_id) ?? {}
    known[currency] = widen(known[currency], minor, minor)
    ranges.set(price_set_id, known)
  }
  return ranges
}

function joinRanges(
  variants: readonly IndexedVariant[],
  prices: PriceRanges
): SearchDocument["prices"] {
  const joined: SearchDocument["prices"] = {}
  for (const { price_set } of variants) {
    for (const [currency, { min, max }] of Object.entries(prices.get(price_set?.id ?? "") ?? {})) {
      joined[currency] = widen(joined[currency], BigInt(min), BigInt(max))
    }
  }
  return joined
}

function widen(known: { min: string; max: string } | undefined, min: bigint, max: bigint) {
  return {
    min: String(known && BigInt(known.min) < min ? known.min : min),
    max: String(known && BigInt(known.max) > max ? known.max : max),
  }
}
