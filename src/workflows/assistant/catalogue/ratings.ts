/** What customers think of a product. */
export interface Rating {
  /** Mean, 1 to 5; null without reviews. */
  rating: number | null
  review_count: number
}

interface Rated {
  id: string
  metadata?: Record<string, unknown> | null
}

/** The ratings that products carry in their metadata: `rating` and `review_count`. */
export function ratingOf({ metadata }: Rated): Rating {
  const review_count = metadata?.review_count
  const rating = metadata?.rating
  const count = typeof review_count === "number" && review_count > 0 ? Math.floor(review_count) : 0
  const isRating = typeof rating === "number" && rating >= 1 && rating <= 5 && count > 0
  return { rating: isRating ? rating : null, review_count: isRating ? count : 0 }
}
