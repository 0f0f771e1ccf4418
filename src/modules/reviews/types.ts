export const REVIEW_STATUSES = ["pending", "published", "hidden"] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** What a customer wrote about a product. */
export interface Review {
  /** An integer of our own; whatever another source identifies its reviews by. */
  id: number | string
  /** The host's id of the product. */
  product_id: string
  /** The name that is shown; no more is known of who wrote it. */
  author: string
  /** 1 to 5. */
  rating: number
  title: string
  content: string
  /** Two letters; null when it could not be told. */
  language: string | null
  /** Whether the author is known to have bought the product. */
  verified: boolean
  status: ReviewStatus
  /** The shop's public answer. */
  reply: string | null
  replied_at: Date | null
  /** Where it was written: `store`, `seed`, the name of a review service. */
  source: string
  /** Its id there; one source has it once. */
  external_id: string | null
  created_at: Date
}

/** A review to be kept. What is left out of a repeated import stays as it was. */
export interface ReviewDraft extends Omit<Review, "id"> {
  external_id: string
}

/** What staff decides about a review; what is absent stays. */
export interface ReviewChange {
  status?: ReviewStatus
  /** Null takes the reply away. */
  reply?: string | null
}

export interface ImportCounts {
  created: number
  updated: number
  /** Were there already, word for word. */
  unchanged: number
}

/** What the published reviews of a product come to. */
export interface Rating {
  /** Mean, two decimals: 4.67. */
  rating: number
  review_count: number
}

export interface ReviewFilter {
  product_id?: string
  status?: ReviewStatus
  /** Only those with, or without, a reply. */
  replied?: boolean
  source?: string
  page: number
  per_page: number
}

/**
 * Where the shop's reviews come from. The built-in store is one; the extension
 * `assistant_reviews_source` puts another in its place.
 */
export interface ReviewsSource {
  /** Of published reviews, by the host's product id; products without any are left out. */
  readRatings(productIds: readonly string[]): Promise<ReadonlyMap<string, Rating>>
  /** Published ones of a product, newest first. */
  listPublished(productId: string, limit: number): Promise<Review[]>
  /** Published ones that nobody has replied to: the unhappy first, then the newest. */
  listUnanswered(limit: number): Promise<Review[]>
}
