import { setTimeout as sleep } from "node:timers/promises"
import type { Checkout } from "../support/checkout"
import { request } from "../support/store"

/** In minor units of the dollar: what a beanie costs in the test catalogue. */
const BEANIE = 2450n
const CUP = "espresso-cup"

/** Top-ups as products: what an order sells with the tag `wallet-topup`. Needs the merchant's plugin. */
export function describeSoldTopUps(opened: () => Checkout) {
  let tag: string | undefined

  /** Beanies are sold as top-ups from now on; the store is the file's own. */
  async function sellBeanies(): Promise<string> {
    const shop = opened()
    if (!tag) {
      const made = await shop.asAdmin("POST", "/admin/product-tags", { value: "wallet-topup" })
      tag = made.product_tag.id as string
      const { id } = shop.catalogue.products["wool-beanie"]
      const { product } = await shop.asAdmin("GET", `/admin/products/${id}?fields=*tags`)
      const tags = product.tags.map((one: { id: string }) => ({ id: one.id }))
      await shop.asAdmin("POST", `/admin/products/${id}`, { tags: [...tags, { id: tag }] })
    }
    return "wool-beanie"
  }
  const settings = (body: object) => opened().asAdmin("PATCH", "/admin/wallet/settings", body)
  const balanceOf = async (wallet: number) => BigInt((await opened().wallet(wallet)).balance)
  const topUps = async (wallet: number) =>
    (await opened().asAdmin("GET", `/wallet/v1/transactions?wallet_id=${wallet}&type=topup`)).data
  const capture = (payment: string) =>
    opened().asAdmin("POST", `/admin/payments/${payment}/capture`, {})
  const refund = (payment: string, amount: bigint) =>
    opened().asAdmin("POST", `/admin/payments/${payment}/refund`, {
      amount: Number(amount) / 100,
    })
  /** The job leaves rows alone that are not two minutes old: their answer may still be out. */
  const age = (table: "capture" | "refund", payment: string) =>
    opened().database.query(
      `UPDATE ${table} SET created_at = created_at - interval '3 minutes' WHERE payment_id = $1`,
      [payment]
    )
  async function until(check: () => Promise<boolean>) {
    for (let tries = 0; tries < 200; tries++) {
      if (await check()) return
      await sleep(300)
    }
    throw new Error("It did not come to pass")
  }
  /** Two turns of the job, which has nothing more to do. */
  const settled = () => sleep(11_000)

  /** @returns the order, its payment and what it costs in minor units */
  async function order(token: string | undefined, more?: { product: string }) {
    const shop = opened()
    const cart = await shop.fillCart(token, { product: await sellBeanies() })
    if (more) {
      const [variant] = Object.values(shop.catalogue.products[more.product].variants)
      const body = { variant_id: variant.id, quantity: 1 }
      await shop.asShopper(token, "POST", `/store/carts/${cart.id}/line-items`, body)
    }
    await shop.choose(token, cart.id, "pp_system_default")
    const { body } = await shop.complete(token, cart.id)
    expect(body.type).toBe("order")
    const { id, display_id, total } = body.order
    const { id: payment } = await shop.paymentOf(id)
    return { id, display_id, payment, total: BigInt(Math.round(total * 100)) }
  }

  it("credits what was paid for it once all of its order is paid, once", async () => {
    const { token, wallet } = await opened().rich("1")
    const { id, display_id, payment, total } = await order(token)
    await opened().asAdmin("POST", `/admin/payments/${payment}/capture`, { amount: 10 })
    await sleep(1_000)
    expect(await topUps(wallet)).toEqual([])
    await opened().asAdmin("POST", `/admin/payments/${payment}/capture`, {
      amount: Number(total - 1000n) / 100,
    })
    await until(async () => (await balanceOf(wallet)) === 1n + BEANIE)
    const [entry, ...others] = await topUps(wallet)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      amount: BEANIE.toString(),
      purpose: "paid",
      reason: `Top-up, order ${display_id}`,
      order_id: display_id,
      medusa_order_id: id,
    })
    // Capturing what is captured is told of again.
    await capture(payment)
    await age("capture", payment)
    await settled()
    expect(await topUps(wallet)).toHaveLength(1)
  }, 120_000)

  it("is credited and taken back by the job alone", async () => {
    const { token, wallet } = await opened().rich("1")
    const { payment } = await order(token)
    await request(opened().store, "POST", `/capture-without-us/${payment}`)
    await until(async () => (await balanceOf(wallet)) === 1n + BEANIE)
    await request(opened().store, "POST", `/refund-without-us/${payment}`)
    await settled()
    expect(await balanceOf(wallet)).toBe(1n + BEANIE)
    await age("refund", payment)
    await until(async () => (await balanceOf(wallet)) === 1n)
    expect(await topUps(wallet)).toHaveLength(1)
  }, 120_000)

  it("loses no more by a refund than was for it, and staff see what is spent", async () => {
    const { token, wallet } = await opened().rich("1")
    const { payment, total } = await order(token, { product: CUP })
    await capture(payment)
    await until(async () => (await balanceOf(wallet)) === 1n + BEANIE)
    // The other goods and their shipping explain this much.
    await refund(payment, total - BEANIE)
    await settled()
    expect(await balanceOf(wallet)).toBe(1n + BEANIE)
    await opened().asAdmin("POST", `/wallet/v1/wallets/${wallet}/debit`, {
      amount: "2000",
      reason: "Spent",
    })
    await refund(payment, BEANIE)
    await until(async () => (await balanceOf(wallet)) === 0n)
    const { data } = await opened().asAdmin(
      "GET",
      "/admin/wallet/failed-compensations?status=open&per_page=100"
    )
    const flags = data.filter((one: { wallet_id: number }) => one.wallet_id === wallet)
    expect(flags).toMatchObject([
      // A cent that was there before is left of what was spent.
      { code: "topup_refunded", message: expect.stringContaining("$19.99") },
    ])
  }, 120_000)

  it("is not in the wallet twice when its order is refunded there", async () => {
    const { token, wallet } = await opened().rich("1")
    const { id, payment, total } = await order(token)
    await capture(payment)
    await until(async () => (await balanceOf(wallet)) === 1n + BEANIE)
    await opened().asAdmin("POST", `/wallet/v1/orders/${id}/refund`, {
      amount: total.toString(),
      reason: "Changed their mind",
    })
    await opened()
      .asAdmin("POST", `/admin/orders/${id}/cancel`)
      .catch(() => undefined)
    await age("capture", payment)
    await until(async () => (await balanceOf(wallet)) === 1n + total)
  }, 120_000)

  it("earns no cashback, which other goods of its order do", async () => {
    const rule = await opened().asAdmin("POST", "/admin/wallet/rules", {
      type: "cashback",
      name: "Back",
      currency: "USD",
      basis_points: 1000,
      waiting_days: 0,
    })
    try {
      const { token } = await opened().rich("1")
      const { payment } = await order(token, { product: CUP })
      await capture(payment)
      const rewards = async () =>
        (await opened().asShopper(token, "GET", "/wallet/v1/rewards")).body.data
      await until(async () => (await rewards())[0]?.status === "awarded")
      expect((await rewards()).map(({ amount }: { amount: string }) => amount)).toEqual(["120"])
    } finally {
      await opened().asAdmin("PATCH", `/admin/wallet/rules/${rule.id}`, { active: false })
    }
  }, 120_000)

  it("fills nobody's wallet when a guest buys it", async () => {
    const { payment } = await order(undefined)
    await capture(payment)
    await age("capture", payment)
    await settled()
    const { rows } = await opened().database.query(
      "select 1 from ledger_entry where reference like 'topup_order:%' and actor <> 'system:topup'"
    )
    expect(rows).toEqual([])
  }, 60_000)

  it("is not paid for with a wallet, whole or in part, nor in a cart that it comes into", async () => {
    const shop = opened()
    await settings({ cart_payments_enabled: true })
    try {
      const { token, wallet } = await shop.rich("100000")
      const cart = await shop.fillCart(token, { product: CUP })
      const path = `/wallet/v1/carts/${cart.id}`
      expect((await shop.asShopper(token, "POST", `${path}/apply`, {})).status).toBe(200)
      const [variant] = Object.values(shop.catalogue.products[await sellBeanies()].variants)
      await shop.asShopper(token, "POST", `/store/carts/${cart.id}/line-items`, {
        variant_id: variant.id,
        quantity: 1,
      })
      const shown = await shop.asShopper(token, "GET", path)
      expect(shown.body).toMatchObject({
        applied: "0",
        usable: "0",
        obstacles: [{ code: "topup_in_cart", help: "pay_otherwise" }],
      })
      const refused = await shop.asShopper(token, "POST", `${path}/apply`, {})
      expect([refused.status, refused.body.code]).toEqual([422, "wallet_cart_has_topup"])
      await shop.choose(token, cart.id)
      const { status, body } = await shop.complete(token, cart.id)
      expect([status, body.type, body.error.message]).toEqual([
        200,
        "cart",
        "This cart fills a wallet, which the wallet itself can't pay for.",
      ])
      expect(await shop.wallet(wallet)).toEqual({ balance: "100000", held: "0" })
    } finally {
      await settings({ cart_payments_enabled: null })
    }
  })
}
