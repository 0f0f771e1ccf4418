import { z } from "@medusajs/framework/zod"
import { component, InstantOut, listMeta, ListMeta, ok, Page, perPage } from "../../../../http"
import { ASSISTANT_MODULE, RATINGS } from "../../../../modules/assistant"
import type { AssistantService } from "../../../../modules/assistant"
import { SEE_ASSISTANT } from "../../../permissions"
import { endpoint } from "../service"

const FeedbackRecord = component(
  "FeedbackRecord",
  z.strictObject({
    id: z.uuid(),
    at: InstantOut,
    rating: z.enum(RATINGS),
    reason: z.string().nullable(),
    conversation_ref: z.string().nullable(),
    message_ref: z.string().nullable(),
    provider: z.string().nullable().meta({ description: "Whose answer it was, when known." }),
    degraded: z.boolean().nullable(),
    tools: z.array(z.string()).nullable().meta({ description: "What was looked up for it." }),
  }),
  { description: "What a shopper thinks of an answer, with what is known of its turn." }
)

export const GET = endpoint({
  id: "listFeedback",
  summary: "List shoppers' feedback",
  description: "Newest first.",
  tags: ["Telemetry"],
  access: SEE_ASSISTANT,
  query: z.object({
    rating: z.enum(RATINGS).optional().meta({ description: "Only this rating." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(FeedbackRecord), meta: ListMeta }) },
  handler: async ({ query: { rating, page, per_page }, scope }) => {
    const { feedback } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    const { data, total } = await feedback.list({ rating }, page, per_page)
    return ok({
      data: data.map((each) => ({ ...each, at: each.at.toISOString() })),
      meta: listMeta(total, page, per_page),
    })
  },
})
