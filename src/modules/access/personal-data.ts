import type { Connection } from "../../database/connection"

/** What is kept of a customer's access, without anything that lets somebody in. */
export interface AccessData {
  kyc_changes: {
    old_status: string
    new_status: string
    note: string | null
    changed_by: string
    changed_at: Date
  }[]
  credentials: {
    id: string
    kind: string
    name: string
    created_at: Date
    last_used_at: Date | null
    revoked_at: Date | null
  }[]
  grants: { capability: string; created_at: Date; revoked_at: Date | null }[]
  /** Null without one. */
  step_up: { totp_confirmed_at: Date | null; mailed_at: Date | null } | null
  /** Since when they want no e-mail about credits that lapse; null when they may be sent one. */
  expiry_mail_refused_at: Date | null
  blocked_attempts: {
    wallet_id: string
    control: string
    operation: string
    amount: string
    attempts: number
    at: Date
  }[]
  requests: {
    at: Date
    method: string
    path: string
    /** Null when nothing was answered. */
    status: number | null
  }[]
}

/**
 * Reads what is kept of a customer's access (decisions, "Erasure"): the counterpart of
 * `eraseCustomer`. Secrets, codes and hashes are left out.
 *
 * @param walletIds the customer's wallets
 */
export async function readAccessData(
  connection: Connection,
  customerId: string,
  walletIds: readonly number[]
): Promise<AccessData> {
  const credentials = await connection.rows<AccessData["credentials"][number]>(
    `select id, kind, name, created_at, last_used_at, revoked_at from access_credential
     where owner_type = 'customer' and owner_id = ? order by created_at, id`,
    [customerId]
  )
  const identities = [`customer:${customerId}`, ...credentials.map(({ id }) => `api_key:${id}`)]
  const [step_up] = await connection.rows<NonNullable<AccessData["step_up"]>>(
    "select totp_confirmed_at, mailed_at from access_step_up where subject = ?",
    [identities[0]]
  )
  const [refusal] = await connection.rows<{ created_at: Date }>(
    "select created_at from access_mail_opt_out where customer_id = ?",
    [customerId]
  )
  return {
    kyc_changes: await connection.rows(
      `select old_status, new_status, note, changed_by, changed_at from access_kyc_change
       where customer_id = ? order by id`,
      [customerId]
    ),
    credentials,
    grants: await connection.rows(
      `select capability, created_at, revoked_at from access_grant
       where subject_type = 'customer' and subject_id = ? order by created_at, id`,
      [customerId]
    ),
    step_up: step_up ?? null,
    expiry_mail_refused_at: refusal?.created_at ?? null,
    blocked_attempts: await connection.rows(
      `select wallet_id::text, control, operation, amount::text, attempts, minute as at
       from access_blocked_attempt where wallet_id = any(?) order by minute, wallet_id`,
      [walletIds]
    ),
    requests: await connection.rows(
      `select at, method, path, status from access_request_log where identity = any(?) order by id`,
      [identities]
    ),
  }
}
