import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { databaseOf } from "../../../../database/connection"

/** Tables that the feed reads, and what their prices depend on. */
const TABLES = [
  "product",
  "product_variant",
  "product_option",
  "product_option_value",
  "product_variant_option",
  "image",
  "product_sales_channel",
  "product_variant_price_set",
  "price",
  "price_rule",
  "price_list",
  "price_list_rule",
  "product_variant_inventory_item",
  "inventory_level",
  "sales_channel_stock_location",
]

/**
 * How many rows there are, and the sum of the transactions that wrote them, modulo 2³²: whatever is
 * written, deleted or brought back makes it another, in whichever order transactions commit and
 * whatever they say of when they did it. It costs less than a column, since no row has to be taken
 * apart. PostgreSQL has no sum of transaction ids; it has their ages, from which it follows by the age
 * of one that never changes.
 */
const WRITTEN_BY = `concat_ws(' ', count(*),
  (count(*) * age('3'::xid) - coalesce(sum(age(xmin)), 0)) & 4294967295)`

/** Which price lists hold changes with the clock, without anything being written. */
const HOLDING = `
  select 'holding' as name, coalesce(string_agg(id, ' ' order by id), '') as state from price_list
  where status = 'active' and deleted_at is null
    and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at >= now())`

const STATE = [
  ...TABLES.map((table) => `select '${table}' as name, ${WRITTEN_BY} as state from ${table}`),
  HOLDING,
].join(" union all ")

/** So long nobody looks again; it spares the database when many ask at once. */
const FRESH_MS = 1_000
/** So long those who ask are told what is known, while somebody looks again. */
const KNOWN_MS = 2_000

const versions = new WeakMap<object, FeedVersion>()

/**
 * Names the state of everything that the feed shows, as it was two seconds ago or later: by a pass
 * over the rows instead of reading a hundred thousand products. Who asks again within two seconds
 * doesn't wait for it.
 */
export function readFeedVersion(scope: MedusaContainer): Promise<string> {
  const owner = scope.resolve(Modules.PRODUCT)
  const version = versions.get(owner) ?? new FeedVersion()
  versions.set(owner, version)
  return version.read(scope)
}

class FeedVersion {
  private known: { name: string; askedAt: number } | undefined
  private next: Promise<string> | undefined

  async read(scope: MedusaContainer): Promise<string> {
    const { known } = this
    const age = known ? performance.now() - known.askedAt : Infinity
    if (known && age < FRESH_MS) return known.name
    this.next ??= this.look(scope).finally(() => (this.next = undefined))
    if (!known || age >= KNOWN_MS) return await this.next
    // Who has to wait for the next look is told what came of it.
    this.next.catch(() => undefined)
    return known.name
  }

  private async look(scope: MedusaContainer): Promise<string> {
    const askedAt = performance.now()
    const database = databaseOf(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))
    const rows = await database.rows<{ name: string; state: string }>(STATE)
    // In whichever order PostgreSQL answers.
    const states = rows.map(({ name, state }) => `${name} ${state}`).sort()
    const name = createHash("sha256").update(states.join("\n")).digest("base64url")
    this.known = { name, askedAt }
    return name
  }
}
