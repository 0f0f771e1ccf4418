import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Context } from "@medusajs/framework/types"
import type { Bindings, Connection } from "./connection"
import type { PgConnection } from "./pg-connection"

/**
 * A transaction of ours that several modules take part in: as the host's modules pass theirs on, in
 * a context, and as knex runs statements in one.
 */
export class SharedTransaction implements Connection {
  constructor(
    private readonly knex: Knex,
    /** The connection that it runs on, for statements that are prepared or share a round trip. */
    readonly connection: PgConnection
  ) {}

  raw(sql: string, bindings: Bindings): Promise<{ rows: unknown[] }> {
    const statement = this.knex.raw(sql, bindings as never)
    return statement.connection(this.connection.raw as never) as never
  }

  /** What other modules take for a transaction to join. */
  get context(): Context {
    return { transactionManager: { getTransactionContext: () => this } as never }
  }
}

/** The transaction of `SharedTransaction` that a context brings, if it brings one. */
export function sharedTransactionOf(context?: Context): SharedTransaction | undefined {
  const manager = context?.transactionManager as
    { getTransactionContext?: () => unknown } | undefined
  const transaction = manager?.getTransactionContext?.()
  return transaction instanceof SharedTransaction ? transaction : undefined
}
