import { z } from "@medusajs/framework/zod"
import { closest, distance } from "fastest-levenshtein"

/** What is wrong with a request, by field. */
export type Problems = Record<string, string>

interface RawIssue {
  code?: string
  input?: unknown
  expected?: string
  origin?: string
  minimum?: number | bigint
  maximum?: number | bigint
  values?: readonly unknown[]
  format?: string
}

const SETTINGS = { error: (issue: unknown) => sentenceFor(issue as RawIssue) }

/**
 * Validates one part of a request (path, query or body) and adds what is wrong with it to
 * `problems`, every field at once. A field that is null where null means nothing of its own counts
 * as absent.
 */
export function validate<S extends z.ZodType>(
  schema: S,
  value: unknown,
  problems: Problems
): z.output<S> | undefined {
  const result = schema.safeParse(value, SETTINGS)
  if (result.success) return result.data
  const paths = result.error.issues.map((issue) => issue.path)
  const sparse = withoutNulls(value, paths)
  if (sparse !== undefined) return validate(schema, sparse, problems)
  for (const issue of result.error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) {
        addProblem(problems, [...issue.path, key], unknownField(schema, key, issue.path))
      }
    } else {
      addProblem(problems, issue.path, issue.message)
    }
  }
  return undefined
}

/** A copy without the fields of objects that are null at one of these paths; undefined without any. */
function withoutNulls(value: unknown, paths: readonly (readonly PropertyKey[])[]): unknown {
  const places = paths.filter((path) => isNullField(value, path))
  if (places.length === 0) return undefined
  const copy = structuredClone(value)
  for (const path of places) {
    const parent = path.slice(0, -1).reduce<unknown>(fieldOf, copy)
    delete (parent as Record<PropertyKey, unknown>)[path.at(-1) as PropertyKey]
  }
  return copy
}

function isNullField(value: unknown, path: readonly PropertyKey[]): boolean {
  const parent = path.slice(0, -1).reduce<unknown>(fieldOf, value)
  return !Array.isArray(parent) && path.length > 0 && fieldOf(parent, path.at(-1)!) === null
}

function fieldOf(value: unknown, key: PropertyKey): unknown {
  const isObject = typeof value === "object" && value !== null
  return isObject && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined
}

/** Records the first problem of a field; later ones usually follow from it. */
function addProblem(problems: Problems, path: readonly PropertyKey[], sentence: string) {
  const field = path.length ? path.map(String).join(".") : "body"
  if (Object.hasOwn(problems, field)) return
  // A plain assignment to `__proto__` would be lost.
  Object.defineProperty(problems, field, { value: sentence, enumerable: true, configurable: true })
}

function unknownField(schema: z.ZodType, key: string, path: readonly PropertyKey[]) {
  const known = path.length || !(schema instanceof z.ZodObject) ? [] : Object.keys(schema.shape)
  const guess = key.length <= 64 ? nearest(key, known) : undefined
  return guess ? `is not a known field; did you mean "${guess}"?` : "is not a known field"
}

/** The known name that the caller most likely meant, if any is near enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const lowered = name.toLowerCase()
  const candidate = closest(lowered, known as string[])
  const tolerance = Math.max(2, Math.floor(candidate.length / 3))
  return distance(lowered, candidate) <= tolerance ? candidate : undefined
}

/** A specific sentence for zod's own issues; a schema's own `error` comes before this one. */
function sentenceFor(issue: RawIssue): string {
  if (issue.input === undefined && issue.code !== "unrecognized_keys") return "is required"
  switch (issue.code) {
    case "invalid_type":
      return `must be ${withArticle(typeName(issue.expected))}, not ${nameOf(issue.input)}`
    case "invalid_value":
      return `must be ${(issue.values ?? []).map((value) => JSON.stringify(value)).join(" or ")}`
    case "too_small":
      return issue.origin === "string"
        ? issue.minimum === 1
          ? "must not be empty"
          : `must have at least ${issue.minimum} characters`
        : `must be at least ${issue.minimum}`
    case "too_big":
      return issue.origin === "string"
        ? `must have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`
    case "invalid_format":
      return `has the wrong form${issue.format ? ` (${issue.format})` : ""}`
    default:
      return "is invalid"
  }
}

function typeName(expected: string | undefined) {
  return expected === "int" ? "integer" : (expected ?? "value")
}

function withArticle(noun: string) {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}

function nameOf(value: unknown) {
  if (value === null) return "null"
  if (Array.isArray(value)) return "an array"
  return withArticle(typeof value)
}
