/**
 * What a shopper can want, the more telling first: of the intents whose patterns match the same
 * words, the first one counts.
 */
export const INTENTS = [
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

export type Intent = (typeof INTENTS)[number]

/** They say how something is said, not what is wanted; beside anything else they don't count. */
export const COURTESIES: ReadonlySet<Intent> = new Set([
  "thanks",
  "goodbye",
  "greeting",
  "yes",
  "no",
])
