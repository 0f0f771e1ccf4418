/**
 * A small shop with everything that prices and stock can do, for tests over HTTP.
 *
 *   const store = await startStore()
 *   const catalogue = await addCatalogue(store, await createAdmin(store))
 *   catalogue.products["trail-runner"].variants["42"].id
 *
 * Twelve products are for sale in the default sales channel; `secret-poster` is a draft and
 * `wholesale-crate` is in another channel. Prices are the same figures in every currency, with the
 * decimals that it has: 12.34 in USD and EUR, 1234 in JPY, 12.340 in KWD. Takes about three seconds.
 */
import { randomBytes } from "node:crypto"
import { request, type Admin } from "./request"

type Target = { baseUrl: string } | string

interface Draft {
  title: string
  category: "shoes" | "clothing" | "kitchen" | "electronics"
  description: string
  /** Hundredths of a major unit. */
  cents: number
  tags?: string[]
  /** Variants with their stock; one nameless variant when absent. */
  sizes?: Record<string, { stock: number; cents?: number }>
  /** Of the nameless variant; null when the store does not count it. */
  stock?: number | null
  backorder?: boolean
  /** Hundredths of a major unit, for as long as the sale lasts. */
  sale?: number
  rating?: number
  reviews?: number
  status?: "draft"
  channel?: "wholesale"
  material?: string
  weight?: number
}

const DRAFTS: Draft[] = [
  {
    title: "Trail Runner",
    category: "shoes",
    description: "Light running shoe with a grippy sole for muddy trails. Drains and dries fast.",
    cents: 12000,
    tags: ["running", "outdoor"],
    sizes: { 41: { stock: 5 }, 42: { stock: 0 }, 43: { stock: 2 } },
    rating: 4.6,
    reviews: 18,
    material: "Recycled mesh",
    weight: 280,
  },
  {
    title: "City Sneaker",
    category: "shoes",
    description: "White leather sneaker that goes with everything.",
    cents: 8900,
    tags: ["bestseller"],
    stock: 40,
    rating: 4.2,
    reviews: 57,
    material: "Leather",
  },
  {
    title: "Wool Beanie",
    category: "clothing",
    description: "Warm knitted hat of merino wool.",
    cents: 2450,
    tags: ["winter"],
    stock: 12,
    material: "Merino wool",
  },
  {
    title: "Cotton T-Shirt",
    category: "clothing",
    description: "Heavy organic cotton, cut straight.",
    cents: 1900,
    tags: ["summer"],
    sizes: { S: { stock: 9 }, M: { stock: 9 }, L: { stock: 9, cents: 2100 } },
    sale: 1520,
    rating: 3.9,
    reviews: 9,
    material: "Organic cotton",
  },
  {
    title: "Rain Jacket",
    category: "clothing",
    description: "Waterproof jacket with taped seams and a hood for storms.",
    cents: 14900,
    tags: ["outdoor", "rain"],
    sizes: { M: { stock: 3 }, L: { stock: 1 } },
    sale: 9900,
    rating: 4.8,
    reviews: 21,
  },
  {
    title: "Espresso Cup",
    category: "kitchen",
    description: "Thick porcelain cup that keeps a small coffee hot.",
    cents: 1200,
    tags: ["coffee"],
    stock: 100,
  },
  {
    title: "Chef Knife",
    category: "kitchen",
    description: "Forged steel blade of 20 cm, balanced for long work.",
    cents: 7995,
    stock: 7,
    rating: 4.9,
    reviews: 33,
    material: "Steel",
  },
  {
    title: "Cast Iron Pan",
    category: "kitchen",
    description: "Pre-seasoned pan of 28 cm for stove and oven.",
    cents: 6400,
    stock: 0,
    rating: 4.4,
    reviews: 12,
    material: "Cast iron",
    weight: 2600,
  },
  {
    title: "Desk Lamp",
    category: "electronics",
    description: "Dimmable lamp with a warm light and a heavy foot.",
    cents: 4500,
    stock: 0,
    backorder: true,
  },
  {
    title: "Studio Headphones",
    category: "electronics",
    description: "Closed headphones with a flat response and a coiled cable.",
    cents: 19900,
    tags: ["music", "bestseller"],
    stock: 15,
    rating: 4.7,
    reviews: 31,
  },
  {
    title: "USB-C Cable",
    category: "electronics",
    description: "Braided cable of two metres, charges at 100 W.",
    cents: 999,
    stock: null,
  },
  {
    title: "Coffee Grinder",
    category: "electronics",
    description: "Burr grinder with forty settings, from espresso to French press.",
    cents: 15950,
    tags: ["coffee"],
    stock: 4,
    rating: 4.1,
    reviews: 6,
  },
  {
    title: "Secret Poster",
    category: "kitchen",
    description: "Not published yet.",
    cents: 500,
    stock: 3,
    status: "draft",
  },
  {
    title: "Wholesale Crate",
    category: "kitchen",
    description: "Only for dealers.",
    cents: 50000,
    stock: 3,
    channel: "wholesale",
  },
]

