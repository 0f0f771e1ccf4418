import type { MedusaContainer } from "@medusajs/framework/types"
import { ACCESS_MODULE } from "../../../modules/access"
import type { AccessService } from "../../../modules/access"
import { REVIEWS_MODULE } from "../../../modules/reviews"
import type { Rating, Review, ReviewsService, ReviewsSource } from "../../../modules/reviews"

/**
 * Where the shop's reviews come from: the built-in store, or what the store's own
 * `assistant_reviews_source` gives, which is believed no further than it can be checked.
 */
export async function findReviewsSource(scope: MedusaContainer): Promise<ReviewsSource> {
  const { assistant_reviews_source: ask } = scope.resolve<AccessService>(ACCESS_MODULE).extensions
  if (!ask) return scope.resolve<ReviewsService>(REVIEWS_MODULE)
  return checked(await ask({ container: scope }))
}

/** Ratings by the host's product id; products that nobody has rated are left out. */
export async function readRatings(
  scope: MedusaContainer,
  productIds: readonly string[]
): Promise<ReadonlyMap<string, Rating>> {
  return (await findReviewsSource(scope)).readRatings(productIds)
}

/** A source that leaves out what is no rating or no review. */
function checked(source: ReviewsSource): ReviewsSource {
  const reviewsOf = async (found: Promise<Review[]>, limit: number) =>
    (await found).filter(isReview).slice(0, limit)
  return {
    async readRatings(productIds) {
      const found = await source.readRatings(productIds)
      return new Map([...found].filter(([, rating]) => isRating(rating)))
    },
    listPublished: (productId, limit) => reviewsOf(source.listPublished(productId, limit), limit),
    listUnanswered: (limit) => reviewsOf(source.listUnanswered(limit), limit),
  }
}

function isRating({ rating, review_count }: Rating): boolean {
  return rating >= 1 && rating <= 5 && Number.isSafeInteger(review_count) && review_count > 0
}

function isReview({ id, product_id, author, rating, title, content, created_at }: Review): boolean {
  const texts = [product_id, author, title, content]
  return (
    texts.every((text) => typeof text === "string") &&
    (typeof id === "string" || Number.isSafeInteger(id)) &&
    rating >= 1 &&
    rating <= 5 &&
    created_at instanceof Date &&
    !Number.isNaN(created_at.getTime())
  )
}
