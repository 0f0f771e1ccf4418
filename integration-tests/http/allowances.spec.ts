/**
 * What customers let agents spend. The purchases here are planned as the agents' checkout plans them, and
 * completed by their customer.
 */
import { openCheckout, type Checkout } from "../support/checkout"
import { request, startStore, type Store } from "../support/store"

const OPTIONS = { allowances_enabled: true, time_zone: "Europe/Berlin", rate_limit_per_minute: 0 }

let shop: Checkout
let other: Store

beforeAll(async () => {
  shop = await openCheckout({ options: OPTIONS })
  other = await startStore({ options: OPTIONS, databaseUrl: shop.store.databaseUrl })
})
afterAll(async () => {
  await other?.stop()
  await shop?.stop()
})

type Shopper = Awaited<ReturnType<Checkout["rich"]>>

const as = (shopper: Shopper, method: string, path: string, body?: unknown) =>
  request(shop.store, method, `/wallet/v1${path}`, { token: shopper.token, body })
const settings = (body: object) => shop.asAdmin("PATCH", "/admin/wallet/settings", body)

async function allow(shopper: Shopper, limits: object = {}) {
  const answer = await as(shopper, "POST", "/allowances", {
    agent: "Shopping agent",
    currency: "USD",
    per_purchase: "5000",
    per_period: "6000",
    period: "month",
    ...limits,
  })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}

/** A cart whose payment session is planned for an allowance; `cents` is what it costs. */
async function plan(shopper: Shopper, allowance: { id: number }, quantity = 1) {
  const cart = await shop.fillCart(shopper.token, { quantity })
  const collection = await shop.choose(shopper.token, cart.id)
  const { rows } = await shop.database.query(
    "select id from payment_session where payment_collection_id = $1 and deleted_at is null",
    [collection]
  )
  await shop.database.query(
    "insert into allowances_use (allowance_id, session_id, cart_id) values ($1, $2, $3)",
    [allowance.id, rows[0].id, cart.id]
  )
  return { id: String(cart.id), cents: Math.round(cart.total * 100) }
}
const complete = (store: Store, shopper: Shopper, cart: { id: string }) =>
  request(store, "POST", `/store/carts/${cart.id}/complete`, {
    token: shopper.token,
    headers: { "x-publishable-api-key": shop.catalogue.publishable_key },
    body: {},
  })

