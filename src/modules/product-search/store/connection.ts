import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The host's pool, or one transaction of it. */
export type Connection = Pick<Knex, "raw">

/** Runs one statement; `?` marks a binding. */
export async function query<Row>(
  connection: Connection,
  sql: string,
  bindings: readonly unknown[] = []
): Promise<Row[]> {
  const { rows } = await connection.raw(sql, bindings as never)
  return rows as Row[]
}
