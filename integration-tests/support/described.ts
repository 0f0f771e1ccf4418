/**
 * An OpenAPI 3.1 description as a source of requests and a judge of answers.
 *
 *   const described = new Described(document)
 *   described.operations                      // what can be called
 *   described.requestFor(operation)           // fast-check arbitrary: mostly right, sometimes not
 *   described.judge(operation, answer)        // what is wrong with an answer, or undefined
 */
import Ajv, { type ValidateFunction } from "ajv/dist/2020"
import fc from "fast-check"

type Schema = Record<string, unknown>

interface Parameter {
  name: string
  in: "path" | "query" | "header"
  required: boolean
  schema: Schema
}

export interface Operation {
  id: string
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

export interface DescribedRequest {
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

export interface OpenApi {
  paths: Record<string, Record<string, Schema>>
  components: { schemas: Record<string, Schema> }
}

/** What nobody should send and somebody will. */
const JUNK = fc.oneof(
  fc.constantFrom<unknown>(null, "", "0", "-1", "1e9", "NaN", -1, 0, 1.5, 2 ** 53, true, [], {}),
  fc.constantFrom<unknown>(
    "\u0000",
    "\ud800",
    "'; DROP TABLE ledger_entry; --",
    "%00",
    "../..",
    "💰"
  ),
  fc.string({ maxLength: 40 }),
  fc.bigInt(0n, 10n ** 30n).map(String)
)
/** One value in this many is junk. */
const JUNK_IN = 12

export class Described {
  readonly operations: Operation[]
  private readonly ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false })
  private readonly validators = new Map<Schema, ValidateFunction>()

