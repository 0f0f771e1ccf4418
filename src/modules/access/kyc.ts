import { query } from "../../database/connection"
import type { Connection } from "../../database/connection"

/** How far a customer's identity verification is (decisions, "KYC"). */
export const KYC_STATUSES = ["not_submitted", "pending", "approved", "rejected"] as const
export type KycStatus = (typeof KYC_STATUSES)[number]

export interface KycRecord {
  customer_id: string
  status: KycStatus
  /** For staff only. */
  note: string | null
  /** Key of the identity that set it; null while nobody has. */
  changed_by: string | null
  changed_at: Date | null
}

const COLUMNS = "customer_id, status, note, changed_by, changed_at"

/** A customer's verification; `not_submitted` when nobody has ever set one. */
export async function findKyc(connection: Connection, customerId: string): Promise<KycRecord> {
  const [row] = await query<KycRecord>(
    connection,
    `select ${COLUMNS} from access_kyc where customer_id = ?`,
    [customerId]
  )
  return (
    row ?? {
      customer_id: customerId,
      status: "not_submitted",
      note: null,
      changed_by: null,
      changed_at: null,
    }
  )
}

/** Sets a customer's verification; who did it, and what it was before, is recorded for ever. */
export async function setKyc(
  connection: Connection,
  { customer_id, status, note, changed_by }: Omit<KycRecord, "changed_at">
): Promise<KycRecord> {
  const [row] = await query<KycRecord>(
    connection,
    `insert into access_kyc (customer_id, status, note, changed_by) values (?, ?, ?, ?)
     on conflict (customer_id) do update
     set status = excluded.status, note = excluded.note,
         changed_by = excluded.changed_by, changed_at = now()
     returning ${COLUMNS}`,
    [customer_id, status, note, changed_by]
  )
  return row as KycRecord
}
