import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { readGraph } from "../../../../host/read-graph"
import { assistantSettingsOf } from "../../../../modules/assistant"
import { languageOf } from "../../../../modules/reviews"
import type { Review } from "../../../../modules/reviews"
import { readShop } from "../../catalogue"
import { findReviewsSource } from "../../reviews/source"
import { OPTION_FIELDS, optionsOf, VariantOptionsRow } from "../options"
import { draftReply } from "./draft-reply"
import type { Reply, ReplyFacts } from "./draft-reply"
import { improveDrafts } from "./improve-drafts"
import { findSuspicions } from "./suspicion"

/** A review that waits for an answer, with one to edit and post. */
export interface ReviewDraftReply extends Reply {
  review: Review
  /** Name of the language model that wrote it, or `built-in`. */
  drafted_by: string
  product_name: string | null
  /** Two letters; null when it can't be told. */
  review_language: string | null
  /** What is suspicious about the review, for people; empty for what customers write. */
  suspicions: string[]
}

const BUILT_IN = "built-in"

const ProductRow = z.object({
  id: z.string(),
  title: z.string(),
  variants: z.array(VariantOptionsRow).nullish(),
})

/**
 * Replies to the reviews that wait for one, the unhappy first: in the review's language, its tone by
 * the stars, with nothing in it but what the review, the product and the policies say. Nothing is
 * posted.
 *
 * @param locale of the store, BCP 47: for reviews in a language that nobody can write
 */
export async function readReviewDrafts(
  scope: MedusaContainer,
  { limit, locale }: { limit: number; locale: string }
): Promise<ReviewDraftReply[]> {
  const reviews = await (await findReviewsSource(scope)).listUnanswered(limit)
  const products = await readProducts(scope, [...new Set(reviews.map((one) => one.product_id))])
  const { name: shop } = await readShop(scope)
  const { policies } = assistantSettingsOf(scope)
  const language = new Intl.Locale(locale).language
  const drafts = reviews.map((review) => {
    const suspicions = findSuspicions(`${review.author}\n${review.title}\n${review.content}`)
    const product = products.get(review.product_id) ?? null
    const facts: ReplyFacts = { product, policies, shop, language }
    const reply = draftReply(review, facts, suspicions.length === 0)
    return { review, facts, reply, suspicions }
  })
  const better = await improveDrafts(
    scope,
    drafts.filter(({ suspicions }) => !suspicions.length)
  )
  return drafts.map(({ review, facts, reply, suspicions }) => ({
    ...reply,
    ...(better.get(review) ?? { drafted_by: BUILT_IN }),
    review,
    product_name: facts.product?.name ?? null,
    review_language: languageOf(review),
    suspicions,
  }))
}

async function readProducts(scope: MedusaContainer, ids: readonly string[]) {
  const products = await readGraph(scope, {
    entity: "product",
    fields: ["id", "title", ...OPTION_FIELDS],
    filters: { id: [...ids] },
    row: ProductRow,
  })
  return new Map(
    products.map(({ id, title, variants }) => [
      id,
      { name: title, options: optionsOf(variants ?? []) },
    ])
  )
}
