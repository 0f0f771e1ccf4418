import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { SOLD_ITEMS } from "../copilot/stock-sql"
import { readOnly } from "../copilot/read-only"

/** What sells best changes from day to day, not from minute to minute. */
const FRESH_MS = 60_000
const COUNTED = 1_000

interface Reading {
  units: ReadonlyMap<string, number>
  until: number
  /** Set while it is being read again, behind the callers' backs. */
  renewing?: Promise<ReadonlyMap<string, number>>
}

const readings = new WeakMap<object, Map<number, Reading>>()

/**
 * How many units of each product were sold, less what came back, over so many days; those that sell
 * most come first. At most a minute or, to whoever comes after a pause, one reading old.
 */
export async function readUnitsSold(
  scope: MedusaContainer,
  days: number
): Promise<ReadonlyMap<string, number>> {
  const orders = scope.resolve(Modules.ORDER)
  const byDays = readings.get(orders) ?? new Map<number, Reading>()
  readings.set(orders, byDays)
  const known = byDays.get(days)
  if (known && known.until > Date.now()) return known.units
  if (known?.renewing) return known.units
  const renewing = count(scope, days)
  if (known) known.renewing = renewing
  const keep = renewing.then(
    (units) => byDays.set(days, { units, until: Date.now() + FRESH_MS }),
    () => byDays.delete(days)
  )
  if (known) return known.units
  await keep
  return renewing
}

async function count(scope: MedusaContainer, days: number) {
  const rows = await readOnly(scope, (read) =>
    read<{ product_id: string; units: string }>(
      `select product_id, sum(units)::text as units
       from (${SOLD_ITEMS} and "order".created_at > now() - make_interval(days => :days)) as item
       where product_id is not null
       group by product_id having sum(units) > 0
       order by sum(units) desc, product_id limit :counted`,
      { days, counted: COUNTED }
    )
  )
  return new Map(rows.map(({ product_id, units }) => [product_id, Number(units)]))
}