const CATEGORIES = ["Shoes", "Clothing", "Kitchen", "Electronics"]

const REGIONS = [
  { name: "United States", currency_code: "usd", countries: ["us"] },
  { name: "Europe", currency_code: "eur", countries: ["de", "fr"] },
  { name: "Japan", currency_code: "jpy", countries: ["jp"] },
  { name: "Kuwait", currency_code: "kwd", countries: ["kw"] },
]

export interface TestVariant {
  id: string
  sku: string
  inventory_item_id?: string
}

export interface TestProduct {
  id: string
  handle: string
  title: string
  /** By size; `""` for the only one of a product without sizes. */
  variants: Record<string, TestVariant>
}

export interface TestCatalogue {
  /** By handle. */
  products: Record<string, TestProduct>
  /** Ids by currency; `usd` is the store's default. */
  regions: Record<"usd" | "eur" | "jpy" | "kwd", string>
  /** Ids by handle. */
  categories: Record<string, string>
  sales_channel_id: string
  wholesale_channel_id: string
  location_id: string
  /** Pays 179.00 instead of 199.00 for the headphones. */
  members_group_id: string
  /** Of the default channel, for `x-publishable-api-key`. */
  publishable_key: string
  /** Of the wholesale channel. */
  wholesale_key: string
  /** Ids by name: `Standard` (5.90, free from 100.00 on) and `Express` (14.90). */
  shipping_options: Record<string, string>
  /** Puts a customer into the members' group. */
  addMember(customerId: string): Promise<void>
  /** Sets how many of a variant there are. */
  setStock(variant: TestVariant, quantity: number): Promise<void>
  /** Calls the host's admin API; throws unless it answers with success. */
  admin: AdminCall
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the host's answers have every shape
type AdminCall = (method: string, path: string, body?: unknown) => Promise<any>

/** What a catalogue has but its functions, to be written down; see `connectCatalogue`. */
export type StoredCatalogue = Omit<TestCatalogue, "addMember" | "setStock" | "admin">

/** How many products are published. */
export const PUBLISHED = DRAFTS.filter(({ status }) => status !== "draft").length

/** The same figure in every currency of the catalogue; major units, as the host takes them. */
export function pricesOf(cents: number) {
  return [
    { currency_code: "usd", amount: cents / 100 },
    { currency_code: "eur", amount: cents / 100 },
    { currency_code: "jpy", amount: cents },
    { currency_code: "kwd", amount: cents / 100 },
  ]
}

function adminCaller(target: Target, { token }: Admin): AdminCall {
  return async (method, path, body) => {
    const answer = await request(target, method, `/admin${path}`, { token, body })
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    }
    return answer.body
  }
}

/** Fills a store that has no products yet. */
export async function addCatalogue(target: Target, user: Admin): Promise<TestCatalogue> {
  const admin = adminCaller(target, user)
  const channels = await addChannels(admin)
  const regions = await addRegions(admin, channels.sales_channel_id)
  const { location_id, profile_id, shipping_options } = await addWarehouse(admin, channels)
  const categories = await addCategories(admin)
  const tags = await addTags(admin)
  const products = await addProducts(admin, { ...channels, profile_id, categories, tags })
  await addStock(admin, location_id, products)
  const members_group_id = await addPriceLists(admin, products)
  const catalogue = {
    products,
    regions,
    categories,
    ...channels,
    location_id,
    members_group_id,
    shipping_options,
  }
  return connectCatalogue(target, user, catalogue)
}

/** A catalogue that is in the store already. */
export function connectCatalogue(
  target: Target,
  user: Admin,
  catalogue: StoredCatalogue
): TestCatalogue {
  const admin = adminCaller(target, user)
  const { location_id, members_group_id } = catalogue
  const levelPath = (item: string) => `/inventory-items/${item}/location-levels/${location_id}`
  return {
    ...catalogue,
    admin,
    async addMember(customerId) {
      await admin("POST", `/customer-groups/${members_group_id}/customers`, { add: [customerId] })
    },
    async setStock({ inventory_item_id }, stocked_quantity) {
      await admin("POST", levelPath(inventory_item_id ?? ""), { stocked_quantity })
    },
  }
}

