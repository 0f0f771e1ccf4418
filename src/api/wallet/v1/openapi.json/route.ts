import { z } from "@medusajs/framework/zod"
import { isUnchanged, ok, reply } from "../../../../http"
import { endpoint, wallet } from "../../service"

const Etag = { ETag: { description: "Names this version of the document.", schema: z.string() } }

export const GET = endpoint({
  id: "getOpenApi",
  summary: "Get this OpenAPI description",
  description: "Needs no authentication and is readable from any origin.",
  tags: ["Specification"],
  access: "public",
  cors: "any",
  always: true,
  responses: {
    200: { description: "The description.", schema: z.looseObject({}), headers: Etag },
    304: { description: "Unchanged since `If-None-Match`.", schema: z.undefined(), headers: Etag },
  },
  handler: ({ request }) => {
    const { json, etag } = wallet.openapi()
    const headers = { ETag: etag, "Cache-Control": "public, max-age=300" }
    return isUnchanged(request, etag) ? reply(304, undefined, headers) : ok(json as never, headers)
  },
})
