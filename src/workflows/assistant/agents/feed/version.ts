import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/** Tables that the feed reads. Rows that the host has deleted for good show in the count. */
const TABLES = [
  "product",
  "product_variant",
  "product_option",
  "product_option_value",
  "image",
  "product_sales_channel",
  "product_variant_price_set",
  "price",
  "price_list",
  "product_variant_inventory_item",
  "inventory_level",
  "sales_channel_stock_location",
]

/** Which price lists hold changes with the clock, without anything being written. */
const HOLDING = `
  select 'holding' as name, coalesce(string_agg(id, ' ' order by id), '') as state from price_list
  where status = 'active' and deleted_at is null
    and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at >= now())`

const STATE = [
  ...TABLES.map(
    (table) =>
      `select '${table}' as name,
              concat_ws(' ', count(*), max(updated_at), max(deleted_at), count(deleted_at)) as state
       from ${table}`
  ),
  HOLDING,
].join(" union all ")

/** So long may a version be out of date; it spares the database when many ask at once. */
const TTL_MS = 1_000
const versions = new WeakMap<object, { version: Promise<string>; until: number }>()

/**
 * Names the state of everything that the feed shows, at most a second old: a few counts instead of
 * a hundred thousand products.
 */
export function readFeedVersion(scope: MedusaContainer): Promise<string> {
  const owner = scope.resolve(Modules.PRODUCT)
  const known = versions.get(owner)
  if (known && known.until > Date.now()) return known.version
  const version = loadVersion(scope)
  versions.set(owner, { version, until: Date.now() + TTL_MS })
  version.catch(() => versions.delete(owner))
  return version
}

async function loadVersion(scope: MedusaContainer): Promise<string> {
  const connection = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await connection.raw<{ rows: { name: string; state: string }[] }>(STATE)
  // Parallel workers answer in any order.
  const states = rows.map(({ name, state }) => `${name} ${state}`).sort()
  return createHash("sha256").update(states.join("\n")).digest("base64url")
}
