import type { z } from "@medusajs/framework/zod"

/** One variation of a product, as a card shows it (decisions, "Card"). */
export interface CardVariation {
  /** Public number of the variant. */
  variation_id: number
  medusa_variant_id: string
  /** Its options, e.g. `Size: L, Colour: Blue`. */
  label: string
  /** Display string; empty when the variant has no price for the shopper. */
  price: string
  /** Minor units. */
  price_amount: string | null
  in_stock: boolean
}

/** A product as shoppers see it, read live for their region, currency and customer group. */
export interface ProductCard {
  /** Public number of the product. */
  id: number
  medusa_product_id: string
  name: string
  /** Display strings in the shopper's locale; `price` is what one unit costs now. */
  price: string
  /** Minor units. */
  price_amount: string | null
  /** Lower case, ISO 4217. */
  currency: string
  regular_price: string
  /** Minor units. */
  regular_price_amount: string | null
  sale_price: string | null
  on_sale: boolean
  in_stock: boolean
  short_description: string
  image: string | null
  url: string
  rating: number | null
  review_count: number
  is_variable: boolean
  variations: CardVariation[]
}

/** A row of a side-by-side comparison; `values` by the product's public number. */
export interface ComparisonRow {
  name: string
  values: Record<string, string>
}

export interface Comparison {
  /** Two to four. */
  products: ProductCard[]
  attributes: ComparisonRow[]
}

export interface CartItem {
  cart_item_key: string
  product_id: number
  variation_id: number
  name: string
  quantity: number
  /** Display strings. */
  unit_price: string
  line_total: string
  image: string | null
}

/** The whole verified cart (decisions, "Cart"). Totals are display strings. */
export interface CartState {
  success: boolean
  message: string
  /** The line that the action touched. */
  cart_item_key?: string
  items: CartItem[]
  item_count: number
  subtotal: string
  tax_total: string
  discount_total: string
  total: string
  currency: string
  checkout_url: string
}

/** Who is being served, in which shop, currency and language. Made by the route, never by a model. */
export interface Shopper {
  /** `customer:cus_…` for whoever is signed in, `guest:<session>` otherwise. */
  key: string
  customer_id?: string
  /** The cart that is theirs already. */
  cart_id?: string
  region_id: string
  /** Lower case. */
  currency: string
  /** Two letters, when known. */
  country?: string
  sales_channel_id: string
  /** BCP 47: how amounts and numbers are written. */
  locale: string
  /** Two letters: what the conversation is held in; absent where there is none, or nobody knows. */
  language?: string
}

/** What a claim of a reply can be about. */
export type FactKind =
  | "price"
  | "discount"
  | "rating"
  | "review_count"
  | "stock"
  | "delivery"
  | "total"
  | "balance"
  | "order"
  | "policy"

/**
 * Something a tool read, which a reply may say. Grounding lets no claim pass that no fact of the
 * turn bears out.
 */
export interface Fact {
  kind: FactKind
  /** Public number of the product that it is about. */
  product_id?: number
  product_name?: string
  /** Where it was read: `price_amount`, `variations[0].in_stock`, `cart.total`, … */
  field: string
  /** Amounts in minor units; stock as `in_stock` or `out_of_stock` or a count; ratings as decimals. */
  value: string
  /** The ways in which it is written for people: `$89.00`. */
  display: string[]
  /** Of an amount, lower case. */
  currency?: string
}

/** What a tool gives back. */
export interface ToolResult<Output = unknown> {
  /** What the model, or the built-in provider, reads: plain JSON. */
  output: Output
  /** Everything in `output` that a reply may claim. */
  facts: Fact[]
  /** Cards that the shopper sees. */
  cards?: ProductCard[]
  comparison?: Comparison
  cart?: CartState
  /** What the server itself tells the shopper of it, in their language: no model is believed to. */
  notice?: string
}

/**
 * One thing the assistant can look up or do. `Context` is what the tools of one registry run with;
 * the engine only passes it on.
 */
export interface Tool<Context = unknown, Input = never, Output = unknown> {
  /** Snake case, unique in its registry: `search_products`. */
  name: string
  /** For the model: when to use it. */
  description: string
  input: z.ZodType<Input>
  output: z.ZodType<Output>
  /** Changes the shopper's cart; tools that don't may run side by side. */
  writes: boolean
  run(input: Input, context: Context): Promise<ToolResult<Output>>
}

/**
 * A failure that the shopper caused and the model should hear of: out of stock, unknown product, no
 * variation chosen. Anything else that a tool throws is a fault of ours.
 */
export interface ToolRefusal {
  code: string
  message: string
  /** E.g. the variations there are to choose from. */
  details?: Record<string, unknown>
}

/** What is sent to the shopper while a turn runs (spec, "Events"). */
export type Frame =
  | { type: "tool"; name: string }
  | { type: "products"; products: ProductCard[] }
  | ({ type: "comparison" } & Comparison)
  | { type: "chunk"; content: string }
  | { type: "done"; conversation_ref: string; message_ref: string }
  | { type: "error"; code: string; message: string }

/** A message as clients send it and conversations keep it. */
export interface ChatMessage {
  role: "user" | "assistant"
  content: string
}

