import { createHash, randomBytes } from "node:crypto"
import { query } from "./connection"
import type { Connection } from "./connection"

/** A credential for a program, beside its owner's own sign-in. The password itself is not kept. */
export interface ApplicationPassword {
  id: string
  owner_type: "user" | "customer"
  owner_id: string
  name: string
  created_by: string
  created_at: Date
  last_used_at: Date | null
}

export interface NewApplicationPassword {
  owner_type: "user" | "customer"
  owner_id: string
  name: string
  /** Key of the identity that makes it, e.g. `user:user_01`. */
  created_by: string
}

/** Letters and digits without those that look like others: 24 of 57 make 139 bits. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789"
const LENGTH = 24
const COLUMNS = "id, owner_type, owner_id, name, created_by, created_at, last_used_at"
const LAST_USED_RESOLUTION = "1 minute"

/** 24 random characters in groups of four. */
export function generatePassword(): string {
  let characters = ""
  while (characters.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // Bytes past the last whole alphabet would favour its first letters.
      if (byte < 256 - (256 % ALPHABET.length) && characters.length < LENGTH) {
        characters += ALPHABET[byte % ALPHABET.length]
      }
    }
  }
  return (characters.match(/.{4}/g) as string[]).join(" ")
}

/** What is stored of a password; its spaces are for reading only. */
export function hashPassword(password: string): Buffer {
  return createHash("sha256").update(password.replaceAll(" ", "")).digest()
}

/** Stores a new password; the answer is the only place where it is ever shown. */
export async function createApplicationPassword(
  connection: Connection,
  input: NewApplicationPassword
): Promise<ApplicationPassword & { password: string }> {
  const password = generatePassword()
  const id = `apw_${randomBytes(12).toString("hex")}`
  const [row] = await query<ApplicationPassword>(
    connection,
    `insert into access_credential (id, kind, owner_type, owner_id, name, created_by, secret_hash)
     values (?, 'application_password', ?, ?, ?, ?, ?)
     returning ${COLUMNS}`,
    [id, input.owner_type, input.owner_id, input.name, input.created_by, hashPassword(password)]
  )
  return { ...(row as ApplicationPassword), password }
}

/** Passwords that are not revoked, newest first; of one owner when one is named. */
export function listApplicationPasswords(
  connection: Connection,
  owner?: { owner_type: "user" | "customer"; owner_id: string }
): Promise<ApplicationPassword[]> {
  const ofOwner = owner ? "and owner_type = ? and owner_id = ?" : ""
  return query(
    connection,
    `select ${COLUMNS} from access_credential
     where kind = 'application_password' and revoked_at is null ${ofOwner}
     order by created_at desc, id`,
    owner ? [owner.owner_type, owner.owner_id] : []
  )
}

/** Revokes a password for ever; false when there is no such password, or it is revoked already. */
export async function revokeApplicationPassword(
  connection: Connection,
  id: string
): Promise<boolean> {
  const rows = await query(
    connection,
    `update access_credential set revoked_at = now()
     where id = ? and kind = 'application_password' and revoked_at is null
     returning id`,
    [id]
  )
  return rows.length > 0
}

/**
 * The password's row, or null when it is unknown or revoked. Found by the hash of 139 random bits,
 * so that the time it takes tells nothing about other passwords.
 */
export async function verifyApplicationPassword(
  connection: Connection,
  password: string
): Promise<ApplicationPassword | null> {
  const [row] = await query<ApplicationPassword>(
    connection,
    `select ${COLUMNS} from access_credential
     where secret_hash = ? and kind = 'application_password' and revoked_at is null`,
    [hashPassword(password)]
  )
  return row ?? null
}

/** Notes that a password was used, at most once a minute. */
export async function noteApplicationPasswordUse(
  connection: Connection,
  id: string
): Promise<void> {
  await query(
    connection,
    `update access_credential set last_used_at = now()
     where id = ?
       and (last_used_at is null or last_used_at < now() - interval '${LAST_USED_RESOLUTION}')`,
    [id]
  )
}
