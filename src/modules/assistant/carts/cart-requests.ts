import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"

/** For as long as a key is remembered. */
const KEPT_HOURS = 24
/** A request that has neither answered nor failed by then went down with its server. */
const LOST_SECONDS = 60

/** What is known of an idempotency key. `new`: it is the caller's now. */
export type CartRequestState =
  { state: "new" | "running" | "other" } | { state: "answered"; answer: unknown }

interface Row {
  fingerprint: string
  answer: unknown
}

/** What was done with carts under idempotency keys, so that a second tap does nothing. */
export class CartRequests {
  constructor(private readonly connection: Connection) {}

  /** Takes a key for a request, or says what became of the one that has it. */
  async begin(owner: string, key: string, fingerprint: string): Promise<CartRequestState> {
    const taken = await query(
      this.connection,
      `insert into assistant_cart_request (owner, key, fingerprint) values (?, ?, ?)
       on conflict (owner, key) do update set fingerprint = excluded.fingerprint,
         answer = null, created_at = now()
       where assistant_cart_request.created_at < now() - make_interval(hours => ?)
         or (assistant_cart_request.answer is null
           and assistant_cart_request.created_at < now() - make_interval(secs => ?))
       returning owner`,
      [owner, key, fingerprint, KEPT_HOURS, LOST_SECONDS]
    )
    if (taken.length) return { state: "new" }
    const [row] = await query<Row>(
      this.connection,
      "select fingerprint, answer from assistant_cart_request where owner = ? and key = ?",
      [owner, key]
    )
    if (!row) return { state: "running" }
    if (row.fingerprint !== fingerprint) return { state: "other" }
    return row.answer === null ? { state: "running" } : { state: "answered", answer: row.answer }
  }

  /** Keeps the answer of a request that was begun. */
  async finish(owner: string, key: string, answer: unknown): Promise<void> {
    await query(
      this.connection,
      "update assistant_cart_request set answer = ?::jsonb where owner = ? and key = ?",
      [JSON.stringify(answer), owner, key]
    )
  }

  /** Gives a key back: the request failed, and may be made again. */
  async forget(owner: string, key: string): Promise<void> {
    await query(
      this.connection,
      "delete from assistant_cart_request where owner = ? and key = ? and answer is null",
      [owner, key]
    )
  }

  /** Deletes requests that are remembered no more; how many there were. */
  async purge(): Promise<number> {
    const table = "assistant_cart_request"
    return deleteOlder(this.connection, { table, column: "created_at", hours: KEPT_HOURS })
  }
}