  constructor(private readonly document: OpenApi) {
    this.ajv.addSchema({ ...document, $id: "openapi" })
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([verb, operation]) => this.read(path, verb, operation as Schema))
    )
  }

  requestFor(
    operation: Operation,
    /** What a path may name that is there; made-up ids mostly name nothing. */
    ids: readonly string[] = []
  ): fc.Arbitrary<DescribedRequest> {
    const valuesOf = (place: Parameter["in"]) =>
      fc.record(
        Object.fromEntries(
          operation.parameters
            .filter((parameter) => parameter.in === place)
            .map(({ name, schema, required }) => {
              const made = this.mostly(this.valueOf(schema)).map(asText)
              const isId = place === "path" && ids.length > 0
              const value = isId ? fc.oneof(made, fc.constantFrom(...ids)) : made
              return [name, required ? value : fc.option(value, { nil: undefined, freq: 2 })]
            })
        )
      ) as fc.Arbitrary<Record<string, string | undefined>>
    return fc
      .record({
        path: valuesOf("path"),
        query: valuesOf("query"),
        headers: valuesOf("header"),
        body: operation.body ? this.mostly(this.valueOf(operation.body)) : fc.constant(undefined),
      })
      .map(({ path, query, headers, body }) => ({
        path: operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encodeURIComponent(wellFormed(path[name] ?? ""))
        ),
        query: present(query),
        headers: Object.fromEntries(
          Object.entries(present(headers)).map(([name, value]) => [
            name,
            value.replace(/[^\x20-\x7e]/g, ""),
          ])
        ),
        body,
      }))
  }

  /** What is wrong with an answer by the description. */
  judge(operation: Operation, answer: { status: number; body: unknown }): string | undefined {
    const response = operation.responses[answer.status]
    if (!response) {
      return `status ${answer.status} is not described: ${JSON.stringify(answer.body)}`
    }
    const schema = response.content?.["application/json"]?.schema
    if (!schema) {
      return undefined
    }
    const validate = this.validatorOf(schema)
    return validate(answer.body)
      ? undefined
      : `${this.ajv.errorsText(validate.errors)} in ${JSON.stringify(answer.body)}`
  }

  private read(path: string, verb: string, operation: Schema): Operation {
    const body = operation.requestBody as
      { content: Record<string, { schema: Schema }> } | undefined
    return {
      id: operation.operationId as string,
      method: verb.toUpperCase(),
      path,
      parameters: ((operation.parameters ?? []) as Parameter[]).map((parameter) => ({
        ...parameter,
        required: parameter.required || parameter.in === "path",
      })),
      body: body?.content["application/json"]?.schema,
      responses: operation.responses as Operation["responses"],
    }
  }

  private mostly<T>(value: fc.Arbitrary<T>): fc.Arbitrary<unknown> {
    return fc.oneof({ weight: JUNK_IN - 1, arbitrary: value }, { weight: 1, arbitrary: JUNK })
  }

  private valueOf(schema: Schema): fc.Arbitrary<unknown> {
    const { $ref, enum: values, const: value, anyOf, type } = schema as Record<string, never>
    if ($ref) {
      const name = ($ref as string).split("/").at(-1)!
      return this.valueOf(this.document.components.schemas[name])
    }
    if (value !== undefined) {
      return fc.constant(value)
    }
    if (values) {
      return fc.constantFrom(...(values as unknown[]))
    }
    if (anyOf) {
      return fc.oneof(...(anyOf as Schema[]).map((one) => this.valueOf(one)))
    }
    const kinds = Array.isArray(type) ? (type as string[]) : [type as string]
    return fc.oneof(...kinds.map((kind) => this.valueOfKind(kind, schema)))
  }

  private valueOfKind(kind: string, schema: Schema): fc.Arbitrary<unknown> {
    const limits = schema as Record<string, number | undefined>
    switch (kind) {
      case "boolean":
        return fc.boolean()
      case "null":
        return fc.constant(null)
      case "integer":
      case "number":
        // Small numbers are more likely to be something's.
        return fc.integer({
          min: limits.minimum ?? 0,
          max: Math.min(limits.maximum ?? 30, (limits.minimum ?? 0) + 30),
        })
      case "array":
        return fc.array(this.valueOf((schema.items ?? {}) as Schema), { maxLength: 4 })
      case "object":
        return this.objectOf(schema)
      default:
        return textOf(schema)
    }
  }

  private objectOf(schema: Schema): fc.Arbitrary<unknown> {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
    const required = new Set((schema.required ?? []) as string[])
    const known = fc.record(
      Object.fromEntries(
        properties.map(([name, property]) => {
          const value = this.mostly(this.valueOf(property))
          return [name, required.has(name) ? value : fc.option(value, { nil: undefined, freq: 2 })]
        })
      )
    )
    const surprise = fc.constantFrom({}, {}, {}, {}, {}, { surprise: 1 }, { __proto__x: {} })
    return fc.tuple(known, surprise).map(([fields, more]) => ({ ...fields, ...more }))
  }

  private validatorOf(schema: Schema): ValidateFunction {
    let validate = this.validators.get(schema)
    if (!validate) {
      validate = this.ajv.compile({ ...rebase(schema), $id: `schema-${this.validators.size}` })
      this.validators.set(schema, validate)
    }
    return validate
  }
}

/** References of a part of the document, as seen from outside of it. */
function rebase(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'))
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const { pattern, examples, format, minLength, maxLength } = schema as Record<string, never>
  const sources: fc.Arbitrary<string>[] = []
  if (examples) {
    sources.push(fc.constantFrom(...(examples as string[])))
  }
  if (format === "uuid") {
    sources.push(fc.uuid({ version: 4 }))
  } else if (format === "email") {
    // Its pattern looks ahead, which the generator of texts by pattern can't.
    sources.push(fc.emailAddress())
  } else if (pattern) {
    sources.push(fc.stringMatching(new RegExp(pattern)))
  } else {
    sources.push(fc.string({ minLength: minLength ?? 0, maxLength: Math.min(maxLength ?? 60, 60) }))
  }
  sources.push(fc.constantFrom("1", "100", "2026-01-01", "2030-01-01T00:00:00Z"))
  return fc.oneof(...sources)
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "")
}

/** URLs can't carry half of a surrogate pair. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "?")
}

function present(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, wellFormed(value)]]
    )
  )
}
