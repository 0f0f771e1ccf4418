import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "@medusajs/framework/zod"
import { moneyRequests } from "../../../concurrency/yielding"
import { component, text } from "../../../http"
import type { Context } from "../../../http"
import type { Shopper } from "../../../modules/assistant/types"
import type { TurnChannel } from "../../../modules/assistant"
import {
  MAX_CONTENT,
  MAX_MESSAGES,
  MessagesRefused,
  readMessages,
} from "../../../modules/assistant/turn"
import { openConversation } from "../../../workflows/assistant/turn"
import type { TurnRequest } from "../../../workflows/assistant/turn"
import { Country, Locale } from "../schemas"
import { AssistantError } from "../service"
import { shopperOf } from "../shopper"

/** Room for as many messages of that length as there may be, in the widest characters. */
export const CHAT_BYTES = 1024 * 1024

const MAX_REF = 128

/** `messages` is read by the engine, which drops what a client can't say; here it is described. */
export const ChatRequest = component(
  "ChatRequest",
  z.strictObject({
    messages: z.unknown().meta({
      description:
        "The conversation, oldest first, the last message the user's. Of a conversation that is " +
        "gone on with, only the last message is looked at. Messages of other roles are dropped.",
      wire: {
        type: "array",
        minItems: 1,
        maxItems: MAX_MESSAGES,
        items: {
          type: "object",
          properties: {
            role: { type: "string", description: "`user` or `assistant`." },
            content: { type: "string", maxLength: MAX_CONTENT },
          },
          required: ["role", "content"],
        },
        examples: [[{ role: "user", content: "Do you have a warm jacket under $100?" }]],
      },
    }),
    conversation_ref: text({ max: MAX_REF }).nullish().meta({
      description: "As an earlier answer gave it, to go on with that conversation.",
    }),
    locale: Locale.optional(),
    country: Country.optional(),
  }),
  {
    description: "What the shopper says.",
    examples: [{ messages: [{ role: "user", content: "Do you have a warm jacket under $100?" }] }],
  }
)
export type ChatRequest = z.output<typeof ChatRequest>

/** A turn that can begin, and the signal that fires when its client goes away. */
export interface Chat {
  scope: MedusaContainer
  shopper: Shopper
  request: TurnRequest
  signal: AbortSignal
}

/** @throws AssistantError assistant_invalid_messages */
export async function openChat(
  { body, identity, request, response, scope }: Context<unknown, unknown, ChatRequest>,
  channel: TurnChannel
): Promise<Chat> {
  const messages = read(body.messages)
  // Before anything is waited for: who goes meanwhile is not told of again.
  const gone = new AbortController()
  response.once("close", () => {
    if (!response.writableEnded) gone.abort()
  })
  if (response.destroyed) gone.abort()
  const { locale, country } = body
  const shopper = await shopperOf(request, identity, { locale, country })
  await moneyRequests.giveWay()
  const ref = body.conversation_ref ?? undefined
  const conversation = await openConversation(scope, shopper, ref)
  return { scope, shopper, request: { messages, channel, conversation }, signal: gone.signal }
}

function read(messages: unknown) {
  try {
    return readMessages(messages)
  } catch (error) {
    if (!(error instanceof MessagesRefused)) throw error
    throw new AssistantError("assistant_invalid_messages", { message: error.message })
  }
}
