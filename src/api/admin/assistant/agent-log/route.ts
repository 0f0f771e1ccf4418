import { z } from "@medusajs/framework/zod"
import {
  component,
  InstantOut,
  listMeta,
  ListMeta,
  ok,
  OptionalInstant,
  Page,
  perPage,
  text,
} from "../../../../http"
import { AGENT_ACTIONS, ASSISTANT_MODULE } from "../../../../modules/assistant"
import type { AgentLogEntry, AssistantService } from "../../../../modules/assistant"
import { SEE_ASSISTANT } from "../../../permissions"
import { withInstants } from "../../../store-days"
import { endpoint } from "../service"

const AgentEvent = component(
  "AgentEvent",
  z.strictObject({
    id: z.int(),
    at: InstantOut,
    action: z.enum(AGENT_ACTIONS).meta({
      description: "`opened` is a person who opened a link that an agent had handed over.",
    }),
    via: z.enum(["rest", "mcp", "link"]),
    agent: z.string().nullable().meta({ description: "The `User-Agent`; `null` for people." }),
    profile: z.string().nullable().meta({
      description: "The address of the profile that the agent declared. Nobody has checked it.",
    }),
    caller: z.string().nullable().meta({
      description: "The same for all events of one address in one month; tells no address.",
    }),
    query: z.string().nullable().meta({
      description: "What was searched for, without e-mail addresses and long numbers.",
    }),
    product_ids: z.array(z.int()).meta({ description: "The first 50 products it was about." }),
    found: z.int().nullable().meta({ description: "How many products were answered." }),
    link_id: z.string().nullable().meta({
      description: "Joins a handoff with the openings of its links.",
    }),
  }),
  { description: "One thing that an agent did." }
)

export const GET = endpoint({
  id: "listAgentLog",
  summary: "List what agents did",
  description: "Newest first; kept for 90 days. Events of other instances appear within a second.",
  tags: ["Agents"],
  access: SEE_ASSISTANT,
  query: z.object({
    action: z.enum(AGENT_ACTIONS).optional().meta({ description: "Only this action." }),
    agent: text({ min: 1, max: 200 }).optional().meta({ description: "Part of the User-Agent." }),
    link_id: text({ min: 1, max: 40 })
      .optional()
      .meta({ description: "A handoff and the openings of its links." }),
    after: OptionalInstant.meta({ description: "Only events after this instant." }),
    before: OptionalInstant.meta({ description: "Only events before this instant." }),
    page: Page,
    per_page: perPage(25, 100),
  }),
  responses: { 200: z.strictObject({ data: z.array(AgentEvent), meta: ListMeta }) },
  handler: async ({ query, scope }) => {
    const { agentLog } = scope.resolve<AssistantService>(ASSISTANT_MODULE)
    const { page, per_page, ...filter } = query
    const { data, total } = await agentLog.list(withInstants(scope, filter), page, per_page)
    return ok({ data: data.map(present), meta: listMeta(total, page, per_page) })
  },
})

function present(entry: AgentLogEntry): z.input<typeof AgentEvent> {
  return {
    ...entry,
    id: Number(entry.id),
    at: entry.at.toISOString(),
    product_ids: entry.product_ids.map(Number),
  }
}
