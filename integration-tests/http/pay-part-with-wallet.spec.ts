import { setTimeout as sleep } from "node:timers/promises"
import { openCheckout, type Checkout, type Currency } from "../support/checkout"

/** Carts of which the wallet pays a part, through the host's own interfaces, with what can go wrong. */
describe("paying a part of a cart with the wallet", () => {
  let shop: Checkout

  beforeAll(async () => {
    shop = await openCheckout({
      options: { cart_payments_enabled: true },
    })
  })
  afterAll(async () => {
    await shop?.stop()
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
  async function until(check: () => Promise<boolean>) {
    for (let tries = 0; tries < 100; tries++) {
      if (await check()) return
      await sleep(100)
    }
    throw new Error("It did not come to pass")
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
})
