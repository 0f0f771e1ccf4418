import { z } from "@medusajs/framework/zod"
import {
  component,
  IdOut,
  InstantOut,
  listMeta,
  ListMeta,
  ok,
  Page,
  perPage,
} from "../../../../http"
import { ASSISTANT_MODULE } from "../../../../modules/assistant"
import type { AssistantService } from "../../../../modules/assistant"
import { SEE_ASSISTANT } from "../../../permissions"
import { ProblemField } from "../conversations/schemas"
import { endpoint } from "../service"

const RemovedSentence = component(
  "RemovedSentence",
  z.strictObject({
    id: IdOut,
    at: InstantOut,
    message_ref: z.string(),
    conversation_ref: z.string(),
    provider: z.string().nullable().meta({ description: "Who wrote it, when known." }),
    sentence: z.string().meta({ description: "Without e-mail addresses and long numbers." }),
    problem: ProblemField,
  }),
  { description: "A sentence of an answer that no shopper got to read." }
)

export const GET = endpoint({
  id: "listRemovals",
  summary: "List what was taken out of answers",
  description: "Sentences that no fact bore out, newest first, each with what it stated.",
  tags: ["Conversations"],
  access: SEE_ASSISTANT,
  query: z.object({
    problem: ProblemField.optional().meta({ description: "Only with this problem." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(RemovedSentence), meta: ListMeta }) },
  handler: async ({ query: { problem, page, per_page }, scope }) => {
    const { telemetry } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    const { data, total } = await telemetry.listRemovals({ problem }, { page, per_page })
    return ok({
      data: data.map((each) => ({ ...each, id: Number(each.id), at: each.at.toISOString() })),
      meta: listMeta(total, page, per_page),
    })
  },
})
