import { z } from "@medusajs/framework/zod"
import { listMeta, ListMeta, ok, Page, perPage } from "../../../../http"
import { ASSISTANT_MODULE, RATINGS } from "../../../../modules/assistant"
import type { AssistantService } from "../../../../modules/assistant"
import { SEE_ASSISTANT } from "../../../permissions"
import { endpoint } from "../service"
import { ListedConversationOut, presentListed } from "./schemas"

export const GET = endpoint({
  id: "listConversations",
  summary: "List shoppers' conversations",
  description: "The latest first. Nothing says whose they are.",
  tags: ["Conversations"],
  access: SEE_ASSISTANT,
  query: z.object({
    rating: z.enum(RATINGS).optional().meta({
      description: "Only those with an answer that was rated so.",
    }),
    has_removed: z
      .enum(["true", "false"])
      .transform((value) => value === "true")
      .optional()
      .meta({
        description: "Only those with, or without, sentences that were taken out of answers.",
      }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(ListedConversationOut), meta: ListMeta }) },
  handler: async ({ query: { page, per_page, ...filter }, scope }) => {
    const { conversations } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    const { data, total } = await conversations.list(filter, { page, per_page })
    return ok({ data: data.map(presentListed), meta: listMeta(total, page, per_page) })
  },
})
