import { ok } from "../../../../../http"
import type { Review as StoredReview } from "../../../../../modules/reviews"
import { MANAGE_ASSISTANT, SEE_ASSISTANT } from "../../../../permissions"
import { AdminAssistantError, endpoint } from "../../service"
import { presentReviews, Review, reviewParams, ReviewPatch, reviewsOf } from "../schemas"

export const GET = endpoint({
  id: "getReview",
  summary: "Get a product review",
  tags: ["Reviews"],
  access: SEE_ASSISTANT,
  params: reviewParams,
  responses: { 200: Review },
  errors: ["assistant_not_found"],
  handler: async ({ params, scope }) => {
    const [review] = await presentReviews(scope, [
      orNotFound(await reviewsOf(scope).find(params.id)),
    ])
    return ok(review as NonNullable<typeof review>)
  },
})

export const PATCH = endpoint({
  id: "updateReview",
  summary: "Answer, publish or hide a review",
  tags: ["Reviews"],
  access: MANAGE_ASSISTANT,
  params: reviewParams,
  body: ReviewPatch,
  responses: { 200: Review },
  errors: ["assistant_not_found"],
  handler: async ({ params, body, scope }) => {
    const changed = orNotFound(await reviewsOf(scope).update(params.id, body))
    const [review] = await presentReviews(scope, [changed])
    return ok(review as NonNullable<typeof review>)
  },
})

function orNotFound(review: StoredReview | undefined): StoredReview {
  if (!review) throw new AdminAssistantError("assistant_not_found")
  return review
}
