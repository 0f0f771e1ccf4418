import type { MedusaContainer } from "@medusajs/framework/types"
import { listCategories } from "../../catalogue"
import { findProducts } from "../../search"
import { applyFilters } from "./lookup"
import { envelope, presentListing, SEARCH } from "./present"
import type { Writing } from "./present"
import { featuredOf, readListings } from "./read-listings"
import { MAX_PAGE } from "./requests"
import type { CatalogueFilters, SearchRequest } from "./requests"

/** As far as anybody reads: behind it, better words find more than more pages. */
const MAX_FOUND = 50
const CURSOR = /^from:([1-9]\d?)$/

/**
 * The tool `search_catalog`: the chat's own product search, its answers written as the protocol has
 * them. Filters hold whatever the search gives up; an unknown cursor reads from the beginning.
 */
export async function searchCatalog(
  scope: MedusaContainer,
  writing: Writing,
  { query = "", filters, pagination }: SearchRequest
) {
  const offset = readCursor(pagination?.cursor)
  const end = offset + Math.min(pagination?.limit ?? 10, MAX_PAGE)
  const { ids, messages } = await findIds(scope, writing, query, filters)
  const listings = await readListings(scope, writing.shopper, ids)
  const passed = [...listings.values()].flatMap((one) => applyFilters(one, filters) ?? [])
  const products = passed.slice(offset, end).map((listing) => {
    const featured = featuredOf(listing.variants)
    const others = listing.variants.filter((offer) => offer !== featured)
    return presentListing(listing, [featured, ...others], writing)
  })
  const hasMore = passed.length > end
  return {
    ucp: envelope(SEARCH),
    products,
    pagination: {
      has_next_page: hasMore,
      total_count: passed.length,
      ...(hasMore ? { cursor: writeCursor(end) } : {}),
    },
    ...(messages.length ? { messages } : {}),
  }
}

async function findIds(
  scope: MedusaContainer,
  { shopper }: Writing,
  query: string,
  { categories, price }: CatalogueFilters = {}
) {
  const limits = {
    ...(price?.min === undefined ? {} : { min_price: String(price.min) }),
    ...(price?.max === undefined ? {} : { max_price: String(price.max) }),
  }
  const ids = new Set<string>()
  const relaxed = new Set<string>()
  for (const category of await handlesOf(scope, shopper, categories)) {
    const found = await findProducts(scope, shopper, {
      query,
      ...limits,
      ...(category === undefined ? {} : { category }),
      limit: MAX_FOUND,
    })
    for (const { medusa_product_id } of found.hits) ids.add(medusa_product_id)
    if (found.hits.length) found.relaxed.forEach((one) => relaxed.add(one))
  }
  const messages = [...relaxed].map((content) => ({
    type: "info",
    code: "relaxed",
    content: `Nothing fits all of it; this was given up: ${content}`,
  }))
  return { ids: [...ids], messages }
}

/** The categories to look in, by their handles; `undefined` is everywhere. */
async function handlesOf(
  scope: MedusaContainer,
  shopper: Writing["shopper"],
  categories: readonly string[] | undefined
): Promise<(string | undefined)[]> {
  if (!categories?.length) return [undefined]
  const wanted = new Set(categories.map((one) => one.toLowerCase()))
  const known = await listCategories(scope, shopper)
  return known
    .filter(
      ({ handle, name }) => wanted.has(handle.toLowerCase()) || wanted.has(name.toLowerCase())
    )
    .map(({ handle }) => handle)
}

function readCursor(cursor: string | undefined): number {
  const text = Buffer.from(cursor ?? "", "base64url").toString()
  return Number(CURSOR.exec(text)?.[1] ?? 0)
}

function writeCursor(offset: number): string {
  return Buffer.from(`from:${offset}`).toString("base64url")
}
