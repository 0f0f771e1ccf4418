import { z } from "@medusajs/framework/zod"
import { ok } from "../../../../../http"
import { ASSISTANT_MODULE } from "../../../../../modules/assistant"
import type { AssistantService } from "../../../../../modules/assistant"
import { SEE_ASSISTANT } from "../../../../permissions"
import { AdminAssistantError, endpoint } from "../../service"
import { presentListed, TranscriptOut } from "../schemas"

export const GET = endpoint({
  id: "getConversation",
  summary: "Read a conversation",
  description:
    "What was said, and for each answer what was looked up, who wrote it, which sentences did not " +
    "leave and why, and how it was rated.",
  tags: ["Conversations"],
  access: SEE_ASSISTANT,
  params: z.object({ ref: z.string().min(1).max(128).meta({ description: "The conversation." }) }),
  responses: { 200: TranscriptOut },
  errors: ["assistant_not_found"],
  handler: async ({ params: { ref }, scope }) => {
    const { conversations, telemetry } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    await telemetry.flush()
    const found = await conversations.readTranscript(ref)
    if (!found) throw new AdminAssistantError("assistant_not_found")
    const { transcript, answers } = found
    return ok({
      ...presentListed(found),
      transcript,
      answers: answers.map((answer) => ({ ...answer, at: answer.at.toISOString() })),
    })
  },
})
