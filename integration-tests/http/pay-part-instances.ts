import { setTimeout as sleep } from "node:timers/promises"
import type { Checkout } from "../support/checkout"
import { request, startStore, type Store } from "../support/store"

/** A merchant's own plugin: it repeats the host's events. */
export const EVENTS_PLUGIN = {
  "api/emit-again/route": `
    module.exports.POST = async (request, response) => {
      for await (const _ of request) {}
      const { name, id } = request.body
      await request.scope.resolve("event_bus").emit({ name, data: { id } })
      response.json({})
    }`,
}

/** Two store processes on one database, each with its events and jobs: nothing moves twice. */
export function describeInstances(
  opened: () => Checkout,
  options: { options: Record<string, unknown>; env: Record<string, string> }
) {
  let other: Store

  beforeAll(async () => {
    other = await startStore({ ...options, databaseUrl: opened().store.databaseUrl })
  })
  afterAll(async () => {
    await other?.stop()
  })

  const stores = () => [opened().store, other, opened().store, other]
  const asShopper = (store: Store, token: string, method: string, path: string, body?: unknown) =>
    request(store, method, path, {
      token,
      headers: { "x-publishable-api-key": opened().catalogue.publishable_key },
      body,
    })
  /** An event that comes several times, at once and on both instances. */
  const again = (name: string, id: string) =>
    Promise.all(
      stores().map((store) => request(store, "POST", "/emit-again", { body: { name, id } }))
    )
  const entries = async (wallet: number) =>
    (await opened().asAdmin("GET", `/wallet/v1/transactions?wallet_id=${wallet}`)).data.map(
      ({ type, amount }: { type: string; amount: string }) => `${type} ${amount}`
    )
  /** The job of both comes every five seconds. */
  const passes = () => sleep(6_000)

  it("set aside once for a cart that is paid for on both at once", async () => {
    const { token, wallet } = await opened().rich("10000")
    const cart = await opened().fillCart(token, { quantity: 2 })
    const path = `/wallet/v1/carts/${cart.id}`
    const amounts = ["100", "250", "400", "150"]
    await Promise.all(
      stores().map((store, index) =>
        asShopper(store, token, "POST", `${path}/apply`, { amount: amounts[index] })
      )
    )
    const { body } = await asShopper(other, token, "GET", path)
    const { balance, held } = await opened().wallet(wallet)
    expect(body.applied).toBe(held)
    expect(BigInt(balance) + BigInt(held)).toBe(10000n)
    await asShopper(other, token, "DELETE", `${path}/apply`)
    expect(await opened().wallet(wallet)).toEqual({ balance: "10000", held: "0" })
  })

  it("take a part once and give it back once, with every event doubled", async () => {
    const { token, wallet } = await opened().rich("10000")
    const cart = await opened().fillCart(token, { quantity: 2 })
    await asShopper(other, token, "POST", `/wallet/v1/carts/${cart.id}/apply`, { amount: "300" })
    await opened().choose(token, cart.id, "pp_system_default")
    const { body } = await opened().complete(token, cart.id)
    await again("order.placed", body.order.id)
    await again("cart.updated", cart.id)
    await passes()
    expect(await entries(wallet)).toEqual(["debit 300", "credit 10000"])
    const payment = await opened().paymentOf(body.order.id)
    await opened().asAdmin("POST", `/admin/payments/${payment.id}/capture`, {})
    const half = Math.round(payment.amount * 50) / 100
    await opened().asAdmin("POST", `/admin/payments/${payment.id}/refund`, { amount: half })
    await again("payment.refunded", payment.id)
    await passes()
    const share = Math.floor((300 * half) / payment.amount)
    expect(await entries(wallet)).toEqual([`credit ${share}`, "debit 300", "credit 10000"])
    await opened().asAdmin("POST", `/admin/orders/${body.order.id}/cancel`)
    await again("order.canceled", body.order.id)
    await again("order.placed", body.order.id)
    await passes()
    const [last, ...before] = await entries(wallet)
    expect([last, before.length]).toEqual([`credit ${300 - share}`, 3])
    expect(await opened().wallet(wallet)).toEqual({ balance: "10000", held: "0" })
  }, 120_000)

  it("credit a top-up once and take its refund back once, with every event doubled", async () => {
    const { token, wallet } = await opened().rich("100")
    const { body } = await asShopper(other, token, "POST", "/wallet/v1/topups", {
      amount: "700",
      currency: "USD",
    })
    const path = `/wallet/v1/topups/${body.id}/complete`
    await Promise.all(stores().map((store) => asShopper(store, token, "POST", path, {})))
    await asShopper(other, token, "POST", path, {})
    const sql = "SELECT id FROM payment WHERE payment_collection_id = $1"
    const { rows } = await opened().database.query(sql, [body.id])
    expect(rows).toHaveLength(1)
    await again("payment.captured", rows[0].id)
    await passes()
    expect(await entries(wallet)).toEqual(["topup 700", "credit 100"])
    await opened().asAdmin("POST", `/admin/payments/${rows[0].id}/refund`, { amount: 3 })
    await again("payment.refunded", rows[0].id)
    await again("payment.captured", rows[0].id)
    await passes()
    expect((await entries(wallet)).length).toBe(3)
    expect((await opened().wallet(wallet)).balance).toBe("500")
  }, 120_000)
}
