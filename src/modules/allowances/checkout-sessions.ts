import { createHash, randomBytes } from "node:crypto"
import type { Connection } from "../../database/connection"
import { deleteOlder } from "../../database/delete-older"

/** A checkout that an agent has begun. The cart is the host's; what is here is whose it is. */
export interface CheckoutSession {
  /** Nobody can guess it: without an allowance it is what its agent shows. */
  id: string
  cart_id: string
  /** Whose token made it; null for an agent without one. */
  allowance_id: number | null
  customer_id: string | null
  /** Digest of what the last answer said of the cart; completing it asks for the same. */
  shown: string
  /** Why the wallet did not pay at the last attempt. */
  refused: string | null
  canceled_at: Date | null
  expires_at: Date
}

type NewSession = Pick<CheckoutSession, "cart_id" | "allowance_id" | "customer_id">

interface Row extends Omit<CheckoutSession, "allowance_id"> {
  allowance_id: string | null
}

/** What a request with an idempotency key may do. */
export type Claim =
  | { status: "new" }
  /** It was answered before: with this. */
  | { status: "answered"; code: number; answer: Record<string, unknown> }
  /** The key stands for another request. */
  | { status: "other" }
  | { status: "in_progress" }

const TABLE = "allowances_session"
const REQUEST = "allowances_request"
const HOURS = 6
const KEPT_DAYS = 30
const KEPT_REQUEST_HOURS = 48
/** After so long whoever began something has not survived it. */
const LEASE_SECONDS = 60
const COLUMNS = `id, cart_id, allowance_id::text, customer_id, shown, refused, canceled_at,
  created_at + interval '${HOURS} hours' as expires_at`

export class CheckoutSessions {
  constructor(private readonly connection: Connection) {}

  async create({ cart_id, allowance_id, customer_id }: NewSession): Promise<CheckoutSession> {
    const [row] = await this.connection.rows<Row>(
      `insert into ${TABLE} (id, cart_id, allowance_id, customer_id) values (?, ?, ?, ?)
       returning ${COLUMNS}`,
      [`chk_${randomBytes(24).toString("base64url")}`, cart_id, allowance_id, customer_id]
    )
    if (!row) throw new Error("A checkout session was not written")
    return toSession(row)
  }

  async find(id: string): Promise<CheckoutSession | null> {
    const [row] = await this.connection.rows<Row>(`select ${COLUMNS} from ${TABLE} where id = ?`, [
      id,
    ])
    return row ? toSession(row) : null
  }

  /** Notes what an answer says of the cart; a change of it forgets why the wallet refused. */
  async noteShown(id: string, shown: string, refused: string | null): Promise<void> {
    await this.connection.rows(`update ${TABLE} set shown = ?, refused = ? where id = ?`, [
      shown,
      refused,
      id,
    ])
  }

  /** @returns whether it is cancelled now; not while it is being completed */
  async cancel(id: string): Promise<boolean> {
    const rows = await this.connection.rows(
      `update ${TABLE} set canceled_at = coalesce(canceled_at, clock_timestamp())
       where id = ? and (completing_since is null or ${IS_OVER}) returning 1`,
      [id]
    )
    return rows.length > 0
  }

  /**
   * Takes a session for completing it; false while somebody else does, on whichever instance. Whoever
   * dies over it has it for a minute.
   */
  async claim(id: string): Promise<boolean> {
    const rows = await this.connection.rows(
      `update ${TABLE} set completing_since = clock_timestamp()
       where id = ? and canceled_at is null and (completing_since is null or ${IS_OVER})
       returning 1`,
      [id]
    )
    return rows.length > 0
  }

  async release(id: string): Promise<void> {
    await this.connection.rows(`update ${TABLE} set completing_since = null where id = ?`, [id])
  }

  async isBeingCompleted(id: string): Promise<boolean> {
    const rows = await this.connection.rows(
      `select 1 from ${TABLE} where id = ? and completing_since is not null and not ${IS_OVER}`,
      [id]
    )
    return rows.length > 0
  }

  /** Takes an idempotency key for a request. @param scope whose key it is */
  async begin(
    scope: string,
    key: string,
    fingerprint: string,
    customerId: string | null
  ): Promise<Claim> {
    const hash = hashKey(scope, key)
    const taken = await this.connection.rows(
      `insert into ${REQUEST} as known (key_hash, fingerprint, customer_id) values (?, ?, ?)
       on conflict (key_hash) do update set begun_at = clock_timestamp()
         where known.fingerprint = excluded.fingerprint and known.answer is null
           and known.begun_at < clock_timestamp() - interval '${LEASE_SECONDS} seconds'
       returning 1`,
      [hash, fingerprint, customerId]
    )
    if (taken.length) return { status: "new" }
    const [known] = await this.connection.rows<{
      fingerprint: string
      status: number | null
      answer: Record<string, unknown> | null
    }>(`select fingerprint, status, answer from ${REQUEST} where key_hash = ?`, [hash])
    if (known && known.fingerprint !== fingerprint) return { status: "other" }
    if (!known?.answer || known.status === null) return { status: "in_progress" }
    return { status: "answered", code: known.status, answer: known.answer }
  }

  async finish(
    scope: string,
    key: string,
    { code, answer }: { code: number; answer: unknown }
  ): Promise<void> {
    await this.connection.rows(
      `update ${REQUEST} set status = ?, answer = ?::jsonb where key_hash = ?`,
      [code, JSON.stringify(answer), hashKey(scope, key)]
    )
  }

  /** Nothing was done: the key may be used again. */
  async giveUp(scope: string, key: string): Promise<void> {
    await this.connection.rows(`delete from ${REQUEST} where key_hash = ? and answer is null`, [
      hashKey(scope, key),
    ])
  }

  /** Forgets the checkouts of a customer's agents, and what was answered to them. */
  async erase(customerId: string): Promise<void> {
    await this.connection.rows(`delete from ${REQUEST} where customer_id = ?`, [customerId])
    await this.connection.rows(`delete from ${TABLE} where customer_id = ?`, [customerId])
  }

  async purge(): Promise<number> {
    const requests = await deleteOlder(this.connection, {
      table: REQUEST,
      column: "begun_at",
      hours: KEPT_REQUEST_HOURS,
    })
    const sessions = await deleteOlder(this.connection, {
      table: TABLE,
      column: "created_at",
      days: KEPT_DAYS,
    })
    return requests + sessions
  }
}

const IS_OVER = `completing_since < clock_timestamp() - interval '${LEASE_SECONDS} seconds'`

function hashKey(scope: string, key: string): Buffer {
  return createHash("sha256")
    .update(JSON.stringify([scope, key]))
    .digest()
}

function toSession({ allowance_id, ...row }: Row): CheckoutSession {
  return { ...row, allowance_id: allowance_id === null ? null : Number(allowance_id) }
}
