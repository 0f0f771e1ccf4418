import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Runs one statement of a read-only transaction; `:name` marks a binding. */
export type Read = <Row>(sql: string, bindings?: Record<string, unknown>) => Promise<Row[]>

/**
 * The planner reckons with disks that turn, reads whole tables for a month of orders and compiles
 * statements that are done before they are compiled.
 */
const PLANNING = "set local random_page_cost = 1.1; set local jit = off"

/**
 * Reads in one snapshot of the store's tables, in a transaction in which the database itself refuses
 * every write: what the merchant asks for can't change the shop, whatever we get wrong.
 */
export async function readOnly<Result>(
  scope: MedusaContainer,
  work: (read: Read) => Promise<Result>
): Promise<Result> {
  const knex = scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  return await knex.transaction(async (transaction) => {
    await transaction.raw(`set transaction isolation level repeatable read, read only; ${PLANNING}`)
    return await work(async <Row>(sql: string, bindings: Record<string, unknown> = {}) => {
      const { rows } = await transaction.raw(sql, bindings as never)
      return rows as Row[]
    })
  })
}
