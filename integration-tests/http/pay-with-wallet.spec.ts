import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { openCheckout, type Checkout } from "../support/checkout"
import { writePlugins } from "../support/other-plugins"
import { createCustomer } from "../support/store"
import { findDiffering } from "../support/tie-outs"

const FLAG = path.join(mkdtempSync(path.join(tmpdir(), "checkout-")), "fail")

/** A merchant's own handler behind the authorization, which fails while a file is there. */
const FAILS_LATE = `
  const { existsSync } = require("node:fs")
  const { completeCartWorkflow } = require(${JSON.stringify(require.resolve("@medusajs/medusa/core-flows"))})
  completeCartWorkflow.hooks.orderCreated(async () => {
    if (existsSync(${JSON.stringify(FLAG)})) throw new Error("the test lets this fail")
  })`

/** Orders paid for with the wallet, through the host's own interfaces, with what can go wrong. */
describe("paying with the wallet", () => {
  let shop: Checkout

  const plugins = writePlugins({ "fails-late": { "workflows/hooks/order-created": FAILS_LATE } })

  beforeAll(async () => {
    shop = await openCheckout({ env: { ...plugins.env, WALLET_SWEEP_SECONDS: "20" } })
  })
  afterAll(async () => {
    await shop?.stop()
    plugins.remove()
    rmSync(path.dirname(FLAG), { recursive: true })
  })

  /** An order over espresso cups, paid for with the wallet of a customer who has 100.00. */
  async function order(quantity = 1) {
    const customer = await shop.rich("10000")
    const cart = await shop.fillCart(customer.token, { quantity })
    await shop.choose(customer.token, cart.id)
    const { body } = await shop.complete(customer.token, cart.id)
    expect(body.type).toBe("order")
    const payment = await shop.paymentOf(body.order.id)
    const cents = Math.round(cart.total * 100)
    return { customer, cart, cents, id: body.order.id, number: body.order.display_id, payment }
  }
  const entries = async (wallet: number) =>
    (await shop.asAdmin("GET", `/wallet/v1/transactions?wallet_id=${wallet}`)).data
  const capture = (payment: string, amount?: number) =>
    shop.asAdmin("POST", `/admin/payments/${payment}/capture`, amount ? { amount } : {})
  const refund = (payment: string, amount?: number) =>
    shop.asAdmin("POST", `/admin/payments/${payment}/refund`, amount ? { amount } : {})
  const left = (cents: number, held = 0) => ({
    balance: String(10000 - cents),
    held: String(held),
  })

  it("sets the money aside when the order is placed, and takes it when it is captured", async () => {
    const { customer, cents, id, number, payment } = await order()
    expect(cents).toBeGreaterThan(0)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents, cents))
    const held = await shop.asAdmin("GET", `/wallet/v1/wallets/${customer.wallet}/holds`)
    expect(held.data[0].source).toMatch(/^payment_session:payses_/)
    const release = await shop.asShopper(
      shop.admin.token,
      "POST",
      `/wallet/v1/holds/${held.data[0].id}/release`,
      {}
    )
    expect([release.status, release.body.code]).toEqual([409, "wallet_hold_in_use"])
    await capture(payment.id)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents))
    const [debit] = await entries(customer.wallet)
    expect(debit).toMatchObject({
      type: "debit",
      amount: String(cents),
      order_id: number,
      medusa_order_id: id,
      reference: expect.stringMatching(/^capt_/),
    })
  })

  it("captures in parts and refunds in parts, onto the credits that they came from", async () => {
    const { customer, cents, number, payment } = await order(3)
    await capture(payment.id, 10)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents, cents - 1000))
    await capture(payment.id, (cents - 1000) / 100)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents))
    await refund(payment.id, 12.34)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents - 1234))
    const [credit, , first] = await entries(customer.wallet)
    expect(credit).toMatchObject({ type: "credit", order_id: number })
    expect(credit.lots.map(({ lot_id }: { lot_id: number }) => lot_id)).toEqual(
      first.lots.map(({ lot_id }: { lot_id: number }) => lot_id)
    )
    await refund(payment.id, cents / 100 - 12.34)
    expect(await shop.wallet(customer.wallet)).toEqual(left(0))
  })

  it("counts a reversal that staff took back as none, and refunds the order once", async () => {
    const { customer, cents, payment } = await order()
    await capture(payment.id)
    const [debit] = await entries(customer.wallet)
    const reverse = (id: number) =>
      shop.asAdmin("POST", `/wallet/v1/transactions/${id}/reverse`, { reason: "A mistake" })
    const reversal = await reverse(debit.id)
    expect(await reverse(reversal.id)).toMatchObject({ type: "debit", amount: String(cents) })
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents))
    await refund(payment.id)
    expect(await shop.wallet(customer.wallet)).toEqual(left(0))
  })

  it("releases the money of a cancelled order, and gives back what was captured of it", async () => {
    const whole = await order()
    await shop.asAdmin("POST", `/admin/orders/${whole.id}/cancel`)
    expect(await shop.wallet(whole.customer.wallet)).toEqual(left(0))
    const part = await order()
    await capture(part.payment.id, 4)
    await shop.asAdmin("POST", `/admin/orders/${part.id}/cancel`)
    await until(async () => (await shop.wallet(part.customer.wallet)).held === "0")
    expect(await shop.wallet(part.customer.wallet)).toEqual(left(0))
  })

  it("says why it refuses, and takes the order once there is enough", async () => {
    const customer = await shop.rich("100")
    const cart = await shop.fillCart(customer.token)
    await shop.choose(customer.token, cart.id)
    const refused = await shop.complete(customer.token, cart.id)
    expect(refused.status).toBe(200)
    expect(refused.body).toMatchObject({
      type: "cart",
      error: {
        type: "payment_authorization_error",
        message: expect.stringContaining("Your wallet has $1.00, less than the $"),
      },
    })
    expect(await shop.wallet(customer.wallet)).toEqual({ balance: "100", held: "0" })
    await shop.asAdmin("POST", `/wallet/v1/wallets/${customer.wallet}/credit`, {
      amount: "9900",
      reason: "More",
    })
    expect((await shop.complete(customer.token, cart.id)).body.type).toBe("order")
  })

  it("asks for a step-up with the place to confirm at", async () => {
    const settings = (body: object) => shop.asAdmin("PATCH", "/admin/wallet/settings", body)
    const customer = await shop.rich("10000")
    const cart = await shop.fillCart(customer.token)
    await shop.choose(customer.token, cart.id)
    await settings({ step_up_required_for: ["debit"] })
    try {
      const { status, body } = await shop.complete(customer.token, cart.id)
      expect(status).toBe(200)
      expect(body.error.type).toBe("payment_requires_more_error")
      expect(body.error.message).toContain("/wallet/v1/step-up/challenge")
    } finally {
      await settings({ step_up_required_for: null })
    }
    expect((await shop.complete(customer.token, cart.id)).body.type).toBe("order")
  })

  it("is for the customer alone whose session it is", async () => {
    const customer = await shop.rich("10000")
    const stranger = await shop.rich("10000")
    const cart = await shop.fillCart(customer.token)
    const collection = await shop.choose(customer.token, cart.id)
    const sessions = `/store/payment-collections/${collection}/payment-sessions`
    for (const [token, status] of [
      [undefined, 401],
      [stranger.token, 403],
    ] as const) {
      expect((await shop.complete(token, cart.id)).status).toBe(status)
      const replaced = await shop.asShopper(token, "POST", sessions, { provider_id: "pp_wallet" })
      expect(replaced.status).toBe(status)
    }
    expect(await shop.wallet(customer.wallet)).toEqual({ balance: "10000", held: "0" })
    expect((await shop.complete(customer.token, cart.id)).body.type).toBe("order")
  })

  it("is nothing for guests, nor for a cart that became somebody else's", async () => {
    const cart = await shop.fillCart(undefined)
    await shop.choose(undefined, cart.id)
    const { body } = await shop.complete(undefined, cart.id)
    expect(body.error.message).toBe("Sign in to pay with your wallet.")
    const [one, other] = [await shop.rich("10000"), await shop.rich("10000")]
    const moved = await shop.fillCart(one.token)
    await shop.choose(one.token, moved.id)
    await shop.database.query("UPDATE cart SET customer_id = $1 WHERE id = $2", [
      other.id,
      moved.id,
    ])
    const refused = await shop.complete(one.token, moved.id)
    expect(refused.body.error.message).toContain("another customer's")
    expect(await shop.wallet(one.wallet)).toEqual({ balance: "10000", held: "0" })
  })

  it("forgets what the storefront wrote into the session", async () => {
    const [customer, victim] = [await shop.rich("10000"), await shop.rich("10000")]
    const cart = await shop.fillCart(customer.token)
    const collection = await shop.choose(customer.token, cart.id)
    const path = `/store/payment-collections/${collection}/payment-sessions`
    const data = { customer_id: victim.id, minor_amount: "1", hold_id: 1, session_id: "payses_x" }
    await shop.asShopper(customer.token, "POST", path, { provider_id: "pp_wallet", data })
    expect((await shop.complete(customer.token, cart.id)).body.type).toBe("order")
    expect(await shop.wallet(victim.wallet)).toEqual({ balance: "10000", held: "0" })
    const cents = Math.round(cart.total * 100)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents, cents))
  })

  it("places no order without money when a checkout failed after authorization", async () => {
    const customer = await shop.rich("10000")
    const cart = await shop.fillCart(customer.token)
    await shop.choose(customer.token, cart.id)
    writeFileSync(FLAG, "")
    const failed = await shop.complete(customer.token, cart.id)
    rmSync(FLAG)
    expect(failed.body.type).not.toBe("order")
    const [hold] = (await shop.asAdmin("GET", `/wallet/v1/wallets/${customer.wallet}/holds`)).data
    expect(hold.status).toBe("released")
    expect(await shop.wallet(customer.wallet)).toEqual({ balance: "10000", held: "0" })
    // As it is for a moment: the host notes the cancellation after it has released the hold.
    const { rows } = await shop.database.query<{ id: string; canceled_at: Date }>(
      "SELECT id, canceled_at FROM payment ORDER BY created_at DESC LIMIT 1"
    )
    const [canceled] = rows
    const note = (at: Date | null) =>
      shop.database.query("UPDATE payment SET canceled_at = $2 WHERE id = $1", [canceled!.id, at])
    expect(canceled!.canceled_at).not.toBeNull()
    await note(null)
    const { body } = await shop.complete(customer.token, cart.id)
    await note(canceled!.canceled_at)
    expect([body.type, body.message]).toEqual(["order", undefined])
    const cents = Math.round(cart.total * 100)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents, cents))
    const payment = await shop.paymentOf(body.order.id)
    expect(payment.canceled_at).toBeNull()
    await capture(payment.id)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents))
  })

  it("reports an order whose payment was cancelled under it, and pays for it again", async () => {
    const { customer, cents, payment, number } = await order()
    await shop.asAdmin("POST", `/wallet/v1/wallets/${customer.wallet}/debit`, {
      amount: String(10000 - cents),
      reason: "Elsewhere",
    })
    await shop.database.query("UPDATE payment SET canceled_at = now() WHERE id = $1", [payment.id])
    const { data } = await shop.asAdmin("GET", "/admin/wallet/unpaid-orders")
    expect(data).toMatchObject([{ order_id: number, payment_id: payment.id, currency: "USD" }])
    await until(async () => {
      const found = await shop.asAdmin("GET", "/admin/wallet/unpaid-orders")
      return found.data.length === 0
    }, 150_000)
    await until(async () => (await shop.wallet(customer.wallet)).held === String(cents))
    expect(await shop.wallet(customer.wallet)).toEqual({ balance: "0", held: String(cents) })
  })

  describe("an order that the process stopped before it was paid", () => {
    /** As the host's rows are then: the order is placed and linked, the session as it was before. */
    async function interrupted() {
      const { customer, cart, cents, payment, id, number } = await order()
      await shop.database.query(
        `UPDATE payment_session SET status = 'pending', authorized_at = NULL
          WHERE id = (SELECT payment_session_id FROM payment WHERE id = $1)`,
        [payment.id]
      )
      await shop.database.query("DELETE FROM payment WHERE id = $1", [payment.id])
      return { customer, cart, cents, id, number }
    }
    const age = (id: string, minutes: number) =>
      shop.database.query(
        `UPDATE "order" SET created_at = created_at - make_interval(mins => $2) WHERE id = $1`,
        [id, minutes]
      )
    const reported = async (number: number) =>
      (await shop.asAdmin("GET", "/admin/wallet/unpaid-orders")).data.filter(
        ({ order_id }: { order_id: number }) => order_id === number
      )
    const isPaid = async (id: string) => (await shop.paymentOf(id)) !== undefined

    it("is paid when its cart is completed again", async () => {
      const { customer, cart, cents, id } = await interrupted()
      expect(await isPaid(id)).toBe(false)
      const { body } = await shop.complete(customer.token, cart.id)
      expect([body.type, body.order.id]).toEqual(["order", id])
      expect(await isPaid(id)).toBe(true)
      expect(await shop.wallet(customer.wallet)).toEqual(left(cents, cents))
    })

    it("is paid by the job, once, and not while it may still be under way", async () => {
      const { customer, cents, id, number } = await interrupted()
      const link = `FROM order_payment_collection WHERE order_id = '${id}'`
      await shop.database.query(`DELETE ${link}`)
      expect(await reported(number)).toEqual([])
      await age(id, 3)
      expect(await reported(number)).toMatchObject([
        { reason: "payment_interrupted", amount: String(cents), currency: "USD", payment_id: null },
      ])
      await until(async () => (await reported(number)).length === 0, 150_000)
      const { rows } = await shop.database.query<{ count: string }>(`SELECT count(*) ${link}`)
      expect(rows[0]!.count).toBe("1")
      const payment = await shop.paymentOf(id)
      await capture(payment.id)
      expect(await shop.wallet(customer.wallet)).toEqual(left(cents))
    })
  })

  it("moves nothing twice when the answer to a capture or refund is lost", async () => {
    const { customer, cents, payment } = await order()
    // The host deletes its row when the answer is lost, so that the next attempt has another id.
    const lose = (table: "capture" | "refund") =>
      shop.database.query(`DELETE FROM ${table} WHERE payment_id = $1`, [payment.id])
    await capture(payment.id, 5)
    await lose("capture")
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents, cents - 500))
    await capture(payment.id, 5)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents, cents - 500))
    await shop.failing("UPDATE ON payment", () =>
      expect(capture(payment.id, (cents - 500) / 100)).rejects.toThrow()
    )
    await capture(payment.id, (cents - 500) / 100)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents))
    await refund(payment.id, 3)
    await lose("refund")
    await refund(payment.id, 3)
    expect(await shop.wallet(customer.wallet)).toEqual(left(cents - 300))
    expect(await entries(customer.wallet)).toHaveLength(4)
  })

  it.each([
    ["jpy", "1000000", 0],
    ["kwd", "10000000", 3],
    ["eur", "1000000", 2],
  ] as const)("is exact to the last decimal in %s", async (currency, balance, decimals) => {
    const customer = await shop.rich(balance, currency)
    const cart = await shop.fillCart(customer.token, { currency, quantity: 3 })
    await shop.choose(customer.token, cart.id)
    const { body } = await shop.complete(customer.token, cart.id)
    expect(body.type).toBe("order")
    const minor = BigInt(Math.round(cart.total * 10 ** decimals))
    const rest = String(BigInt(balance) - minor)
    expect(await shop.wallet(customer.wallet)).toEqual({ balance: rest, held: String(minor) })
    const payment = await shop.paymentOf(body.order.id)
    await capture(payment.id)
    expect(await shop.wallet(customer.wallet)).toEqual({ balance: rest, held: "0" })
    await refund(payment.id)
    expect(await shop.wallet(customer.wallet)).toEqual({ balance, held: "0" })
  })

  describe("an order that was paid for otherwise", () => {
    async function paid(by?: Awaited<ReturnType<typeof shop.rich>>, currency?: "eur") {
      const customer = by ?? (await shop.rich("10000"))
      const cart = await shop.fillCart(customer.token, { quantity: 3, currency })
      await shop.choose(customer.token, cart.id, "pp_system_default")
      const { body } = await shop.complete(customer.token, cart.id)
      const payment = await shop.paymentOf(body.order.id)
      await capture(payment.id)
      const cents = Math.round(cart.total * 100)
      return { customer, cents, id: body.order.id, number: body.order.display_id, payment }
    }
    const give = (order: string | number, body: object) =>
      shop.asShopper(shop.admin.token, "POST", `/wallet/v1/orders/${order}/refund`, {
        reason: "Scratched",
        ...body,
      })
    const summaryOf = async (id: string) => (await shop.asAdmin("GET", `/admin/orders/${id}`)).order
    const attempt = (path: string, body: object) =>
      shop.asShopper(shop.admin.token, "POST", path, body)

    it("is refunded to the wallet, as a transaction that leaves its totals true", async () => {
      const { customer, cents, id, number } = await paid()
      const before = await summaryOf(id)
      const key = "7f3c1f8e-9f0a-4c7e-8d57-0a3f6f2f3b11"
      const given = await give(id, { amount: "500", idempotency_key: key })
      expect(given.status).toBe(201)
      expect(given.body).toMatchObject({
        type: "credit",
        amount: "500",
        purpose: "refund",
        order_id: number,
        medusa_order_id: id,
      })
      const again = await give(id, { amount: "500", idempotency_key: key })
      expect([again.status, again.body.code]).toEqual([200, "wallet_idempotent_replay"])
      expect(await shop.wallet(customer.wallet)).toEqual({ balance: "10500", held: "0" })
      const after = await summaryOf(id)
      expect(after.total).toBe(before.total)
      expect(after.summary.refunded_total).toBe(5)
      const rest = await give(number, {})
      expect(rest.body.amount).toBe(String(cents - 500))
      const over = await give(id, { amount: "1" })
      expect([over.status, over.body.code, over.body.data.refundable]).toEqual([
        422,
        "wallet_refund_exceeds",
        "0",
      ])
      expect((await give("order_none", {})).body.code).toBe("wallet_order_not_found")
    })

    it("is not refunded twice, to the wallet and by its payment", async () => {
      const { cents, id, payment } = await paid()
      const given = await give(id, { amount: "500" })
      const whole = await attempt(`/admin/payments/${payment.id}/refund`, {})
      expect([whole.status, whole.body.type]).toEqual([400, "not_allowed"])
      expect(whole.body.message).toContain("$5.00 of this order went back")
      expect((await attempt(`/admin/orders/${id}/cancel`, {})).status).toBe(400)
      await refund(payment.id, (cents - 500) / 100)
      const over = await give(id, { amount: "1" })
      expect(over.body.data.refundable).toBe("0")
      const { id: entry } = given.body
      await shop.asAdmin("POST", `/wallet/v1/transactions/${entry}/reverse`, { reason: "Mistake" })
      expect((await attempt(`/admin/orders/${id}/cancel`, {})).status).toBe(200)
    })

    it("goes back once, however many ask at the same time", async () => {
      const { customer, cents, id } = await paid()
      const answers = await Promise.all([1, 2, 3].map(() => give(id, { amount: String(cents) })))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
      expect((await shop.wallet(customer.wallet)).balance).toBe(String(10000 + cents))
    })

    it("opens a wallet only for a refund that is booked, and one for all who ask at once", async () => {
      const newcomer = { ...(await createCustomer(shop.store)), wallet: 0 }
      const { cents, id } = await paid(newcomer, "eur")
      const inEuros = async () =>
        (await shop.asAdmin("GET", `/wallet/v1/wallets?user_id=${newcomer.id}&currency=EUR`)).data
      expect((await give(id, { amount: String(cents + 1) })).body.code).toBe(
        "wallet_refund_exceeds"
      )
      expect(await inEuros()).toEqual([])
      const answers = await Promise.all([1, 2, 3].map(() => give(id, { amount: String(cents) })))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
      expect(await inEuros()).toMatchObject([{ balance: String(cents) }])
    })

    describe("with a bonus for choosing the wallet", () => {
      const rate = (refund_bonus_basis_points: number | null, refund_bonus_days: number | null) =>
        shop.asAdmin("PATCH", "/admin/wallet/settings", {
          refund_bonus_basis_points,
          refund_bonus_days,
        })
      beforeAll(() => rate(500, 30))
      afterAll(() => rate(null, null))

      it("comes with promotional money on top, once, which goes with the refund when that is reversed", async () => {
        const { customer, cents, id, number } = await paid()
        expect(await shop.asAdmin("GET", `/admin/wallet/orders/${id}`)).toMatchObject({
          refunded: "0",
          refundable: String(cents),
          bonus_base: String(cents),
          bonus_basis_points: 500,
        })
        const wanted = { amount: "999", idempotency_key: "7f3c1f8e-9f0a-4c7e-8d57-0a3f6f2f3b22" }
        const given = await give(id, wanted)
        expect(given.body.bonus).toEqual({ transaction_id: expect.any(Number), amount: "49" })
        expect((await give(id, wanted)).body.bonus).toEqual(given.body.bonus)
        const [bonus, credit] = await entries(customer.wallet)
        expect(bonus).toMatchObject({
          id: given.body.bonus.transaction_id,
          type: "credit",
          purpose: "promotional",
          amount: "49",
          order_id: number,
        })
        const days = (Date.parse(bonus.expiry_date) - Date.parse(bonus.created_at)) / 86_400_000
        expect([credit.id, Math.round(days)]).toEqual([given.body.id, 30])
        // The order is refunded with what was its own, and no more.
        expect((await summaryOf(id)).summary.refunded_total).toBe(9.99)
        await shop.asAdmin("POST", `/wallet/v1/transactions/${credit.id}/reverse`, {
          amount: "500",
          reason: "Mistake",
        })
        // The next refund of the order looks at all of them, as the job does.
        const plain = await give(id, { amount: "100", with_bonus: false })
        expect([plain.status, plain.body.bonus]).toEqual([201, null])
        const [taken] = await entries(customer.wallet)
        expect(taken).toMatchObject({ reverses_transaction_id: bonus.id, amount: "25" })
        const left = 10000 + 499 + 24 + 100
        expect((await shop.wallet(customer.wallet)).balance).toBe(String(left))
      })

      it("is not to be had for what was paid with the wallet", async () => {
        const { customer, cents, id, payment } = await order()
        await capture(payment.id)
        const given = await give(id, {})
        expect([given.status, given.body.amount, given.body.bonus]).toEqual([
          201,
          String(cents),
          null,
        ])
        expect((await shop.wallet(customer.wallet)).balance).toBe("10000")
      })
    })

    it("has no wallet to be refunded to when a guest placed it", async () => {
      const cart = await shop.fillCart(undefined)
      await shop.choose(undefined, cart.id, "pp_system_default")
      const { body } = await shop.complete(undefined, cart.id)
      await capture((await shop.paymentOf(body.order.id)).id)
      const figures = await shop.asAdmin("GET", `/admin/wallet/orders/${body.order.id}`)
      expect(figures.refundable).toBe("0")
      const answer = await give(body.order.id, {})
      expect([answer.status, answer.body.code]).toEqual([422, "wallet_order_without_customer"])
    })
  })

  it("leaves a ledger in which everything follows", async () => {
    const answer = await shop.asShopper(shop.admin.token, "POST", "/admin/wallet/ledger/verify", {})
    expect(JSON.parse(answer.text.trim().split("\n").at(-1)!)).toMatchObject({ ok: true })
  })

  it("leaves books that agree with payments", async () => {
    // What staff took back of an order's refund a moment ago is booked on the order by a later sweep.
    const differing = async () =>
      (await findDiffering(shop)).filter(({ name }) => name !== "order_refunds")
    await until(async () => (await differing()).length === 0)
  })
})

async function until(condition: () => Promise<boolean>, timeout = 20_000): Promise<void> {
  const end = Date.now() + timeout
  while (!(await condition())) {
    if (Date.now() > end) throw new Error("It did not come to pass")
    await sleep(250)
  }
}
