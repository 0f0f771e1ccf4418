import { setTimeout as sleep } from "node:timers/promises"
import { inspect } from "node:util"
import { openCheckout, type Checkout, type Currency } from "../support/checkout"
import { writePlugins } from "../support/other-plugins"
import { findDiffering } from "../support/tie-outs"
import { describeInstances, EVENTS_PLUGIN } from "./pay-part-instances"
import { describeRaces, MERCHANT_PLUGIN } from "./pay-part-races"

/** Carts of which the wallet pays a part, through the host's own interfaces, with what can go wrong. */
describe("paying a part of a cart with the wallet", () => {
  let shop: Checkout
  const plugins = writePlugins({ merchant: MERCHANT_PLUGIN, events: EVENTS_PLUGIN })
  const options = {
    options: { cart_payments_enabled: true, topups_enabled: true, rate_limit_per_minute: 0 },
    env: { WALLET_SWEEP_SECONDS: "5", ...plugins.env },
  }

  beforeAll(async () => {
    shop = await openCheckout(options)
  })
  afterAll(async () => {
    await shop?.stop()
    plugins.remove()
  })

  const apply = (token: string | undefined, cart: string, amount?: string) =>
    shop.asShopper(token, "POST", `/wallet/v1/carts/${cart}/apply`, amount ? { amount } : {})
  const show = (token: string | undefined, cart: string) =>
    shop.asShopper(token, "GET", `/wallet/v1/carts/${cart}`)
  const remove = (token: string | undefined, cart: string) =>
    shop.asShopper(token, "DELETE", `/wallet/v1/carts/${cart}/apply`)
  const totalOf = async (token: string, cart: string) =>
    (await shop.asShopper(token, "GET", `/store/carts/${cart}`)).body.cart.total
  const entries = async (wallet: number) =>
    (await shop.asAdmin("GET", `/wallet/v1/transactions?wallet_id=${wallet}`)).data

  async function filled(balance: string, { quantity = 1, currency = "usd" as Currency } = {}) {
    const customer = await shop.rich(balance, currency)
    const cart = await shop.fillCart(customer.token, { quantity, currency })
    return { ...customer, cart: cart.id as string, total: cart.total as number }
  }
  /** An order of which the wallet paid a part, the rest by the host's own provider. */
  async function order(part: string, balance = "10000", quantity = 1) {
    const buyer = await filled(balance, { quantity })
    expect((await apply(buyer.token, buyer.cart, part)).status).toBe(200)
    await shop.choose(buyer.token, buyer.cart, "pp_system_default")
    const { body } = await shop.complete(buyer.token, buyer.cart)
    expect(body.type).toBe("order")
    return { ...buyer, order: body.order }
  }
  /** @param check says true, or what it found instead, which the failure then shows */
  async function until(check: () => Promise<unknown>, most = 60) {
    let found: unknown
    for (let tries = 0; tries < most; tries++) {
      found = await check()
      if (found === true) return
      await sleep(300)
    }
    throw new Error(`It did not come to pass: ${inspect(found, { depth: 4 })}`)
  }

  it("sets the money aside, and what is left to pay is less", async () => {
    const { token, cart, total, wallet } = await filled("10000")
    const cents = Math.round(total * 100)
    const before = await show(token, cart)
    expect(before.body).toMatchObject({
      cart_id: cart,
      applied: "0",
      payable: String(cents),
      usable: String(cents),
      obstacles: [],
    })
    const applied = await apply(token, cart, "300")
    expect([applied.status, applied.body]).toEqual([
      200,
      {
        cart_id: cart,
        currency: "USD",
        wallet_id: wallet,
        balance: "9700",
        applied: "300",
        payable: String(cents),
        remaining: String(cents - 300),
        usable: String(cents),
        obstacles: [],
      },
    ])
    expect(await totalOf(token, cart)).toBeCloseTo(total - 3, 6)
    expect(await shop.wallet(wallet)).toEqual({ balance: "9700", held: "300" })
    const removed = await remove(token, cart)
    expect(removed.body).toMatchObject({ applied: "0", remaining: String(cents) })
    expect(await totalOf(token, cart)).toBeCloseTo(total, 6)
    expect(await shop.wallet(wallet)).toEqual({ balance: "10000", held: "0" })
    expect((await remove(token, cart)).status).toBe(200)
  })

  it("takes the wallet's part when the order is placed, and the card's apart", async () => {
    const { order: placed, wallet, total } = await order("300")
    expect(placed.total).toBeCloseTo(total - 3, 6)
    await until(async () => (await shop.wallet(wallet)).held === "0")
    expect(await shop.wallet(wallet)).toEqual({ balance: "9700", held: "0" })
    const [debit] = await entries(wallet)
    expect(debit).toMatchObject({
      type: "debit",
      amount: "300",
      order_id: placed.display_id,
      medusa_order_id: placed.id,
    })
    expect((await shop.paymentOf(placed.id)).amount).toBeCloseTo(total - 3, 6)
    expect(await shop.asAdmin("GET", `/admin/wallet/orders/${placed.id}`)).toEqual({
      order_id: placed.display_id,
      medusa_order_id: placed.id,
      currency: "USD",
      applied: "300",
      held: "0",
      committed: "300",
      given_back: "0",
      refunded: "0",
      // Nothing is captured of its payment yet.
      refundable: "300",
      bonus_base: "0",
      bonus_basis_points: 0,
      // What is owed of it is the card's, which has authorized it: the wallet is charged nothing.
      difference: "0",
      chargeable: "0",
      balance: "9700",
      obstacle: null,
    })
  })

  it("pays for a whole cart, which then needs no other payment", async () => {
    const { token, cart, wallet, total } = await filled("10000")
    const { body } = await apply(token, cart)
    expect(body.remaining).toBe("0")
    expect(await totalOf(token, cart)).toBe(0)
    const completed = await shop.complete(token, cart)
    expect(completed.body.type).toBe("order")
    await until(async () => (await shop.wallet(wallet)).held === "0")
    const left = String(10000 - Math.round(total * 100))
    expect(await shop.wallet(wallet)).toEqual({ balance: left, held: "0" })
  })

  it("follows the cart when it grows and shrinks, and never takes its total below zero", async () => {
    const { token, cart, wallet } = await filled("10000", { quantity: 3 })
    const before = await apply(token, cart)
    const item = (await shop.asShopper(token, "GET", `/store/carts/${cart}`)).body.cart.items[0]
    // Express takes a path in whatever case, and so has to be guarded in whatever case.
    const line = `/store/Carts/${cart}/line-items/${item.id}`
    const smaller = await shop.asShopper(token, "POST", line, { quantity: 1 })
    expect(smaller.body.cart.total).toBe(0)
    const shrunk = (await show(token, cart)).body
    expect(BigInt(shrunk.applied)).toBeLessThan(BigInt(before.body.applied))
    expect(shrunk).toMatchObject({ remaining: "0", applied: shrunk.payable })
    expect((await shop.wallet(wallet)).held).toBe(shrunk.applied)
    await shop.asShopper(token, "POST", line, { quantity: 2 })
    const grown = (await show(token, cart)).body
    expect(grown.applied).toBe(shrunk.applied)
    expect(BigInt(grown.remaining)).toBeGreaterThan(0n)
    await shop.asShopper(token, "DELETE", line)
    const emptied = (await show(token, cart)).body
    expect([emptied.applied, emptied.remaining]).toEqual([emptied.payable, "0"])
    expect((await shop.wallet(wallet)).held).toBe(emptied.applied)
  })

  it("removes payment sessions that were made for another amount", async () => {
    const { token, cart, total } = await filled("10000")
    const collection = await shop.choose(token, cart, "pp_system_default")
    await apply(token, cart, "300")
    const { rows } = await shop.database.query(
      `SELECT amount, (SELECT count(*) FROM payment_session
          WHERE payment_collection_id = $1 AND deleted_at IS NULL) AS sessions
        FROM payment_collection WHERE id = $1`,
      [collection]
    )
    expect(Number(rows[0].amount)).toBeCloseTo(total - 3, 6)
    expect(rows[0].sessions).toBe("0")
    expect((await shop.complete(token, cart)).body.type).not.toBe("order")
  })

  it("refuses what the wallet lacks and what the cart does not cost, and changes nothing", async () => {
    const { token, cart, wallet } = await filled("500", { quantity: 2 })
    const first = (await apply(token, cart, "200")).body
    const missing = await apply(token, cart, "501")
    expect([missing.status, missing.body.code, missing.body.data.balance]).toEqual([
      422,
      "wallet_insufficient_balance",
      "500",
    ])
    const much = await apply(token, cart, String(BigInt(first.payable) + 1n))
    expect([much.status, much.body.code]).toEqual([422, "wallet_cart_exceeded"])
    expect((await show(token, cart)).body).toMatchObject({
      applied: "200",
      usable: "500",
      obstacles: [{ code: "insufficient_balance", help: "add_money" }],
    })
    expect(await shop.wallet(wallet)).toEqual({ balance: "300", held: "200" })
    expect((await apply(token, cart)).body.applied).toBe("500")
    expect(await shop.wallet(wallet)).toEqual({ balance: "0", held: "500" })
  })

  it("lets a larger amount be refused without touching what is applied", async () => {
    const { token, cart, wallet } = await filled("10000", { quantity: 2 })
    await apply(token, cart, "200")
    await shop.choose(token, cart, "pp_system_default")
    await shop.asAdmin("PATCH", `/wallet/v1/wallets/${wallet}`, { spending_limit: "250" })
    const refused = await apply(token, cart, "300")
    expect([refused.status, refused.body.code]).toEqual([422, "wallet_spending_limit_exceeded"])
    expect((await show(token, cart)).body).toMatchObject({
      applied: "200",
      usable: "250",
      obstacles: [{ code: "spending_limit_exceeded", amount: "250" }],
    })
    expect((await shop.complete(token, cart)).body.type).toBe("order")
  })

  it("takes from a frozen wallet what was set aside before, and no more", async () => {
    const { token, cart, wallet } = await filled("10000", { quantity: 2 })
    await apply(token, cart, "200")
    await shop.choose(token, cart, "pp_system_default")
    const freeze = (verb: string) =>
      shop.asAdmin("POST", `/wallet/v1/wallets/${wallet}/${verb}`, { reason: "Stolen" })
    expect(await freeze("freeze")).toMatchObject({ frozen: true })
    for (const amount of [undefined, "300"]) {
      const refused = await apply(token, cart, amount)
      expect([amount, refused.status, refused.body.code]).toEqual(
        amount ? [amount, 403, "wallet_frozen"] : [undefined, 200, undefined]
      )
    }
    expect((await show(token, cart)).body).toMatchObject({
      applied: "200",
      usable: "200",
      obstacles: [{ code: "wallet_frozen", help: "pay_otherwise" }],
    })
    expect((await shop.complete(token, cart)).body.type).toBe("order")
    const other = await shop.fillCart(token, { quantity: 1, currency: "usd" })
    const refused = await apply(token, other.id as string)
    expect([refused.status, refused.body.code]).toEqual([403, "wallet_frozen"])
    await freeze("unfreeze")
    await until(async () => (await entries(wallet)).some(({ type }: never) => type === "debit"))
  })

  it("asks for a step-up as a debit does, and says where", async () => {
    const { token, cart, wallet } = await filled("10000")
    const settings = (body: object) => shop.asAdmin("PATCH", "/admin/wallet/settings", body)
    await settings({ step_up_required_for: ["debit"] })
    try {
      const { status, body } = await apply(token, cart, "100")
      expect([status, body.code]).toEqual([403, "wallet_step_up_required"])
      expect(body.data.step_up_url).toContain("/step-up/challenge")
      expect((await show(token, cart)).body.obstacles).toMatchObject([
        { code: "step_up_required", step_up_url: body.data.step_up_url },
      ])
      expect(await shop.wallet(wallet)).toEqual({ balance: "10000", held: "0" })
    } finally {
      await settings({ step_up_required_for: null })
    }
  })

  it("is the owner's alone: strangers see no cart, and can neither complete it nor pay the rest", async () => {
    const { token, cart, wallet } = await filled("10000")
    await apply(token, cart, "300")
    const collection = await shop.choose(token, cart, "pp_system_default")
    const stranger = await shop.rich("10000")
    for (const answer of [
      await show(stranger.token, cart),
      await apply(stranger.token, cart, "1"),
      await remove(stranger.token, cart),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, "wallet_cart_not_found"])
    }
    expect((await apply(undefined, cart)).status).toBe(401)
    const sessions = `/store/payment-collections/${collection}/payment-sessions`
    const session = { provider_id: "pp_system_default" }
    expect((await shop.asShopper(stranger.token, "POST", sessions, session)).status).toBe(403)
    expect((await shop.complete(stranger.token, cart)).status).toBe(403)
    expect((await shop.complete(undefined, cart)).status).toBe(401)
    expect(await shop.wallet(wallet)).toEqual({ balance: "9700", held: "300" })
    expect((await shop.complete(token, cart)).body.type).toBe("order")
  })

  it("ends when the cart's currency or customer changes", async () => {
    const { token, cart, wallet } = await filled("10000")
    await apply(token, cart, "300")
    const { regions } = await shop.asAdmin("GET", "/admin/regions?limit=100")
    const region_id = regions.find(
      (one: { currency_code: string }) => one.currency_code === "eur"
    ).id
    const moved = await shop.asShopper(token, "POST", `/store/carts/${cart}`, { region_id })
    expect(moved.status).toBe(200)
    expect(await shop.wallet(wallet)).toEqual({ balance: "10000", held: "0" })
    expect((await show(token, cart)).body).toMatchObject({ currency: "EUR", applied: "0" })

    const other = await filled("10000")
    await apply(other.token, other.cart, "300")
    const thief = await shop.rich("1")
    await shop.database.query("UPDATE cart SET customer_id = $2 WHERE id = $1", [
      other.cart,
      thief.id,
    ])
    await shop.complete(other.token, other.cart)
    await until(async () => (await shop.wallet(other.wallet)).held === "0")
    expect((await shop.wallet(other.wallet)).balance).toBe("10000")
  })

  it("holds once and draws one line when it is applied many times at once", async () => {
    const { token, cart, wallet } = await filled("10000", { quantity: 2 })
    const answers = await Promise.all(
      ["100", "250", "250", "400", "100"].map((amount) => apply(token, cart, amount))
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { applied } = (await show(token, cart)).body
    expect(["100", "250", "400"]).toContain(applied)
    expect((await shop.wallet(wallet)).held).toBe(applied)
    const { rows } = await shop.database.query(
      "SELECT amount FROM credit_line WHERE cart_id = $1 AND deleted_at IS NULL",
      [cart]
    )
    expect(rows.map(({ amount }) => Math.round(Number(amount) * 100))).toEqual([Number(applied)])
  })

  it("pays once when the cart is completed twice at once", async () => {
    const { token, cart, wallet } = await filled("10000")
    await apply(token, cart)
    const both = await Promise.all([shop.complete(token, cart), shop.complete(token, cart)])
    expect(new Set(both.map(({ body }) => body.order?.id)).size).toBe(1)
    await until(async () => (await shop.wallet(wallet)).held === "0")
    expect(
      (await entries(wallet)).filter(({ type }: { type: string }) => type === "debit")
    ).toHaveLength(1)
  })

  it("gives all of it back when the order is cancelled", async () => {
    const { order: placed, wallet } = await order("300")
    await until(async () => (await shop.wallet(wallet)).held === "0")
    const payment = await shop.paymentOf(placed.id)
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/capture`, {})
    await shop.asAdmin("POST", `/admin/orders/${placed.id}/cancel`)
    await until(async () => (await shop.wallet(wallet)).balance === "10000")
    const [credit, debit, opening] = await entries(wallet)
    expect(credit).toMatchObject({ type: "credit", reverses_transaction_id: debit.id })
    expect(credit.lots).toEqual([{ lot_id: opening.id, amount: "300" }])
    const money = await shop.asAdmin("GET", `/admin/wallet/orders/${placed.id}`)
    expect(money).toMatchObject({ committed: "300", given_back: "300" })
  })

  it("gives it back in proportion to what is refunded to the card, once", async () => {
    const { order: placed, wallet, total } = await order("300", "10000", 2)
    await until(async () => (await shop.wallet(wallet)).held === "0")
    const payment = await shop.paymentOf(placed.id)
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/capture`, {})
    const card = Math.round(total * 100) - 300
    const half = Math.floor(card / 2)
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/refund`, { amount: half / 100 })
    const share = Math.floor((300 * half) / card)
    await until(async () => (await shop.wallet(wallet)).balance === String(9700 + share))
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/refund`, {
      amount: (card - half) / 100,
    })
    await until(async () => (await shop.wallet(wallet)).balance === "10000")
    await shop.asAdmin("POST", `/admin/orders/${placed.id}/cancel`)
    await sleep(1500)
    expect((await shop.wallet(wallet)).balance).toBe("10000")
  })

  it("books on the order what goes back because a return made it owe that, so that nobody owes it twice", async () => {
    const { order: placed, wallet, total } = await order("300", "10000", 2)
    await until(async () => (await shop.wallet(wallet)).held === "0")
    const payment = await shop.paymentOf(placed.id)
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/capture`, {})
    const path = `/admin/orders/${placed.id}`
    const read = async () =>
      (await shop.asAdmin("GET", `${path}?fields=*items,*transactions,*summary`)).order
    const { items } = await read()
    await shop.asAdmin("POST", `${path}/fulfillments`, {
      items: [{ id: items[0].id, quantity: 2 }],
    })
    const [{ id: location_id }] = (await shop.asAdmin("GET", "/admin/stock-locations"))
      .stock_locations
    const { return: begun } = await shop.asAdmin("POST", "/admin/returns", {
      order_id: placed.id,
      location_id,
    })
    const back = begun.id
    const returned = { items: [{ id: items[0].id, quantity: 1 }] }
    await shop.asAdmin("POST", `/admin/returns/${back}/request-items`, returned)
    await shop.asAdmin("POST", `/admin/returns/${back}/request`, {})
    await shop.asAdmin("POST", `/admin/returns/${back}/receive`, {})
    await shop.asAdmin("POST", `/admin/returns/${back}/receive-items`, returned)
    await shop.asAdmin("POST", `/admin/returns/${back}/receive/confirm`, {})
    const owed = -Math.round((await read()).summary.pending_difference * 100)
    expect(owed).toBeGreaterThan(0)

    const card = Math.round(total * 100) - 300
    // So much that the wallet's share of it makes up the rest.
    const refunded = Math.round((owed * card) / (card + 300))
    const share = Math.floor((300 * refunded) / card)
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/refund`, { amount: refunded / 100 })
    const bookings = async () =>
      (await read()).transactions.filter(
        ({ reference }: { reference: string }) => reference === "wallet_refund"
      )
    await until(async () => (await bookings()).length > 0)
    expect((await bookings()).map(({ amount }: { amount: number }) => amount)).toEqual([
      -share / 100,
    ])
    expect((await shop.wallet(wallet)).balance).toBe(String(9700 + share))
    // What is left is what rounding leaves.
    const { summary } = await read()
    expect(Math.abs(Math.round(summary.pending_difference * 100))).toBeLessThanOrEqual(1)
    // Sweeps find nothing more to do.
    await sleep(6_000)
    expect((await bookings()).length).toBe(1)
    expect((await shop.wallet(wallet)).balance).toBe(String(9700 + share))
  }, 120_000)

  it("refunds the wallet's part by the order, and cancelling gives no part back twice", async () => {
    const { order: placed, wallet } = await order("300")
    await until(async () => (await shop.wallet(wallet)).held === "0")
    const refund = (amount: string) =>
      shop.asShopper(shop.admin.token, "POST", `/wallet/v1/orders/${placed.id}/refund`, {
        amount,
        reason: "Scratched",
      })
    expect((await refund("301")).body.code).toBe("wallet_refund_exceeds")
    expect((await refund("200")).status).toBe(201)
    const cancel = `/admin/orders/${placed.id}/cancel`
    expect((await shop.asShopper(shop.admin.token, "POST", cancel)).status).toBe(400)
    await shop.database.query(
      `UPDATE "order" SET status = 'canceled', canceled_at = now() WHERE id = $1`,
      [placed.id]
    )
    await until(async () => (await shop.wallet(wallet)).balance === "10000", 300)
  }, 120_000)

  it.each<[Currency, string, string]>([
    ["jpy", "100000", "3"],
    ["kwd", "100000", "1234"],
    ["eur", "100000", "123"],
  ])("is exact in %s", async (currency, balance, part) => {
    const { token, cart, wallet } = await filled(balance, { currency })
    const { body } = await apply(token, cart, part)
    expect(body).toMatchObject({ applied: part, currency: currency.toUpperCase() })
    await shop.choose(token, cart, "pp_system_default")
    expect((await shop.complete(token, cart)).body.type).toBe("order")
    const left = String(BigInt(balance) - BigInt(part))
    await until(async () => (await shop.wallet(wallet)).held === "0")
    expect((await shop.wallet(wallet)).balance).toBe(left)
  })

  it("needs no event: the job pays for orders, and gives back what abandoned carts left", async () => {
    // Statements of the ledger fail while the order is placed, so that the event comes to nothing.
    const { token, cart, wallet } = await filled("10000")
    await apply(token, cart)
    const held = (await shop.wallet(wallet)).held
    await shop.failing("INSERT ON ledger_entry", async () => {
      expect((await shop.complete(token, cart)).body.type).toBe("order")
      await sleep(3000)
      expect((await shop.wallet(wallet)).held).toBe(held)
    })
    const left = await filled("10000")
    await apply(left.token, left.cart, "300")
    await shop.database.query(
      "UPDATE cart SET updated_at = now() - interval '2 hours' WHERE id = $1",
      [left.cart]
    )
    await shop.database.query(
      "UPDATE credit_line SET updated_at = now() - interval '2 hours' WHERE cart_id = $1",
      [left.cart]
    )
    await shop.database.query(
      "UPDATE ledger_hold SET created_at = now() - interval '2 hours' WHERE source = $1",
      [`cart:${left.cart}`]
    )
    await until(async () => (await shop.wallet(wallet)).held === "0", 300)
    expect((await shop.wallet(wallet)).balance).toBe(String(10000n - BigInt(held)))
    await until(async () => (await shop.wallet(left.wallet)).held === "0", 300)
    expect(await totalOf(left.token, left.cart)).toBeCloseTo(left.total, 6)
  }, 240_000)

  it("leaves the credit lines of others alone and pays what they leave", async () => {
    const { token, cart, wallet, total } = await filled("10000")
    await shop.database.query(
      `INSERT INTO credit_line (id, cart_id, amount, raw_amount, reference, reference_id)
        VALUES ($1, $2, 2, '{"value": "2", "precision": 20}', 'store-credit', 'sc_01')`,
      [`cacl_${cart}`, cart]
    )
    const cents = String(Math.round(total * 100) - 200)
    expect((await apply(token, cart)).body).toMatchObject({ applied: cents, payable: cents })
    expect((await shop.complete(token, cart)).body.type).toBe("order")
    await until(async () => (await shop.wallet(wallet)).held === "0")
    expect((await shop.wallet(wallet)).balance).toBe(String(10000 - Number(cents)))
  })

  it("is off unless the store switches it on, and says so", async () => {
    const { token, cart } = await filled("10000")
    const settings = (body: object) => shop.asAdmin("PATCH", "/admin/wallet/settings", body)
    await settings({ cart_payments_enabled: false })
    try {
      expect((await apply(token, cart)).body.code).toBe("wallet_cart_payments_disabled")
      expect((await show(token, cart)).body).toMatchObject({
        usable: "0",
        obstacles: [{ code: "disabled", help: "pay_otherwise" }],
      })
    } finally {
      await settings({ cart_payments_enabled: null })
    }
  })

  describeRaces(() => shop)

  it("loses and takes nothing twice when the server is killed while an order is placed", async () => {
    for (const delay of [50, 400]) {
      const { token, cart, wallet } = await filled("10000")
      await apply(token, cart, "300")
      await shop.choose(token, cart, "pp_system_default")
      const broken = shop.complete(token, cart).catch(() => undefined)
      await sleep(delay)
      await shop.store.kill("SIGKILL")
      await broken
      await shop.store.restart()
      await until(async () => {
        const answer = await shop.complete(token, cart)
        if (answer.status === 400) await shop.choose(token, cart, "pp_system_default")
        return answer.body?.type === "order" || answer
      }, 200)
      await until(async () => (await shop.wallet(wallet)).held === "0", 300)
      expect(await shop.wallet(wallet)).toEqual({ balance: "9700", held: "0" })
      const debits = (await entries(wallet)).filter(
        ({ type }: { type: string }) => type === "debit"
      )
      expect(debits).toHaveLength(1)
    }
  }, 400_000)

  it("keeps its part of a cart whose completion was cut off before there was an order", async () => {
    const { token, cart, wallet } = await filled("10000")
    await apply(token, cart, "300")
    await shop.choose(token, cart, "pp_system_default")
    await shop.database.query("UPDATE cart SET completed_at = now() WHERE id = $1", [cart])
    // The job has come at least once by then.
    await sleep(6_000)
    const { body } = await shop.complete(token, cart)
    expect(body.type).toBe("order")
    await until(async () => (await shop.wallet(wallet)).held === "0")
    expect(await shop.wallet(wallet)).toEqual({ balance: "9700", held: "0" })
  })

  describe("two instances", () => describeInstances(() => shop, options))

  it("leaves books that agree with orders, payments and every wallet", async () => {
    await until(async () => (await findDiffering(shop)).length === 0, 200)
    const month = new Date().toISOString().slice(0, 7)
    const { tie_outs } = await shop.asAdmin("GET", `/admin/wallet/months/${month}`)
    const compared = tie_outs.filter(({ ledger }: { ledger: string }) => ledger !== "0")
    const names = compared.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(["balances", "credit_lines", "order_refunds"]))
  })
})
