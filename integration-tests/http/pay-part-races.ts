import { setTimeout as sleep } from "node:timers/promises"
import type { Checkout } from "../support/checkout"
import { request } from "../support/store"

/** A merchant's own plugin: it answers changes of a cart late, and completes carts by itself. */
export const MERCHANT_PLUGIN = {
  "api/middlewares": `
    const slowly = (request, response, next) => {
      const answer = response.json.bind(response)
      response.json = (body) => {
        setTimeout(() => answer(body), Number(request.headers["x-answer-after"] ?? 0))
        return response
      }
      next()
    }
    module.exports = { default: { routes: [
      { matcher: "/store/carts/:id/line-items/:line", methods: ["POST"], middlewares: [slowly] },
    ] } }`,
  "api/complete-without-us/[id]/route": `
    module.exports.POST = async (request, response) => {
      const { id } = request.params
      const { result, errors } = await request.scope
        .resolve("workflows")
        .run("complete-cart", { input: { id }, throwOnError: false })
      response.json({ order: result?.id, error: errors?.[0]?.error?.message })
    }`,
}

/** What becomes of carts that change between our looking at them and their completion. */
export function describeRaces(opened: () => Checkout) {
  const apply = (token: string, cart: string, amount?: string) =>
    opened().asShopper(token, "POST", `/wallet/v1/carts/${cart}/apply`, amount ? { amount } : {})

  async function filled(balance: string, quantity = 3) {
    const customer = await opened().rich(balance)
    const cart = await opened().fillCart(customer.token, { quantity })
    const line = `/store/carts/${cart.id}/line-items/${cart.items[0].id}`
    return { ...customer, cart: cart.id as string, line, total: cart.total as number }
  }
  /** The order that a cart becomes when no route of the host is asked. */
  async function completeWithoutUs(cart: string) {
    const { body } = await request(opened().store, "POST", `/complete-without-us/${cart}`)
    expect(body.error).toBeUndefined()
    return body.order as string
  }
  const orderOf = async (id: string) =>
    (await opened().asAdmin("GET", `/admin/orders/${id}?fields=+total,+summary,+version`)).order
  const unpaid = async (order: string) =>
    (await opened().asAdmin("GET", "/admin/wallet/unpaid-orders")).data.filter(
      (one: { medusa_order_id: string }) => one.medusa_order_id === order
    )
  async function until(check: () => Promise<boolean>, most = 100) {
    for (let tries = 0; tries < most; tries++) {
      if (await check()) return
      await sleep(300)
    }
    throw new Error("It did not come to pass")
  }
  const settled = (wallet: number) =>
    until(async () => (await opened().wallet(wallet)).held === "0")
  const cents = (major: number) => Math.round(major * 100)

  it("completes no cart between a change and what the change asks of the wallet", async () => {
    const { token, cart, line, wallet } = await filled("100000")
    expect((await apply(token, cart)).status).toBe(200)
    const { store, catalogue } = opened()
    const shrinking = request(store, "POST", line, {
      token,
      headers: {
        "x-publishable-api-key": catalogue.publishable_key,
        "x-answer-after": "1500",
      },
      body: { quantity: 1 },
    })
    await until(async () => {
      const sql = "SELECT quantity FROM cart_line_item WHERE cart_id = $1"
      return Number((await opened().database.query(sql, [cart])).rows[0].quantity) === 1
    })
    const { body } = await opened().complete(token, cart)
    expect((await shrinking).status).toBe(200)
    expect(body.type).toBe("order")
    const order = await orderOf(body.order.id)
    expect([order.total, order.version]).toEqual([0, 1])
    await settled(wallet)
    const paid = cents(order.item_total + order.shipping_total)
    expect((await opened().wallet(wallet)).balance).toBe(String(100_000 - paid))
  })

  it("places no order below zero when many changes and completions come at once", async () => {
    const { token, cart, line, wallet } = await filled("100000", 4)
    await apply(token, cart)
    const change = (quantity: number) => opened().asShopper(token, "POST", line, { quantity })
    const complete = () => opened().complete(token, cart)
    await Promise.all([change(3), complete(), change(2), complete(), apply(token, cart), change(1)])
    const { body } = await complete()
    expect(body.type).toBe("order")
    await settled(wallet)
    const order = await orderOf(body.order.id)
    expect(order.total).toBeGreaterThanOrEqual(0)
    const { balance } = await opened().wallet(wallet)
    expect(order.credit_line_total).toBeCloseTo((100_000 - Number(balance)) / 100, 6)
  })

  it.each(["by the event", "by the job alone"])(
    "gives back what a cart cost no more when other code completed it, %s",
    async (how) => {
      const { cart, wallet, token } = await filled("100000")
      await apply(token, cart)
      await opened().database.query("UPDATE cart_line_item SET quantity = 1 WHERE cart_id = $1", [
        cart,
      ])
      const complete = () => completeWithoutUs(cart)
      const id =
        how === "by the event"
          ? await complete()
          : await opened().failing("INSERT ON ledger_entry", async () => {
              const placed = await complete()
              await sleep(2000)
              return placed
            })
      await settled(wallet)
      const order = await orderOf(id)
      const paid = cents(order.item_total + order.shipping_total)
      expect([order.total, order.summary.pending_difference]).toEqual([0, 0])
      expect(order.credit_line_total).toBeCloseTo(paid / 100, 6)
      expect((await opened().wallet(wallet)).balance).toBe(String(100_000 - paid))
      expect(await unpaid(id)).toEqual([])
    }
  )

  it.each([
    ["currency_changed", "UPDATE cart SET currency_code = 'eur' WHERE id = $1"],
    ["customer_changed", "UPDATE cart SET customer_id = $2 WHERE id = $1 AND $2 <> ''"],
  ])("takes nothing for a cart with %s, and staff see what is missing", async (reason, sql) => {
    const { cart, wallet, token, total } = await filled("100000")
    await apply(token, cart)
    const other = await opened().rich("100000")
    await opened().database.query(sql, sql.includes("$2") ? [cart, other.id] : [cart])
    const id = await completeWithoutUs(cart)
    await settled(wallet)
    expect(await opened().wallet(wallet)).toEqual({ balance: "100000", held: "0" })
    expect(await opened().wallet(other.wallet)).toEqual({ balance: "100000", held: "0" })
    expect((await orderOf(id)).total).toBeCloseTo(total, 6)
    expect(await unpaid(id)).toMatchObject([
      { reason, amount: String(cents(total)), payment_id: null },
    ])
    await opened().asAdmin("POST", `/admin/orders/${id}/cancel`)
    expect(await unpaid(id)).toEqual([])
  })

  it("reports a part that the wallet can't pay, logs it once, and pays when it can", async () => {
    const { cart, wallet, token } = await filled("300")
    await apply(token, cart, "300")
    await opened().choose(token, cart, "pp_system_default")
    await opened().database.query(
      `UPDATE credit_line SET amount = 5, raw_amount = '{"value": "5", "precision": 20}'
        WHERE cart_id = $1`,
      [cart]
    )
    const id = await completeWithoutUs(cart)
    await settled(wallet)
    const { display_id } = await orderOf(id)
    expect(await unpaid(id)).toMatchObject([
      { order_id: display_id, reason: "insufficient_balance", amount: "200", currency: "USD" },
    ])
    const lines = () =>
      opened()
        .store.log()
        .split("\n")
        .filter((one) => one.includes(cart) && one.includes("could not be settled"))
    await until(() => Promise.resolve(lines().length > 0))
    // The job comes every five seconds.
    await sleep(12_000)
    expect(lines()).toHaveLength(1)
    await opened().asAdmin("POST", `/wallet/v1/wallets/${wallet}/credit`, {
      amount: "1000",
      reason: "Found it",
    })
    await until(async () => (await opened().wallet(wallet)).balance === "800")
    expect(await unpaid(id)).toEqual([])
    const debits = await opened().asAdmin("GET", `/wallet/v1/transactions?wallet_id=${wallet}`)
    const amounts = debits.data.flatMap((one: { type: string; amount: string }) =>
      one.type === "debit" ? one.amount : []
    )
    expect(amounts).toEqual(["200", "300"])
  }, 120_000)
}
