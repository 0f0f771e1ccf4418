import { z } from "@medusajs/framework/zod"
import { listMeta, ListMeta, ok, Page, perPage, QueryBoolean, text } from "../../../../http"
import { REVIEW_STATUSES } from "../../../../modules/reviews"
import { findProductId } from "../../../../workflows/assistant/catalogue"
import { importReviews, ReviewRecord } from "../../../../workflows/assistant/reviews/import-reviews"
import { MANAGE_ASSISTANT, SEE_ASSISTANT } from "../../../permissions"
import { endpoint } from "../service"
import { countsOf, ImportResult, presentReviews, Review, reviewsOf, Source } from "./schemas"

export const GET = endpoint({
  id: "listReviews",
  summary: "List product reviews",
  description: "Newest first.",
  tags: ["Reviews"],
  access: SEE_ASSISTANT,
  query: z.object({
    page: Page,
    per_page: perPage(25, 100),
    product_id: text({ min: 1, max: 255 }).optional().meta({
      description: "A product's number, its id in the store, or its handle.",
    }),
    status: z.enum(REVIEW_STATUSES).optional().meta({ description: "Only reviews in this state." }),
    replied: QueryBoolean.optional().meta({ description: "Only those with, or without, a reply." }),
    source: Source.optional(),
  }),
  responses: { 200: z.strictObject({ data: z.array(Review), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { page, per_page, product_id: reference } = query
    const product_id = reference === undefined ? undefined : await findProductId(scope, reference)
    if (reference !== undefined && product_id === undefined) {
      return ok({ data: [], meta: listMeta(0, page, per_page) })
    }
    const { data, total } = await reviewsOf(scope).list({ ...query, product_id })
    return ok({ data: await presentReviews(scope, data), meta: listMeta(total, page, per_page) })
  },
})

export const POST = endpoint({
  id: "addReviews",
  summary: "Bring in product reviews",
  description:
    "All of them or, when one is wrong, none. Sending them again changes nothing but what has " +
    "changed; what staff has decided, statuses and replies, stays.",
  tags: ["Reviews"],
  access: MANAGE_ASSISTANT,
  body: z.object({
    source: Source.default("import"),
    reviews: z.array(ReviewRecord).min(1).max(1_000),
  }),
  responses: { 200: ImportResult },
  handler: async ({ body, scope }) => {
    const reviews = body.reviews.map((review, index) => ({ ...review, where: `reviews.${index}.` }))
    return ok(countsOf(await importReviews(scope, body.source, { reviews })))
  },
})
