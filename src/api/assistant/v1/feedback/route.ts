import { z } from "@medusajs/framework/zod"
import { component, ok, text } from "../../../../http"
import { ASSISTANT_MODULE, RATINGS } from "../../../../modules/assistant"
import type { AssistantService, Rating } from "../../../../modules/assistant"
import { AssistantError, endpoint, STOREFRONT } from "../../service"

const MAX_REASON = 500
const MAX_REF = 128

const Feedback = component(
  "FeedbackRequest",
  z.object({
    // What is no rating has an error code of its own, so that the handler looks at it.
    rating: z
      .unknown()
      .meta({ description: "`up` or `down`.", wire: { enum: [...RATINGS], type: "string" } }),
    reason: text({ max: MAX_REASON })
      .optional()
      .meta({ description: "Why; kept without e-mail addresses and long numbers." }),
    conversation_ref: text({ max: MAX_REF }).optional(),
    message_ref: text({ max: MAX_REF })
      .optional()
      .meta({ description: "The answer that it is about." }),
  }),
  { description: "What a shopper thinks of an answer.", examples: [{ rating: "up" }] }
)

export const POST = endpoint({
  id: "giveFeedback",
  summary: "Say whether an answer was good",
  description: "No personal data is stored.",
  tags: ["Feedback"],
  access: "guest",
  gate: STOREFRONT,
  body: Feedback,
  responses: { 200: z.strictObject({ ok: z.literal(true), id: z.uuid() }) },
  errors: ["assistant_invalid_rating"],
  handler: async ({ body: { rating, ...rest }, scope }) => {
    if (!RATINGS.includes(rating as Rating)) throw new AssistantError("assistant_invalid_rating")
    const { feedback } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    return ok({ ok: true as const, id: await feedback.add({ ...rest, rating: rating as Rating }) })
  },
})
