import { z } from "@medusajs/framework/zod"
import { component, InstantOut, ok } from "../../../../../http"
import { ASSISTANT_MODULE } from "../../../../../modules/assistant"
import type { AssistantService } from "../../../../../modules/assistant"
import { AssistantError, endpoint, STOREFRONT } from "../../../service"
import { shopperOf } from "../../../shopper"

const params = z.object({
  ref: z.string().min(1).max(128).meta({ description: "As `done` or an answer named it." }),
})

const Conversation = component(
  "OwnConversation",
  z.strictObject({
    conversation_ref: z.string(),
    messages: z
      .array(z.strictObject({ role: z.enum(["user", "assistant"]), content: z.string() }))
      .meta({ description: "Oldest first, the last 40." }),
    created_at: InstantOut,
    updated_at: InstantOut,
  }),
  { description: "What was said in a conversation." }
)

export const GET = endpoint({
  id: "getConversation",
  summary: "Read your conversation again",
  description:
    "For a page that was loaded anew. Only the shopper whose conversation it is finds it; a guest " +
    "who has signed in keeps theirs.",
  tags: ["Chat"],
  access: "guest",
  gate: STOREFRONT,
  params,
  responses: { 200: Conversation },
  errors: ["assistant_not_found"],
  handler: async ({ params: { ref }, identity, request, scope }) => {
    const shopper = await shopperOf(request, identity)
    const { conversations } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    const found = await conversations.read(ref, shopper.key)
    if (!found) throw new AssistantError("assistant_not_found")
    return ok({
      conversation_ref: found.ref,
      messages: found.messages,
      created_at: found.created_at.toISOString(),
      updated_at: found.updated_at.toISOString(),
    })
  },
})

export const DELETE = endpoint({
  id: "forgetConversation",
  summary: "Have your conversation forgotten",
  description:
    "Deletes what was said, reasons of ratings in it, and sentences that were taken out of its " +
    "answers. Only figures about its turns stay, which say nothing of it.",
  tags: ["Chat"],
  access: "guest",
  gate: STOREFRONT,
  params,
  responses: { 200: z.strictObject({ ok: z.literal(true) }) },
  errors: ["assistant_not_found"],
  handler: async ({ params: { ref }, identity, request, scope }) => {
    const shopper = await shopperOf(request, identity)
    const { conversations, telemetry } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    // Figures that wait to be written would come after it.
    await telemetry.flush()
    if (!(await conversations.forgetOne(ref, shopper.key))) {
      throw new AssistantError("assistant_not_found")
    }
    return ok({ ok: true as const })
  },
})
