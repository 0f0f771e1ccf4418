import { z } from "@medusajs/framework/zod"
import { component, content, ServiceError } from "../../../../http"
import { ComparisonSchema, ProductCardSchema } from "../../../../modules/assistant/schemas"
import { streamTurn } from "../../../../workflows/assistant/turn"
import { EVENT_STREAM, EVENT_STREAM_HEADERS, toEvent, toEventStream } from "../../chat/event-stream"
import { CHAT_BYTES, ChatRequest, openChat } from "../../chat/request"
import { endpoint, STOREFRONT } from "../../service"

const StreamEvent = component(
  "StreamEvent",
  z.discriminatedUnion("type", [
    z.strictObject({ type: z.literal("chunk"), content: z.string() }),
    z.strictObject({ type: z.literal("tool"), name: z.string() }),
    z.strictObject({ type: z.literal("products"), products: z.array(ProductCardSchema) }),
    ComparisonSchema.extend({ type: z.literal("comparison") }),
    z.strictObject({
      type: z.literal("done"),
      conversation_ref: z.string(),
      message_ref: z.string(),
    }),
    z.strictObject({ type: z.literal("error"), code: z.string(), message: z.string() }),
  ]),
  { description: "The data of one server-sent event; the event's name is its `type`." }
)

export const POST = endpoint({
  id: "streamMessage",
  summary: "Ask the assistant, and have the answer as it comes",
  description:
    "The same turn as `POST /message`, as server-sent events: `event: <type>` and " +
    '`data: {"type": …}`. `tool` tells what is looked up, `products` and `comparison` show what ' +
    "was found, `chunk` is a piece of the reply, `done` closes the turn, `error` tells what is " +
    "wrong with the request. A comment comes every 15 seconds in which nothing happens.",
  tags: ["Chat"],
  access: "guest",
  gate: STOREFRONT,
  body: ChatRequest,
  maxBytes: CHAT_BYTES,
  responses: {
    200: {
      description: "A stream of events, also for a request that is not valid.",
      schema: StreamEvent,
      contentType: EVENT_STREAM,
    },
  },
  badInput: refuse,
  precedence: "chat",
  handler: async (context) => {
    try {
      const { scope, shopper, request, signal } = await openChat(context, "stream")
      return events(toEventStream(streamTurn(scope, shopper, request, signal)))
    } catch (error) {
      if (error instanceof ServiceError && error.status === 400) return refuse(error)
      throw error
    }
  },
})

/** Spec, `/stream`: "Validation problems are reported as an `error` event." */
function refuse({ code, message, data }: ServiceError) {
  const { params } = data as { params?: Record<string, string> }
  const problems = Object.entries(params ?? {}).map(([field, problem]) => `${field} ${problem}`)
  const details = problems.length > 0 ? ` (${problems.join("; ")})` : ""
  return events(toEvent({ type: "error", code, message: message + details } as { type: string }))
}

function events(pieces: string | AsyncIterable<string>) {
  return content(200, EVENT_STREAM_HEADERS["Content-Type"], pieces, EVENT_STREAM_HEADERS)
}
