import { z } from "@medusajs/framework/zod"
import { Amount } from "../schemas"
import { nearest, validate } from "../validation"
import type { Problems } from "../validation"

function problemsOf(schema: z.ZodType, value: unknown): Problems {
  const problems: Problems = {}
  validate(schema, value, problems)
  return problems
}

describe("validation", () => {
  const schema = z.strictObject({
    amount: Amount,
    reason: z.string().min(1).max(5),
    kind: z.enum(["a", "b"]).optional(),
    count: z.int().min(1).max(9).optional(),
    nested: z.strictObject({ on: z.boolean() }).optional(),
    list: z.array(z.string()).optional(),
  })

  it("answers the validated value when nothing is wrong", () => {
    const problems: Problems = {}
    expect(validate(schema, { amount: "7", reason: "x" }, problems)).toEqual({
      amount: 7n,
      reason: "x",
    })
    expect(problems).toEqual({})
  })

  it("says of each field what is wrong with it", () => {
    expect(
      problemsOf(schema, {
        amount: null,
        kind: "c",
        count: 10,
        nested: { on: "yes", off: 1 },
        list: ["x", 1],
      })
    ).toEqual({
      amount: "is required",
      reason: "is required",
      kind: 'must be "a" or "b"',
      count: "must be at most 9",
      "nested.on": "must be a boolean, not a string",
      "nested.off": "is not a known field",
      "list.1": "must be a string, not a number",
    })
    expect(problemsOf(schema, { amount: "1", reason: "", count: 0.5, list: {} })).toEqual({
      reason: "must not be empty",
      count: "must be an integer, not a number",
      list: "must be an array, not an object",
    })
    expect(problemsOf(schema, { amount: "1", reason: "123456" })).toEqual({
      reason: "must have at most 5 characters",
    })
  })

  it("lists a field called __proto__ like any other", () => {
    const value = JSON.parse('{"amount":"1","reason":"x","__proto__":1}')
    expect(JSON.stringify(problemsOf(schema, value))).toBe('{"__proto__":"is not a known field"}')
  })

  it("suggests the nearest known name, and none when nothing is near", () => {
    const known = ["idempotency_key", "amount", "reason", "per_page"]
    expect(nearest("Amount", known)).toBe("amount")
    expect(nearest("idempotencyKey", known)).toBe("idempotency_key")
    expect(nearest("per-page", known)).toBe("per_page")
    expect(nearest("colour", known)).toBeUndefined()
    expect(nearest("x", [])).toBeUndefined()
  })

  it("takes null for absent, wherever it means nothing else, in fields of fields too", () => {
    const schema = z.object({
      note: z.string().optional(),
      count: z.int().default(3),
      limit: z.string().nullable().optional(),
      inner: z.object({ on: z.boolean().optional() }).optional(),
      list: z.array(z.string()).optional(),
    })
    const problems: Problems = {}
    const value = { note: null, count: null, limit: null, inner: { on: null } }
    expect(validate(schema, value, problems)).toEqual({ count: 3, limit: null, inner: {} })
    expect(problems).toEqual({})
    expect(value.note).toBeNull()
    expect(validate(schema, { list: [null] }, problems)).toBeUndefined()
    expect(problems).toEqual({ "list.0": "must be a string, not null" })
  })
})
