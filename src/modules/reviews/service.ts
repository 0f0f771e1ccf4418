import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  findReview,
  listPublished,
  listReviews,
  listUnanswered,
  readRatings,
  updateReview,
  upsertReviews,
} from "./store"
import type {
  ImportCounts,
  Rating,
  Review,
  ReviewChange,
  ReviewDraft,
  ReviewFilter,
  ReviewsSource,
} from "./types"

/** The shop's own reviews, written here or imported from wherever they were written. */
export default class ReviewsService implements ReviewsSource {
  private readonly knex: Knex

  constructor(dependencies: { __pg_connection__: Knex }) {
    this.knex = dependencies.__pg_connection__
  }

  /** Keeps all of them or none; repeating it changes nothing. No two may be the same review. */
  import(drafts: readonly ReviewDraft[]): Promise<ImportCounts> {
    return upsertReviews(this.knex, drafts)
  }

  /** Newest first. */
  list(filter: ReviewFilter): Promise<{ data: Review[]; total: number }> {
    return listReviews(this.knex, filter)
  }

  find(id: number): Promise<Review | undefined> {
    return findReview(this.knex, id)
  }

  /** Answers a review in public, shows it or hides it; undefined when there is none. */
  update(id: number, change: ReviewChange): Promise<Review | undefined> {
    return updateReview(this.knex, id, change)
  }

  readRatings(productIds: readonly string[]): Promise<Map<string, Rating>> {
    return readRatings(this.knex, productIds)
  }

  listPublished(productId: string, limit: number): Promise<Review[]> {
    return listPublished(this.knex, productId, limit)
  }

  listUnanswered(limit: number): Promise<Review[]> {
    return listUnanswered(this.knex, limit)
  }
}
