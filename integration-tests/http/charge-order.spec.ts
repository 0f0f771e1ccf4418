import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { openCheckout, type Checkout } from "../support/checkout"
import { createCustomer, request } from "../support/store"
import { findDiffering } from "../support/tie-outs"

/* eslint-disable @typescript-eslint/no-explicit-any -- the host's answers have every shape */

/** What staff settle with the wallet after an order changed: by edits, claims, exchanges, drafts. */
describe("an order's difference and the wallet", () => {
  let shop: Checkout

  beforeAll(async () => {
    shop = await openCheckout({ env: { WALLET_SWEEP_SECONDS: "20" } })
  })
  afterAll(() => shop?.stop())
  afterEach(async () => expect(await findDiffering(shop)).toEqual([]))

  const MANUAL = "pp_system_default"

  /** An order over two espresso cups, paid and captured, by a customer who has 100.00 in the wallet. */
  async function order({ provider = MANUAL, quantity = 2 } = {}) {
    const customer = await shop.rich("10000")
    const cart = await shop.fillCart(customer.token, { quantity })
    await shop.choose(customer.token, cart.id, provider)
    const { body } = await shop.complete(customer.token, cart.id)
    const payment = await shop.paymentOf(body.order.id)
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/capture`, {})
    const full = await read(body.order.id)
    return {
      customer,
      id: body.order.id as string,
      number: body.order.display_id,
      item: full.items[0],
      payment,
    }
  }
  const read = async (id: string) =>
    (
      await shop.asAdmin(
        "GET",
        `/admin/orders/${id}?fields=+summary,*items,*items.variant,*payment_collections`
      )
    ).order
  const figures = (id: string) => shop.asAdmin("GET", `/admin/wallet/orders/${id}`)
  const pending = async (id: string) => (await read(id)).summary.pending_difference
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    request(shop.store, "POST", `/wallet/v1/orders/${path}`, {
      token: shop.admin.token,
      body,
      headers,
    })
  const charge = (id: string, body: object = {}) => call(`${id}/charge`, body)
  const credit = (id: string, body: object = {}) =>
    call(`${id}/refund`, { reason: "Difference", difference_only: true, ...body })
  const cents = (amount: number) => Math.round(amount * 100)

  async function edit(id: string, change: () => Promise<unknown>) {
    await shop.asAdmin("POST", "/admin/order-edits", { order_id: id })
    await change()
    await shop.asAdmin("POST", `/admin/order-edits/${id}/request`, {})
    await shop.asAdmin("POST", `/admin/order-edits/${id}/confirm`, {})
  }
  const setQuantity = (id: string, item: string, quantity: number) =>
    edit(id, () =>
      shop.asAdmin("POST", `/admin/order-edits/${id}/items/item/${item}`, { quantity })
    )
  async function fulfil(id: string, item: string, quantity: number) {
    await shop.asAdmin("POST", `/admin/orders/${id}/fulfillments`, {
      items: [{ id: item, quantity }],
    })
  }

  it("is charged when an edit adds to it: in parts, never more than is owed, once for a key", async () => {
    const { id, number, item, customer } = await order()
    expect(await figures(id)).toMatchObject({ chargeable: "0", obstacle: null, balance: "10000" })
    await setQuantity(id, item.id, 3)
    const owed = cents(await pending(id))
    expect(owed).toBeGreaterThan(2)
    expect(await figures(id)).toMatchObject({ chargeable: String(owed) })

    const tooMuch = await charge(id, { amount: String(owed + 1) })
    expect([tooMuch.status, tooMuch.body.code, tooMuch.body.data]).toMatchObject([
      422,
      "wallet_charge_exceeds",
      { chargeable: String(owed), requested: String(owed + 1) },
    ])
    const idempotency_key = randomUUID()
    const part = await charge(id, { amount: "2", idempotency_key })
    expect([part.status, part.body]).toMatchObject([
      201,
      { order_id: number, medusa_order_id: id, wallet_id: customer.wallet, amount: "2" },
    ])
    const again = await charge(id, { amount: "2", idempotency_key })
    expect([again.status, again.body.code]).toEqual([200, "wallet_idempotent_replay"])
    expect(again.body).toMatchObject({ payment_id: part.body.payment_id, amount: "2" })
    expect(cents(await pending(id))).toBe(owed - 2)

    // Two at once: one pays the rest, and nothing is left for the other.
    const both = await Promise.all([charge(id), charge(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(cents(await pending(id))).toBe(0)
    expect(await shop.wallet(customer.wallet)).toEqual({
      balance: String(10000 - owed),
      held: "0",
    })
    const [entry] = (await shop.asAdmin("GET", `/wallet/v1/transactions?order_id=${id}`)).data
    expect(entry).toMatchObject({
      type: "debit",
      order_id: number,
      actor: expect.stringMatching(/^user:/),
    })
  })

  it("leaves what other payments have promised, and lowers what a link still asks for", async () => {
    const customer = await shop.rich("10000")
    const cart = await shop.fillCart(customer.token, { quantity: 1 })
    await shop.choose(customer.token, cart.id, MANUAL)
    const { body } = await shop.complete(customer.token, cart.id)
    const { id } = body.order
    // Authorized and not captured: the host calls all of it pending.
    expect(await pending(id)).toBeGreaterThan(0)
    expect((await charge(id)).body.code).toBe("wallet_charge_exceeds")
    const payment = await shop.paymentOf(id)
    await shop.asAdmin("POST", `/admin/payments/${payment.id}/capture`, {})
    const { items } = await read(id)
    await setQuantity(id, items[0].id, 2)
    const owed = cents(await pending(id))
    expect((await charge(id, { amount: "1" })).status).toBe(201)
    const open = (await read(id)).payment_collections.filter(
      (one: any) => one.status === "not_paid"
    )
    expect(open.map((one: any) => cents(one.amount))).toEqual([owed - 1])
  })

  it("is refused with what is in the way", async () => {
    const { id, item, customer } = await order()
    await setQuantity(id, item.id, 3)
    const wallet = `/wallet/v1/wallets/${customer.wallet}`
    const { balance } = await shop.wallet(customer.wallet)
    const code = async () => (await charge(id)).body.code
    await shop.asAdmin("POST", `${wallet}/freeze`, { reason: "Looked at" })
    expect(await code()).toBe("wallet_frozen")
    await shop.asAdmin("POST", `${wallet}/unfreeze`, { reason: "Fine" })
    await shop.asAdmin("PATCH", wallet, { spending_limit: "1" })
    expect(await code()).toBe("wallet_spending_limit_exceeded")
    await shop.asAdmin("PATCH", wallet, { spending_limit: null })
    await shop.asAdmin("POST", `${wallet}/debit`, { amount: balance, reason: "All" })
    expect(await code()).toBe("wallet_insufficient_balance")
    // Nothing hangs on the order of what was refused.
    expect((await read(id)).payment_collections).toHaveLength(
      (await read(id)).payment_collections.filter(
        (one: any) => one.metadata?.wallet_charge === undefined
      ).length
    )
    await shop.asAdmin("POST", `/admin/orders/${id}/cancel`, {})
    const canceled = await charge(id)
    expect(canceled.body).toMatchObject({
      code: "wallet_order_not_chargeable",
      data: { reason: "canceled" },
    })
    const poor = await createCustomer(shop.store)
    const cart = await shop.fillCart(poor.token, { currency: "jpy" })
    await shop.choose(poor.token, cart.id, MANUAL)
    const { body } = await shop.complete(poor.token, cart.id)
    expect((await charge(body.order.id)).body.data).toMatchObject({ reason: "without_wallet" })
  })

  it("goes to the wallet when an edit takes from it: never more than that, and the card gets no more", async () => {
    const { id, item, customer, payment } = await order()
    expect((await credit(id)).body.code).toBe("wallet_refund_exceeds")
    await setQuantity(id, item.id, 1)
    const left = -cents(await pending(id))
    expect(left).toBeGreaterThan(1)
    expect(await figures(id)).toMatchObject({ difference: String(left), chargeable: "0" })
    expect((await credit(id, { amount: String(left + 1) })).body).toMatchObject({
      code: "wallet_refund_exceeds",
      data: { refundable: String(left) },
    })
    expect((await credit(id, { amount: "1" })).status).toBe(201)
    const both = await Promise.all([credit(id), credit(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(cents(await pending(id))).toBe(0)
    expect(await shop.wallet(customer.wallet)).toMatchObject({ balance: String(10000 + left) })
    const card = await request(shop.store, "POST", `/admin/payments/${payment.id}/refund`, {
      token: shop.admin.token,
      body: {},
    })
    expect(card.status).toBe(400)
  })

  it("goes to the wallet after a claim with a refund", async () => {
    const { id, item, customer } = await order()
    await fulfil(id, item.id, 2)
    const { claim } = await shop.asAdmin("POST", "/admin/claims", { order_id: id, type: "refund" })
    const items = [{ id: item.id, quantity: 1 }]
    await shop.asAdmin("POST", `/admin/claims/${claim.id}/claim-items`, { items })
    await shop.asAdmin("POST", `/admin/claims/${claim.id}/inbound/items`, { items })
    await shop.asAdmin("POST", `/admin/claims/${claim.id}/request`, {})
    const left = -cents(await pending(id))
    expect(left).toBeGreaterThan(0)
    expect((await credit(id)).status).toBe(201)
    expect(cents(await pending(id))).toBe(0)
    expect(await shop.wallet(customer.wallet)).toMatchObject({ balance: String(10000 + left) })
  })

  async function exchange(id: string, item: any, given: number, taken: number) {
    await fulfil(id, item.id, 2)
    const made = await shop.asAdmin("POST", "/admin/exchanges", { order_id: id })
    const path = `/admin/exchanges/${made.exchange.id}`
    await shop.asAdmin("POST", `${path}/inbound/items`, {
      items: [{ id: item.id, quantity: given }],
    })
    await shop.asAdmin("POST", `${path}/outbound/items`, {
      items: [{ variant_id: item.variant.id, quantity: taken }],
    })
    await shop.asAdmin("POST", `${path}/request`, {})
  }

  it("is charged when an exchange costs more, and goes to the wallet when it costs less", async () => {
    const up = await order()
    await exchange(up.id, up.item, 1, 2)
    const owed = cents(await pending(up.id))
    expect(owed).toBeGreaterThan(0)
    expect((await charge(up.id)).body).toMatchObject({ amount: String(owed) })
    expect(cents(await pending(up.id))).toBe(0)

    const down = await order({ provider: "pp_wallet" })
    const before = BigInt((await shop.wallet(down.customer.wallet)).balance)
    await exchange(down.id, down.item, 2, 1)
    const left = -cents(await pending(down.id))
    expect(left).toBeGreaterThan(0)
    expect((await credit(down.id)).status).toBe(201)
    expect(cents(await pending(down.id))).toBe(0)
    expect(BigInt((await shop.wallet(down.customer.wallet)).balance)).toBe(before + BigInt(left))
  })

  async function draft(customer_id: string) {
    const { regions } = await shop.asAdmin("GET", "/admin/regions?limit=100")
    const [variant] = Object.values<any>(shop.catalogue.products["espresso-cup"].variants)
    const { sales_channels } = await shop.asAdmin("GET", "/admin/sales-channels")
    const { draft_order } = await shop.asAdmin("POST", "/admin/draft-orders", {
      region_id: regions.find((one: any) => one.currency_code === "usd").id,
      sales_channel_id: sales_channels[0].id,
      customer_id,
      items: [{ variant_id: variant.id, quantity: 1 }],
    })
    return draft_order.id as string
  }

  it("is the whole of a draft, which is placed by it, and stays one when the wallet refuses", async () => {
    const customer = await shop.rich("10000")
    const id = await draft(customer.id)
    const { chargeable } = await figures(id)
    expect(Number(chargeable)).toBeGreaterThan(0)
    const wallet = `/wallet/v1/wallets/${customer.wallet}`
    await shop.asAdmin("POST", `${wallet}/freeze`, { reason: "Looked at" })
    expect((await charge(id)).body.code).toBe("wallet_frozen")
    expect((await read(id)).status).toBe("draft")
    await shop.asAdmin("POST", `${wallet}/unfreeze`, { reason: "Fine" })
    const charged = await charge(id)
    expect([charged.status, charged.body.amount]).toEqual([201, chargeable])
    expect((await read(id)).status).toBe("pending")
    expect(cents(await pending(id))).toBe(0)
    // It is a payment as any other: cancelling gives it back.
    await shop.asAdmin("POST", `/admin/orders/${id}/cancel`, {})
    expect(await shop.wallet(customer.wallet)).toEqual({ balance: "10000", held: "0" })
  })

  it("is given back when the host can't make the payment, and leaves nothing on the order", async () => {
    const { id, item, customer } = await order()
    await setQuantity(id, item.id, 3)
    const collections = async () => (await read(id)).payment_collections.length
    const before = await collections()
    const idempotency_key = randomUUID()
    await shop.failing("INSERT ON payment", async () => {
      expect((await charge(id, { idempotency_key })).status).toBe(500)
    })
    expect(await shop.wallet(customer.wallet)).toEqual({ balance: "10000", held: "0" })
    expect(await collections()).toBe(before)
    expect((await charge(id, { idempotency_key })).body.data).toMatchObject({
      reason: "given_back",
    })
    expect((await charge(id)).status).toBe(201)
    expect(cents(await pending(id))).toBe(0)
  })

  it("is captured by the job, or with the same key, when the request stops before the capture", async () => {
    const { id, item, customer } = await order()
    await setQuantity(id, item.id, 3)
    const owed = cents(await pending(id))
    const idempotency_key = randomUUID()
    const stopped = async (body: object) =>
      await shop.failing("INSERT ON capture", async () => (await charge(id, body)).status)
    expect(await stopped({ idempotency_key })).toBe(500)
    expect(await shop.wallet(customer.wallet)).toMatchObject({ held: String(owed) })
    // It is on its way: nobody is asked for it again.
    expect(await figures(id)).toMatchObject({ chargeable: "0" })
    expect((await charge(id, { idempotency_key })).status).toBe(200)
    expect(cents(await pending(id))).toBe(0)

    await setQuantity(id, item.id, 4)
    expect(await stopped({})).toBe(500)
    const deadline = Date.now() + 150_000
    while (cents(await pending(id)) !== 0 && Date.now() < deadline) await sleep(1000)
    expect(cents(await pending(id))).toBe(0)
    expect((await charge(id)).body.code).toBe("wallet_charge_exceeds")
    expect(await shop.wallet(customer.wallet)).toEqual({
      balance: String(10000 - 2 * owed),
      held: "0",
    })
  }, 200_000)

  it("is given back by the job when the process stopped and the order does not want it any more", async () => {
    const { id, item, customer } = await order()
    await setQuantity(id, item.id, 3)
    // As a process leaves it that is killed right behind the hold: no link, no payment.
    await shop.failing("INSERT ON order_payment_collection", async () => {
      expect((await charge(id)).status).toBe(500)
    })
    expect((await shop.wallet(customer.wallet)).held).not.toBe("0")
    await setQuantity(id, item.id, 2)
    const deadline = Date.now() + 150_000
    while ((await shop.wallet(customer.wallet)).held !== "0" && Date.now() < deadline) {
      await sleep(1000)
    }
    expect(await shop.wallet(customer.wallet)).toEqual({ balance: "10000", held: "0" })
    expect(cents(await pending(id))).toBe(0)
  }, 200_000)
})
