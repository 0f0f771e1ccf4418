import type { Connection } from "../../database/connection"
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
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Who gave or took which access. Triggers write it; nothing changes it. */
export interface AuditRecord {
  id: string
  at: Date
  /** Key of the identity that did it; `database:<role>` when it was done by hand. */
  actor: string
  action: AuditAction
  /** The credential or grant. */
  object_id: string
  /** Whose access it is; null for a key that acts for the shop. */
  subject_type: "user" | "customer" | "api_key" | null
  subject_id: string | null
  /** Name and scope, or capability, and what a change has replaced; no secrets. */
  details: Record<string, string>
}

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

/** The record of access, newest first. */
export async function listAudit(
  connection: Connection,
  filter: AuditFilter
): Promise<{ data: AuditRecord[]; total: number }> {
  return readPage<AuditRecord, Narrowing>(connection, RECORDS, filter, filter)
}
