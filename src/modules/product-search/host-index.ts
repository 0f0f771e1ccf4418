import type { SearchTypes } from "@medusajs/framework/types"
import { search } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"

/** The name of our index in the host's Search module. */
export const HOST_INDEX = "assistant_product"

/** What the host's Search module finds our products by, when the store chooses its engine. */
export const hostFields: SearchTypes.SearchIndexFieldsInput = search.define({
  id: search.keyword().filterable(),
  title: search.text().searchable({ weight: 3 }),
  subtitle: search.text().searchable(),
  brand: search.text().searchable({ weight: 2 }),
  tags: search.text().array().searchable({ weight: 2 }),
  categories: search.text().array().searchable({ weight: 2 }),
  type: search.text().searchable({ weight: 2 }),
  collection: search.text().searchable(),
  description: search.text().searchable(),
  status: search.keyword().filterable(),
  sales_channel_ids: search.keyword().array().filterable(),
})

/** How our index is asked: any of the words, with typing errors. */
export const HOST_SEARCH_OPTIONS = { match_strategy: "any", typo_tolerance: true } as const

/** A product as the host's query gives it for its index. */
export const HostProduct = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullish(),
  description: z.string().nullish(),
  status: z.string(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  type: z.object({ value: z.string() }).nullish(),
  collection: z.object({ title: z.string() }).nullish(),
  tags: z.array(z.object({ value: z.string() })).nullish(),
  categories: z.array(z.object({ name: z.string() })).nullish(),
  sales_channels: z.array(z.object({ id: z.string() })).nullish(),
})
export type HostProduct = z.output<typeof HostProduct>

export const SOURCE_FIELDS = [
  "id",
  "title",
  "subtitle",
  "description",
  "status",
  "metadata",
  "type.value",
  "collection.title",
  "tags.value",
  "categories.name",
  "sales_channels.id",
]

export function toHostDocument(product: HostProduct) {
  const brand = product.metadata?.brand
  return {
    id: product.id,
    title: product.title,
    subtitle: product.subtitle ?? "",
    brand: typeof brand === "string" ? brand : "",
    tags: (product.tags ?? []).map(({ value }) => value),
    categories: (product.categories ?? []).map(({ name }) => name),
    type: product.type?.value ?? "",
    collection: product.collection?.title ?? "",
    description: product.description ?? "",
    status: product.status,
    sales_channel_ids: (product.sales_channels ?? []).map(({ id }) => id),
  }
}