async function addChannels(admin: AdminCall) {
  const { stores } = await admin("GET", "/stores")
  const { sales_channels } = await admin("GET", "/sales-channels")
  const sales_channel_id: string = stores[0].default_sales_channel_id ?? sales_channels[0].id
  const { sales_channel } = await admin("POST", "/sales-channels", { name: "Wholesale" })
  const addKey = async (title: string, channel: string): Promise<string> => {
    const { api_key } = await admin("POST", "/api-keys", { title, type: "publishable" })
    await admin("POST", `/api-keys/${api_key.id}/sales-channels`, { add: [channel] })
    return api_key.token
  }
  return {
    sales_channel_id,
    wholesale_channel_id: sales_channel.id as string,
    publishable_key: await addKey("Web shop", sales_channel_id),
    wholesale_key: await addKey("Dealers", sales_channel.id),
  }
}

async function addRegions(admin: AdminCall, default_sales_channel_id: string) {
  const { stores } = await admin("GET", "/stores")
  await admin("POST", `/stores/${stores[0].id}`, {
    supported_currencies: REGIONS.map(({ currency_code }) => ({
      currency_code,
      is_default: currency_code === "usd",
    })),
  })
  const ids: Record<string, string> = {}
  for (const region of REGIONS) {
    const body = { ...region, payment_providers: ["pp_system_default", "pp_wallet"] }
    ids[region.currency_code] = (await admin("POST", "/regions", body)).region.id
  }
  await admin("POST", `/stores/${stores[0].id}`, {
    default_region_id: ids.usd,
    default_sales_channel_id,
  })
  for (const country_code of REGIONS.flatMap(({ countries }) => countries)) {
    const rate = country_code === "de" ? { name: "MwSt", rate: 19, code: "de" } : undefined
    await admin("POST", "/tax-regions", {
      country_code,
      provider_id: "tp_system",
      ...(rate ? { default_tax_rate: rate } : {}),
    })
  }
  return ids as TestCatalogue["regions"]
}

async function addWarehouse(
  admin: AdminCall,
  { sales_channel_id, wholesale_channel_id }: Record<string, string>
) {
  const { stock_location } = await admin("POST", "/stock-locations", { name: "Warehouse" })
  const path = `/stock-locations/${stock_location.id}`
  await admin("POST", `${path}/sales-channels`, { add: [sales_channel_id, wholesale_channel_id] })
  await admin("POST", `${path}/fulfillment-providers`, { add: ["manual_manual"] })
  const located = await admin("POST", `${path}/fulfillment-sets?fields=*fulfillment_sets`, {
    name: "Deliveries",
    type: "shipping",
  })
  const setId = located.stock_location.fulfillment_sets[0].id
  const zoned = await admin("POST", `/fulfillment-sets/${setId}/service-zones`, {
    name: "Everywhere",
    geo_zones: REGIONS.flatMap(({ countries }) => countries).map((country_code) => ({
      type: "country",
      country_code,
    })),
  })
  const { shipping_profile } = await admin("POST", "/shipping-profiles", {
    name: "Parcels",
    type: "default",
  })
  const free = pricesOf(0).map((price) => ({
    ...price,
    rules: [
      {
        attribute: "item_total",
        operator: "gte",
        value: price.currency_code === "jpy" ? 10000 : 100,
      },
    ],
  }))
  const shipping_options: Record<string, string> = {}
  for (const [name, prices] of [
    ["Standard", [...pricesOf(590), ...free]],
    ["Express", pricesOf(1490)],
  ] as const) {
    const { shipping_option } = await admin("POST", "/shipping-options", {
      name,
      price_type: "flat",
      provider_id: "manual_manual",
      service_zone_id: zoned.fulfillment_set.service_zones[0].id,
      shipping_profile_id: shipping_profile.id,
      type: { label: name, description: `${name} delivery`, code: name.toLowerCase() },
      prices,
      rules: [
        { attribute: "enabled_in_store", value: "true", operator: "eq" },
        { attribute: "is_return", value: "false", operator: "eq" },
      ],
    })
    shipping_options[name] = shipping_option.id
  }
  return {
    location_id: stock_location.id as string,
    profile_id: shipping_profile.id as string,
    shipping_options,
  }
}

async function addCategories(admin: AdminCall) {
  const ids: Record<string, string> = {}
  for (const name of CATEGORIES) {
    const { product_category } = await admin("POST", "/product-categories", {
      name,
      handle: handleOf(name),
      description: `All ${name.toLowerCase()}`,
      is_active: true,
    })
    ids[product_category.handle] = product_category.id
  }
  await admin("POST", "/product-categories", {
    name: "Back office",
    is_internal: true,
    is_active: true,
  })
  return ids
}

