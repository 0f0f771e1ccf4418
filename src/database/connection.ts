/** One value for each `?` of a statement, or for each `:name`. */
export type Bindings = readonly unknown[] | Readonly<Record<string, unknown>>

/** The part of the host's shared knex instance, or of one of its transactions, that modules use. */
export interface Connection {
  raw(sql: string, bindings?: Bindings): Promise<{ rows: unknown[] }>
}

/** Runs one statement; `?` marks a binding. */
export async function query<Row>(
  connection: Connection,
  sql: string,
  bindings: Bindings = []
): Promise<Row[]> {
  const { rows } = await connection.raw(sql, bindings)
  return rows as Row[]
}
