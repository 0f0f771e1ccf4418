import { Client } from "pg"
import { createAdmin, request, startStore, type Admin, type Store } from "../support/store"

interface Product {
  name: string
  stock: number
  /** Major units; null for one that has no price. */
  price: number | null
  /** In the last 30 days. */
  sold?: number
  /** Since when it is in the shop; two years when absent. */
  days?: number
  /** How long ago it was sold first, when that is longer than it is in the shop. */
  firstSold?: number
}

/** Whose stock is worth most comes first here; 60 days' sales are enough, so twice those of 30. */
const PRODUCTS: Product[] = [
  { name: "New", stock: 5_000, price: 100, days: 3 },
  { name: "Brisk", stock: 2_000, price: 100, sold: 1_200 },
  { name: "Nearly brisk", stock: 1_000, price: 100, sold: 490 },
  { name: "Nearly brisk too", stock: 1_000, price: 99, sold: 480 },
  { name: "Imported", stock: 900, price: 100, days: 3, firstSold: 30, sold: 150 },
  { name: "Slow", stock: 800, price: 100, sold: 120 },
  { name: "Unsold", stock: 500, price: 100 },
  ...Array.from({ length: 40 }, (_, index) => ({
    name: `Shelf warmer ${index}`,
    stock: 100 + (index % 4),
    price: 10 + (index % 7),
    sold: (index * 3) % 20,
  })),
  { name: "Priceless", stock: 9_000, price: null },
]
/** `stock − 2 × sold` times the price; the new one last. */
const FIRST = ["Imported", "Slow", "Unsold", "Nearly brisk too", "Nearly brisk"]

let store: Store
let admin: Admin

beforeAll(async () => {
  store = await startStore()
  admin = await createAdmin(store)
  await stockUp(PRODUCTS)
}, 300_000)

afterAll(async () => {
  await store?.stop()
})

/** Straight into the tables: orders of a thousand pieces are none of the host's concern here. */
async function stockUp(products: Product[]) {
  const database = new Client({ connectionString: store.databaseUrl })
  await database.connect()
  const insert = (table: string, row: Record<string, unknown>) =>
    database.query(
      `insert into "${table}" (${Object.keys(row).join(", ")})
       values (${Object.keys(row).map((_, index) => `$${index + 1}`)})`,
      Object.values(row)
    )
  const exact = (value: number) => ({ value: String(value), precision: 20 })
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000 + 60_000)
  const { rows } = await database.query(
    "select currency_code from store_currency where is_default and deleted_at is null"
  )
  const currency_code = rows[0]?.currency_code ?? "usd"
  for (const [
    index,
    { name, stock, price, sold = 0, days = 730, firstSold },
  ] of products.entries()) {
    const id = `p${String(index).padStart(2, "0")}`
    const created_at = ago(days)
    await insert("product", { id, title: name, handle: id, status: "published", created_at })
    await insert("product_variant", { id, title: "Only", product_id: id })
    await insert("price_set", { id })
    await insert("product_variant_price_set", { id, variant_id: id, price_set_id: id })
    if (price !== null) {
      const amount = { amount: price, raw_amount: exact(price) }
      await insert("price", { id, price_set_id: id, currency_code, ...amount })
    }
    await insert("inventory_item", { id })
    await insert("product_variant_inventory_item", { id, variant_id: id, inventory_item_id: id })
    const level = { location_id: "here", stocked_quantity: stock }
    const raw_stocked_quantity = exact(stock)
    await insert("inventory_level", { id, inventory_item_id: id, ...level, raw_stocked_quantity })
    if (sold === 0) continue
    const placed = ago(firstSold ?? 20)
    await insert("order", { id, status: "completed", currency_code, created_at: placed })
    const unit = { unit_price: 1, raw_unit_price: exact(1) }
    await insert("order_line_item", { id, title: name, product_id: id, variant_id: id, ...unit })
    const item = { id, order_id: id, version: 1, item_id: id, quantity: sold }
    const others = ["fulfilled", "shipped", "return_requested", "return_received"]
      .concat(["return_dismissed", "written_off"])
      .map((what) => [`${what}_quantity`, 0])
    const raw_quantity = exact(sold)
    await insert("order_item", { ...item, raw_quantity, ...Object.fromEntries(others) })
  }
  await database.end()
}

async function candidates(query: string): Promise<string[]> {
  const path = `/assistant/v1/admin/sale-candidates${query && `?${query}`}`
  const { status, body } = await request(store, "GET", path, { token: admin.token })
  expect(status).toBe(200)
  return body.candidates.map(({ name }: { name: string }) => name)
}

describe("sale candidates of a shop with more products than are looked at first", () => {
  it("are those whose surplus binds most money, not those of which there is most", async () => {
    expect(await candidates("days=30&limit=5")).toEqual(FIRST)
  })

  it.each([1, 2, 3, 4, 6, 7, 10, 15])(
    "are the same first %i, however many are asked for",
    async (limit) => {
      const all = await candidates("days=30&limit=50")
      expect(all.slice(0, 5)).toEqual(FIRST)
      expect(await candidates(`days=30&limit=${limit}`)).toEqual(all.slice(0, limit))
    }
  )

  it("are ten, by the sales of thirty days, when nobody says how many and of how many", async () => {
    const all = await candidates("days=30&limit=50")
    expect(await candidates("")).toEqual(all.slice(0, 10))
    expect(await candidates("days=365&limit=10")).not.toEqual(all.slice(0, 10))
  })

  it("end with what has no price, and with what is new", async () => {
    const all = await candidates("days=30&limit=50")
    expect(all).not.toContain("Brisk")
    expect(all).toHaveLength(PRODUCTS.length - 1)
    expect(all.slice(-2)).toEqual(["Priceless", "New"])
  })
})
