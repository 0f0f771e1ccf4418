import { z } from "@medusajs/framework/zod"
import { component, InstantOut } from "../../../../http"
import { PROBLEMS, RATINGS } from "../../../../modules/assistant"
import type { ListedConversation } from "../../../../modules/assistant"

export const ProblemField = component("Problem", z.enum(PROBLEMS), {
  description: "What a sentence stated that no fact bore out.",
})

const listedFields = {
  ref: z.string(),
  started_at: InstantOut,
  updated_at: InstantOut,
  signed_in: z.boolean().meta({ description: "Whether the shopper was signed in." }),
  messages: z.int().min(0).meta({ description: "Messages that are kept, the last 40." }),
  opening: z.string().meta({
    description: "The first of them, without e-mail addresses and long numbers.",
  }),
  turns: z.int().min(0),
  removed: z.int().min(0).meta({ description: "Sentences that were taken out of answers." }),
  ratings: z.strictObject({ up: z.int().min(0), down: z.int().min(0) }),
}

export const ListedConversationOut = component("Conversation", z.strictObject(listedFields), {
  description: "A conversation in the list; nothing says whose it is.",
})

export const TranscriptOut = component(
  "Transcript",
  z.strictObject({
    ...listedFields,
    transcript: z
      .array(z.strictObject({ role: z.enum(["user", "assistant"]), content: z.string() }))
      .meta({ description: "Oldest first, without e-mail addresses and long numbers." }),
    answers: z
      .array(
        z.strictObject({
          message_ref: z.string(),
          at: InstantOut,
          channel: z.string(),
          outcome: z.string(),
          provider: z.string().nullable().meta({ description: "Whose answer it was." }),
          degraded: z.boolean(),
          duration_ms: z.number(),
          tools: z.array(z.strictObject({ name: z.string(), ms: z.number(), ok: z.boolean() })),
          removed: z.array(z.strictObject({ sentence: z.string(), problem: ProblemField })),
          rating: z.enum(RATINGS).nullable(),
          reason: z.string().nullable(),
        })
      )
      .meta({ description: "How the answers came about, oldest first, as long as it is kept." }),
  }),
  { description: "What was said in a conversation, and how the answers came about." }
)

export function presentListed(conversation: ListedConversation) {
  const { ref, signed_in, messages, opening, turns, removed, ratings } = conversation
  return {
    ref,
    started_at: conversation.started_at.toISOString(),
    updated_at: conversation.updated_at.toISOString(),
    signed_in,
    messages,
    opening,
    turns,
    removed,
    ratings,
  }
}
