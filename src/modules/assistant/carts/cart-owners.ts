import { type Connection, query } from "../../../database/connection"
import { deleteOlder } from "../../../database/delete-older"

/** Longer than any guest comes back with the cookie of their session. */
const KEPT_DAYS = 180

/** Every request of a shopper asks this. */
const FIND = {
  prepared: true,
  text: "select cart_id from assistant_cart where owner = $1",
}

interface Row {
  cart_id: string
}

/**
 * Which cart is whose. An owner is the key of a shopper, `customer:cus_…` or `guest:<session>`,
 * and has one cart at a time.
 */
export class CartOwners {
  constructor(private readonly connection: Connection) {}

  /** The cart of an owner; undefined when they have none. */
  async find(owner: string): Promise<string | undefined> {
    const rows = await this.connection.objects<Row>({ ...FIND, values: [owner] })
    return rows[0]?.cart_id
  }

  /**
   * Gives an owner a cart, unless they were given another one meanwhile.
   *
   * @param replaced the cart that they had and that is to make room; undefined when they had none
   * @returns the cart that is theirs now
   */
  async give(owner: string, cartId: string, replaced?: string): Promise<string> {
    await query(
      this.connection,
      `insert into assistant_cart (owner, cart_id) values (?, ?)
       on conflict (owner) do update set cart_id = excluded.cart_id, updated_at = now()
       where assistant_cart.cart_id = ?`,
      [owner, cartId, replaced ?? ""]
    )
    return (await this.find(owner)) ?? cartId
  }

  /** Takes a cart from its owner. */
  async take(owner: string, cartId: string): Promise<void> {
    await query(this.connection, "delete from assistant_cart where owner = ? and cart_id = ?", [
      owner,
      cartId,
    ])
  }

  /** Forgets guests' carts that were given out long ago; how many there were. */
  async purge(): Promise<number> {
    return deleteOlder(this.connection, {
      table: "assistant_cart",
      column: "updated_at",
      days: KEPT_DAYS,
      where: "owner not like 'customer:%'",
    })
  }
}
