import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { databaseOf } from "../../../database/connection"
import { readRatings } from "../reviews/source"

/** What customers think of a product. */
export interface ProductRating {
  /** Mean, 1 to 5; null without reviews. */
  rating: number | null
  review_count: number
}

interface Rated {
  id: string
  metadata: Record<string, unknown> | null
}

/**
 * The ratings of products by id: from the store's reviews, and for a product that has none there,
 * from `rating` and `review_count` of its metadata, where other reviews' apps leave them.
 */
export async function readProductRatings(
  scope: MedusaContainer,
  products: readonly Rated[]
): Promise<Map<string, ProductRating>> {
  const ratings = await readRatings(
    scope,
    products.map(({ id }) => id)
  )
  return new Map(products.map((product) => [product.id, ratings.get(product.id) ?? noted(product)]))
}

const NOTED = {
  prepared: true,
  text: `
  select id, json_build_object('rating', metadata->'rating',
                               'review_count', metadata->'review_count') as metadata
  from product where id = any($1)`,
}

/** The ratings that the cards of products would show. */
export async function readRatingsById(
  scope: MedusaContainer,
  productIds: readonly string[]
): Promise<Map<string, number | null>> {
  const database = databaseOf(scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION))
  const ratings = await readProductRatings(
    scope,
    await database.objects<Rated>({ ...NOTED, values: [productIds] })
  )
  return new Map([...ratings].map(([id, { rating }]) => [id, rating]))
}

function noted({ metadata }: Rated): ProductRating {
  const { rating, review_count } = metadata ?? {}
  const isCount = typeof review_count === "number" && Number.isSafeInteger(review_count)
  const isRating = typeof rating === "number" && rating >= 1 && rating <= 5
  return isRating && isCount && review_count > 0
    ? { rating, review_count }
    : { rating: null, review_count: 0 }
}
