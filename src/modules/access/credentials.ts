import { createHash, randomBytes } from "node:crypto"
import type { Logger } from "@medusajs/framework/types"
import { query } from "../../database/connection"
import type { Connection } from "../../database/connection"
import { readPage } from "../../database/read-page"
import type { Listing } from "../../database/read-page"
import { generatePassword, hashPassword } from "./application-passwords"
import { generateStoreKey, hashSecret, matches } from "./store-keys"

export const KEY_SCOPES = ["read", "write", "read_write"] as const
/** What a store API key may do: call `GET` routes, every other route, or both. */
export type KeyScope = (typeof KEY_SCOPES)[number]

export const OWNER_TYPES = ["user", "customer"] as const

/** Whose rights a credential has. */
export interface CredentialOwner {
  owner_type: (typeof OWNER_TYPES)[number]
  owner_id: string
}

interface CredentialFacts {
  id: string
  name: string
  /** Key of the identity that made it, e.g. `user:user_01`. */
  created_by: string
  created_at: Date
  last_used_at: Date | null
}

/** A credential for a program, beside its owner's own sign-in. The password itself is not kept. */
export interface ApplicationPassword extends CredentialFacts, CredentialOwner {}

/** A pair of consumer key and secret. Without an owner it acts for the shop. */
export interface StoreApiKey extends CredentialFacts {
  owner_type: CredentialOwner["owner_type"] | null
  owner_id: string | null
  scope: KeyScope
  /** The last seven characters of the consumer key. */
  key_ending: string
}

export const CREDENTIAL_KINDS = ["application_password", "api_key"] as const
export type CredentialKind = (typeof CREDENTIAL_KINDS)[number]

export interface NewApplicationPassword extends CredentialOwner {
  name: string
  created_by: string
}

export interface NewStoreApiKey {
  owner?: CredentialOwner
  name: string
  scope: KeyScope
  created_by: string
}

export interface CredentialFilter {
  owner?: CredentialOwner
  page: number
  per_page: number
}

const COLUMNS = "id, owner_type, owner_id, name, created_by, created_at, last_used_at"
const KEY_COLUMNS = `${COLUMNS}, scope, key_ending`
const LAST_USED_RESOLUTION = "1 minute"
/** Compared with the secret that came with an unknown key, so that it costs what a wrong one does. */
const NO_HASH = createHash("sha256").update(randomBytes(32)).digest()

interface Narrowing extends Partial<CredentialOwner> {
  kind: CredentialKind
}

const CREDENTIALS: Omit<Listing<Narrowing>, "columns"> = {
  from: "access_credential",
  always: "revoked_at is null",
  conditions: { kind: "kind = ?", owner_type: "owner_type = ?", owner_id: "owner_id = ?" },
  orderBy: "created_at desc, id",
}

/** Application passwords and store API keys: made, found by what was sent, listed, revoked. */
export class Credentials {
  constructor(
    private readonly connection: Connection,
    private readonly logger: Logger,
    private readonly announceChange: () => void
  ) {}

  /** Makes an application password; `password` is shown here and never again. */
  async createApplicationPassword(
    input: NewApplicationPassword
  ): Promise<ApplicationPassword & { password: string }> {
    const password = generatePassword()
    const [row] = await query<ApplicationPassword>(
      this.connection,
      `insert into access_credential (id, kind, owner_type, owner_id, name, created_by, secret_hash)
       values (?, 'application_password', ?, ?, ?, ?, ?)
       returning ${COLUMNS}`,
      [
        newId("apw"),
        input.owner_type,
        input.owner_id,
        input.name,
        input.created_by,
        hashPassword(password),
      ]
    )
    return { ...(row as ApplicationPassword), password }
  }

  /** Makes a store API key; key and secret are shown here and never again. */
  async createStoreKey(
    input: NewStoreApiKey
  ): Promise<StoreApiKey & { consumer_key: string; consumer_secret: string }> {
    const pair = generateStoreKey()
    const [row] = await query<StoreApiKey>(
      this.connection,
      `insert into access_credential
         (id, kind, owner_type, owner_id, name, created_by, scope, key_ending, key_hash, secret_hash)
       values (?, 'api_key', ?, ?, ?, ?, ?, ?, ?, ?)
       returning ${KEY_COLUMNS}`,
      [
        newId("akey"),
        input.owner?.owner_type ?? null,
        input.owner?.owner_id ?? null,
        input.name,
        input.created_by,
        input.scope,
        pair.consumer_key.slice(-7),
        hashSecret(pair.consumer_key),
        hashSecret(pair.consumer_secret),
      ]
    )
    return { ...(row as StoreApiKey), ...pair }
  }

