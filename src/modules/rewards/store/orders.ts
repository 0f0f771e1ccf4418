import type { Connection, Transaction } from "../../../database/connection"

/** What is kept of an order that was looked at. */
export interface OrderState {
  /** Its awards are decided; they are only taken back from now on. */
  settled: boolean
}

/** An order that is not paid yet is looked at again after a tenth of its age, a minute at least. */
const AGE_SHARE = 10

/** Of some orders those that nobody has looked at yet, in the same order. */
export async function findUnseen(
  connection: Connection,
  orderIds: readonly string[]
): Promise<string[]> {
  const rows = await connection.objects<{ order_id: string }>({
    text: "select order_id from rewards_order where order_id = any($1::text[])",
    values: [orderIds],
  })
  const seen = new Set(rows.map(({ order_id }) => order_id))
  return orderIds.filter((id) => !seen.has(id))
}

/** In the order of their ids, behind `after`. */
export async function findOrdersDue(
  connection: Connection,
  limit: number,
  after = ""
): Promise<string[]> {
  const rows = await connection.objects<{ order_id: string }>({
    text: `select order_id from rewards_order where look_at <= now() and order_id > $2
      union
      select order_id from rewards_award
        where status = 'pending' and due_at <= now() and order_id > $2
      order by order_id limit $1`,
    values: [limit, after],
  })
  return rows.map(({ order_id }) => order_id)
}

export async function lockOrder(
  transaction: Transaction,
  { id, display_id }: { id: string; display_id: number }
): Promise<OrderState> {
  await transaction.objects({
    text: `insert into rewards_order (order_id, display_id) values ($1, $2::bigint)
      on conflict do nothing`,
    values: [id, display_id],
  })
  const [row] = await transaction.objects<{ settled: boolean }>({
    text: "select settled_at is not null as settled from rewards_order where order_id = $1 for update",
    values: [id],
  })
  return row
}

export async function noteSettled(
  transaction: Transaction,
  orderId: string,
  { settled, placed_at }: { settled: boolean; placed_at: Date }
): Promise<void> {
  await transaction.objects({
    text: settled
      ? `update rewards_order set settled_at = coalesce(settled_at, clock_timestamp()), look_at = null
          where order_id = $1`
      : `update rewards_order set look_at = clock_timestamp()
            + greatest((clock_timestamp() - $2::timestamptz) / ${AGE_SHARE}, interval '1 minute')
          where order_id = $1`,
    values: settled ? [orderId] : [orderId, placed_at],
  })
}
