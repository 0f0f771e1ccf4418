import { z } from "@medusajs/framework/zod"
import { component, reply } from "../../../../../http"
import { answerMcp } from "../../../agents/mcp"
import { AGENT, AssistantError, endpoint } from "../../../service"

const Id = z.union([z.string().max(200), z.int()])

const Message = component(
  "McpMessage",
  z.object({
    jsonrpc: z.literal("2.0"),
    id: Id.optional().meta({ description: "Absent in notifications." }),
    method: z.string().max(200).optional(),
    params: z.record(z.string(), z.unknown()).optional(),
    result: z.unknown().optional(),
    error: z.unknown().optional(),
  }),
  { description: "A message of JSON-RPC 2.0." }
)

const Answer = component(
  "McpAnswer",
  z.looseObject({ jsonrpc: z.literal("2.0"), id: Id.nullable() }),
  { description: "The answer in JSON-RPC 2.0: `result` or `error`." }
)

export const POST = endpoint({
  id: "callAgentTools",
  summary: "Call the catalogue's tools by the Model Context Protocol",
  description:
    "Streamable HTTP without sessions: `initialize`, `tools/list` and `tools/call` with " +
    "`search_catalog`, `lookup_catalog` and `get_product` in the form of the Universal Commerce " +
    "Protocol. Everything is read only.",
  tags: ["Agents"],
  access: "public",
  cors: "any",
  gate: AGENT,
  body: Message,
  responses: {
    200: Answer,
    202: { description: "A notification has been taken.", schema: z.undefined() },
  },
  handler: async ({ body, request }) => {
    const { status, body: answer } = await answerMcp(request, body)
    if (status === 200) return reply(200, answer as z.input<typeof Answer>)
    if (status === 202) return reply(202, undefined)
    const { message } = (answer as { error?: { message?: string } })?.error ?? {}
    throw new AssistantError("assistant_invalid_param", {
      message,
      data: { params: { jsonrpc: message ?? "is not a message that can be answered" } },
    })
  },
})
