import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"

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

  /** Deletes openings of links that have expired long ago; how many there were. */
  async purge(): Promise<number> {
    const table = "assistant_handoff_opening"
    return deleteOlder(this.connection, { table, column: "opened_at", days: KEPT_DAYS })
  }
}
