import type { TestCatalogue } from "../support/catalogue"
import { shareShop } from "../support/shared-store"
import { startShop } from "../support/shop"
import { openShopper } from "../support/shopper"
import {
  createAdmin,
  createCustomer,
  request,
  type Admin,
  type Answer,
  type Customer,
  type Store,
  type StoreOptions,
} from "../support/store"

/** Somebody who talks to the assistant: a browser with its cookies, or a customer's app. */
export interface TestShopper {
  /** Relative to the service's root; the nonce goes along. */
  call(method: string, path: string, body?: unknown): Promise<Answer>
  /** Headers of one request, for what `call` can't do. */
  headers(): Record<string, string>
  /** The browser signs in: a session cookie beside the guest's, and a new nonce. */
  signIn(customer: Customer): Promise<void>
}

/** A store with a catalogue whose assistant shoppers talk to. */
export interface AssistantStore {
  store: Store
  admin: Admin
  catalogue: TestCatalogue
  /** A guest in a new browser. */
  guest(headers?: Record<string, string>): Promise<TestShopper>
  /** A customer whose app sends their token. */
  customer(): Promise<TestShopper & { customer: Customer }>
}

/** On the shared shop. */
export async function shareAssistantStore(): Promise<AssistantStore> {
  const { store, catalogue } = await shareShop()
  return openAssistantStore(store, await createAdmin(store), catalogue)
}

/** On a store of the test's own. */
export async function startAssistantStore(options: StoreOptions = {}): Promise<AssistantStore> {
  const { store, admin, catalogue } = await startShop(options)
  return openAssistantStore(store, admin, catalogue)
}

function openAssistantStore(store: Store, admin: Admin, catalogue: TestCatalogue): AssistantStore {
  return {
    store,
    admin,
    catalogue,
    async guest(headers = {}) {
      return await openBrowser(store, headers)
    },
    async customer() {
      const customer = await createCustomer(store)
      const authorization = { authorization: `Bearer ${customer.token}` }
      const shopper = await openBrowser(store, authorization)
      return { ...shopper, customer }
    },
  }
}

async function openBrowser(store: Store, headers: Record<string, string>): Promise<TestShopper> {
  const shopper = await openShopper(store, { headers })
  return {
    call: (method, path, body) => shopper.call(method, path, { body }),
    headers: shopper.headers,
    signIn: ({ token }) => shopper.signIn(token),
  }
}

/** Buys a cart through the host's own store interface; the order's number. */
export async function buyCart(
  { store, catalogue }: Pick<AssistantStore, "store" | "catalogue">,
  id: string,
  { token, country_code = "us" }: { token?: string; country_code?: string } = {}
): Promise<{ id: string; display_id: number }> {
  const headers = { "x-publishable-api-key": catalogue.publishable_key }
  const call = async (path: string, body: object = {}) => {
    const answer = await request(store, "POST", `/store${path}`, { token, headers, body })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
    return answer.body
  }
  const address = {
    first_name: "Ada",
    last_name: "Lovelace",
    address_1: "1 Main St",
    city: "Springfield",
    country_code,
    postal_code: "12345",
  }
  await call(`/carts/${id}`, { email: "ada@example.com", shipping_address: address })
  const { Standard: option_id } = catalogue.shipping_options
  await call(`/carts/${id}/shipping-methods`, { option_id })
  const { payment_collection } = await call("/payment-collections", { cart_id: id })
  await call(`/payment-collections/${payment_collection.id}/payment-sessions`, {
    provider_id: "pp_system_default",
  })
  const { type, order } = await call(`/carts/${id}/complete`)
  if (type !== "order") throw new Error(`The cart ${id} became no order`)
  return order
}
