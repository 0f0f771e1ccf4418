import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { LRUCache } from "lru-cache"
import type { Shopper } from "../../../modules/assistant/types"
import { plainText, shorten } from "./texts"

/** A category as shoppers see it. */
export interface Category {
  /** The host's id. */
  id: string
  handle: string
  name: string
  description: string
  /** Id of the category that it lies in; null at the top. */
  parent_id: string | null
}

/** More than any navigation shows; a store with more is searched, not listed. */
const MAX_CATEGORIES = 500
const DESCRIPTION = 160

/** They are rearranged now and then, and asked for by every search that finds nothing. */
const FRESH_MS = 5_000
const LOCALES = 100
const listings = new WeakMap<object, LRUCache<string, Promise<readonly Category[]>>>()

/** The active, public categories, as the store has ranked them; at most five seconds old. */
export function listCategories(
  scope: MedusaContainer,
  { locale }: Pick<Shopper, "locale">
): Promise<readonly Category[]> {
  const products = scope.resolve(Modules.PRODUCT)
  const byLocale = listings.get(products) ?? new LRUCache({ max: LOCALES, ttl: FRESH_MS })
  listings.set(products, byLocale)
  const known = byLocale.get(locale)
  if (known) return known
  const listing = readCategories(scope, locale)
  byLocale.set(locale, listing)
  listing.catch(() => byLocale.delete(locale))
  return listing
}

async function readCategories(scope: MedusaContainer, locale: string): Promise<Category[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph(
    {
      entity: "product_category",
      fields: ["id", "handle", "name", "description", "parent_category_id", "rank"],
      filters: { is_active: true, is_internal: false },
      pagination: { take: MAX_CATEGORIES, skip: 0, order: { rank: "ASC" } },
    },
    { locale }
  )
  return data.map(({ id, handle, name, description, parent_category_id }) => ({
    id,
    handle,
    name,
    description: shorten(plainText(description ?? ""), DESCRIPTION),
    parent_id: parent_category_id ?? null,
  }))
}

/** The ids of a category and of all that lies below it. */
export function withBelow(categories: readonly Category[], id: string): string[] {
  const inside = new Set([id])
  // What is added on the way is looked at as well, each once.
  for (const above of inside) {
    for (const { id: own, parent_id } of categories) if (parent_id === above) inside.add(own)
  }
  return [...inside]
}
