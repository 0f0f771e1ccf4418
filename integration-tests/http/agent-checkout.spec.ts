/** An agent buys for a customer: the checkout of the Universal Commerce Protocol, paid by an allowance. */
import { setTimeout as sleep } from "node:timers/promises"
import { openCheckout, type Checkout } from "../support/checkout"
import { request, startStore, type Answer, type Store } from "../support/store"

const OPTIONS = { allowances_enabled: true, rate_limit_per_minute: 0 }
const SESSIONS = "/assistant/v1/agent/ucp/checkout-sessions"

let shop: Checkout
let other: Store

beforeAll(async () => {
  shop = await openCheckout({ options: OPTIONS })
  await agentCheckout(true)
  other = await startStore({ options: OPTIONS, databaseUrl: shop.store.databaseUrl })
})
afterAll(async () => {
  await other?.stop()
  await shop?.stop()
})

type Shopper = Awaited<ReturnType<Checkout["rich"]>>

const agentCheckout = (isOn: boolean) =>
  shop.asAdmin("PATCH", "/admin/assistant/settings", { agent_checkout_enabled: isOn })

async function allow(shopper: Shopper, limits: object = {}) {
  const answer = await request(shop.store, "POST", "/wallet/v1/allowances", {
    token: shopper.token,
    body: {
      agent: "Shopping agent",
      currency: "USD",
      per_purchase: "20000",
      per_period: "20000",
      period: "month",
      ...limits,
    },
  })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}

interface Asked {
  token?: string
  key?: string
  store?: Store
}

const ask = (
  method: string,
  path: string,
  body?: unknown,
  { token, key, store = shop.store }: Asked = {}
): Promise<Answer> =>
  request(store, method, SESSIONS + path, {
    token,
    headers: key === undefined ? {} : { "idempotency-key": key },
    body,
  })

const DESTINATION = {
  first_name: "Ada",
  last_name: "Lovelace",
  street_address: "1 Main St",
  address_locality: "Springfield",
  address_country: "US",
  postal_code: "12345",
}

const variantOf = (product = "espresso-cup") =>
  Object.values(shop.catalogue.products[product]!.variants)[0]!.id

const wish = (quantity = 1, selected_option_id?: string) => ({
  line_items: [{ item: { id: variantOf() }, quantity }],
  fulfillment: {
    methods: [
      {
        type: "shipping",
        destinations: [DESTINATION],
        ...(selected_option_id ? { groups: [{ selected_option_id }] } : {}),
      },
    ],
  },
})

/** A checkout that lacks nothing. */
async function begin(token?: string, quantity = 1) {
  const made = await ask("POST", "", wish(quantity, shop.catalogue.shipping_options.Standard), {
    token,
  })
  if (made.status !== 201) throw new Error(made.text)
  return made.body
}

const totalOf = (checkout: { totals: { type: string; amount: number }[] }) =>
  checkout.totals.find(({ type }) => type === "total")!.amount

const complete = (id: string, asked: Asked) => ask("POST", `/${id}/complete`, {}, asked)

const codesOf = ({ body }: Answer) => body.messages.map(({ code }: { code: string }) => code)

async function ordersOf(shopper: Shopper) {
  const { orders } = await shop.asAdmin(
    "GET",
    `/admin/orders?fields=id,email,payment_collections.id&customer_id=${shopper.id}`
  )
  // The host links an order after it has made it: one that it was killed in between is no checkout's.
  return orders.filter(
    (order: { payment_collections?: unknown[] }) => order.payment_collections?.length
  )
}

const minutesPass = () =>
  shop.database.query(`
    update allowances_session set completing_since = completing_since - interval '2 minutes';
    update allowances_request set begun_at = begun_at - interval '2 minutes' where answer is null`)

