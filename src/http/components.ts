import type { z } from "@medusajs/framework/zod"

/**
 * Schemas that stand under their own name in OpenAPI. zod's own `meta({ id })` is left alone: its
 * registry is shared by the whole process and throws when another plugin has the same word.
 */
const named = new Map<string, z.ZodType>()

/** Gives a schema a component name; each name belongs to one schema of this plugin. */
export function component<S extends z.ZodType>(
  name: string,
  schema: S,
  about: { description?: string; examples?: unknown[]; format?: string } = {}
): S {
  if (named.has(name)) throw new Error(`Two schemas are named ${name}`)
  const result = schema.meta({ ...about, component: name }) as S
  named.set(name, result)
  return result
}

export function componentSchema(name: string): z.ZodType {
  const schema = named.get(name)
  if (!schema) throw new Error(`No schema is named ${name}`)
  return schema
}
