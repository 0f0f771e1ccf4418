import type { Context } from "@medusajs/framework/types"
import type { Connection } from "../../../database/connection"
import type { PgConnection } from "../../../database/pg-connection"
import { sharedTransactionOf } from "../../../database/shared-transaction"

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

/** The connection of a shared transaction. @throws Error when the context brings none */
export function connectionOf(context: Context): PgConnection {
  const transaction = sharedTransactionOf(context)
  if (!transaction) {
    throw new Error("Redemption codes are redeemed in a transaction of the ledger's only")
  }
  return transaction.connection
}

/** The clock of the database in milliseconds since 1970, or the one that a test brings. */
export const NOW = "floor(extract(epoch from coalesce(?::timestamptz, clock_timestamp())) * 1000)"
