import type { Connection } from "../../../database/connection"
import type { AwardReason, CountedOrder } from "../types"

/** Amounts as text: no parser of the host's can turn money into a float. */
const COLUMNS = `rule_id::text, customer_id, reason, item_ids, goods::text, order_goods::text,
  base::text, counted::text`

type Numeric = "rule_id" | "goods" | "order_goods" | "base" | "counted"
type Row = Omit<CountedOrder, Numeric> & Record<Numeric, string>

/** How far a customer is with a rule. */
export interface CountedSum {
  counted: bigint
  orders: number
  not_counted: Partial<Record<AwardReason, number>>
}

/** One for each rule and order: what was counted for good only gets less. */
export async function putCounted(
  connection: Connection,
  orderId: string,
  { rule_id, customer_id, reason, item_ids, goods, order_goods, base, counted }: CountedOrder
): Promise<void> {
  await connection.objects({
    text: `insert into rewards_counted
        (rule_id, order_id, customer_id, reason, item_ids, goods, order_goods, base, counted)
      values ($1::bigint, $2, $3, $4, $5::text[], $6::bigint, $7::bigint, $8::bigint, $9::bigint)
      on conflict (rule_id, order_id) do update set customer_id = excluded.customer_id,
        reason = excluded.reason, item_ids = excluded.item_ids, goods = excluded.goods,
        order_goods = excluded.order_goods, base = excluded.base, counted = excluded.counted,
        updated_at = clock_timestamp()
      where rewards_counted.reason = 'not_paid'`,
    values: [
      rule_id,
      orderId,
      customer_id,
      reason,
      item_ids,
      ...[goods, order_goods, base, counted].map(String),
    ],
  })
}

export async function countedOf(connection: Connection, orderId: string): Promise<CountedOrder[]> {
  const rows = await connection.objects<Row>({
    text: `select ${COLUMNS} from rewards_counted where order_id = $1 order by rule_id`,
    values: [orderId],
  })
  return rows.map((row) => ({
    ...row,
    rule_id: Number(row.rule_id),
    goods: BigInt(row.goods),
    order_goods: BigInt(row.order_goods),
    base: BigInt(row.base),
    counted: BigInt(row.counted),
  }))
}

export async function changeCounted(
  connection: Connection,
  { rule_id, order_id }: { rule_id: number; order_id: string },
  change: { counted: bigint } | { reason: AwardReason }
): Promise<void> {
  await connection.objects({
    text: `update rewards_counted set counted = coalesce($3::bigint, counted),
        reason = coalesce($4, reason), updated_at = clock_timestamp()
      where rule_id = $1::bigint and order_id = $2`,
    values: [
      rule_id,
      order_id,
      "counted" in change ? change.counted.toString() : null,
      "reason" in change ? change.reason : null,
    ],
  })
}

/** Of each rule that an order of the customer has met. Whoever has locked a rule has its sum to itself. */
export async function sumCounted(
  connection: Connection,
  customerId: string
): Promise<Map<number, CountedSum>> {
  const rows = await connection.objects<{
    rule_id: string
    reason: AwardReason | null
    counted: string
    orders: string
  }>({
    text: `select rule_id::text, reason, sum(counted)::text as counted,
        (count(*) filter (where reason is not null or counted > 0))::text as orders
      from rewards_counted where customer_id = $1 group by rule_id, reason`,
    values: [customerId],
  })
  const sums = new Map<number, CountedSum>()
  for (const { rule_id, reason, counted, orders } of rows) {
    const sum = sums.get(Number(rule_id)) ?? { counted: 0n, orders: 0, not_counted: {} }
    if (reason) sum.not_counted[reason] = Number(orders)
    else Object.assign(sum, { counted: BigInt(counted), orders: Number(orders) })
    sums.set(Number(rule_id), sum)
  }
  return sums
}
