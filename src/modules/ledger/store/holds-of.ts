import type { Connection } from "../../../database/connection"

/** A hold as its customer may know it. */
export interface CustomerHold {
  id: string
  wallet_id: string
  /** Minor units. */
  amount: string
  status: string
  reason: string
  reference: string | null
  expires_at: Date | null
  created_at: Date
}

/** All holds of a customer's wallets, oldest first. */
export async function readHoldsOf(
  connection: Connection,
  customerId: string
): Promise<CustomerHold[]> {
  return await connection.rows(
    `select hold.id::text, wallet_id::text, amount::text, status, reason, reference, expires_at,
       hold.created_at
     from ledger_hold hold join ledger_wallet wallet on wallet.id = hold.wallet_id
     where wallet.customer_id = ? order by hold.id`,
    [customerId]
  )
}
