import { query } from "../../database/connection"
import type { Connection } from "../../database/connection"
import type { CredentialOwner } from "./credentials"

/** Who it is that nothing is to be known of any more. */
export interface ErasedCustomer {
  customer_id: string
  wallet_ids: readonly number[]
  /** Whatever else stands for them in requests, such as their e-mail address. */
  traces: readonly string[]
}

/** Who revokes what is theirs, in the record of access. */
const ERASURE = "system:erasure"
const ERASED_NAME = "(erased)"

const IDENTITY_TABLES = ["access_step_up", "access_step_up_challenge", "access_step_up_session"]

/**
 * Ends the access of somebody whom the host has deleted: revokes their credentials and grants, erases
 * the names of the credentials, also in the record of access, and the secret of their authenticator
 * app. Each statement can be repeated, so that a crash between two of them is made good by doing it
 * again.
 *
 * @returns the identities that were theirs
 */
export async function endAccess(
  connection: Connection,
  { owner_type, owner_id }: CredentialOwner
): Promise<string[]> {
  const run = (sql: string, bindings: readonly unknown[]) => query(connection, sql, bindings)
  const keys = await query<{ id: string }>(
    connection,
    "select id from access_credential where owner_type = ? and owner_id = ?",
    [owner_type, owner_id]
  )
  const ids = keys.map(({ id }) => id)
  const identities = [`${owner_type}:${owner_id}`, ...ids.map((id) => `api_key:${id}`)]
  await run(
    `update access_credential set name = ?, revoked_at = coalesce(revoked_at, now()),
       revoked_by = coalesce(revoked_by, ?)
     where id = any(?) and (revoked_at is null or name <> ?)`,
    [ERASED_NAME, ERASURE, ids, ERASED_NAME]
  )
  await run(
    `update access_grant set revoked_at = now(), revoked_by = ? where revoked_at is null and (
       (subject_type = ? and subject_id = ?)
       or (subject_type = 'api_key' and subject_id = any(?)))`,
    [ERASURE, owner_type, owner_id, ids]
  )
  await run(
    `update access_audit set details = details - 'name' - 'name_before'
     where object_id = any(?) and jsonb_exists_any(details, array['name', 'name_before'])`,
    [ids]
  )
  for (const table of IDENTITY_TABLES) {
    await run(`delete from ${table} where subject = any(?)`, [identities])
  }
  return identities
}

/** Ids of the users of the dashboard who have any access of ours, or an authenticator app. */
export async function findUsersWithAccess(connection: Connection): Promise<string[]> {
  const rows = await query<{ id: string }>(
    connection,
    `select owner_id as id from access_credential
       where owner_type = 'user' and (revoked_at is null or name <> ?)
     union select subject_id from access_grant
       where subject_type = 'user' and revoked_at is null
     union select substr(subject, 6) from access_step_up where subject like 'user:%'`,
    [ERASED_NAME]
  )
  return rows.map(({ id }) => id)
}

/**
 * Ends a customer's access and erases what identifies them: beside what `endAccess` erases notes about
 * their identity, and logged requests by them or about them. Ids and times stay. Can be repeated.
 */
export async function eraseCustomer(
  connection: Connection,
  { customer_id, wallet_ids, traces }: ErasedCustomer
): Promise<void> {
  const run = (sql: string, bindings: readonly unknown[]) => query(connection, sql, bindings)
  const identities = await endAccess(connection, {
    owner_type: "customer",
    owner_id: customer_id,
  })
  await run("update access_kyc set note = null where customer_id = ? and note is not null", [
    customer_id,
  ])
  await run("update access_kyc_change set note = null where customer_id = ? and note is not null", [
    customer_id,
  ])
  await run(
    `update access_audit set details = details - 'reason'
     where subject_type = 'customer' and subject_id = ? and jsonb_exists(details, 'reason')`,
    [customer_id]
  )
  await run("delete from access_mail_opt_out where customer_id = ?", [customer_id])
  const paths = wallet_ids.map((id) => `/wallet/v1/wallets/${id}`)
  const mentions = [customer_id, ...traces].filter(Boolean).map((text) => `%${escapeLike(text)}%`)
  await run(
    `delete from access_request_log
     where identity = any(?) or path = any(?) or path like any(?)
       or concat_ws(' ', path, query, request_body, response_body) ilike any(?)
       or concat_ws(' ', query, request_body, response_body) ~ ?`,
    [identities, paths, paths.map((path) => `${path}/%`), mentions, mentionOf(wallet_ids)]
  )
  await run("insert into access_erasure (customer_id) values (?) on conflict do nothing", [
    customer_id,
  ])
}

/** Which of these customers were erased already. */
export async function findErased(
  connection: Connection,
  customerIds: readonly string[]
): Promise<Set<string>> {
  const rows = await query<{ customer_id: string }>(
    connection,
    "select customer_id from access_erasure where customer_id = any(?)",
    [customerIds]
  )
  return new Set(rows.map(({ customer_id }) => customer_id))
}

/** How a wallet's id stands in the JSON of a request or an answer. */
function mentionOf(walletIds: readonly number[]): string {
  return `wallet_id": "?(${walletIds.length ? walletIds.join("|") : "none"})"?[,}]`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
