import { categoryNames, recordsOf, textOf } from "./outputs"
import { call, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"

/** What kinds of products there are. */
export function* listCategories(talk: Talk): Script<Reply> {
  const names = categoryNames(yield* call("list_categories"))
  return names.length > 0
    ? reply(say(talk, "categories", { categories: names.join(", ") }))
    : reply(say(talk, "noCategories"))
}

/** Promotions that the shopper could use. */
export function* tellPromotions(talk: Talk): Script<Reply> {
  const outcome = yield* call("list_promotions")
  const promotions = recordsOf(outcome, "promotions").map(describePromotion)
  return promotions.length > 0
    ? reply(say(talk, "promotions"), ...promotions)
    : reply(say(talk, "noPromotions"))
}

function describePromotion(promotion: Record<string, unknown>): string {
  const parts = [textOf(promotion.code), textOf(promotion.description)].filter(Boolean)
  return `• ${parts.join(" — ")}`
}
