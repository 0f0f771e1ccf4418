import { Client } from "pg"
import { request } from "../support/store"
import { buyCart, shareAssistantStore } from "./assistant-store"
import type { AssistantStore, TestShopper } from "./assistant-store"

let shop: AssistantStore
let database: Client

beforeAll(async () => {
  shop = await shareAssistantStore()
  database = new Client({ connectionString: shop.store.databaseUrl })
  await database.connect()
}, 300_000)

afterAll(async () => {
  await database?.end()
})

async function ask(shopper: TestShopper, content: string, ref?: string) {
  const { status, body } = await shopper.call("POST", "/message", {
    messages: [{ role: "user", content }],
    conversation_ref: ref,
  })
  expect(status).toBe(200)
  return body
}

async function insights() {
  const { admin, store } = shop
  const { status, body } = await request(store, "GET", "/assistant/v1/admin/insights?days=7", {
    token: admin.token,
  })
  expect(status).toBe(200)
  return body
}

interface Source {
  source: string
  shown: number
  carts: number
  orders: number
  revenue: string
}

async function read() {
  const { attribution, days, top_products, ...rest } = await insights()
  const sources: Source[] = attribution.sources
  const of = (name: string) => sources.find(({ source }) => source === name) as Source
  return { ...rest, days, top_products, attribution, of }
}

/** What changed for one source between two readings. */
function change(before: Source, after: Source) {
  return {
    shown: after.shown - before.shown,
    carts: after.carts - before.carts,
    orders: after.orders - before.orders,
    revenue: BigInt(after.revenue) - BigInt(before.revenue),
  }
}

async function cartOf(shopper: TestShopper): Promise<string> {
  const { body } = await shopper.call("POST", "/cart", { action: "view" })
  return new URL(body.checkout_url, "http://shop").searchParams.get("cart_id") as string
}

async function totalOf(orderId: string): Promise<bigint> {
  const { rows } = await database.query(
    "select (totals->>'current_order_total')::numeric * 100 as total from order_summary where order_id = $1",
    [orderId]
  )
  return BigInt(Math.round(Number(rows[0].total)))
}

describe("an order is attributed", () => {
  it("to the conversation in which a guest put it into the cart", async () => {
    const before = await read()
    const guest = await shop.guest()
    await ask(guest, "add the espresso cup to my cart")
    const order = await buyCart(shop, await cartOf(guest))
    const after = await read()
    const revenue = await totalOf(order.id)
    expect(change(before.of("conversation"), after.of("conversation"))).toEqual({
      shown: 1,
      carts: 1,
      orders: 1,
      revenue,
    })
    expect(after.attribution.orders - before.attribution.orders).toBe(1)
    const [today, earlier] = [after, before].map(({ days }) => days.at(-1))
    expect(today.assisted_orders - earlier.assisted_orders).toBe(1)
    expect(BigInt(today.assisted_revenue) - BigInt(earlier.assisted_revenue)).toBe(revenue)
    expect(today.order_count).toBeGreaterThanOrEqual(today.assisted_orders)
  })

  it("when the shopper was shown it first and opened a cart later, without the chat", async () => {
    const before = await read()
    const guest = await shop.guest()
    const { cards } = await ask(guest, "do you have an espresso cup?")
    const { status } = await guest.call("POST", "/cart", { action: "add", product_id: cards[0].id })
    expect(status).toBe(200)
    await buyCart(shop, await cartOf(guest))
    const after = await read()
    expect(change(before.of("conversation"), after.of("conversation"))).toMatchObject({
      shown: 1,
      carts: 1,
      orders: 1,
    })
  })

  it("to nobody when other products were bought than those that were shown", async () => {
    const guest = await shop.guest()
    await ask(guest, "do you have an espresso cup?")
    await guest.call("POST", "/cart", { action: "add", product_id: "chef-knife" })
    const before = await read()
    await buyCart(shop, await cartOf(guest))
    const after = await read()
    expect(after.order_count - before.order_count).toBe(1)
    expect(after.attribution.orders).toBe(before.attribution.orders)
  })

  it("to nobody when the product was shown longer ago than the setting says", async () => {
    const guest = await shop.guest()
    const { conversation_ref } = await ask(guest, "add the espresso cup to my cart")
    await read()
    const moved = await database.query(
      "update assistant_touch set at = at - interval '8 days' where ref = $1",
      [conversation_ref]
    )
    expect(moved.rowCount).toBe(1)
    const before = await read()
    await buyCart(shop, await cartOf(guest))
    const after = await read()
    expect(after.attribution.window_days).toBe(7)
    expect(after.attribution.orders).toBe(before.attribution.orders)
  })

  it("to what was shown before signing in, and to the last of several", async () => {
    const before = await read()
    const guest = await shop.guest()
    const { customer } = await shop.customer()
    const { conversation_ref } = await ask(guest, "do you have an espresso cup?")
    await guest.signIn(customer)
    await ask(guest, "add the espresso cup to my cart", conversation_ref)
    const cart = await cartOf(guest)
    const order = await buyCart(shop, cart, { token: customer.token })
    const after = await read()
    expect(change(before.of("conversation"), after.of("conversation"))).toMatchObject({
      shown: 1,
      orders: 1,
      revenue: await totalOf(order.id),
    })
  })

  it("not after the customer was forgotten, and without its conversation's reference", async () => {
    const guest = await shop.guest()
    const { conversation_ref } = await ask(guest, "do you have an espresso cup?")
    await read()
    const kept = "select count(*)::int as count from assistant_touch where ref = $1"
    expect((await database.query(kept, [conversation_ref])).rows[0].count).toBe(1)
    await guest.call("DELETE", `/conversations/${conversation_ref}`)
    expect((await database.query(kept, [conversation_ref])).rows[0].count).toBe(0)
  })
})

describe("insights", () => {
  it("have every day of the window in the store's time zone, and what sold most", async () => {
    const { days, timezone, top_products, order_count, gross_revenue } = await read()
    expect(timezone).toBe("UTC")
    expect(days).toHaveLength(8)
    const sum = (pick: (day: never) => bigint) =>
      days.reduce((total: bigint, day: never) => total + pick(day), 0n)
    expect(sum(({ order_count }) => BigInt(order_count))).toBe(BigInt(order_count))
    expect(sum(({ gross_revenue }) => BigInt(gross_revenue))).toBe(BigInt(gross_revenue))
    const cup = top_products.find(({ name }: { name: string }) => name === "Espresso Cup")
    expect(cup.units).toBeGreaterThanOrEqual(cup.assisted_units)
    expect(cup.assisted_units).toBeGreaterThan(0)
    const units = top_products.map(({ units }: { units: number }) => units)
    expect(units).toEqual([...units].sort((one: number, other: number) => other - one))
  })

  it("say in the telemetry what came of conversations", async () => {
    const { of } = await read()
    const { admin, store } = shop
    const { body } = await request(store, "GET", "/admin/assistant/telemetry?days=7", {
      token: admin.token,
    })
    const { shown, carts, orders, revenue } = of("conversation")
    expect(body.attribution).toEqual({
      conversations: shown,
      carts,
      orders,
      revenue,
      currency: "usd",
    })
  })
})
