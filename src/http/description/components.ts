import { z } from "@medusajs/framework/zod"

/**
 * Schemas that stand under their own name in OpenAPI. zod's own `meta({ id })` is left alone: its
 * registry is shared by the whole process and throws when another plugin has the same word.
 *
 * Defaults and examples go under `wire`, because zod leaves them out of the description of a
 * schema that transforms its input.
 */
const named = new Map<string, z.ZodType>()

export interface About {
  description?: string
  examples?: unknown[]
  format?: string
}

/** Gives a schema a component name; each name belongs to one schema of this plugin. */
export function component<S extends z.ZodType>(name: string, schema: S, about: About = {}): S {
  if (named.has(name)) throw new Error(`Two schemas are named ${name}`)
  const { examples, ...rest } = about
  const wire = examples ? { wire: { examples } } : {}
  const result = schema.meta({ ...rest, ...wire, component: name }) as S
  named.set(name, result)
  return result
}

/** The schema behind a component name. */
export function componentSchema(name: string): z.ZodType {
  const schema = named.get(name)
  if (!schema) throw new Error(`No schema is named ${name}`)
  return schema
}

/** The component name of a schema, if it has one. */
export function componentName(schema: z.ZodType): string | undefined {
  return z.globalRegistry.get(schema)?.component as string | undefined
}

/** The first example of a schema, if it has one. */
export function exampleOf(schema: z.ZodType): unknown {
  const about = z.globalRegistry.get(schema) as
    { examples?: unknown[]; wire?: { examples?: unknown[] } } | undefined
  return (about?.wire?.examples ?? about?.examples)?.[0]
}
