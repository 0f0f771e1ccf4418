import type { MedusaContainer } from "@medusajs/framework/types"
import { assistantSettingsOf } from "../../../modules/assistant"
import type { ProductCard, Shopper } from "../../../modules/assistant/types"
import { PRODUCT_SEARCH_MODULE } from "../../../modules/product-search"
import type { Offer, ProductSearchService, Sort, Understood } from "../../../modules/product-search"
import { readCards, readRatingsById } from "../catalogue"
import { readUnitsSold } from "../sales"
import { fillOnce } from "./fill-once"
import { findInHost } from "./find-in-host"
import { watchCategories } from "./watch-categories"

/** What to look for. Amounts are minor units of the shopper's currency, as strings or bigints. */
export interface ProductQuery {
  query: string
  /** Handle or id of a category; what lies below it counts as well. */
  category?: string
  min_price?: bigint | string
  max_price?: bigint | string
  in_stock?: boolean
  on_sale?: boolean
  min_rating?: number
  sort?: Sort
  /** Public numbers of products that were shown already: others are looked for. */
  exclude?: readonly number[]
  /** 1 to 50; 10 when absent. */
  limit?: number
}

export interface FoundProducts {
  hits: FoundProduct[]
  /** How many products fit, as far as was looked. */
  total: number
  understood: Understood
  /** What was given up to find anything, see `SearchResult`. */
  relaxed: string[]
  corrected?: string
}

export interface FoundProduct {
  medusa_product_id: string
  /** 0 to 1. */
  score: number
  why: string[]
  /** Read for this shopper while searching: live price, stock and rating. */
  card: ProductCard
}

/** A search of staff, which counts as none. */
export interface SearchTrial {
  /** Lines of synonyms on top of those that are set. */
  synonyms: readonly string[]
}

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 50
/** What sold in this time is popular. */
const POPULAR_OF_DAYS = 90

/**
 * Finds products by what a shopper typed. Budget, stock, sale and rating are held against live
 * cards; what had to be given up to find anything is in `relaxed`.
 *
 * @param trial staff tries what a shopper would find
 */
export async function findProducts(
  scope: MedusaContainer,
  shopper: Shopper,
  query: ProductQuery,
  trial?: SearchTrial
): Promise<FoundProducts> {
  const search = scope.resolve<ProductSearchService>(PRODUCT_SEARCH_MODULE)
  await fillOnce(scope, search)
  watchCategories(scope)
  const cards = new Map<string, ProductCard>()
  const { min_price, max_price, limit = DEFAULT_LIMIT, exclude, ...rest } = query
  const seen = new Set(exclude)
  const { hits, ...answer } = await search.search({
    ...rest,
    synonyms: [...assistantSettingsOf(scope).search_synonyms, ...(trial?.synonyms ?? [])],
    is_trial: trial !== undefined,
    ...(min_price !== undefined && { min_price: BigInt(min_price) }),
    ...(max_price !== undefined && { max_price: BigInt(max_price) }),
    limit: Math.min(Math.max(1, Math.trunc(limit)), MAX_LIMIT),
    currency: shopper.currency,
    locale: shopper.locale,
    ...(shopper.language !== undefined && { language: shopper.language }),
    sales_channel_id: shopper.sales_channel_id,
    readSold: () => readUnitsSold(scope, POPULAR_OF_DAYS),
    readRatings: (productIds) => readRatingsById(scope, productIds),
    ...(search.engine === "medusa" && {
      findElsewhere: (text: string) => findInHost(scope, text),
    }),
    readOffers: async (productIds) => {
      const read = await readCards(scope, shopper, productIds)
      for (const card of read) cards.set(card.medusa_product_id, card)
      return read.map((card) => toOffer(card, seen.has(card.id)))
    },
  })
  return {
    ...answer,
    hits: hits.map(({ product_id, score, why }) => ({
      medusa_product_id: product_id,
      score,
      why,
      card: cards.get(product_id) as ProductCard,
    })),
  }
}

function toOffer(card: ProductCard, is_seen: boolean): Offer {
  return {
    product_id: card.medusa_product_id,
    price: card.price_amount === null ? null : BigInt(card.price_amount),
    in_stock: card.in_stock,
    on_sale: card.on_sale,
    rating: card.rating,
    is_seen,
  }
}
