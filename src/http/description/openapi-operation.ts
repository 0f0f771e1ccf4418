import { STATUS_CODES } from "node:http"
import { z } from "@medusajs/framework/zod"
import { responseSchema, takesBody } from "../endpoint"
import type { Endpoint, EndpointSpec, HeaderDocs, Method, ResponseSpec } from "../endpoint"
import { componentName, exampleOf } from "./components"
import type { ErrorSpec } from "../wire/errors"
import type { JsonSchema, SchemaCollector } from "./openapi-schemas"
import { HOST_REFUSAL, securityOf } from "./openapi-security"
import { operationCodes } from "./operation-codes"
import { UuidV4 } from "../wire/schemas"
import { isSignedInByHost } from "../service-parts"
import type { ServiceParts } from "../service-parts"
import type { UploadSpec } from "../wire/upload"

const REQUEST_ID: JsonSchema = {
  "X-Request-Id": {
    description: "Names this request in the store's log; the caller's own, when it sent one.",
    schema: { type: "string" },
  },
}
const RETRY_AFTER: JsonSchema = {
  "Retry-After": { description: "Seconds to wait.", schema: { type: "integer" } },
}
const SIGN_IN: JsonSchema = {
  "WWW-Authenticate": { description: "How to sign in.", schema: { type: "string" } },
}
const REPLAYED: JsonSchema = {
  "Idempotent-Replayed": {
    description: "`true`: this is the original result of an earlier request.",
    schema: { type: "string", enum: ["true"] },
  },
}
const RAW_BODY: JsonSchema = {
  required: true,
  content: { "application/json": { schema: { type: "object", additionalProperties: true } } },
}

/** One operation of the document. */
export function describeOperation(
  service: ServiceParts,
  endpoint: Endpoint,
  method: Method,
  schemas: SchemaCollector
): JsonSchema {
  const { spec } = endpoint
  const demanded = demandedHeaders(service, spec)
  return {
    operationId: spec.id,
    summary: spec.summary,
    ...(spec.description === undefined ? {} : { description: spec.description }),
    tags: spec.tags,
    security: securityOf(service, spec, Object.keys(demanded)),
    parameters: describeParameters(endpoint, demanded, schemas),
    ...(takesBody(spec) && method !== "GET"
      ? { requestBody: describeBody(endpoint, schemas) }
      : {}),
    responses: withGateHeaders(service, spec, schemas, {
      ...describeSuccesses(service, spec, schemas),
      ...describeErrors(service, operationCodes(service, spec, method), spec.id, schemas),
    }),
  }
}

/** Adds the headers that gates set on whatever is answered. */
function withGateHeaders(
  service: ServiceParts,
  spec: EndpointSpec,
  schemas: SchemaCollector,
  responses: Record<string, JsonSchema>
) {
  for (const { headers } of service.gatesBefore(spec)) {
    const described = describeHeaders(headers ?? {}, schemas)
    for (const response of Object.values(responses)) {
      response.headers = { ...(response.headers as JsonSchema), ...described }
    }
  }
  return responses
}

function describeHeaders(headers: HeaderDocs, schemas: SchemaCollector): JsonSchema {
  const described: JsonSchema = {}
  for (const [name, { description, schema }] of Object.entries(headers)) {
    described[name] = { description, schema: schemas.describe(schema, "output") }
  }
  return described
}

/** The headers beside a credential that the gates and the endpoint read; one that is optional says so. */
function demandedHeaders(service: ServiceParts, spec: EndpointSpec): HeaderDocs {
  const gates = service.gatesBefore(spec).map(({ demands }) => demands)
  return Object.assign({}, ...gates, spec.demands) as HeaderDocs
}

function describeParameters(
  endpoint: Endpoint,
  demanded: HeaderDocs,
  schemas: SchemaCollector
): JsonSchema[] {
  const parameters = [
    ...parametersOf(endpoint.params, "path", schemas),
    ...parametersOf(endpoint.query, "query", schemas),
  ]
  for (const [name, { description, schema }] of Object.entries(demanded)) {
    const required = !schema.safeParse(undefined).success
    const described = schemas.describe(schema, "input")
    parameters.push({ name, in: "header", required, description, schema: described })
  }
  if (endpoint.spec.idempotent) {
    parameters.push({
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description: "Another place for `idempotency_key`; in both, it has to be the same.",
      schema: schemas.describe(UuidV4, "input"),
    })
  }
  return parameters
}

function parametersOf(object: z.ZodObject, place: "path" | "query", schemas: SchemaCollector) {
  const json = schemas.describe(object, "input")
  const required = new Set((json.required ?? []) as string[])
  return Object.entries((json.properties ?? {}) as Record<string, JsonSchema>).map(
    ([name, property]): JsonSchema => {
      const { description, ...schema } = property
      return {
        name,
        in: place,
        required: place === "path" || required.has(name),
        ...(description === undefined ? {} : { description }),
        schema,
      }
    }
  )
}

function describeBody(endpoint: Endpoint, schemas: SchemaCollector): JsonSchema {
  if (endpoint.spec.upload) return describeUpload(endpoint, endpoint.spec.upload, schemas)
  if (endpoint.spec.raw !== undefined) return RAW_BODY
  const json = schemas.describe(endpoint.body, "input")
  const required = Array.isArray(json.required) && json.required.length > 0
  const name = endpoint.spec.body && componentName(endpoint.spec.body)
  const schema = name === undefined ? json : schemas.add(name, json)
  return { required, content: { "application/json": { schema } } }
}

