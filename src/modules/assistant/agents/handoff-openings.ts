import { query } from "../connection"
import type { Connection } from "../connection"

/** Longer than a link holds. */
const KEPT_DAYS = 90

/**
 * Remembers which cart a handoff link has filled, so that a link that is opened twice puts its
 * products in once.
 */
export class HandoffOpenings {
  constructor(private readonly connection: Connection) {}

  /** Takes a link for a cart; false when it was taken before, on whichever instance. */
  async claim(linkId: string, cartId: string): Promise<boolean> {
    const rows = await query(
      this.connection,
      `insert into assistant_handoff_opening (link_id, cart_id) values (?, ?)
       on conflict do nothing returning link_id`,
      [linkId, cartId]
    )
    return rows.length > 0
  }

  /** Gives a claim back: the cart could not be filled. */
  async release(linkId: string, cartId: string): Promise<void> {
    await query(
      this.connection,
      "delete from assistant_handoff_opening where link_id = ? and cart_id = ?",
      [linkId, cartId]
    )
  }

  /** Deletes up to `limit` openings of links that have expired long ago; how many there were. */
  async purge(limit: number): Promise<number> {
    const rows = await query(
      this.connection,
      `delete from assistant_handoff_opening where (link_id, cart_id) in (
         select link_id, cart_id from assistant_handoff_opening
         where opened_at < now() - make_interval(days => ?) limit ?
       ) returning link_id`,
      [KEPT_DAYS, limit]
    )
    return rows.length
  }
}