describe("an agent's checkout", () => {
  it("is found in the store's profile, filled step by step, and paid within the allowance", async () => {
    const shopper = await shop.rich("20000")
    const allowance = await allow(shopper)
    const { token } = allowance
    const profile = await request(shop.store, "GET", "/.well-known/ucp")
    expect(JSON.stringify(profile.body)).toContain("dev.ucp.shopping.checkout")

    const made = await ask("POST", "", { line_items: wish().line_items }, { token })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({
      ucp: { status: "success" },
      status: "incomplete",
      currency: "USD",
      line_items: [{ item: { id: variantOf() }, quantity: 1 }],
      continue_url: expect.stringMatching(/^http/),
    })
    expect(made.body.messages).toMatchObject([{ type: "error", code: "missing" }])

    const addressed = await ask("PUT", `/${made.body.id}`, wish(2), { token })
    expect(addressed.body.status).toBe("incomplete")
    const [option] = addressed.body.fulfillment.methods[0].groups[0].options
    const ready = await ask("PUT", `/${made.body.id}`, wish(2, option.id), { token })
    expect(ready.body).toMatchObject({
      status: "ready_for_complete",
      messages: [],
      line_items: [{ quantity: 2 }],
    })
    const parts = ready.body.totals.filter(({ type }: { type: string }) => type !== "total")
    expect(parts.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
      totalOf(ready.body)
    )
    const read = await ask("GET", `/${made.body.id}`, undefined, { token })
    expect(read.body).toEqual({ ...ready.body, continue_url: read.body.continue_url })

    const done = await complete(made.body.id, { token, key: "one" })
    expect(done.body).toMatchObject({ status: "completed", order: { id: expect.any(String) } })
    const [order, ...more] = await ordersOf(shopper)
    expect(more).toEqual([])
    expect(order).toMatchObject({ id: done.body.order.id, email: shopper.email })
    const total = totalOf(ready.body)
    expect(await shop.wallet(shopper.wallet)).toEqual({
      balance: String(20000 - total),
      held: String(total),
    })
    // Whether with the same key, another one or none: it is ordered once.
    expect((await complete(made.body.id, { token, key: "one" })).body).toEqual(done.body)
    expect((await complete(made.body.id, { token, key: "two" })).body).toMatchObject({
      status: "completed",
      order: { id: order.id },
    })
    const otherBody = await ask(
      "POST",
      `/${made.body.id}/complete`,
      { signals: {} },
      {
        token,
        key: "one",
      }
    )
    expect([otherBody.status, otherBody.body.code]).toEqual([409, "assistant_checkout_key_reused"])
    expect(await ordersOf(shopper)).toHaveLength(1)
    const uses = await request(
      shop.store,
      "GET",
      `/wallet/v1/allowances/${allowance.id}/uses`,
      shopper
    )
    expect(uses.body.data).toMatchObject([
      { amount: String(total), status: "held", medusa_order_id: order.id },
    ])
    // The log is written behind the answers.
    const purchases = async () =>
      (await shop.asAdmin("GET", "/admin/assistant/agent-log?per_page=100")).data.filter(
        ({ action }: { action: string }) => action === "purchase"
      )
    for (let tries = 0; !(await purchases()).length && tries < 100; tries += 1) await sleep(100)
    expect(await purchases()).toMatchObject([{ query: `allowance ${allowance.id}` }])
  })

  it("is a person's to pay where the allowance does not reach, and says why", async () => {
    const shopper = await shop.rich("20000")
    const { id: category } = (
      await shop.asAdmin("POST", "/admin/product-categories", {
        name: "Only this",
        is_active: true,
      })
    ).product_category
    const cases: [object, string][] = [
      [{ per_purchase: "1" }, "allowance_per_purchase"],
      [{ per_purchase: "1", per_period: "1" }, "allowance_per_purchase"],
      [{ currency: "EUR" }, "allowance_currency"],
      [{ categories: [category] }, "allowance_category"],
    ]
    for (const [limits, code] of cases) {
      const { token } = await allow(shopper, limits)
      const checkout = await begin(token)
      const answer = await complete(checkout.id, { token })
      expect([answer.status, answer.body.status, codesOf(answer)]).toEqual([
        200,
        "requires_escalation",
        [code],
      ])
      const opened = await fetch(answer.body.continue_url, { redirect: "manual" })
      expect(opened.status).toBeLessThan(400)
    }
    // Without an allowance a person pays, too.
    const guest = await begin()
    expect(guest.status).toBe("incomplete")
    const known = await ask("PUT", `/${guest.id}`, {
      ...wish(1, shop.catalogue.shipping_options.Standard),
      buyer: { email: "ada@example.com" },
    })
    expect([known.body.status, codesOf(known)]).toEqual([
      "requires_escalation",
      ["payment_required"],
    ])
    expect((await complete(guest.id, {})).body.status).toBe("requires_escalation")
    // The category that it names is enough.
    const covered = await allow(shopper, { categories: [category] })
    await shop.asAdmin("POST", `/admin/product-categories/${category}/products`, {
      add: [shop.catalogue.products["espresso-cup"]!.id],
    })
    const checkout = await begin(covered.token)
    expect((await complete(checkout.id, covered)).body.status).toBe("completed")
    expect(await ordersOf(shopper)).toHaveLength(1)
  })

  it("buys nothing with the wallet that fills a wallet", async () => {
    const shopper = await shop.rich("20000")
    const { token } = await allow(shopper)
    const checkout = await begin(token)
    const { product_tag } = await shop.asAdmin("POST", "/admin/product-tags", {
      value: "wallet-topup",
    })
    const product = `/admin/products/${shop.catalogue.products["espresso-cup"]!.id}`
    const { tags } = (await shop.asAdmin("GET", `${product}?fields=*tags`)).product
    const before = tags.map(({ id }: { id: string }) => ({ id }))
    await shop.asAdmin("POST", product, { tags: [...before, { id: product_tag.id }] })
    try {
      const refused = await complete(checkout.id, { token })
      expect([refused.body.status, codesOf(refused)]).toEqual([
        "requires_escalation",
        ["payment_required"],
      ])
      expect(await ordersOf(shopper)).toEqual([])
    } finally {
      await shop.asAdmin("POST", product, { tags: before })
    }
    expect((await complete(checkout.id, { token })).body.status).toBe("completed")
  })

  it("is not paid by a wallet that has too little, and is when it was filled", async () => {
    const shopper = await shop.rich("1")
    const { token } = await allow(shopper)
    const checkout = await begin(token)
    const refused = await complete(checkout.id, { token })
    expect([refused.body.status, codesOf(refused)]).toEqual([
      "requires_escalation",
      ["payment_declined"],
    ])
    expect(await ordersOf(shopper)).toEqual([])
    await shop.asAdmin("POST", "/wallet/v1/wallets/credit", {
      customer: shopper.id,
      currency: "USD",
      amount: "20000",
      reason: "Filled",
    })
    expect((await complete(checkout.id, { token })).body.status).toBe("completed")
    expect(await ordersOf(shopper)).toHaveLength(1)
  })

  it("orders nothing once it is cancelled, or its allowance is revoked", async () => {
    const shopper = await shop.rich("20000")
    const { id, token } = await allow(shopper)
    const canceled = await begin(token)
    const answer = await ask("POST", `/${canceled.id}/cancel`, {}, { token })
    expect(answer.body.status).toBe("canceled")
    const late = await complete(canceled.id, { token })
    expect([late.status, late.body.code]).toEqual([409, "assistant_checkout_closed"])
    const checkout = await begin(token)
    await request(other, "DELETE", `/wallet/v1/allowances/${id}`, shopper)
    const revoked = await complete(checkout.id, { token })
    expect([401, 200]).toContain(revoked.status)
    if (revoked.status === 200) expect(codesOf(revoked)).toEqual(["allowance_revoked"])
    expect((await ask("POST", "", wish(), { token })).status).toBe(401)
    expect(await ordersOf(shopper)).toEqual([])
    expect(await shop.wallet(shopper.wallet)).toEqual({ balance: "20000", held: "0" })
  })

  it("is nobody else's, and not there while the store has switched it off", async () => {
    const shopper = await shop.rich("20000")
    const { token } = await allow(shopper)
    const another = await allow(await shop.rich("20000"))
    const checkout = await begin(token)
    for (const asked of [{}, { token: another.token }]) {
      for (const [method, path, body] of [
        ["GET", "", undefined],
        ["PUT", "", wish()],
        ["POST", "/complete", {}],
        ["POST", "/cancel", {}],
      ] as const) {
        const answer = await ask(method, `/${checkout.id}${path}`, body, asked)
        expect([answer.status, answer.body.code]).toEqual([404, "assistant_checkout_not_found"])
      }
    }
    expect((await ask("POST", "", wish(), { token: "wallet_allowance_wrong" })).status).toBe(401)
    // The customer's own sign-in is no allowance.
    expect((await ask("POST", "", wish(), { token: shopper.token })).status).toBe(401)
    try {
      await agentCheckout(false)
      const off = await complete(checkout.id, { token })
      expect(off.body.code).toBe("assistant_agent_checkout_disabled")
      const profile = await request(shop.store, "GET", "/.well-known/ucp")
      expect(JSON.stringify(profile.body)).not.toContain("dev.ucp.shopping.checkout")
    } finally {
      await agentCheckout(true)
    }
    expect((await complete(checkout.id, { token })).body.status).toBe("completed")
  })

  it("says a price that has changed since before it orders", async () => {
    const shopper = await shop.rich("20000")
    const { token } = await allow(shopper)
    const checkout = await begin(token)
    await shop.database.query(
      `update cart_line_item set unit_price = unit_price + 1,
         raw_unit_price = jsonb_build_object('value', (unit_price + 1)::text, 'precision', 20),
         is_custom_price = true
       where id = $1`,
      [checkout.line_items[0].id]
    )
    const told = await complete(checkout.id, { token })
    expect(codesOf(told)).toEqual(["changed"])
    expect(totalOf(told.body)).toBe(totalOf(checkout) + 100)
    expect(await ordersOf(shopper)).toEqual([])
    expect((await complete(checkout.id, { token })).body.status).toBe("completed")
    expect((await shop.wallet(shopper.wallet)).held).toBe(String(totalOf(told.body)))
  })

  it("takes the store's prices anew before it orders, and says what they are now", async () => {
    const shopper = await shop.rich("20000")
    const { token } = await allow(shopper)
    const checkout = await begin(token)
    const { id } = checkout.line_items[0].item
    const dearer = async (by: number) => {
      const { rows } = await shop.database.query(
        `update price set amount = amount + $2::int,
           raw_amount = jsonb_build_object('value', (amount + $2::int)::text, 'precision', 20)
         where price_set_id in
           (select price_set_id from product_variant_price_set where variant_id = $1)
         returning 1`,
        [id, by]
      )
      expect(rows).not.toEqual([])
    }
    await dearer(2)
    try {
      const told = await complete(checkout.id, { token })
      expect(codesOf(told)).toEqual(["changed"])
      expect(totalOf(told.body)).toBe(totalOf(checkout) + 200)
      expect(await ordersOf(shopper)).toEqual([])
      expect((await complete(checkout.id, { token })).body.status).toBe("completed")
      expect((await shop.wallet(shopper.wallet)).held).toBe(String(totalOf(told.body)))
    } finally {
      await dearer(-2)
    }
  })

  it("is ordered once, whoever completes it at the same time on two instances", async () => {
    const shopper = await shop.rich("20000")
    const { token } = await allow(shopper)
    const checkout = await begin(token)
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        complete(checkout.id, { token, store: index % 2 ? other : shop.store })
      )
    )
    expect((await complete(checkout.id, { token })).body.status).toBe("completed")
    expect(await ordersOf(shopper)).toHaveLength(1)
    expect(await shop.wallet(shopper.wallet)).toEqual({
      balance: String(20000 - totalOf(checkout)),
      held: String(totalOf(checkout)),
    })
  })

  it("spends no more than is left, whichever checkouts are completed at the same time", async () => {
    const shopper = await shop.rich("100000")
    const total = totalOf(await begin())
    const { token } = await allow(shopper, {
      per_purchase: String(total),
      per_period: String(2 * total),
    })
    const checkouts = []
    for (let index = 0; index < 5; index += 1) checkouts.push(await begin(token))
    const answers = await Promise.all(
      checkouts.map(({ id }, index) =>
        complete(id, { token, store: index % 2 ? other : shop.store })
      )
    )
    const statuses = answers.map(({ body }) => body.status).sort()
    expect(statuses).toEqual([
      "completed",
      "completed",
      "requires_escalation",
      "requires_escalation",
      "requires_escalation",
    ])
    expect(await ordersOf(shopper)).toHaveLength(2)
    expect((await shop.wallet(shopper.wallet)).held).toBe(String(2 * total))
  })

  it("is ordered and paid once when the server is killed in the midst of completing it", async () => {
    for (const delay of [30, 150, 400]) {
      const shopper = await shop.rich("20000")
      const { token, id } = await allow(shopper)
      const checkout = await begin(token)
      const total = totalOf(checkout)
      const broken = complete(checkout.id, { token, key: "once" }).catch(() => undefined)
      await sleep(delay)
      await shop.store.kill("SIGKILL")
      await broken
      await shop.store.restart()
      await minutesPass()
      let answer = await complete(checkout.id, { token, key: "once" })
      for (let tries = 0; answer.body.status !== "completed" && tries < 60; tries += 1) {
        await sleep(500)
        answer = await complete(checkout.id, { token })
      }
      expect(answer.body).toMatchObject({ status: "completed" })
      expect(await ordersOf(shopper)).toHaveLength(1)
      expect(await shop.wallet(shopper.wallet)).toEqual({
        balance: String(20000 - total),
        held: String(total),
      })
      const { body } = await request(shop.store, "GET", `/wallet/v1/allowances/${id}`, shopper)
      expect(body).toMatchObject({ used: String(total), left: String(20000 - total) })
    }
  })

  it("says what can't be had, and refuses what is no request", async () => {
    const nothing = await ask("POST", "", {
      line_items: [{ item: { id: "variant_none" }, quantity: 1 }],
    })
    expect([nothing.status, codesOf(nothing)]).toEqual([200, ["item_unavailable"]])
    expect(nothing.body.id).toBeUndefined()
    for (const body of [
      {},
      { line_items: [] },
      { line_items: [{ item: { id: variantOf() }, quantity: 0 }] },
      { line_items: [{ item: { id: variantOf() }, quantity: 1.5 }] },
      { ...wish(), fulfillment: { methods: [{ destinations: [{ address_country: "USA" }] }] } },
    ]) {
      expect((await ask("POST", "", body)).status).toBe(400)
    }
    const far = await ask("POST", "", {
      ...wish(),
      fulfillment: { methods: [{ destinations: [{ ...DESTINATION, address_country: "AQ" }] }] },
    })
    expect(codesOf(far)).toContain("address_undeliverable")
  })
})