describe("an allowance", () => {
  it("is shown with its token once, with what is left, to its customer and to staff", async () => {
    const shopper = await shop.rich("10000")
    const made = await allow(shopper, { expires_at: "2090-01-31" })
    expect(made).toMatchObject({
      agent: "Shopping agent",
      currency: "USD",
      used: "0",
      left: "6000",
      status: "active",
      expires_at: "2090-01-31T22:59:59.999Z",
      token: expect.stringMatching(/^wallet_allowance_[\w-]{43}$/),
    })
    // The month begins at midnight in Berlin.
    expect(made.period_started_at).toMatch(/T2[23]:00:00.000Z$/)
    const { token, ...shown } = made
    expect((await as(shopper, "GET", `/allowances/${made.id}`)).body).toEqual(shown)
    expect((await as(shopper, "GET", "/allowances?active=true")).body.data).toEqual([shown])
    const staff = await shop.asAdmin("GET", `/admin/wallet/allowances?wallet_id=${shopper.wallet}`)
    expect(staff.data).toMatchObject([{ id: made.id, customer_id: shopper.id, left: "6000" }])
    const { rows } = await shop.database.query(
      "select row_to_json(allowances_allowance)::text as kept from allowances_allowance where id = $1",
      [made.id]
    )
    expect(rows[0].kept).not.toContain(token)
    const stranger = await shop.rich("1")
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/uses"],
      ["DELETE", ""],
    ]) {
      const answer = await as(stranger, method, `/allowances/${made.id}${path}`)
      expect([answer.status, answer.body.code]).toEqual([404, "wallet_allowance_not_found"])
    }
  })

  it("is refused beyond the store's maximum, with limits that contradict, and without a step-up", async () => {
    const shopper = await shop.rich("10000")
    const limits = { agent: "A", currency: "USD", period: "day" }
    const ask = (body: object) => as(shopper, "POST", "/allowances", { ...limits, ...body })
    expect((await ask({ per_purchase: "2", per_period: "1" })).body.data.params).toHaveProperty(
      "per_purchase"
    )
    const past = { per_purchase: "1", per_period: "1", expires_at: "2020-01-01" }
    expect((await ask(past)).body.data.params).toHaveProperty("expires_at")
    const unknown = { per_purchase: "1", per_period: "1", categories: ["pcat_none"] }
    expect((await ask(unknown)).body.data.params).toHaveProperty("categories")
    const asked = { per_purchase: "51", per_period: "60" }
    try {
      await settings({ allowance_maximum: "50" })
      expect((await ask(asked)).body.code).toBe("wallet_allowance_amount")
      await settings({ allowance_maximum: "0", step_up_required_for: ["transfer"] })
      expect((await ask(asked)).body).toMatchObject({
        code: "wallet_step_up_required",
        data: { step_up_url: "/wallet/v1/step-up/challenge" },
      })
      await settings({ allowances_enabled: false, step_up_required_for: [] })
      expect((await ask(asked)).body.code).toBe("wallet_allowances_disabled")
    } finally {
      await settings({ allowances_enabled: true, step_up_required_for: [], allowance_maximum: "0" })
    }
    expect((await ask(asked)).status).toBe(201)
  })

  it("pays for what fits, names itself on the entry, and has its room back when the order is cancelled", async () => {
    const shopper = await shop.rich("10000")
    const allowance = await allow(shopper)
    const cart = await plan(shopper, allowance)
    const { body } = await complete(shop.store, shopper, cart)
    expect(body.type).toBe("order")
    const left = async () => (await as(shopper, "GET", `/allowances/${allowance.id}`)).body.left
    const use = async () => (await as(shopper, "GET", `/allowances/${allowance.id}/uses`)).body
    expect(await left()).toBe(String(6000 - cart.cents))
    expect((await use()).data).toMatchObject([
      {
        amount: String(cart.cents),
        held: String(cart.cents),
        paid: "0",
        status: "held",
        order_id: body.order.display_id,
        medusa_order_id: body.order.id,
      },
    ])
    const payment = await shop.paymentOf(body.order.id)
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/capture`, {})
    const { data } = await shop.asAdmin(
      "GET",
      `/wallet/v1/transactions?wallet_id=${shopper.wallet}`
    )
    expect(data[0].reason).toBe(
      `Payment of order ${body.order.display_id} (allowance ${allowance.id}, Shopping agent)`
    )
    expect((await use()).data).toMatchObject([
      { held: "0", paid: String(cart.cents), status: "paid", transaction_ids: [data[0].id] },
    ])
    expect(await left()).toBe(String(6000 - cart.cents))
    await shop.asAdmin("POST", `/admin/orders/${body.order.id}/cancel`)
    expect(await left()).toBe("6000")
    expect((await use()).data).toMatchObject([{ status: "given_back" }])
    expect(await shop.wallet(shopper.wallet)).toEqual({ balance: "10000", held: "0" })
  })

  it("does not pay beyond a limit, when it is revoked, or while the store has switched it off", async () => {
    const shopper = await shop.rich("10000")
    const small = await allow(shopper, { per_purchase: "1", per_period: "6000" })
    const cart = await plan(shopper, small)
    const refused = async () => {
      const { body } = await complete(shop.store, shopper, cart)
      expect(body.type).toBe("cart")
      return body.error.message
    }
    expect(await refused()).toBe("The total is more than the allowance has for one purchase.")
    await shop.database.query("update allowances_allowance set per_purchase = 6000 where id = $1", [
      small.id,
    ])
    await settings({ allowance_maximum: "10" })
    expect(await refused()).toBe("The total is more than this store lets agents spend at once.")
    await settings({ allowance_maximum: "0", allowances_enabled: false })
    expect(await refused()).toBe("The customer has revoked this allowance.")
    await settings({ allowances_enabled: true })
    await shop.database.query("update allowances_allowance set expires_at = now() where id = $1", [
      small.id,
    ])
    expect(await refused()).toBe("This allowance has expired.")
    // Revoked on the one instance, refused on the other.
    const revoked = await request(other, "DELETE", `/wallet/v1/allowances/${small.id}`, shopper)
    expect(revoked.body).toMatchObject({ status: "revoked" })
    expect(await refused()).toBe("The customer has revoked this allowance.")
    expect(await shop.wallet(shopper.wallet)).toEqual({ balance: "10000", held: "0" })
    expect((await as(shopper, "GET", `/allowances/${small.id}/uses`)).body.data).toEqual([])
  })

  it("does not pay twice at once on two instances what it has left once", async () => {
    const shopper = await shop.rich("50000")
    const probe = await plan(shopper, await allow(shopper))
    const allowance = await allow(shopper, {
      per_purchase: String(probe.cents),
      per_period: String(2 * probe.cents),
    })
    const carts = []
    for (let index = 0; index < 6; index += 1) carts.push(await plan(shopper, allowance))
    const answers = await Promise.all(
      carts.map((cart, index) => complete(index % 2 ? other : shop.store, shopper, cart))
    )
    const types = answers.map(({ body }) => body.type).sort()
    expect(types).toEqual(["cart", "cart", "cart", "cart", "order", "order"])
    expect(await shop.wallet(shopper.wallet)).toEqual({
      balance: String(50000 - 2 * probe.cents),
      held: String(2 * probe.cents),
    })
    expect((await as(shopper, "GET", `/allowances/${allowance.id}`)).body.left).toBe("0")
    const { data } = (await as(shopper, "GET", `/allowances/${allowance.id}/uses`)).body
    expect(data).toHaveLength(2)
  })

  it("is in the export, and revoked without its name when the customer is erased", async () => {
    const shopper = await shop.rich("10000")
    const allowance = await allow(shopper, { agent: "Grandmother's helper" })
    const cart = await plan(shopper, allowance)
    await complete(shop.store, shopper, cart)
    const { body } = await as(shopper, "GET", `/wallets/${shopper.wallet}/personal-data`)
    expect(body.allowances).toMatchObject([{ agent: "Grandmother's helper" }])
    expect(body.allowance_uses).toMatchObject([{ amount: String(cart.cents) }])
    await shop.asAdmin("DELETE", `/admin/customers/${shopper.id}`)
    const path = `/admin/wallet/allowances?customer_id=${shopper.id}`
    for (let tries = 0; (await shop.asAdmin("GET", path)).data[0].agent && tries < 50; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    expect((await shop.asAdmin("GET", path)).data).toMatchObject([
      { agent: "", status: "revoked", revoked_by: "system:erasure" },
    ])
  })
})

describe("an allowance's token", () => {
  it("opens no route of the wallet, the assistant, the store or the dashboard", async () => {
    const shopper = await shop.rich("10000")
    const { token } = await allow(shopper)
    const opened: string[] = []
    let asked = 0
    for (const root of ["/wallet/v1", "/assistant/v1", "/admin/wallet", "/admin/assistant"]) {
      const { body: document } = await request(shop.store, "GET", `${root}/openapi.json`, {
        token: shop.admin.token,
      })
      for (const [path, item] of Object.entries<Record<string, { security?: object[] }>>(
        document.paths
      )) {
        for (const method of ["get", "post", "put", "patch", "delete"]) {
          // An operation without credentials does not look at them: the token adds nothing there.
          if (!item[method] || item[method].security?.length === 0) continue
          asked += 1
          const url = root + path.replace(/\{[^}]+\}/g, "1")
          const body = method === "get" ? undefined : {}
          const answer = await request(shop.store, method.toUpperCase(), url, { token, body })
          if (answer.status !== 401 && answer.status !== 403) {
            opened.push(`${method} ${url} ${answer.status}`)
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(100)
    expect(opened).toEqual([])
    // As a password it is none either; after some wrong ones nobody is listened to for a while.
    const basic = await request(shop.store, "GET", "/wallet/v1/wallets/me", {
      basic: `${shopper.email}:${token}`,
    })
    expect(basic.status).toBe(401)
    for (const path of [
      "/store/customers/me",
      "/store/orders",
      "/store/customers/me/addresses",
      "/admin/customers",
    ]) {
      const { status } = await shop.asShopper(token, "GET", path)
      expect([path, status]).toEqual([path, 401])
    }
    // A cart that its customer's wallet is to pay for is not the token's to complete.
    const cart = await shop.fillCart(shopper.token)
    await shop.choose(shopper.token, cart.id)
    expect((await shop.complete(token, cart.id)).status).toBe(401)
    expect(await shop.wallet(shopper.wallet)).toEqual({ balance: "10000", held: "0" })
  })
})