async function addTags(admin: AdminCall) {
  const ids: Record<string, string> = {}
  for (const value of new Set(DRAFTS.flatMap(({ tags = [] }) => tags))) {
    ids[value] = (await admin("POST", "/product-tags", { value })).product_tag.id
  }
  return ids
}

interface Shelves {
  sales_channel_id: string
  wholesale_channel_id: string
  profile_id: string
  categories: Record<string, string>
  tags: Record<string, string>
}

async function addProducts(admin: AdminCall, shelves: Shelves) {
  const created = await admin(
    "POST",
    "/products/batch?fields=id,handle,title,*variants,*variants.inventory_items",
    { create: DRAFTS.map((draft) => productOf(draft, shelves)) }
  )
  const products: Record<string, TestProduct> = {}
  for (const { id, handle, title } of created.created) {
    products[handle] = { id, handle, title, variants: {} }
  }
  const { variants } = await admin(
    "GET",
    "/product-variants?limit=100&fields=id,sku,title,product.handle,inventory_items.inventory_item_id"
  )
  for (const { id, sku, title, product, inventory_items } of variants) {
    const size = title === "Only" ? "" : title
    const inventory_item_id = inventory_items?.[0]?.inventory_item_id
    ;(products[product.handle] as TestProduct).variants[size] = { id, sku, inventory_item_id }
  }
  return products
}

function productOf(draft: Draft, shelves: Shelves) {
  const { title, category, description, cents, sizes, stock, backorder, tags = [] } = draft
  const handle = handleOf(title)
  const channel =
    draft.channel === "wholesale" ? shelves.wholesale_channel_id : shelves.sales_channel_id
  return {
    title,
    handle,
    description,
    status: draft.status ?? "published",
    material: draft.material,
    weight: draft.weight,
    thumbnail: `https://images.example.com/${handle}.jpg`,
    shipping_profile_id: shelves.profile_id,
    categories: [{ id: shelves.categories[category] }],
    tags: tags.map((tag) => ({ id: shelves.tags[tag] })),
    sales_channels: [{ id: channel }],
    metadata: draft.rating ? { rating: draft.rating, review_count: draft.reviews } : {},
    options: sizes
      ? [{ title: "Size", values: Object.keys(sizes), ranks: ranksOf(Object.keys(sizes)) }]
      : [{ title: "Default option", values: ["Default option value"] }],
    variants: Object.entries(sizes ?? { "": { stock: 0 } }).map(
      ([size, variant], variant_rank) => ({
        title: size || "Only",
        variant_rank,
        sku: skuOf(handle, size),
        manage_inventory: stock !== null,
        allow_backorder: backorder ?? false,
        options: sizes ? { Size: size } : { "Default option": "Default option value" },
        prices: pricesOf(("cents" in variant && variant.cents) || cents),
      })
    ),
  }
}

function ranksOf(values: string[]) {
  return Object.fromEntries(values.map((value, index) => [value, index + 1]))
}

async function addStock(
  admin: AdminCall,
  location_id: string,
  products: Record<string, TestProduct>
) {
  const create = DRAFTS.flatMap(({ title, sizes, stock }) => {
    const { variants } = products[handleOf(title)] as TestProduct
    return Object.entries(variants).flatMap(([size, { inventory_item_id }]) =>
      inventory_item_id
        ? { inventory_item_id, location_id, stocked_quantity: sizes?.[size]?.stock ?? stock ?? 0 }
        : []
    )
  })
  await admin("POST", "/inventory-items/location-levels/batch", { create })
}

async function addPriceLists(admin: AdminCall, products: Record<string, TestProduct>) {
  const priceList = (title: string, handles: string[], cents: (draft: Draft) => number) => ({
    title,
    description: title,
    type: "sale",
    status: "active",
    prices: DRAFTS.filter((draft) => handles.includes(handleOf(draft.title))).flatMap((draft) =>
      Object.values((products[handleOf(draft.title)] as TestProduct).variants).flatMap(({ id }) =>
        pricesOf(cents(draft)).map((price) => ({ ...price, variant_id: id }))
      )
    ),
  })
  const onSale = DRAFTS.filter(({ sale }) => sale).map(({ title }) => handleOf(title))
  await admin(
    "POST",
    "/price-lists",
    priceList("Sale", onSale, ({ sale = 0 }) => sale)
  )
  const { customer_group } = await admin("POST", "/customer-groups", {
    name: `Members ${randomBytes(3).toString("hex")}`,
  })
  await admin("POST", "/price-lists", {
    ...priceList("Members", ["studio-headphones"], () => 17900),
    rules: { "customer.groups.id": [customer_group.id] },
  })
  return customer_group.id as string
}

function handleOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
}

function skuOf(handle: string, size: string): string {
  return `${handle}${size ? `-${size}` : ""}`.toUpperCase()
}
