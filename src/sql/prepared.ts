import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A statement that each connection of the pool parses and plans once. */
export interface PreparedStatement {
  /** Unique among all statements of the store. */
  name: string
  /** `$1` marks a value. */
  text: string
}

interface PgClient {
  query(config: object): Promise<{ rows: unknown[] }>
  __knex__disposed?: unknown
}

/**
 * Runs a prepared statement on a connection of the host's pool. For statements of every request:
 * neither knex reads their text for bindings again each time, nor PostgreSQL to plan it.
 */
export async function runPrepared<Row>(
  knex: Knex,
  { name, text }: PreparedStatement,
  values: readonly unknown[]
): Promise<Row[]> {
  const client = (await knex.client.acquireConnection()) as PgClient
  try {
    const { rows } = await client.query({ name, text, values })
    return rows as Row[]
  } catch (error) {
    // A connection that broke, unlike one on which a statement failed, is thrown away.
    if ((error as { severity?: unknown }).severity !== "ERROR") client.__knex__disposed = error
    throw error
  } finally {
    await knex.client.releaseConnection(client)
  }
}