/** A file and, beside it, fields; it has to be there. */
function describeUpload(
  endpoint: Endpoint,
  { field, description }: UploadSpec,
  schemas: SchemaCollector
): JsonSchema {
  const fields = schemas.describe(endpoint.body, "input")
  const file = { type: "string", format: "binary", description }
  const schema = {
    ...fields,
    properties: { [field]: file, ...(fields.properties as JsonSchema) },
    required: [field, ...((fields.required ?? []) as string[])],
  }
  return { required: true, content: { "multipart/form-data": { schema } } }
}

function describeSuccesses(service: ServiceParts, spec: EndpointSpec, schemas: SchemaCollector) {
  const responses: Record<string, JsonSchema> = {}
  for (const [status, declared] of Object.entries(spec.responses)) {
    responses[status] = describeResponse(status, declared, schemas)
  }
  if (spec.idempotent) {
    responses["200"] = describeReplay(service, spec, schemas, responses["200"])
  }
  return responses
}

/** What 200 means for an idempotent endpoint: a replay, or whatever else it answers 200 with. */
function describeReplay(
  service: ServiceParts,
  spec: EndpointSpec,
  schemas: SchemaCollector,
  other: JsonSchema | undefined
): JsonSchema {
  const replays = Object.entries(spec.responses)
    .filter(([status]) => status !== "200")
    .map(([, declared]) => {
      const schema = responseSchema(declared)
      const replay = schemas.describe(replayOf(service.prefix, schema), "output")
      const name = componentName(schema)
      return name === undefined ? replay : schemas.add(`${name}Replay`, replay)
    })
  const content = other?.content as { "application/json": { schema: JsonSchema } } | undefined
  const bodies = content ? [content["application/json"].schema, ...replays] : replays
  return {
    description:
      (other ? `${String(other.description)} Or: ` : "") +
      `The idempotency key was used within 24 hours for the same request ` +
      `(\`${service.prefix}_idempotent_replay\`): its original result, nothing new done.`,
    headers: { ...(other?.headers as JsonSchema), ...REQUEST_ID, ...REPLAYED },
    content: {
      "application/json": { schema: bodies.length === 1 ? bodies[0] : { anyOf: bodies } },
    },
  }
}

function describeResponse(status: string, declared: ResponseSpec, schemas: SchemaCollector) {
  const schema = responseSchema(declared)
  const more = declared instanceof z.ZodType ? undefined : declared
  const headers = { ...REQUEST_ID, ...describeHeaders(more?.headers ?? {}, schemas) }
  const description =
    more?.description ?? z.globalRegistry.get(schema)?.description ?? STATUS_CODES[status] ?? "Done"
  if (schema instanceof z.ZodUndefined) return { description, headers }
  const type = more?.contentType ?? "application/json"
  return {
    description,
    headers,
    content: { [type]: { schema: schemas.describe(schema, "output") } },
  }
}

/** The original body with what marks it as a replay. */
function replayOf(prefix: string, schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject)) throw new Error("Only objects can be replayed")
  const marked = {
    code: z.literal(`${prefix}_idempotent_replay`),
    message: z.string(),
    data: z.strictObject({ status: z.literal(200), original_status: z.int() }),
  }
  return z.strictObject({ ...schema.shape, ...marked })
}

function describeErrors(
  service: ServiceParts,
  codes: ReadonlySet<string>,
  id: string,
  schemas: SchemaCollector
) {
  const byStatus = new Map<number, [string, ErrorSpec][]>()
  for (const code of [...codes].sort()) {
    const spec = service.errors[code]
    if (!spec) throw new Error(`${id} declares the unknown error ${code}`)
    byStatus.set(spec.status, [...(byStatus.get(spec.status) ?? []), [code, spec]])
  }
  const responses: Record<string, JsonSchema> = {}
  for (const [status, errors] of byStatus) {
    responses[String(status)] = {
      description: errors
        .map(([code, spec]) => `\`${code}\`: ${spec.description ?? spec.message}`)
        .join("\n\n"),
      headers: errorHeaders(status, errors),
      content: {
        "application/json": {
          schema: errorSchema(errors, schemas),
          examples: Object.fromEntries(errors.map((error) => [error[0], errorExample(error)])),
        },
      },
    }
  }
  return "401" in responses && isSignedInByHost(service)
    ? { ...responses, "401": HOST_REFUSAL }
    : responses
}

function errorHeaders(status: number, errors: readonly [string, ErrorSpec][]): JsonSchema {
  return {
    ...REQUEST_ID,
    ...(status === 401 ? SIGN_IN : {}),
    ...(errors.some(([, spec]) => spec.retryable) ? RETRY_AFTER : {}),
  }
}

function errorSchema(errors: readonly [string, ErrorSpec][], schemas: SchemaCollector): JsonSchema {
  const variants = errors.map(([code, spec]): JsonSchema => {
    const data = spec.data && schemas.describe(z.looseObject(spec.data.shape), "output")
    return {
      type: "object",
      properties: {
        code: { const: code },
        data: data ?? { type: "object" },
      },
      required: ["code", "data"],
    }
  })
  const base = { $ref: "#/components/schemas/Error" }
  return { allOf: [base, variants.length === 1 ? variants[0] : { anyOf: variants }] }
}

function errorExample([code, spec]: [string, ErrorSpec]): JsonSchema {
  const data: JsonSchema = { status: spec.status }
  for (const [name, field] of Object.entries(spec.data?.shape ?? {})) {
    const example = exampleOf(field as z.ZodType)
    if (example !== undefined) data[name] = example
  }
  return { summary: spec.message, value: { code, message: spec.message, data } }
}