  /**
   * The password's row, or null when it is unknown or revoked. Found by the hash of 139 random
   * bits, so that the time it takes tells nothing about other passwords.
   */
  async verifyApplicationPassword(password: string): Promise<ApplicationPassword | null> {
    const [row] = await query<ApplicationPassword>(
      this.connection,
      `select ${COLUMNS} from access_credential
       where secret_hash = ? and kind = 'application_password' and revoked_at is null`,
      [hashPassword(password)]
    )
    if (row) this.noteUse(row.id)
    return row ?? null
  }

  /** The key's row, or null: an unknown key, a wrong secret and a revoked pair look the same. */
  async verifyStoreKey(consumerKey: string, consumerSecret: string): Promise<StoreApiKey | null> {
    const [found] = await query<StoreApiKey & { secret_hash: Buffer }>(
      this.connection,
      `select ${KEY_COLUMNS}, secret_hash from access_credential
       where key_hash = ? and kind = 'api_key' and revoked_at is null`,
      [hashSecret(consumerKey)]
    )
    const { secret_hash, ...row } = found ?? { secret_hash: NO_HASH }
    if (!matches(consumerSecret, secret_hash) || !found) return null
    this.noteUse(found.id)
    return row as StoreApiKey
  }

  /** Application passwords that are not revoked, newest first. */
  listApplicationPasswords(filter: CredentialFilter) {
    return this.list<ApplicationPassword>("application_password", COLUMNS, filter)
  }

  /** Store API keys that are not revoked, newest first. */
  listStoreKeys(filter: CredentialFilter) {
    return this.list<StoreApiKey>("api_key", KEY_COLUMNS, filter)
  }

  /** Keys of the identities behind a store API key, revoked or not: whose it is, and who made it. */
  async peopleOf(id: string): Promise<string[]> {
    const [row] = await query<Pick<StoreApiKey, "owner_type" | "owner_id" | "created_by">>(
      this.connection,
      "select owner_type, owner_id, created_by from access_credential where id = ?",
      [id]
    )
    if (!row) return []
    return row.owner_id === null
      ? [row.created_by]
      : [`${row.owner_type}:${row.owner_id}`, row.created_by]
  }

  /** Whether there is such a store API key, not revoked. */
  async hasStoreKey(id: string): Promise<boolean> {
    const rows = await query(
      this.connection,
      "select 1 from access_credential where id = ? and kind = 'api_key' and revoked_at is null",
      [id]
    )
    return rows.length > 0
  }

  /**
   * Revokes a credential for ever; false when there was nothing to revoke. Takes effect at once
   * here, and on other instances as soon as they hear of it, within two seconds at the latest.
   * `revokedBy` is the key of an identity.
   */
  async revoke(id: string, kind: CredentialKind, revokedBy: string): Promise<boolean> {
    const rows = await query(
      this.connection,
      `update access_credential set revoked_at = now(), revoked_by = ?
       where id = ? and kind = ? and revoked_at is null
       returning id`,
      [revokedBy, id, kind]
    )
    this.announceChange()
    return rows.length > 0
  }

  private async list<Row>(
    kind: CredentialKind,
    columns: string,
    { owner, page, per_page }: CredentialFilter
  ): Promise<{ data: Row[]; total: number }> {
    const listing = { ...CREDENTIALS, columns }
    const narrowing = { kind, owner_type: owner?.owner_type, owner_id: owner?.owner_id }
    return readPage<Row, Narrowing>(this.connection, listing, narrowing, { page, per_page })
  }

  /** Notes, at most once a minute and behind the caller's back, that a credential was used. */
  private noteUse(id: string): void {
    query(
      this.connection,
      `update access_credential set last_used_at = now()
       where id = ?
         and (last_used_at is null or last_used_at < now() - interval '${LAST_USED_RESOLUTION}')`,
      [id]
    ).catch((error) => this.logger.warn(`Could not note the use of ${id}: ${error.message}`))
  }
}

function newId(prefix: string) {
  return `${prefix}_${randomBytes(12).toString("hex")}`
}
