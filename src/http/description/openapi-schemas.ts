import { isDeepStrictEqual } from "node:util"
import { z } from "@medusajs/framework/zod"
import { componentSchema } from "./components"

export type JsonSchema = Record<string, unknown>
export type Direction = "input" | "output"

/** Keywords that may stand beside a `$ref` to say something about its use at one place. */
const ANNOTATIONS = ["description", "default", "examples", "title", "deprecated"]

/** Turns zod schemas into JSON Schema 2020-12 and gathers the named ones as components. */
export class SchemaCollector {
  readonly components: Record<string, JsonSchema> = {}

  /** The schema as it stands at one place: inline, or a reference to its component. */
  describe(schema: z.ZodType, io: Direction): JsonSchema {
    return this.hoist(toJsonSchema(schema, io), io) as JsonSchema
  }

  /** Registers a description under a name. */
  add(name: string, schema: JsonSchema): JsonSchema {
    const known = (this.components[name] ??= schema)
    if (!isDeepStrictEqual(known, schema)) throw new Error(`${name} is described in two ways`)
    return { $ref: `#/components/schemas/${name}` }
  }

  private hoist(value: unknown, io: Direction): unknown {
    if (Array.isArray(value)) return value.map((item) => this.hoist(item, io))
    if (typeof value !== "object" || value === null) return value
    const { component: name, wire, ...rest } = value as JsonSchema
    const schema = Object.fromEntries(
      Object.entries({ ...rest, ...(wire as JsonSchema | undefined) }).map(([key, item]) => [
        key,
        this.hoist(item, io),
      ])
    )
    return typeof name === "string" ? this.refer(name, schema, io) : schema
  }

  private refer(name: string, schema: JsonSchema, io: Direction): JsonSchema {
    const { component: _, ...raw } = toJsonSchema(componentSchema(name), io)
    const base = this.hoist(raw, io) as JsonSchema
    const known = (this.components[name] ??= base)
    if (!isDeepStrictEqual(known, base)) {
      throw new Error(`${name} has another shape as input than as output: name two schemas`)
    }
    const use: JsonSchema = { $ref: `#/components/schemas/${name}` }
    for (const key of Object.keys(schema)) {
      if (isDeepStrictEqual(schema[key], base[key])) continue
      if (!ANNOTATIONS.includes(key)) throw new Error(`A use of ${name} changes its ${key}`)
      use[key] = schema[key]
    }
    return use
  }
}

function toJsonSchema(schema: z.ZodType, io: Direction): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: "draft-2020-12",
    unrepresentable: "throw",
    reused: "inline",
  }) as JsonSchema
  return withoutStandard(json)
}

/** zod adds a hidden `~standard` entry to what it returns. */
function withoutStandard(json: JsonSchema): JsonSchema {
  const { "~standard": _, ...rest } = json
  return rest
}
