import { z } from "@medusajs/framework/zod"
import { isUnchanged, ok, reply } from "../http"
import type { Context, Permission } from "../http"

type Document = () => { json: Buffer; etag: string }

const Etag = { ETag: { description: "Names this version of the document.", schema: z.string() } }

const COMMON = {
  id: "getOpenApi",
  summary: "Get this OpenAPI description",
  tags: ["Specification"],
  responses: {
    200: { description: "The description.", schema: z.looseObject({}), headers: Etag },
    304: { description: "Unchanged since `If-None-Match`.", schema: z.undefined(), headers: Etag },
  },
}

/** The endpoint that answers with its own service's description; `document` is asked when called. */
export function openApiEndpoint(document: Document) {
  return {
    ...COMMON,
    description: "Needs no authentication and is readable from any origin.",
    access: "public" as const,
    cors: "any" as const,
    always: true,
    handler: ({ request }: Context) => answer(request, document(), "public"),
  }
}

/** The same for what only the dashboard's users may call. */
export function adminOpenApiEndpoint(document: Document, access: Permission) {
  return {
    ...COMMON,
    description: "For users of the dashboard and secret API keys, as all that it describes.",
    access,
    handler: ({ request }: Context) => answer(request, document(), "private"),
  }
}

function answer(
  request: Context["request"],
  { json, etag }: ReturnType<Document>,
  cache: "public" | "private"
) {
  const headers = { ETag: etag, "Cache-Control": `${cache}, max-age=300` }
  return isUnchanged(request, etag) ? reply(304, undefined, headers) : ok(json as never, headers)
}