/** A tool call that a provider asks for. `input` is not checked yet. */
export interface ToolCall {
  id: string
  name: string
  input: unknown
  /** It only finds out what a name means: what it finds is neither shown nor remembered as a list. */
  isLookUp?: true
}

/** What a provider sees of a turn: the conversation, then what the tools of this turn answered. */
export type TurnMessage =
  | { role: "system"; content: string }
  | ChatMessage
  | { role: "tool_calls"; content: string; calls: ToolCall[] }
  | { role: "tool_result"; call_id: string; name: string; result: ToolResult | ToolRefusal }

export interface TokenUsage {
  input: number
  output: number
}

/** A product that the talk was about: enough to know it again by place, name, option or price. */
export type RememberedProduct = Pick<
  ProductCard,
  "id" | "name" | "price_amount" | "currency" | "in_stock"
> & { variations: Pick<CardVariation, "variation_id" | "label" | "in_stock">[] }

/** A line of the cart as it was read last. */
export type RememberedLine = Pick<
  CartItem,
  "cart_item_key" | "product_id" | "variation_id" | "name" | "quantity"
>

/** What a shopper can want done with a product whose name is still missing. */
export type ProductIntent = "add" | "details" | "compare" | "similar"

/** A question that the assistant asked and whose answer it waits for. */
export type PendingQuestion =
  /** `isOffer`: nobody was asked; it is what was said of the options, for `add it`. */
  | { about: "variation"; product: RememberedProduct; quantity: number; isOffer?: true }
  | { about: "product"; intent: ProductIntent; among: RememberedProduct[]; quantity?: number }
  | { about: "cart_line"; intent: "remove" | "update"; quantity?: number }
  | { about: "quantity"; cart_item_key: string }
  | { about: "wish" }
  /** Whether the request is to be passed on to a person, and how they are reached. */
  | { about: "handover" }

/**
 * What a conversation remembers beside its words, so that "the second one" and "cheaper" mean
 * something. Plain JSON, kept by the server with the transcript: `rememberTurn` makes the next from
 * the last.
 */
export interface ConversationState {
  /** How many turns there were. */
  turns: number
  /** The list that the shopper saw last, in its order. */
  shown: RememberedProduct[]
  /** What "it" and "both" mean. */
  focus: RememberedProduct[]
  /** Those that were talked about one by one, the latest first. */
  talked?: RememberedProduct[]
  cart: RememberedLine[]
  /** Public numbers of all that was shown since the last search began. */
  seen?: number[]
  /** Input of the last product search, for those that refine it. */
  search?: Record<string, unknown>
  pending?: PendingQuestion
  /** Number of the order that the last turn told of. */
  order?: number
}

/** What a provider says, piece by piece. `pending`: its text asks this, see `ConversationState`. */
export type ProviderEvent =
  | { type: "text"; content: string }
  | { type: "calls"; calls: ToolCall[] }
  | { type: "usage"; usage: TokenUsage }
  | { type: "pending"; pending: PendingQuestion }

export interface ProviderRequest {
  messages: TurnMessage[]
  tools: readonly Tool<never, never, unknown>[]
  /** What is remembered of the turns before this one; absent at the beginning. */
  state?: ConversationState
  /** What the shop wants said in its own words. */
  ownWords?: OwnWords
  /** BCP 47. */
  locale: string
  currency: string
  /** Orders and balances can be asked for. */
  isSignedIn?: boolean
  /** No tool will be run any more: answer with what is known. */
  lastRound?: boolean
  maxOutputTokens: number
  signal: AbortSignal
}

/** A language model, or the built-in deterministic one. */
export interface ChatProvider {
  /** As configured; telemetry and logs name it. */
  name: string
  /** No text of the store can talk it into anything; costs nothing. */
  deterministic?: boolean
  /**
   * Answers one round. Ends after `calls` (the engine runs them and asks again) or after the text.
   * @throws when it can't answer; the engine then asks the next provider, as long as no text is out.
   */
  respond(request: ProviderRequest): AsyncIterable<ProviderEvent>
}

/** A claim of a reply and where it was read (decisions, "Turn response"). */
export interface GroundingReceipt {
  /** The words of the reply. */
  claim: string
  kind: FactKind
  product_id?: number
  field: string
  value: string
}

/** A question that the shop answers in its own words, in each of the ways in which it is put. */
export interface OwnAnswer {
  questions: string[]
  answer: string
}

/** Phrases that a shop can word itself; none of them holds a value. */
export const OWN_PHRASES = [
  "greeting",
  "thanks",
  "goodbye",
  "help",
  "who",
  "smallTalk",
  "unclear",
  "nothing",
] as const
export type OwnPhraseName = (typeof OWN_PHRASES)[number]

/** A phrase as the shop words it in a language, two letters. */
export interface OwnPhrase {
  language: string
  phrase: OwnPhraseName
  text: string
}

/** What the shop has said in its settings of how the assistant speaks. */
export interface OwnWords {
  answers: readonly OwnAnswer[]
  phrases: readonly OwnPhrase[]
  /** For language models: how to speak. */
  tone: string
}

/** What the merchant's policies and answers to common questions are; facts that replies may quote. */
export interface Policy {
  /** Snake case: `returns`, `shipping`. */
  topic: string
  title: string
  text: string
}
