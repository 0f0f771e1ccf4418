import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { component, IdOut, InstantOut, PositiveInteger, text } from "../../../../http"
import { ACCESS_MODULE } from "../../../../modules/access"
import type { AccessService } from "../../../../modules/access"
import { REVIEW_STATUSES, REVIEWS_MODULE } from "../../../../modules/reviews"
import type { Review as StoredReview, ReviewsService } from "../../../../modules/reviews"
import type { ReviewImport } from "../../../../workflows/assistant/reviews/import-reviews"
import { AdminAssistantError } from "../service"

export const Review = component(
  "Review",
  z.strictObject({
    id: IdOut,
    product_id: IdOut,
    medusa_product_id: z.string(),
    author: z.string(),
    rating: z.int().min(1).max(5),
    title: z.string(),
    content: z.string(),
    language: z.string().nullable().meta({ description: "Two letters; null when not known." }),
    verified: z.boolean().meta({ description: "Whether the author bought the product." }),
    status: z.enum(REVIEW_STATUSES),
    reply: z.string().nullable(),
    replied_at: InstantOut.nullable(),
    source: z.string(),
    external_id: z.string().nullable(),
    created_at: InstantOut,
  }),
  { description: "What a customer wrote about a product, and what the shop answered." }
)

export const ReviewPatch = component(
  "ReviewPatch",
  z.object({
    reply: text({ min: 1, max: 10_000 }).nullable().optional().meta({
      description: "The public answer; null takes it back.",
    }),
    status: z.enum(REVIEW_STATUSES).optional(),
  }),
  { description: "What staff decides about a review; what is absent stays." }
)

export const ImportResult = component(
  "ReviewImport",
  z.strictObject({
    created: z.int(),
    updated: z.int().meta({ description: "Were there and have changed." }),
    unchanged: z.int(),
  })
)

export const Source = text({ min: 1, max: 100 }).meta({
  description: "Where the reviews come from; `external_id` is unique in it.",
})

export const reviewParams = z.object({ id: PositiveInteger.meta({ description: "The review." }) })

/** What an import has done; throws for one that was refused. */
export function countsOf(result: ReviewImport): z.input<typeof ImportResult> {
  if (!result.ok) {
    throw new AdminAssistantError("assistant_invalid_param", { data: { params: result.problems } })
  }
  const { created, updated, unchanged } = result
  return { created, updated, unchanged }
}

export function reviewsOf(scope: MedusaContainer): ReviewsService {
  return scope.resolve<ReviewsService>(REVIEWS_MODULE)
}

/** Reviews as answers have them, with the numbers of their products. */
export async function presentReviews(
  scope: MedusaContainer,
  reviews: readonly StoredReview[]
): Promise<z.input<typeof Review>[]> {
  const numbers = await scope.resolve<AccessService>(ACCESS_MODULE).numbersFor(
    "product",
    reviews.map(({ product_id }) => product_id)
  )
  return reviews.map((review) => ({
    ...review,
    id: review.id as number,
    product_id: numbers.get(review.product_id) as number,
    medusa_product_id: review.product_id,
    replied_at: review.replied_at?.toISOString() ?? null,
    created_at: review.created_at.toISOString(),
  }))
}
