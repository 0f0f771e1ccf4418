import { z } from "@medusajs/framework/zod"
import { component, ok } from "../../../../http"
import { ComparisonRowSchema, ProductCardSchema } from "../../../../modules/assistant/schemas"
import type { TurnAnswer } from "../../../../workflows/assistant/turn"
import { assistantTurn } from "../../../../workflows/assistant/turn"
import { CHAT_BYTES, ChatRequest, openChat } from "../../chat/request"
import { endpoint, STOREFRONT } from "../../service"

const Grounding = z.strictObject({
  claim: z.string().meta({ description: "Words of the reply." }),
  kind: z.string(),
  product_id: z.int().optional(),
  field: z.string().meta({ description: "Where it was read." }),
  value: z.string().meta({ description: "As it was read; amounts in minor units." }),
})

const Turn = component(
  "Turn",
  z.strictObject({
    message: z.string(),
    cards: z.array(ProductCardSchema),
    comparison: z.array(ComparisonRowSchema).optional(),
    conversation_ref: z.string(),
    message_ref: z.string().meta({ description: "What feedback on this answer names." }),
    degraded: z
      .boolean()
      .optional()
      .meta({ description: "True when a language model failed and something simpler answered." }),
    grounding: z.array(Grounding),
  }),
  { description: "The assistant's answer." }
)

export const POST = endpoint({
  id: "sendMessage",
  summary: "Ask the assistant",
  description:
    "One turn of a conversation, answered as a whole. Whatever the reply claims about prices, " +
    "discounts, ratings, stock or delivery was read from the store during this turn, as " +
    "`grounding` lists; anything else is taken out. When every language model fails there is an " +
    "answer all the same, with `degraded`.",
  tags: ["Chat"],
  access: "guest",
  gate: STOREFRONT,
  body: ChatRequest,
  maxBytes: CHAT_BYTES,
  responses: { 200: Turn },
  errors: ["assistant_invalid_messages"],
  precedence: "chat",
  handler: async (context) => {
    const { scope, shopper, request, signal } = await openChat(context, "message")
    return ok(present(await assistantTurn(scope, shopper, request, signal)))
  },
})

function present({
  message,
  cards,
  comparison,
  conversation_ref,
  message_ref,
  degraded,
  grounding,
}: TurnAnswer) {
  return {
    message,
    cards,
    ...(comparison && { comparison: comparison.attributes }),
    conversation_ref,
    message_ref,
    ...(degraded && { degraded }),
    grounding,
  }
}
