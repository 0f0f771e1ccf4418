import { z } from "@medusajs/framework/zod"
import { listMeta, ListMeta, ok, Page, perPage, QueryBoolean } from "../../../../http"
import { ASSISTANT_MODULE } from "../../../../modules/assistant"
import type { AssistantService } from "../../../../modules/assistant"
import { findHandoverOwners, presentHandovers } from "../../../../workflows/assistant/handovers"
import { SEE_ASSISTANT } from "../../../permissions"
import { endpoint } from "../service"
import { HandoverOut, HandoverStatusField } from "./schemas"

export const GET = endpoint({
  id: "listHandovers",
  summary: "List hand-overs",
  description: "What shoppers ask a person for, the latest first.",
  tags: ["Hand-overs"],
  access: SEE_ASSISTANT,
  query: z.object({
    status: HandoverStatusField.optional().meta({ description: "Only those." }),
    unclosed: QueryBoolean.optional().meta({
      description: "Only what is not closed, or only what is.",
    }),
    q: z.string().trim().min(1).max(200).optional().meta({
      description:
        "Part of what was asked, of the e-mail address that was given, or of a customer's name or address; or an order's number.",
    }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(HandoverOut), meta: ListMeta }) },
  handler: async ({ query: { page, per_page, ...filter }, scope }) => {
    const { handovers } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    const owners = filter.q === undefined ? [] : await findHandoverOwners(scope, filter.q)
    const { data, total } = await handovers.list({ ...filter, owners }, { page, per_page })
    return ok({
      data: await presentHandovers(scope, data),
      meta: listMeta(total, page, per_page),
    })
  },
})
