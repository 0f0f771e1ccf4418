/**
 * Reads rows by the host's `query.graph`, checked and typed.
 *
 * Why it is needed: `graph` answers by the names of entities and fields, and has types for them only where
 * a store generates them; everywhere else a row is unknown, or is what somebody believes it to be. A
 * field that a version of the host names otherwise would be undefined in the middle of a payment.
 *
 * What is not promised: which fields an entity has, and of what type. Each caller says what it relies on
 * as a schema. Tried with Medusa 2.21.
 *
 * Where a row is otherwise, reading it fails and names entity and field, before anything is decided by it;
 * the tests of the caller fail with that when the host changes. There is no other way to the data of
 * several modules.
 */
import type { BigNumberInput, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MathBN } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"

export interface GraphQuery<Schema extends z.ZodType> {
  /** The host's name for what is read: `cart`, `order_payment_collection`. */
  entity: string
  /** Paths, with dots where one row hangs on another. */
  fields: readonly string[]
  filters: Record<string, unknown>
  pagination?: { take: number; skip?: number; order?: Record<string, "ASC" | "DESC"> }
  /** What computed fields depend on, as prices do on currency and region. */
  context?: Record<string, unknown>
  /** BCP 47: texts come translated where the store has translations. */
  locale?: string
  /** What of each row the caller relies on; what else a row has is left out. */
  row: Schema
}

/** @throws Error naming entity and field where a row is not as the schema says; no values stand in it */
export async function readGraph<Schema extends z.ZodType>(
  container: MedusaContainer,
  { entity, fields, row, locale, ...query }: GraphQuery<Schema>
): Promise<z.output<Schema>[]> {
  const { data } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity, fields: [...fields], ...query }, locale ? { locale } : {})
  return checkRows(entity, row, data)
}

/**
 * The same for rows that came by one of the host's services, whose types say more than a version has,
 * or less.
 *
 * @throws Error naming entity and field where a row is not as the schema says; no values stand in it
 */
export function checkRows<Schema extends z.ZodType>(
  entity: string,
  row: Schema,
  rows: readonly unknown[]
): z.output<Schema>[] {
  return rows.map((found) => {
    const read = row.safeParse(found)
    if (read.success) {
      return read.data
    }
    const [{ path, message }] = read.error.issues
    throw new Error(
      `The store's ${entity} is not as expected at "${path.join(".")}": ${message}. ` +
        "Does this version of the plugin fit this version of Medusa?"
    )
  })
}

/** An amount of the host's in major units, whichever of its forms it has: exact, never through a float. */
export const HostAmount = z.unknown().transform((value, context) => {
  const amount = value == null ? undefined : toDecimal(value)
  if (amount?.isFinite()) {
    return amount
  }
  context.addIssue({ code: "custom", message: "must be an amount" })
  return z.NEVER
})

function toDecimal(value: unknown) {
  try {
    return MathBN.convert(value as BigNumberInput)
  } catch {
    return undefined
  }
}
