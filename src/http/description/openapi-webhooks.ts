import type { z } from "@medusajs/framework/zod"
import type { JsonSchema, SchemaCollector } from "./openapi-schemas"

/** One kind of request that a service sends by itself, to whoever asked to hear of it. */
export interface WebhookSpec {
  /** What the event is called. */
  name: string
  /** `operationId`, unique in the document. */
  id: string
  summary: string
  tags: readonly string[]
  body: z.ZodType
}

/** Headers of Standard Webhooks 1.0. */
const SIGNED: JsonSchema[] = [
  ["webhook-id", "The event's id: the same for every attempt and every endpoint."],
  ["webhook-timestamp", "When this attempt was made, in seconds since 1970."],
  ["webhook-signature", "`v1,` and the signature in base64; several are separated by blanks."],
].map(([name, description]) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
}))

const RESPONSES = {
  "200": { description: "Any 2xx: it has arrived. Anything else is tried again." },
  "410": { description: "Nobody wants it any more: the endpoint is disabled." },
}

/** The `webhooks` of a document, by event. */
export function describeWebhooks(
  webhooks: readonly WebhookSpec[],
  schemas: SchemaCollector
): JsonSchema {
  const described = webhooks.map(({ name, id, summary, tags, body }) => {
    const schema = schemas.describe(body, "output")
    const post = {
      operationId: id,
      summary,
      tags,
      security: [],
      parameters: SIGNED,
      requestBody: { required: true, content: { "application/json": { schema } } },
      responses: RESPONSES,
    }
    return [name, { post }]
  })
  return Object.fromEntries(described)
}
