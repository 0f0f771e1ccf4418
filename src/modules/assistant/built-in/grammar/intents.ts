import type { Intent as Known } from "../../../../language/utterances"

/** What a request asks for; `unclear` when none of the known ones is likely enough. */
export type Intent = Known | "unclear"

/** They say how something is said, not what is wanted; beside anything else they don't count. */
export const COURTESIES: ReadonlySet<Intent> = new Set([
  "thanks",
  "goodbye",
  "greeting",
  "yes",
  "no",
])

/** They ask about products that are known by name, by place or by a pronoun. */
export const ABOUT_PRODUCTS: ReadonlySet<Intent> = new Set([
  "details",
  "price",
  "option",
  "question",
  "reviews",
  "sizing",
  "care",
  "restock",
  "similar",
  "haggle",
])

/** The intents of a language's tables of patterns, the more telling first. */
export const PATTERN_INTENTS = [
  "override",
  "clear_cart",
  "order_status",
  "list_orders",
  "affordable",
  "balance",
  "human",
  "complaint",
  "change",
  "remove",
  "compare",
  "add",
  "checkout",
  "view_cart",
  "promotions",
  "policy",
  "shipping",
  "top",
  "deals",
  "categories",
  "similar",
  "want",
  "who",
  "help",
  "dearer",
  "cheaper",
  "more",
  "details",
  "find",
  "thanks",
  "goodbye",
  "greeting",
  "yes",
  "no",
] as const

export type PatternIntent = (typeof PATTERN_INTENTS)[number]
