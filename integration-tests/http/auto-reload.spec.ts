import { setTimeout as sleep } from "node:timers/promises"
import { openCheckout, type Checkout } from "../support/checkout"
import { openSavingProvider, SAVING_PROVIDER } from "../support/saving-provider/cards"
import { request, startStore, type Store } from "../support/store"

/** Wallets that charge a saved card of their customer's when they run low. */
describe("a wallet that reloads itself", () => {
  let shop: Checkout
  let second: Store
  const provider = openSavingProvider()
  const env = { ...provider.env, WALLET_SWEEP_SECONDS: "2" }
  const options = { rate_limit_per_minute: 0, velocity_max_debits: 0 }

  beforeAll(async () => {
    shop = await openCheckout({ options, env })
    const { regions } = await shop.asAdmin("GET", "/admin/regions?limit=100")
    const usd = regions.find((one: { currency_code: string }) => one.currency_code === "usd")
    const providers = ["pp_system_default", "pp_wallet", SAVING_PROVIDER]
    await shop.asAdmin("POST", `/admin/regions/${usd.id}`, { payment_providers: providers })
    await settings({ topups_enabled: true, auto_reload_enabled: true })
    second = await startStore({ databaseUrl: shop.store.databaseUrl, options, env })
  })
  afterAll(async () => {
    await second?.stop()
    await shop?.stop()
    provider.remove()
  })

  /** Both servers go by a setting within five seconds. */
  const settings = async (body: object) => {
    await shop.asAdmin("PATCH", "/admin/wallet/settings", body)
    await sleep(5_500)
  }
  const ask = (token: string, method: string, path: string, body?: object) =>
    shop.asShopper(token, method, `/wallet/v1${path}`, body)
  const agree = (token: string, payment_method_id: string, more: object = {}) =>
    ask(token, "PUT", "/auto-reload", {
      currency: "USD",
      threshold: "1000",
      amount: "2500",
      provider_id: SAVING_PROVIDER,
      payment_method_id,
      consent: true,
      terms: "Terms of 2026-11",
      ...more,
    })
  /** A customer whose card does what it is named for, with so much in their wallet. */
  async function withCard(behaviour: string, balance = "5000") {
    const customer = await shop.rich(balance)
    const begun = await ask(customer.token, "POST", "/payment-methods", {
      provider_id: SAVING_PROVIDER,
      currency: "USD",
    })
    expect(begun.status).toBe(201)
    return { ...customer, card: uniqueCard(customer.id, behaviour) }
  }
  const uniqueCard = (customer: string, behaviour: string) =>
    provider.enterCard(customer, behaviour)
  async function agreed(behaviour: string, more: object = {}) {
    const customer = await withCard(behaviour)
    const answer = await agree(customer.token, customer.card, more)
    expect([answer.status, answer.body.enabled]).toEqual([200, true])
    return customer
  }
  const spend = (wallet: number, amount = "4500") =>
    shop.asAdmin("POST", `/wallet/v1/wallets/${wallet}/debit`, { amount, reason: "Spent" })
  const balanceOf = async (wallet: number) => (await shop.wallet(wallet)).balance
  const reloads = async (wallet: number) =>
    (await shop.asAdmin("GET", `/admin/wallet/reloads?wallet_id=${wallet}`)).data
  const latest = async (wallet: number) => (await reloads(wallet))[0]
  const state = async (token: string) => (await ask(token, "GET", "/auto-reload?currency=USD")).body
  const resolve = (id: number, finding: string) =>
    request(shop.store, "POST", `/admin/wallet/reloads/${id}/resolve`, {
      token: shop.admin.token,
      body: { finding, note: "Looked at the provider's page" },
    })
  const sql = (text: string, values: unknown[]) => shop.database.query(text, values)
  const chargesOf = (customer: { id: string }) =>
    provider.charges().filter(({ customer: one }) => one === customer.id)
  const askedOf = (customer: { id: string }) =>
    provider.asked().filter(({ customer: one }) => one === customer.id)
  const events = async (type: string, wallet: number) =>
    (await shop.asAdmin("GET", "/wallet/v1/events?limit=500")).data.filter(
      (one: { type: string; data: { wallet: { id: number } } }) =>
        one.type === type && one.data.wallet.id === wallet
    )
  async function until(check: () => Promise<unknown>, what = "It") {
    for (let tries = 0; tries < 200; tries++) {
      if (await check()) return
      await sleep(300)
    }
    throw new Error(`${what} did not come to pass`)
  }
  const comesTo = (wallet: number, wanted: string) =>
    until(async () => (await latest(wallet))?.state === wanted, `The state ${wanted}`)
  /** Two rounds of the job, of both servers. */
  const rounds = () => sleep(6_000)

  it("is charged once it runs low, however many servers look, and credited as a top-up", async () => {
    const customer = await agreed("good")
    const { wallet, token } = customer
    expect(await shop.asAdmin("GET", `/wallet/v1/wallets/${wallet}`)).toMatchObject({
      auto_reload_enabled: true,
      auto_reload_threshold: "1000",
      auto_reload_amount: "2500",
    })
    await rounds()
    expect(await reloads(wallet)).toEqual([])
    await spend(wallet)
    await comesTo(wallet, "captured")
    await rounds()
    expect(await balanceOf(wallet)).toBe("3000")
    expect(chargesOf(customer)).toHaveLength(1)
    expect(askedOf(customer)).toMatchObject([
      { amount: 2500, method: customer.card, off_session: true },
    ])
    const [reload, ...others] = await reloads(wallet)
    expect(others).toEqual([])
    const entry = await shop.asAdmin("GET", `/wallet/v1/transactions/${reload.transaction_id}`)
    expect(entry).toMatchObject({ type: "topup", purpose: "paid", amount: "2500" })
    const [event, ...more] = await events("wallet.reload.triggered", wallet)
    expect(more).toEqual([])
    expect(event.data).toMatchObject({
      reload_id: reload.id,
      topup_id: reload.topup_id,
      amount: "2500",
      currency: "USD",
    })
    const own = await ask(token, "GET", "/reloads?currency=USD")
    expect(own.body).toMatchObject({
      data: [{ id: reload.id, state: "captured", topup_id: reload.topup_id }],
      meta: { total: 1 },
    })
    expect(own.body.data[0]).not.toHaveProperty("customer_id")
  })

  it("is charged for many debits and holds at once, once, and again when it is low again", async () => {
    const customer = await agreed("two_steps", { amount: "1500" })
    const { wallet } = customer
    await Promise.all(Array.from({ length: 9 }, () => spend(wallet, "400")))
    await shop.asAdmin("POST", `/wallet/v1/wallets/${wallet}/holds`, {
      amount: "500",
      reason: "For later",
    })
    await comesTo(wallet, "captured")
    await rounds()
    expect(chargesOf(customer)).toHaveLength(1)
    expect(await balanceOf(wallet)).toBe("2400")
    await spend(wallet, "2000")
    await until(async () => (await balanceOf(wallet)) === "1900")
    expect(chargesOf(customer)).toHaveLength(2)
  })

  it("waits longer after each decline, and ends after the fourth with its reason", async () => {
    const customer = await agreed("declined")
    const { wallet, token } = customer
    await spend(wallet)
    for (let declines = 1; declines <= 4; declines++) {
      await until(
        async () =>
          (await reloads(wallet)).filter((one: { state: string }) => one.state === "declined")
            .length === declines
      )
      await rounds()
      expect(askedOf(customer)).toHaveLength(declines)
      const { waiting_for, next_attempt_at, enabled } = await state(token)
      if (declines === 4) {
        expect([enabled, waiting_for]).toEqual([false, null])
        break
      }
      expect([enabled, waiting_for]).toEqual([true, "retry"])
      const hours = (new Date(next_attempt_at).getTime() - Date.now()) / 3_600_000
      expect(Math.round(hours)).toBe([1, 24, 72][declines - 1])
      await sql(
        "UPDATE reloads_agreement SET next_attempt_at = now() - interval '1 second' WHERE wallet_id = $1 AND ended_at IS NULL",
        [wallet]
      )
    }
    expect((await state(token)).agreement).toMatchObject({ end_reason: "declined" })
    expect(await shop.asAdmin("GET", `/wallet/v1/wallets/${wallet}`)).toMatchObject({
      auto_reload_enabled: false,
      balance: "500",
    })
    expect(await latest(wallet)).toMatchObject({ state: "declined", reason: "card_declined" })
    const { topup_id } = await latest(wallet)
    const topUp = await shop.asAdmin("GET", `/admin/wallet/topups/${topup_id}`)
    expect([topUp.status, topUp.captured]).toEqual(["failed", "0"])
    const told = await events("wallet.topup.failed", wallet)
    expect(told).toHaveLength(4)
    expect(told[0].data).toMatchObject({ reload_state: "declined", reason: "card_declined" })
    expect(chargesOf(customer)).toEqual([])
  }, 180_000)

  it("takes a refusal by an error for a decline", async () => {
    const { wallet } = await agreed("refused_by_error")
    await spend(wallet)
    await comesTo(wallet, "declined")
  })

  it.each(["asks", "asks_at_once"])(
    "waits for a customer whose bank wants them (%s), until they have filled the wallet",
    async (behaviour) => {
      const customer = await agreed(behaviour)
      const { wallet, token } = customer
      await spend(wallet)
      await comesTo(wallet, "needs_customer")
      await rounds()
      expect(askedOf(customer)).toHaveLength(1)
      expect(await state(token)).toMatchObject({ enabled: true, waiting_for: "customer" })
      const body = { amount: "700", currency: "USD", provider_id: "pp_system_default" }
      const { body: topUp } = await ask(token, "POST", "/topups", body)
      await ask(token, "POST", `/topups/${topUp.id}/complete`, {})
      await until(async () => (await state(token)).waiting_for === null)
      await spend(wallet, "900")
      await until(async () => askedOf(customer).length === 2)
      expect(chargesOf(customer)).toEqual([])
    }
  )

  it("hears late of a charge by the provider's webhook, and of none twice", async () => {
    const customer = await agreed("late")
    const { wallet } = customer
    await spend(wallet)
    await comesTo(wallet, "unknown")
    await rounds()
    expect(askedOf(customer)).toHaveLength(1)
    const [{ session_id }] = askedOf(customer)
    const { topup_id } = await latest(wallet)
    const authorizations = provider.authorizations(session_id)
    const completed = await ask(customer.token, "POST", `/topups/${topup_id}/complete`, {})
    expect([completed.status, completed.body.status]).toEqual([200, "pending"])
    expect(provider.authorizations(session_id)).toBe(authorizations)
    for (let times = 0; times < 2; times++) {
      const hook = await request(shop.store, "POST", "/hooks/payment/saving_test", {
        body: { session_id, amount: 25, charged: true },
      })
      expect(hook.status).toBe(200)
    }
    await comesTo(wallet, "captured")
    await rounds()
    expect(await balanceOf(wallet)).toBe("3000")
    expect(chargesOf(customer)).toHaveLength(1)
  })

  it("is not charged again when the answer is lost, and staff say what became of it", async () => {
    const customer = await agreed("lost")
    const { wallet } = customer
    await spend(wallet)
    await comesTo(wallet, "unknown")
    await rounds()
    expect(askedOf(customer)).toHaveLength(1)
    const { id, reason } = await latest(wallet)
    expect(reason).toBe("answer_lost")
    const twice = await Promise.all([resolve(id, "charged"), resolve(id, "charged")])
    expect(twice.map(({ status }) => status)).toContain(200)
    expect(await balanceOf(wallet)).toBe("3000")
    const [reload] = await reloads(wallet)
    expect(reload).toMatchObject({
      state: "captured",
      resolved_by: `user:${shop.admin.id}`,
      note: "Looked at the provider's page",
    })
    const again = await resolve(id, "not_charged")
    expect([again.status, again.body.code]).toEqual([409, "wallet_reload_not_unknown"])
    await rounds()
    expect(await balanceOf(wallet)).toBe("3000")
    expect(chargesOf(customer)).toHaveLength(1)
  })

  it("is credited once when the provider tells late and staff say so at the same moment", async () => {
    const customer = await agreed("late")
    const { wallet } = customer
    await spend(wallet)
    await comesTo(wallet, "unknown")
    const [{ session_id }] = askedOf(customer)
    const { id } = await latest(wallet)
    const tell = () =>
      request(shop.store, "POST", "/hooks/payment/saving_test", {
        body: { session_id, amount: 25, charged: true },
      })
    await Promise.all([tell(), resolve(id, "charged"), tell(), resolve(id, "charged")])
    await comesTo(wallet, "captured")
    await rounds()
    expect(await balanceOf(wallet)).toBe("3000")
    expect(chargesOf(customer)).toHaveLength(1)
  })

  it("is charged an hour later when staff know that nothing was taken, and not before", async () => {
    const customer = await agreed("unreached")
    const { wallet, token } = customer
    await spend(wallet)
    await comesTo(wallet, "unknown")
    const { id } = await latest(wallet)
    expect((await resolve(id, "ask_provider")).body.state).toBe("unknown")
    expect((await resolve(id, "not_charged")).body).toMatchObject({
      state: "declined",
      reason: "not_charged",
    })
    await rounds()
    expect(askedOf(customer)).toHaveLength(1)
    expect((await state(token)).waiting_for).toBe("retry")
    expect(await balanceOf(wallet)).toBe("500")
  })

  it("does not believe that nothing was taken where the provider won't cancel it", async () => {
    const customer = await agreed("late")
    const { wallet } = customer
    await spend(wallet)
    await comesTo(wallet, "unknown")
    const [{ session_id }] = askedOf(customer)
    provider.decide(session_id, "captured")
    const { id } = await latest(wallet)
    const refused = await resolve(id, "not_charged")
    expect([refused.status, refused.body.code]).toEqual([409, "wallet_reload_not_canceled"])
    expect((await resolve(id, "ask_provider")).body.state).toBe("captured")
    expect(await balanceOf(wallet)).toBe("3000")
  })

  it("keeps to the store's limits of a day and of a month", async () => {
    await settings({ auto_reload_daily_maximum: "4000", auto_reload_monthly_maximum: "6000" })
    try {
      const customer = await withCard("good")
      const { wallet, token, card } = customer
      const above = await agree(token, card, { amount: "4001" })
      expect([above.status, above.body.code, above.body.data.maximum]).toEqual([
        422,
        "wallet_topup_amount",
        "4000",
      ])
      expect((await agree(token, card, { amount: "2500" })).status).toBe(200)
      await spend(wallet)
      await comesTo(wallet, "captured")
      await spend(wallet, "2500")
      await rounds()
      expect((await state(token)).waiting_for).toBe("limit")
      const aDayAgo = () =>
        sql(
          "UPDATE reloads_reload SET charged_at = charged_at - interval '25 hours' WHERE wallet_id = $1",
          [wallet]
        )
      await aDayAgo()
      await until(async () => (await balanceOf(wallet)) === "3000")
      await aDayAgo()
      await spend(wallet, "2500")
      await rounds()
      expect([(await state(token)).waiting_for, chargesOf(customer).length]).toEqual(["limit", 2])
    } finally {
      await settings({ auto_reload_daily_maximum: null, auto_reload_monthly_maximum: null })
    }
  })

  it("is agreed to by the customer alone, for a card of their own, within the store's limits", async () => {
    const { token, card, wallet } = await withCard("good")
    const refusals = [
      await agree(token, card, { consent: false }),
      await agree(token, card, { amount: "0" }),
      await agree(token, card, { threshold: "0" }),
      await agree(token, card, { threshold: "999999999999999999" }),
      await agree(token, "pm_somebody_elses"),
      await agree(token, card, { provider_id: "pp_wallet" }),
      await agree(shop.admin.token, card),
    ]
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [400, "wallet_invalid_param"],
      [400, "wallet_invalid_param"],
      [400, "wallet_invalid_param"],
      [400, "wallet_invalid_param"],
      [404, "wallet_payment_method_not_found"],
      [400, "wallet_invalid_param"],
      [403, "wallet_forbidden"],
    ])
    const nowhere = await request(shop.store, "GET", "/admin/wallet/auto-reload/999999", {
      token: shop.admin.token,
    })
    expect([nowhere.status, nowhere.body.code]).toEqual([404, "wallet_not_found"])
    const byStaff = await request(shop.store, "PATCH", `/wallet/v1/wallets/${wallet}`, {
      token: shop.admin.token,
      body: { auto_reload_enabled: true },
    })
    expect([byStaff.status, byStaff.body.code]).toEqual([400, "wallet_invalid_param"])
    expect((await state(token)).agreement).toBeNull()
    await agree(token, card)
    expect((await state(token)).agreement).toMatchObject({
      threshold: "1000",
      amount: "2500",
      payment_method: { provider_id: SAVING_PROVIDER, id: card, last4: "4242" },
      terms: "Terms of 2026-11",
      ended_at: null,
    })
    await settings({ auto_reload_enabled: false })
    try {
      expect((await agree(token, card)).body.code).toBe("wallet_auto_reload_disabled")
      await spend(wallet)
      await rounds()
      expect(await reloads(wallet)).toEqual([])
    } finally {
      await settings({ auto_reload_enabled: true })
    }
    await comesTo(wallet, "captured")
  })

  it("is ended by the customer, by staff, and with the card, and charged no more", async () => {
    const ends: [reason: string, end: (one: Awaited<ReturnType<typeof agreed>>) => unknown][] = [
      ["customer", ({ token }) => ask(token, "DELETE", "/auto-reload?currency=USD")],
      [
        "staff",
        ({ wallet }) =>
          shop.asAdmin("PATCH", `/wallet/v1/wallets/${wallet}`, { auto_reload_enabled: false }),
      ],
      [
        "method_removed",
        ({ token, card }) => ask(token, "DELETE", `/payment-methods/${SAVING_PROVIDER}/${card}`),
      ],
    ]
    for (const [reason, end] of ends) {
      const customer = await agreed("good")
      await end(customer)
      await spend(customer.wallet)
      expect(await state(customer.token)).toMatchObject({
        enabled: false,
        agreement: { end_reason: reason },
      })
      const seen = await shop.asAdmin("GET", `/admin/wallet/auto-reload/${customer.wallet}`)
      expect(seen).toMatchObject({ enabled: false, agreement: { end_reason: reason } })
      await rounds()
      expect([reason, await reloads(customer.wallet)]).toEqual([reason, []])
    }
  }, 120_000)

  it("ends with a card that is gone at the provider, and waits while the provider is silent", async () => {
    const customer = await agreed("good")
    const { wallet, id, card, token } = customer
    provider.set("silent", true)
    try {
      await spend(wallet)
      await rounds()
      expect([await reloads(wallet), (await state(token)).enabled]).toEqual([[], true])
      provider.takeCard(id, card)
    } finally {
      provider.set("silent", false)
    }
    await until(async () => !(await state(token)).enabled)
    expect((await state(token)).agreement.end_reason).toBe("method_removed")
    expect([await reloads(wallet), askedOf(customer)]).toEqual([[], []])
  })

  it("is not charged above what the store has made the largest top-up since", async () => {
    const { wallet, token } = await agreed("good")
    await settings({ topup_maximum: "2000" })
    try {
      await spend(wallet)
      await rounds()
      expect([await reloads(wallet), (await state(token)).waiting_for]).toEqual([[], "limit"])
    } finally {
      await settings({ topup_maximum: null })
    }
    await comesTo(wallet, "captured")
  })

  it("does not charge for a frozen wallet", async () => {
    const { wallet, token, card } = await withCard("good")
    await shop.asAdmin("POST", `/wallet/v1/wallets/${wallet}/freeze`, { reason: "Looks odd" })
    await agree(token, card, { threshold: "6000" })
    await rounds()
    expect(await reloads(wallet)).toEqual([])
    await shop.asAdmin("POST", `/wallet/v1/wallets/${wallet}/unfreeze`, { reason: "It is fine" })
    await comesTo(wallet, "captured")
  })

  it("ends with the customer, whose export has it", async () => {
    const customer = await agreed("good")
    const { wallet, id } = customer
    const path = `/wallet/v1/wallets/${wallet}/personal-data`
    const { auto_reload_agreements, reloads: kept } = await shop.asAdmin("GET", path)
    expect(auto_reload_agreements).toMatchObject([{ terms: "Terms of 2026-11", amount: "2500" }])
    expect(kept).toEqual([])
    await shop.asAdmin("DELETE", `/admin/customers/${id}`)
    await until(async () => {
      const { agreement } = await shop.asAdmin("GET", `/admin/wallet/auto-reload/${wallet}`)
      return agreement.end_reason === "erased" && agreement.payment_method.id === null
    })
    const { agreement } = await shop.asAdmin("GET", `/admin/wallet/auto-reload/${wallet}`)
    expect([agreement.terms, agreement.payment_method.last4]).toEqual([null, null])
    await spend(wallet)
    await rounds()
    expect(chargesOf(customer)).toEqual([])
  })

  it("is charged once when the server is killed while it is being charged", async () => {
    provider.set("slowness", 20_000)
    const customer = await agreed("slow")
    const { wallet } = customer
    await spend(wallet)
    await until(async () => chargesOf(customer).length === 1)
    await Promise.all([shop.store.kill("SIGKILL"), second.kill("SIGKILL")])
    await shop.store.restart()
    await second.restart()
    await rounds()
    expect(await latest(wallet)).toMatchObject({ state: "charging" })
    await sql(
      "UPDATE reloads_reload SET charged_at = charged_at - interval '20 minutes' WHERE wallet_id = $1",
      [wallet]
    )
    await comesTo(wallet, "unknown")
    await rounds()
    expect(chargesOf(customer)).toHaveLength(1)
    expect(askedOf(customer)).toHaveLength(1)
    expect((await resolve((await latest(wallet)).id, "charged")).body.state).toBe("captured")
    expect(await balanceOf(wallet)).toBe("3000")
  }, 240_000)

  it("hears an answer that comes after it was given up", async () => {
    provider.set("slowness", 34_000)
    const customer = await agreed("slow")
    await spend(customer.wallet)
    await comesTo(customer.wallet, "unknown")
    expect(await balanceOf(customer.wallet)).toBe("500")
    await comesTo(customer.wallet, "captured")
    expect(await balanceOf(customer.wallet)).toBe("3000")
    expect(chargesOf(customer)).toHaveLength(1)
  }, 180_000)
})
