import type { Logger } from "@medusajs/framework/types"
import { WriteBehind } from "../../../concurrency/write-behind"
import { query } from "../../../database/connection"
import type { Connection } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"
import { toStorableJson } from "../storable"

/** `search`: by a picture; `handoff`: a link of an agent that a person opened. */
export const TOUCH_SOURCES = ["conversation", "search", "handoff"] as const
export type TouchSource = (typeof TOUCH_SOURCES)[number]

/** One time that the assistant showed products to a shopper. */
export interface Touch {
  source: TouchSource
  /** Of the conversation or the link; absent where there is none. */
  ref?: string
  /** `Shopper.key` */
  owner: string
  /** The shopper's open cart, where they have one. */
  cart_id?: string
  /** The host's ids of the products that were shown or put into the cart. */
  product_ids: readonly string[]
}

/**
 * What the assistant showed to whom and when. An order is attributed by reading these rows beside the
 * store's orders; nothing has to be noticed when an order is placed.
 */
export class Touches {
  private readonly waiting: WriteBehind<Touch & { at: Date }>

  constructor(
    private readonly connection: Connection,
    logger: Pick<Logger, "warn">
  ) {
    this.waiting = new WriteBehind({
      name: "what the assistant showed",
      logger,
      write: (touches) => this.write(touches),
    })
  }

  /** Takes one, at once; it is written behind the caller's back. */
  add(touch: Touch, at = new Date()): void {
    this.waiting.add({ ...touch, at })
  }

  /** Writes what waits. Never fails. */
  flush(): Promise<void> {
    return this.waiting.flush()
  }

  /** A shopper has a cart now: what they were shown while they had none belongs to it. */
  async giveCart(owner: string, cartId: string): Promise<void> {
    await this.flush()
    await query(
      this.connection,
      "update assistant_touch set cart_id = ? where owner = ? and cart_id is null",
      [cartId, owner]
    )
  }

  /** A guest has signed in: what they were shown goes on being theirs, from the next request on at the latest. */
  async adopt(guest: string, customer: string): Promise<void> {
    await query(this.connection, "update assistant_touch set owner = ? where owner = ?", [
      customer,
      guest,
    ])
  }

  /** Deletes those that are older than so many days; how many. */
  purge(days: number): Promise<number> {
    return deleteOlder(this.connection, { table: "assistant_touch", column: "at", days })
  }

  private async write(touches: readonly (Touch & { at: Date })[]) {
    await query(
      this.connection,
      `insert into assistant_touch (at, source, ref, owner, cart_id, product_ids)
       select * from jsonb_to_recordset(?::jsonb) as row (
         at timestamptz, source text, ref text, owner text, cart_id text, product_ids text[]
       )`,
      [toStorableJson(touches)]
    )
  }
}
