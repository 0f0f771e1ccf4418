import type { MedusaContainer } from "@medusajs/framework/types"
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

function noted({ metadata }: Rated): ProductRating {
  const { rating, review_count } = metadata ?? {}
  const isCount = typeof review_count === "number" && Number.isSafeInteger(review_count)
  const isRating = typeof rating === "number" && rating >= 1 && rating <= 5
  return isRating && isCount && review_count > 0
    ? { rating, review_count }
    : { rating: null, review_count: 0 }
}
