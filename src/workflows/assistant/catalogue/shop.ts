import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { LRUCache } from "lru-cache"
import { readGraph } from "../../../host/read-graph"

export interface ShopRegion {
  id: string
  /** Lower case. */
  currency: string
  /** Two letters, lower case. */
  countries: string[]
}

/** What a store sells by when nobody says otherwise. */
export interface Shop {
  name: string
  sales_channel_id: string
  /** Lower case; of a store without a region. */
  currency: string
  /** The store's default region first. */
  regions: ShopRegion[]
}

/** They change about never; seconds of delay are no harm, queries per request would be. */
const TTL_MS = 5_000
const shops = new WeakMap<object, { shop: Promise<Shop>; until: number }>()
const channelsOfKeys = new WeakMap<object, LRUCache<string, { id: string | undefined }>>()

/** The store's name, default sales channel and regions; at most five seconds old. */
export function readShop(scope: MedusaContainer): Promise<Shop> {
  const stores = scope.resolve(Modules.STORE)
  const cached = shops.get(stores)
  if (cached && cached.until > Date.now()) return cached.shop
  const shop = loadShop(scope)
  shops.set(stores, { shop, until: Date.now() + TTL_MS })
  shop.catch(() => shops.delete(stores))
  return shop
}

async function loadShop(scope: MedusaContainer): Promise<Shop> {
  const [[store], regions, [anyChannel]] = await Promise.all([
    scope.resolve(Modules.STORE).listStores({}, { relations: ["supported_currencies"], take: 1 }),
    scope
      .resolve(Modules.REGION)
      .listRegions({}, { relations: ["countries"], order: { created_at: "ASC" }, take: 500 }),
    scope
      .resolve(Modules.SALES_CHANNEL)
      .listSalesChannels({ is_disabled: false }, { take: 1, order: { created_at: "ASC" } }),
  ])
  const supported = store?.supported_currencies ?? []
  const main = supported.find(({ is_default }) => is_default) ?? supported[0]
  const isDefault = (id: string) => (id === store?.default_region_id ? 0 : 1)
  return {
    name: store?.name ?? "",
    sales_channel_id: store?.default_sales_channel_id ?? anyChannel?.id ?? "",
    currency: (main?.currency_code ?? "usd").toLowerCase(),
    regions: regions
      .sort((one, other) => isDefault(one.id) - isDefault(other.id))
      .map(({ id, currency_code, countries }) => ({
        id,
        currency: currency_code.toLowerCase(),
        countries: countries.map(({ iso_2 }) => iso_2.toLowerCase()),
      })),
  }
}

/** The first sales channel of a publishable key; undefined for one that is unknown or revoked. */
export async function findSalesChannel(
  scope: MedusaContainer,
  publishableKey: string
): Promise<string | undefined> {
  const stores = scope.resolve(Modules.STORE)
  const known = channelsOfKeys.get(stores) ?? new LRUCache({ max: 1_000, ttl: TTL_MS })
  channelsOfKeys.set(stores, known)
  const cached = known.get(publishableKey)
  if (cached) return cached.id
  const [key] = await readGraph(scope, {
    entity: "api_key",
    fields: ["id", "revoked_at", "sales_channels_link.sales_channel_id"],
    filters: { token: publishableKey, type: "publishable" },
    row: z.object({
      revoked_at: z.union([z.string(), z.date()]).nullish(),
      sales_channels_link: z.array(z.object({ sales_channel_id: z.string() })).nullish(),
    }),
  })
  const isRevoked = key?.revoked_at ? new Date(key.revoked_at) <= new Date() : false
  const id = isRevoked ? undefined : key?.sales_channels_link?.[0]?.sales_channel_id
  known.set(publishableKey, { id })
  return id
}
