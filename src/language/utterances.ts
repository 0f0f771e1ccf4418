/**
 * What a shopper can want of the assistant. The order means nothing: of all of them the likeliest one
 * counts.
 */
export const INTENTS = [
  // Products
  "find",
  "refine",
  "cheaper",
  "dearer",
  "more",
  "top",
  "deals",
  "categories",
  "similar",
  "choose",
  "compare",
  "details",
  "price",
  "option",
  "question",
  "reviews",
  "gift",
  "outfit",
  "sizing",
  "care",
  "restock",
  // Cart
  "add",
  "change",
  "remove",
  "clear_cart",
  "view_cart",
  "total",
  "checkout",
  // The shop
  "shipping",
  "returns",
  "payment",
  "warranty",
  "privacy",
  "contact",
  "service",
  "promotions",
  "haggle",
  "human",
  "complaint",
  // Orders and money of the shopper
  "order_status",
  "list_orders",
  "order_items",
  "order_change",
  "balance",
  "affordable",
  "wallet",
  // Talk
  "greeting",
  "thanks",
  "goodbye",
  "help",
  "who",
  "languages",
  "override",
  "small_talk",
  "decline",
  "yes",
  "no",
] as const

export type Intent = (typeof INTENTS)[number]

/**
 * How people put what they want, in one language: examples that a classifier learns from, separated by
 * `|`. `{p}` stands for a product, `{o}` for a colour, size or material, `{n}` for a number or an
 * amount, `{c}` for a country or a place. So no product's word says what is wanted of it.
 */
export type Utterances = Readonly<Record<Intent, string>>
