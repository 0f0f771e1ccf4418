import { type Connection, query } from "../../database/connection"
import { readPage } from "../../database/read-page"
import type { Listing } from "../../database/read-page"

export const AUDIT_ACTIONS = [
  "application_password.created",
  "application_password.revoked",
  "application_password.restored",
  "application_password.changed",
  "application_password.deleted",
  "api_key.created",
  "api_key.revoked",
  "api_key.restored",
  "api_key.changed",
  "api_key.deleted",
  "grant.created",
  "grant.revoked",
  "grant.restored",
  "grant.changed",
  "grant.deleted",
  "wallet.frozen",
  "wallet.unfrozen",
  "wallet.expiry_moved",
  "reward_rule.created",
  "reward_rule.changed",
  "reward_rule.deleted",
  "referral_code.rotated",
  "expiry_rule.created",
  "expiry_rule.ended",
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/**
 * Who gave or took which access, who froze a wallet, who moved the expiry of a credit, who changed a rule
 * of rewards or of expiry, and who gave a customer a new code for friends. Triggers write what concerns
 * access, and `recordAudit` the rest; nothing changes it.
 */
export interface AuditRecord {
  id: string
  at: Date
  /** Key of the identity that did it; `database:<role>` when it was done by hand. */
  actor: string
  action: AuditAction
  /** The credential or grant, or the number of the wallet or the rule, or the customer's id. */
  object_id: string
  /** Whose access it is; null for a key that acts for the shop. */
  subject_type: "user" | "customer" | "api_key" | null
  subject_id: string | null
  /** Name and scope, capability or reason, and what a change has replaced; of a rule what was changed; no secrets. */
  details: Record<string, string>
}

export type NewAuditRecord = Omit<AuditRecord, "id" | "at">

export interface AuditFilter {
  actor?: string
  action?: AuditAction
  object_id?: string
  subject_id?: string
  page: number
  per_page: number
}

type Narrowing = Omit<AuditFilter, "page" | "per_page">

const RECORDS: Listing<Narrowing> = {
  columns: "id, at, actor, action, object_id, subject_type, subject_id, details",
  from: "access_audit",
  conditions: {
    actor: "actor = ?",
    action: "action = ?",
    object_id: "object_id = ?",
    subject_id: "subject_id = ?",
  },
  orderBy: "id desc",
}

/** Writes what no trigger does. */
export async function recordAudit(
  connection: Connection,
  { actor, action, object_id, subject_type, subject_id, details }: NewAuditRecord
): Promise<void> {
  await query(
    connection,
    `insert into access_audit (actor, action, object_id, subject_type, subject_id, details)
     values (?, ?, ?, ?, ?, ?::jsonb)`,
    [actor, action, object_id, subject_type, subject_id, JSON.stringify(details)]
  )
}

/** The record of access, newest first. */
export async function listAudit(
  connection: Connection,
  filter: AuditFilter
): Promise<{ data: AuditRecord[]; total: number }> {
  return readPage<AuditRecord, Narrowing>(connection, RECORDS, filter, filter)
}
