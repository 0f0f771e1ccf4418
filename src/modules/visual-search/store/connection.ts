/** The part of the host's shared knex instance that this module uses. */
export interface Connection {
  raw(sql: string, bindings?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** Runs one statement on the shared pool; `?` marks a binding. */
export async function query<Row>(
  connection: Connection,
  sql: string,
  bindings: readonly unknown[] = []
): Promise<Row[]> {
  const { rows } = await connection.raw(sql, bindings)
  return rows as Row[]
}
