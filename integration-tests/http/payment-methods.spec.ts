import { openCheckout, type Checkout } from "../support/checkout"
import { openSavingProvider, SAVING_PROVIDER } from "../support/saving-provider/cards"
import { createCustomer } from "../support/store"

/** Payment methods that the store's providers keep for customers. */
describe("saved payment methods", () => {
  let shop: Checkout
  const provider = openSavingProvider()

  beforeAll(async () => {
    shop = await openCheckout({ options: { rate_limit_per_minute: 0 }, env: provider.env })
    const { regions } = await shop.asAdmin("GET", "/admin/regions?limit=100")
    const usd = regions.find((one: { currency_code: string }) => one.currency_code === "usd")
    const providers = ["pp_system_default", "pp_wallet", SAVING_PROVIDER]
    await shop.asAdmin("POST", `/admin/regions/${usd.id}`, { payment_providers: providers })
    await shop.asAdmin("PATCH", "/admin/wallet/settings", { topups_enabled: true })
  })
  afterAll(async () => {
    await shop?.stop()
    provider.remove()
  })

  const PATH = "/wallet/v1/payment-methods"
  const metaOf = (total: number) => ({ total, total_pages: total, page: 1, per_page: 100 })
  const list = (token: string) => shop.asShopper(token, "GET", PATH)
  const save = (token: string, provider_id = SAVING_PROVIDER, currency = "USD") =>
    shop.asShopper(token, "POST", PATH, { provider_id, currency })
  const remove = (token: string, id: string) =>
    shop.asShopper(token, "DELETE", `${PATH}/${SAVING_PROVIDER}/${id}`)

  it("begins to save one at the provider, and lists it with what tells it from others alone", async () => {
    const { token, id } = await createCustomer(shop.store)
    expect((await list(token)).body).toEqual({ data: [], meta: metaOf(0), unavailable: [] })
    const begun = await save(token)
    expect(begun.status).toBe(201)
    expect(begun.body).toMatchObject({
      provider_id: SAVING_PROVIDER,
      data: { client_secret: `seti_holder_${id}_secret`, usage: "off_session" },
    })
    const card = provider.enterCard(id, "good")
    const { body } = await list(token)
    expect(body).toEqual({
      data: [
        {
          provider_id: SAVING_PROVIDER,
          id: card,
          type: "card",
          brand: "visa",
          last4: "4242",
          exp_month: 8,
          exp_year: 2030,
        },
      ],
      meta: metaOf(1),
      unavailable: [],
    })
    const behind = (await shop.asShopper(token, "GET", `${PATH}?page=2&per_page=1`)).body
    expect([behind.data, behind.meta.total]).toEqual([[], 1])
    // The customer is known there once, however often they save something.
    expect((await save(token)).status).toBe(201)
    const holders = await shop.database.query(
      "SELECT count(*)::int AS count FROM customer_account_holder WHERE customer_id = $1",
      [id]
    )
    expect(holders.rows[0].count).toBe(1)
  })

  it("shows and removes nobody else's", async () => {
    const owner = await createCustomer(shop.store)
    await save(owner.token)
    const card = provider.enterCard(owner.id, "good")
    const stranger = await createCustomer(shop.store)
    await save(stranger.token)
    expect((await list(stranger.token)).body.data).toEqual([])
    const refused = await remove(stranger.token, card)
    expect([refused.status, refused.body.code]).toEqual([404, "wallet_payment_method_not_found"])
    expect((await list(owner.token)).body.data).toHaveLength(1)
  })

  it("removes one at the provider, and says so where the provider keeps it", async () => {
    const { token, id } = await createCustomer(shop.store)
    await save(token)
    const card = provider.enterCard(id, "good")
    provider.set("keeps", true)
    expect((await remove(token, card)).body).toEqual({ removed: false })
    provider.set("keeps", false)
    expect((await remove(token, card)).body).toEqual({ removed: true })
    expect((await list(token)).body.data).toEqual([])
    expect((await remove(token, card)).status).toBe(404)
  })

  it("names a provider that does not answer", async () => {
    const { token } = await createCustomer(shop.store)
    await save(token)
    provider.set("silent", true)
    try {
      const { body } = await list(token)
      expect(body).toEqual({ data: [], meta: metaOf(0), unavailable: [SAVING_PROVIDER] })
    } finally {
      provider.set("silent", false)
    }
  })

  it("saves none where a provider can't, none of another currency's, and none without top-ups", async () => {
    const { token } = await createCustomer(shop.store)
    const unable = await save(token, "pp_system_default")
    expect([unable.status, unable.body.code]).toEqual([422, "wallet_payment_method_not_saved"])
    const elsewhere = await save(token, SAVING_PROVIDER, "EUR")
    expect([elsewhere.status, elsewhere.body.code]).toEqual([400, "wallet_invalid_param"])
    await shop.asAdmin("PATCH", "/admin/wallet/settings", { topups_enabled: false })
    try {
      expect((await save(token)).body.code).toBe("wallet_topups_disabled")
    } finally {
      await shop.asAdmin("PATCH", "/admin/wallet/settings", { topups_enabled: true })
    }
  })
})
