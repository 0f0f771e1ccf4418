import { type Clause, quote } from "../grammar/clause"
import { findPattern } from "../grammar/patterns"
import type { PolicyTopic } from "../language/language"
import { categoryNames, recordsOf, textOf } from "./outputs"
import { call, type Outcome, type Script } from "./script"
import { type Reply, reply, say, type Talk } from "./talk"

/** What kinds of products there are. */
export function* listCategories(talk: Talk): Script<Reply> {
  const names = categoryNames(yield* call("list_categories"))
  return names.length > 0
    ? reply(say(talk, "categories", { categories: names.join(", ") }))
    : reply(say(talk, "noCategories"))
}

/** What sending costs and how long it takes; the shop's own words where nothing can be computed. */
export function* tellShipping(talk: Talk): Script<Reply> {
  const outcome = yield* call("estimate_shipping")
  const options = recordsOf(outcome, "options").map((option) => describeOption(option, talk))
  const policy = policyText(yield* call("get_policy", { topic: "shipping" }))
  if (options.length === 0) {
    return reply(policy ?? say(talk, "noShipping"))
  }
  return reply(say(talk, "shipping"), ...options, policy)
}

/** Promotions that the shopper could use. */
export function* tellPromotions(talk: Talk): Script<Reply> {
  const outcome = yield* call("list_promotions")
  const promotions = recordsOf(outcome, "promotions").map(describePromotion)
  return promotions.length > 0
    ? reply(say(talk, "promotions"), ...promotions)
    : reply(say(talk, "noPromotions"))
}

/** What the shop's policies say. */
export function* tellPolicy(talk: Talk, clause: Clause): Script<Reply> {
  const topic = findTopic(talk, clause)
  const outcome = yield* call("get_policy", {
    ...(topic && { topic }),
    question: quote(clause),
  })
  return reply(policyText(outcome) ?? say(talk, "noPolicy"))
}

/** Words of regret or sympathy, and how to reach the people of the shop if they have said so. */
export function* handOver(talk: Talk, words: "human" | "complaint"): Script<Reply> {
  const contact = policyText(yield* call("get_policy", { topic: "contact" }))
  return reply(say(talk, words), contact)
}

/** The topic whose words come first; none when the question is about something else. */
function findTopic({ language }: Talk, clause: Clause): PolicyTopic | null {
  const found = Object.entries(language.topics)
    .map(([topic, patterns]) => ({ topic, match: findPattern(clause.text, patterns) }))
    .filter(({ match }) => match !== null)
    .sort((one, other) => (one.match?.index ?? 0) - (other.match?.index ?? 0))
  return (found[0]?.topic as PolicyTopic | undefined) ?? null
}

/** The shop's words as they are; null when it has none on this. */
function policyText(outcome: Outcome): string | null {
  const texts = recordsOf(outcome, "policies").map(({ text }) => text)
  return texts.filter((text) => typeof text === "string").join("\n") || null
}

function describeOption(option: Record<string, unknown>, talk: Talk): string {
  const free = textOf(option.free_from)
  const parts = [textOf(option.name), textOf(option.price), textOf(option.description)]
  return [`• ${parts.filter(Boolean).join(" — ")}`, free && say(talk, "freeFrom", { total: free })]
    .filter(Boolean)
    .join("\n")
}

function describePromotion(promotion: Record<string, unknown>): string {
  const parts = [textOf(promotion.code), textOf(promotion.description)].filter(Boolean)
  return `• ${parts.join(" — ")}`
}
