import type { Context } from "@medusajs/framework/types"

/** The part of the host's shared knex instance, and of its transactions, that this module uses. */
export interface Connection {
  raw(sql: string, bindings?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** Runs one statement; `?` marks a binding. */
export async function query<Row>(
  connection: Connection,
  sql: string,
  bindings: readonly unknown[] = []
): Promise<Row[]> {
  const { rows } = await connection.raw(sql, bindings)
  return rows as Row[]
}

/** The transaction that a caller brings. @throws Error when the context has none */
export function transactionOf(context: Context): Connection {
  const manager = context.transactionManager as
    { getTransactionContext?: () => Connection | undefined } | undefined
  const transaction = manager?.getTransactionContext?.()
  if (!transaction) {
    throw new Error("Redemption codes change in a transaction of the caller's only")
  }
  return transaction
}

/** The clock of the database in milliseconds since 1970, or the one that a test brings. */
export const NOW = "floor(extract(epoch from coalesce(?::timestamptz, clock_timestamp())) * 1000)"
