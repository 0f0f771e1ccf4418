import { setTimeout as sleep } from "node:timers/promises"
import { openCheckout, type Checkout } from "../support/checkout"
import { writePlugins } from "../support/other-plugins"
import { describeRewardSettling } from "./rewards-settling"
import { findDiffering } from "../support/tie-outs"
import { describeSettling, MERCHANT_PLUGIN } from "./topups-settling"
import { describeSoldTopUps } from "./topups-sold"

/** Wallets that customers fill by the host's own payment providers. */
describe("filling a wallet", () => {
  let shop: Checkout
  const plugins = writePlugins({ merchant: MERCHANT_PLUGIN })

  beforeAll(async () => {
    shop = await openCheckout({
      options: {
        topups_enabled: true,
        topup_minimum: "100",
        topup_maximum: "50000",
        topup_suggested: "1000,2500",
        rate_limit_per_minute: 0,
      },
      env: { WALLET_SWEEP_SECONDS: "5", ...plugins.env },
    })
  })
  afterAll(async () => {
    await shop?.stop()
    plugins.remove()
  })

  const settings = (body: object) => shop.asAdmin("PATCH", "/admin/wallet/settings", body)
  const start = (token: string | undefined, body: object) =>
    shop.asShopper(token, "POST", "/wallet/v1/topups", body)
  const complete = (token: string | undefined, id: string) =>
    shop.asShopper(token, "POST", `/wallet/v1/topups/${id}/complete`, {})
  const topUps = async (wallet: number) =>
    (await shop.asAdmin("GET", `/wallet/v1/transactions?wallet_id=${wallet}&type=topup`)).data

  it("says how, and takes the money once, however often it is completed", async () => {
    const { token, wallet } = await shop.rich("100")
    const options = await shop.asShopper(token, "GET", "/wallet/v1/topups?currency=USD")
    expect(options.body).toEqual({
      enabled: true,
      currency: "USD",
      minimum: "100",
      maximum: "50000",
      suggested: ["1000", "2500"],
      providers: ["pp_system_default"],
    })
    const { status, body } = await start(token, { amount: "2500", currency: "USD" })
    expect([status, body.status, body.amount, body.wallet_id]).toEqual([
      201,
      "pending",
      "2500",
      wallet,
    ])
    expect((await shop.wallet(wallet)).balance).toBe("100")
    const answers = await Promise.all([complete(token, body.id), complete(token, body.id)])
    expect(answers.map((answer) => answer.body.status)).toEqual(["paid", "paid"])
    await complete(token, body.id)
    expect((await shop.wallet(wallet)).balance).toBe("2600")
    const [entry, ...others] = await topUps(wallet)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      type: "topup",
      purpose: "paid",
      amount: "2500",
      reference: expect.stringMatching(/^topup:capt_/),
    })
  })

  it("is not paid for by the wallet itself, nor outside of the store's limits", async () => {
    const { token } = await shop.rich("10000")
    const own = await start(token, { amount: "500", currency: "USD", provider_id: "pp_wallet" })
    expect([own.status, own.body.code]).toEqual([400, "wallet_invalid_param"])
    for (const amount of ["99", "50001"]) {
      const { status, body } = await start(token, { amount, currency: "USD" })
      expect([status, body.code]).toEqual([422, "wallet_topup_amount"])
    }
    await settings({ topup_maximum: "0" })
    const huge = await start(token, { amount: "1000000000000000", currency: "USD" })
    await settings({ topup_maximum: null })
    expect([huge.status, huge.body.code, huge.body.data.maximum]).toEqual([
      422,
      "wallet_topup_amount",
      "999999999999999",
    ])
    const { body } = await start(token, { amount: "500", currency: "USD" })
    const stranger = await shop.rich("1")
    expect((await complete(stranger.token, body.id)).body.code).toBe("wallet_topup_not_found")
  })

  it("is exact in currencies with none and three decimals", async () => {
    for (const currency of ["jpy", "kwd"] as const) {
      const { token, wallet } = await shop.rich("1", currency)
      const { body } = await start(token, { amount: "1234", currency: currency.toUpperCase() })
      expect((await complete(token, body.id)).body.status).toBe("paid")
      expect((await shop.wallet(wallet)).balance).toBe("1235")
    }
  })

  it("tells of one that came to nothing, which may be completed again", async () => {
    const { token, wallet } = await shop.rich("100")
    const { body } = await start(token, { amount: "700", currency: "USD" })
    const failed = await shop.failing("INSERT ON payment", () => complete(token, body.id))
    expect([failed.status, failed.body.status]).toEqual([200, "failed"])
    expect((await shop.wallet(wallet)).balance).toBe("100")
    const { data } = await until(async () => {
      const events = await shop.asAdmin("GET", "/wallet/v1/events?limit=500")
      return events.data.some(({ type }: { type: string }) => type === "wallet.topup.failed")
        ? events
        : undefined
    })
    const event = data.find(({ type }: { type: string }) => type === "wallet.topup.failed")
    expect(event.data).toMatchObject({ topup_id: body.id, amount: "700", currency: "USD" })
    expect((await complete(token, body.id)).body.status).toBe("paid")
    expect((await shop.wallet(wallet)).balance).toBe("800")
  })

  it("is credited after a failure between the payment and the wallet, once", async () => {
    const { token, wallet } = await shop.rich("100")
    const { body } = await start(token, { amount: "700", currency: "USD" })
    const broken = await shop.failing("INSERT ON ledger_entry", () => complete(token, body.id))
    expect(broken.status).toBeGreaterThanOrEqual(500)
    expect((await shop.wallet(wallet)).balance).toBe("100")
    // The job leaves captures alone that are not two minutes old: their answer may still be out.
    await shop.database.query(
      "UPDATE capture SET created_at = created_at - interval '3 minutes' WHERE amount = 7"
    )
    await until(async () => (await shop.wallet(wallet)).balance === "800" || undefined)
    expect((await complete(token, body.id)).body.status).toBe("paid")
    expect((await shop.wallet(wallet)).balance).toBe("800")
  }, 240_000)

  describeSettling(() => shop)
  describeSoldTopUps(() => shop)

  // Rewards are here for the job that looks every five seconds, and for payments without any event.
  describeRewardSettling(() => shop)

  it("is off unless the store switches it on", async () => {
    const { token } = await shop.rich("100")
    await settings({ topups_enabled: false })
    try {
      const { body } = await start(token, { amount: "700", currency: "USD" })
      expect(body.code).toBe("wallet_topups_disabled")
    } finally {
      await settings({ topups_enabled: null })
    }
  })

  it("leaves books that agree with payments, but for what was refunded after it was spent", async () => {
    await until(async () => {
      const differing = await findDiffering(shop)
      const [differences] = differing.map((one) => one.differences)
      // Of one top-up 600 were spent when it was refunded, and staff settled that by hand.
      const isRight = differences?.length === 1 && differences[0].ledger === "600"
      return differing.length === 1 && differing[0].name === "topups" && isRight ? true : undefined
    })
  })
})

async function until<T>(check: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 300; tries++) {
    const found = await check()
    if (found !== undefined) return found
    await sleep(400)
  }
  throw new Error("It did not come to pass")
}
