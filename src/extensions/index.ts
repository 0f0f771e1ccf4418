import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { z } from "@medusajs/framework/zod"
import type { ReviewsSource } from "../modules/reviews/types"
import type { ProductCard } from "../modules/assistant/types"

/** Money that is about to leave a wallet. */
export interface DebitContext {
  container: MedusaContainer
  operation: "debit" | "transfer" | "withdrawal"
  wallet_id: number
  /** Minor units of the wallet's currency. */
  amount: bigint
  reason: string
  reference: string | null
  /** Key of the identity that causes it, e.g. `user:user_01`. */
  actor: string
}

/** A person who has to confirm an operation first. */
export interface StepUpContext {
  container: MedusaContainer
  operation: "debit" | "transfer" | "redeem" | "withdrawal"
  /** Minor units. */
  amount: bigint
  /** Key of the identity that has to confirm, e.g. `customer:cus_01`. */
  actor: string
  /** What is answered without the extension: the path of our own challenge endpoint. */
  default_url: string
}

/** A request that the assistant's rate limit is about to count. */
export interface RateContext {
  container: MedusaContainer
  /** `operationId` of the endpoint. */
  operation: string
  /** Key of the identity, `guest` for whoever is not signed in. */
  actor: string
  customer_id?: string
  /** Under which a guest is counted; of an IPv6 address the first 64 bits. */
  address: string
}

/** An answer for somebody on the messaging channel. */
export interface OutgoingMessage {
  /** The same at every attempt, so that a message that was sent already can be told. */
  id: string
  /** The sender whom it answers, as the channel names them. */
  to: string
  text: string
  cards: ProductCard[]
  /** The channel's own id of the message that it answers. */
  in_reply_to: string
}

export interface MessagingContext {
  container: MedusaContainer
  /** The number of ours that the message came to, when the channel said so. */
  recipient?: string
  /** Attempts that have failed before. */
  attempts: number
}

/** A picture to look for. */
export interface VisionImage {
  bytes: Buffer
  /** By content, not as claimed. */
  type: "image/jpeg" | "image/png" | "image/webp" | "image/gif"
}

export interface VisionContext {
  container: MedusaContainer
  /** What is asked for; enforced on live data afterwards whatever the provider answers. */
  filters: { category_id?: string; min_price?: bigint; max_price?: bigint; limit: number }
  signal: AbortSignal
}

/** One answer of a vision provider, best first. */
export interface VisionMatch {
  /** Medusa's id of the product. */
  product_id: string
  /** From 0 to 1. */
  score?: number
}

/** For whom a turn of the assistant is. */
export interface TurnContext {
  container: MedusaContainer
  /** The customer who is signed in; absent for guests. */
  customer_id?: string
  /** Two letters: what the conversation is held in. */
  language: string
  /** BCP 47: how amounts and numbers are written. */
  locale: string
  /** ISO 4217, lower case. */
  currency: string
  region_id: string
  /** Two letters, when known. */
  country?: string
}

/** What a tool of the store runs with. */
export interface ToolRunContext extends TurnContext {
  conversation_ref: string
  /** Aborted when the time is up, or the shopper has gone. */
  signal: AbortSignal
}

/**
 * A tool of the store's own that language models may use in conversations. Models decide when, by the
 * description; what a tool changes should therefore be harmless, or be confirmed elsewhere.
 */
export interface AssistantToolExtension<Input = unknown, Output = unknown> {
  /** Snake case, at most 40 characters, and none of the plugin's own. */
  name: string
  /** For the model: what it answers, and when to use it. */
  description: string
  /** Of `@medusajs/framework/zod`; an object. What a model sends is checked against it. */
  input: z.ZodType<Input>
  /** What `run` gives is checked against it. Every text and number in it is a fact that replies may state. */
  output: z.ZodType<Output>
  run(input: Input, context: ToolRunContext): Output | Promise<Output>
}

/** Declares a tool; its input and output types come from its schemas. */
export function defineAssistantTool<Input, Output>(
  tool: AssistantToolExtension<Input, Output>
): AssistantToolExtension {
  return tool
}

/** A turn that is over. */
export interface FinishedTurn {
  conversation_ref: string
  message_ref: string
  channel: "message" | "stream" | "messaging"
  /** What the shopper said, and what they were answered. */
  user: string
  assistant: string
  outcome: "done" | "failed" | "aborted"
  /** Who wrote the answer; null where nobody did. */
  provider: string | null
  /** Another than the first choice answered, or nobody could. */
  degraded: boolean
  tools: { name: string; ok: boolean; ms: number }[]
  /** Public numbers of the products that were shown. */
  product_ids: number[]
  /** Sentences that did not leave. */
  removed_claims: number
  duration_ms: number
}

