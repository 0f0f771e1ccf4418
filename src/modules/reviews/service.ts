import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Database } from "../../database/connection"
import { openDatabase } from "../../database/open-database"
import { LRUCache } from "lru-cache"
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

/** A review that another instance wrote shows in ratings this much later. */
const RATED_MS = 5_000
const RATED_PRODUCTS = 10_000

/** The shop's own reviews, written here or imported from wherever they were written. */
export default class ReviewsService implements ReviewsSource {
  private readonly connection: Database
  private readonly ratings = new LRUCache<string, { rating: Rating | undefined }>({
    max: RATED_PRODUCTS,
    ttl: RATED_MS,
  })
  /** Counts what this instance has written, so that an older read can't outlive it. */
  private writes = 0

  constructor(dependencies: { __pg_connection__: Knex }, options: Record<string, unknown> = {}) {
    this.connection = openDatabase(dependencies.__pg_connection__, options)
  }

  /** Keeps all of them or none; repeating it changes nothing. No two may be the same review. */
  import(drafts: readonly ReviewDraft[]): Promise<ImportCounts> {
    return this.write(upsertReviews(this.connection, drafts))
  }

  /** Newest first. */
  list(filter: ReviewFilter): Promise<{ data: Review[]; total: number }> {
    return listReviews(this.connection, filter)
  }

  find(id: number): Promise<Review | undefined> {
    return findReview(this.connection, id)
  }

  /** Answers a review in public, shows it or hides it; undefined when there is none. */
  update(id: number, change: ReviewChange): Promise<Review | undefined> {
    return this.write(updateReview(this.connection, id, change))
  }

  /** As of a few seconds ago at most, and of everything that this instance has written. */
  async readRatings(productIds: readonly string[]): Promise<Map<string, Rating>> {
    const { writes } = this
    const known = new Map(productIds.map((id) => [id, this.ratings.get(id)]))
    const missing = [...known.keys()].filter((id) => !known.get(id))
    const found = await readRatings(this.connection, missing)
    for (const id of missing) {
      const entry = { rating: found.get(id) }
      known.set(id, entry)
      if (writes === this.writes) this.ratings.set(id, entry)
    }
    return new Map([...known].flatMap(([id, entry]) => (entry?.rating ? [[id, entry.rating]] : [])))
  }

  listPublished(productId: string, limit: number): Promise<Review[]> {
    return listPublished(this.connection, productId, limit)
  }

  listUnanswered(limit: number): Promise<Review[]> {
    return listUnanswered(this.connection, limit)
  }

  private async write<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } finally {
      this.writes++
      this.ratings.clear()
    }
  }
}
