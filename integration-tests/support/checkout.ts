/** Complete checkouts through the host's own store interface, for tests of payments. */
import { Client } from "pg"
import { shareShop } from "./shared-store"
import { startShop } from "./shop"
import {
  createAdmin,
  createCustomer,
  request,
  type Admin,
  type Answer,
  type Customer,
  type Store,
} from "./store"
import type { StoreOptions } from "./store"
import type { TestCatalogue } from "./catalogue"

export type Currency = "usd" | "eur" | "jpy" | "kwd"

const COUNTRIES: Record<Currency, string> = { usd: "us", eur: "de", jpy: "jp", kwd: "kw" }

/* eslint-disable @typescript-eslint/no-explicit-any -- the host's answers have every shape */
export interface Checkout {
  store: Store
  admin: Admin
  catalogue: TestCatalogue
  database: Client
  asAdmin(method: string, path: string, body?: unknown): Promise<any>
  /** A customer whose wallet in a currency has so much, in minor units. */
  rich(balance: string, currency?: Currency): Promise<Customer & { wallet: number }>
  asShopper(
    token: string | undefined,
    method: string,
    path: string,
    body?: unknown
  ): Promise<Answer>
  /** A cart with an address and a way of shipping. */
  fillCart(
    token: string | undefined,
    options?: { product?: string; quantity?: number; currency?: Currency }
  ): Promise<any>
  /** Chooses a way of paying; answers the collection's id. */
  choose(token: string | undefined, cart: string, provider?: string): Promise<string>
  complete(token: string | undefined, cart: string): Promise<Answer>
  /** Balance and held of a wallet. */
  wallet(id: number): Promise<{ balance: string; held: string }>
  /** The payment of an order, with its captures; one that was cancelled only if there is no other. */
  paymentOf(order: string): Promise<any>
  /** Lets every statement fail that does a thing to a table, until `work` is done. */
  failing<T>(when: string, work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** In a store of the test's own. */
export async function openCheckout(options: StoreOptions = {}): Promise<Checkout> {
  return await checkoutOf(await startShop(options))
}

/** In the store that many files use: see `shared-store.ts` for what they owe each other. */
export async function openSharedCheckout(): Promise<Checkout> {
  const { store, catalogue } = await shareShop()
  return await checkoutOf({ store, catalogue, admin: await createAdmin(store) })
}

async function checkoutOf({
  store,
  admin,
  catalogue,
}: Pick<Checkout, "store" | "admin" | "catalogue">): Promise<Checkout> {
  const database = new Client({ connectionString: store.databaseUrl })
  await database.connect()
  const headers = { "x-publishable-api-key": catalogue.publishable_key }

  const asAdmin = async (method: string, path: string, body?: unknown) => {
    const answer = await request(store, method, path, { token: admin.token, body })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  const asShopper: Checkout["asShopper"] = (token, method, path, body) =>
    request(store, method, path, { token, headers, body })
  const must = async (token: string | undefined, path: string, body: object = {}) => {
    const answer = await asShopper(token, "POST", path, body)
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return answer.body
  }
  const { regions } = await asAdmin("GET", "/admin/regions?limit=100")
  const regionOf = (currency: Currency) =>
    regions.find((region: any) => region.currency_code === currency).id

  return {
    store,
    admin,
    catalogue,
    database,
    asAdmin,
    asShopper,
    async rich(balance, currency = "usd") {
      const customer = await createCustomer(store)
      const receipt = await asAdmin("POST", "/wallet/v1/wallets/credit", {
        customer: customer.id,
        currency: currency.toUpperCase(),
        amount: balance,
        reason: "Opening",
      })
      return { ...customer, wallet: receipt.wallet_id }
    },
    async fillCart(token, { product = "espresso-cup", quantity = 1, currency = "usd" } = {}) {
      const { cart } = await must(token, "/store/carts", {
        region_id: regionOf(currency),
        email: "ada@example.com",
      })
      const [variant] = Object.values(catalogue.products[product].variants)
      await must(token, `/store/carts/${cart.id}/line-items`, { variant_id: variant.id, quantity })
      await must(token, `/store/carts/${cart.id}`, {
        shipping_address: {
          first_name: "Ada",
          last_name: "Lovelace",
          address_1: "1 Main St",
          city: "Springfield",
          country_code: COUNTRIES[currency],
          postal_code: "12345",
        },
      })
      const { Standard: option_id } = catalogue.shipping_options
      const filled = await must(token, `/store/carts/${cart.id}/shipping-methods`, { option_id })
      return filled.cart
    },
    async choose(token, cart_id, provider_id = "pp_wallet") {
      const { payment_collection } = await must(token, "/store/payment-collections", { cart_id })
      await must(token, `/store/payment-collections/${payment_collection.id}/payment-sessions`, {
        provider_id,
      })
      return payment_collection.id
    },
    complete: (token, cart) => asShopper(token, "POST", `/store/carts/${cart}/complete`, {}),
    async wallet(id) {
      const { balance, held } = await asAdmin("GET", `/wallet/v1/wallets/${id}`)
      return { balance, held }
    },
    async paymentOf(order) {
      const fields = "fields=*payment_collections.payments,*payment_collections.payments.captures"
      const found = await asAdmin("GET", `/admin/orders/${order}?${fields}`)
      const { payments } = found.order.payment_collections[0]
      return payments.find((one: any) => !one.canceled_at) ?? payments[0]
    },
    async failing(when, work) {
      await database.query(`
        CREATE OR REPLACE FUNCTION test_fail() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'the test lets this fail'; END $$;
        CREATE TRIGGER test_failure BEFORE ${when} FOR EACH ROW EXECUTE FUNCTION test_fail()`)
      const [table] = /(?<= ON )\S+/.exec(when) ?? []
      try {
        return await work()
      } finally {
        await database.query(`DROP TRIGGER test_failure ON ${table}`)
      }
    },
    async stop() {
      await database.end()
      await store.stop()
    },
  }
}