/** A request that a shopper wants passed on to a person of the shop. */
export interface HandoffRequest {
  /** The same at every attempt, so that a ticket that was opened already can be told. */
  id: string
  created_at: Date
  conversation_ref: string
  /** In the shopper's own words. */
  request: string
  /** Two letters: what they speak. */
  language: string
  /** How they are reached: as the customer, by an e-mail address, or over the messaging channel. */
  customer_id: string | null
  email: string | null
  sender: string | null
  /** Number of the order that it is about. */
  order_number: number | null
  /** Products that were in talk, by their public numbers. */
  products: { id: number; name: string }[]
  /** Oldest first; the last 40 messages. */
  transcript: { role: "user" | "assistant"; content: string }[]
}

export interface HandoffContext {
  container: MedusaContainer
  /** Attempts that have failed before. */
  attempts: number
}

/**
 * The plugin option `extensions`: functions of the store that change how the plugin behaves.
 *
 * @example
 * plugins: [{
 *   resolve: "medusa-plugin-wallet-assistant",
 *   options: {
 *     extensions: {
 *       wallet_before_debit: async ({ amount }) => {
 *         if (amount > 100_000n) throw new Error("Ask the back office for more than 1,000.00")
 *       },
 *       wallet_step_up_url: () => "https://shop.example/account/confirm",
 *     },
 *   },
 * }]
 */
export interface Extensions {
  /** Throw to refuse: 422 `wallet_operation_refused`, with the error's message. */
  wallet_before_debit?: (context: DebitContext) => void | Promise<void>
  /** Where a person confirms; becomes `data.step_up_url` of 403 `wallet_step_up_required`. */
  wallet_step_up_url?: (context: StepUpContext) => string | Promise<string>
  /** Reviews and ratings come from here instead of the built-in store. */
  assistant_reviews_source?: (context: {
    container: MedusaContainer
  }) => ReviewsSource | Promise<ReviewsSource>
  /** Requests per window of the assistant's storefront endpoints; `value` is the setting's. */
  assistant_rate_limit?: (value: number, context: RateContext) => number | Promise<number>
  /** Length of that window in seconds; `value` is the setting's. */
  assistant_rate_window?: (value: number, context: RateContext) => number | Promise<number>
  /** Sends an answer over the messaging channel. Throw, and it is tried again later. */
  assistant_messaging_send?: (
    message: OutgoingMessage,
    context: MessagingContext
  ) => void | Promise<void>
  /** Finds products that look like a picture, in place of the built-in provider. */
  assistant_vision_provider?: (
    image: VisionImage,
    context: VisionContext
  ) => readonly VisionMatch[] | Promise<readonly VisionMatch[]>
  /** Tools of the store's own for language models. Asked once, when the first turn begins. */
  assistant_tools?: (context: {
    container: MedusaContainer
  }) => readonly AssistantToolExtension[] | Promise<readonly AssistantToolExtension[]>
  /** What language models are told in addition, at most 4,000 characters; asked at each turn. */
  assistant_prompt?: (context: TurnContext) => string | Promise<string>
  /** Told of each turn once it is over; nobody waits for it. */
  assistant_on_turn?: (turn: FinishedTurn, context: TurnContext) => void | Promise<void>
  /** Told of each hand-over to a person, e.g. to open a ticket. Throw, and it is told again later. */
  assistant_handoff?: (request: HandoffRequest, context: HandoffContext) => void | Promise<void>
}

const NAMES: readonly (keyof Extensions)[] = [
  "wallet_before_debit",
  "wallet_step_up_url",
  "assistant_rate_limit",
  "assistant_rate_window",
  "assistant_messaging_send",
  "assistant_vision_provider",
  "assistant_reviews_source",
  "assistant_tools",
  "assistant_prompt",
  "assistant_on_turn",
  "assistant_handoff",
]

/** @throws MedusaError invalid_argument naming an extension that is unknown or no function */
export function readExtensions(option: unknown = {}): Extensions {
  if (typeof option !== "object" || option === null) {
    throw misconfigured('The option "extensions" must be an object of functions')
  }
  for (const [name, extension] of Object.entries(option)) {
    if (!NAMES.includes(name as keyof Extensions)) {
      throw misconfigured(`There is no extension "${name}"; there are ${NAMES.join(", ")}`)
    }
    if (extension !== undefined && typeof extension !== "function") {
      throw misconfigured(`The extension "${name}" must be a function`)
    }
  }
  return option
}

function misconfigured(problem: string): MedusaError {
  return new MedusaError(MedusaError.Types.INVALID_ARGUMENT, problem)
}
