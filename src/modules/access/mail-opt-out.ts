import { query } from "../../database/connection"
import type { Connection } from "../../database/connection"

/** Which of these customers want no e-mail about credits that lapse. */
export async function findOptedOut(
  connection: Connection,
  customerIds: readonly string[]
): Promise<Set<string>> {
  const rows = await query<{ customer_id: string }>(
    connection,
    "select customer_id from access_mail_opt_out where customer_id = any(?)",
    [customerIds]
  )
  return new Set(rows.map(({ customer_id }) => customer_id))
}

export async function setOptedOut(
  connection: Connection,
  customerId: string,
  isOptedOut: boolean
): Promise<void> {
  const statement = isOptedOut
    ? "insert into access_mail_opt_out (customer_id) values (?) on conflict do nothing"
    : "delete from access_mail_opt_out where customer_id = ?"
  await query(connection, statement, [customerId])
}
