import type { Connection } from "../../../database/connection"
import type { Entry } from "../types"
import { originOf, readEntries, withReversals } from "./entries"

/** Which order entries are looked for. */
export interface OfOrder {
  id: string
  display_id: number
}

/** Entries of an order whose references begin alike, and what reversed them or their reversals, oldest first. */
export async function findOrderEntries(
  connection: Connection,
  prefix: string,
  { id, display_id }: OfOrder
): Promise<Entry[]> {
  const entries = await readEntries(
    connection,
    `entry.id = ANY(ARRAY(${withReversals(`SELECT id FROM ledger_entry
      WHERE order_id = $1::bigint AND medusa_order_id = $2::text
        AND starts_with(reference, $3::text)`)}))`,
    [display_id, id, prefix]
  )
  return entries.sort((one, other) => one.id - other.id)
}

/** An entry of an order, with what of it is promotional money. */
export type OrderEntry = Entry & { promotional: bigint }

/** All entries of some orders, and what reversed them or their reversals, oldest first. */
export async function readOrdersEntries(
  connection: Connection,
  orders: readonly OfOrder[]
): Promise<OrderEntry[]> {
  const entries = await readEntries(
    connection,
    `entry.id = ANY(ARRAY(${withReversals(`SELECT of_order.id FROM ledger_entry of_order
      WHERE of_order.order_id = ANY($1::bigint[]) AND of_order.medusa_order_id = ANY($2::text[])`)}))`,
    [orders.map(({ display_id }) => display_id), orders.map(({ id }) => id)]
  )
  const lots = await connection.query({
    prepared: true,
    text: "SELECT id FROM ledger_lot WHERE id = ANY($1::bigint[]) AND purpose = 'promotional'",
    values: [[...new Set(entries.flatMap((entry) => entry.lots.map(({ lot_id }) => lot_id)))]],
  })
  const promotional = new Set(lots.map(([id]) => Number(id)))
  return entries
    .sort((one, other) => one.id - other.id)
    .map((entry) => ({
      ...entry,
      promotional: entry.lots
        .filter(({ lot_id }) => promotional.has(lot_id))
        .reduce((sum, { amount }) => sum + amount, 0n),
    }))
}

/** The orders of which entries with such references were booked or reversed lately. */
export async function findOrdersMoved(
  connection: Connection,
  prefix: string,
  days: number
): Promise<string[]> {
  const rows = await connection.query({
    prepared: true,
    text: `SELECT DISTINCT coalesce(original.medusa_order_id, entry.medusa_order_id)
      FROM ledger_entry entry
        LEFT JOIN ledger_entry original ON original.id = ${originOf("entry")}
      WHERE entry.created_at > now() - make_interval(days => $2::int)
        AND entry.created_at < now() - interval '1 minute'
        AND starts_with(coalesce(original.reference, entry.reference), $1::text)`,
    values: [prefix, days],
  })
  return rows.map(([id]) => id!)
}
