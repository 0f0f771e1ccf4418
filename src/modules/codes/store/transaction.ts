import type { Context } from "@medusajs/framework/types"
import { type Transaction, transactionOf } from "../../../database/connection"

/** The transaction that a caller brings. @throws Error when the context has none */
export function joinTransaction(context: Context): Transaction {
  const transaction = transactionOf(context)
  if (!transaction) {
    throw new Error("Redemption codes change in a transaction of the caller's only")
  }
  return transaction
}

/** The clock of the database in milliseconds since 1970, or the one that a test brings. */
export const NOW = "floor(extract(epoch from coalesce(?::timestamptz, clock_timestamp())) * 1000)"
