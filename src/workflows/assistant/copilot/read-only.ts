import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { databaseOf } from "../../../database/connection"

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
  const database = databaseOf(scope.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION))
  return await database.transaction(
    async (transaction) => await work((sql, bindings) => transaction.rows(sql, bindings)),
    { isolation: "repeatable read", readOnly: true, settings: PLANNING }
  )
}
