import { z } from "@medusajs/framework/zod"
import { isUnchanged, ok, reply } from "../http"
import type { Context } from "../http"

const Etag = { ETag: { description: "Names this version of the document.", schema: z.string() } }

/** The endpoint that answers with its own service's description; `document` is asked when called. */
export function openApiEndpoint(document: () => { json: Buffer; etag: string }) {
  return {
    id: "getOpenApi",
    summary: "Get this OpenAPI description",
    description: "Needs no authentication and is readable from any origin.",
    tags: ["Specification"],
    access: "public" as const,
    cors: "any" as const,
    always: true,
    responses: {
      200: { description: "The description.", schema: z.looseObject({}), headers: Etag },
      304: {
        description: "Unchanged since `If-None-Match`.",
        schema: z.undefined(),
        headers: Etag,
      },
    },
    handler: ({ request }: Context) => {
      const { json, etag } = document()
      const headers = { ETag: etag, "Cache-Control": "public, max-age=300" }
      return isUnchanged(request, etag)
        ? reply(304, undefined, headers)
        : ok(json as never, headers)
    },
  }
}
