import { createHash } from "node:crypto"
import type { Endpoint, Method } from "../endpoint"
import { describeOperation } from "./openapi-operation"
import { SchemaCollector } from "./openapi-schemas"
import type { JsonSchema } from "./openapi-schemas"
import { describeSecurity } from "./openapi-security"
import { describeWebhooks } from "./openapi-webhooks"
import type { RouteTable } from "../routes"
import type { ServiceParts } from "../service-parts"

export interface OpenApiDocument {
  /** The document, serialised once. */
  json: Buffer
  etag: string
  document: JsonSchema
}

const ERROR_SCHEMA: JsonSchema = {
  type: "object",
  description: "The envelope of every answer that is not a success.",
  properties: {
    code: { type: "string", description: "What went wrong, for programs." },
    message: { type: "string", description: "What went wrong, for people." },
    data: {
      type: "object",
      properties: { status: { type: "integer", description: "The HTTP status." } },
      required: ["status"],
      additionalProperties: true,
      description: "The status, and what else belongs to the code.",
    },
  },
  required: ["code", "message", "data"],
}

/** Describes a service in OpenAPI 3.1, from the same objects that serve it. */
export function buildOpenApi(service: ServiceParts, table: RouteTable): OpenApiDocument {
  const { title, description, version, tags } = service.options
  const schemas = new SchemaCollector()
  schemas.add("Error", ERROR_SCHEMA)
  const ids = new Set<string>()
  const paths: Record<string, JsonSchema> = {}
  for (const route of table.routes) {
    const operations: JsonSchema = {}
    for (const [method, endpoint] of Object.entries(route.endpoints) as [Method, Endpoint][]) {
      const { id } = endpoint.spec
      if (ids.has(id)) throw new Error(`Two endpoints have the id ${id}`)
      ids.add(id)
      operations[method.toLowerCase()] = describeOperation(service, endpoint, method, schemas)
    }
    paths[route.path] = operations
  }
  const { webhooks } = service.options
  const described = webhooks && describeWebhooks(webhooks, schemas)
  const document = {
    openapi: "3.1.0",
    info: { title, description, version, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: service.root, description: "The store that serves this document." }],
    tags,
    paths,
    ...(described && { webhooks: described }),
    components: { schemas: sortKeys(schemas.components), ...describeSecurity(service, table) },
  }
  const json = Buffer.from(JSON.stringify(document))
  const etag = `"${createHash("sha256").update(json).digest("base64url").slice(0, 27)}"`
  return { json, etag, document }
}

function sortKeys<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
