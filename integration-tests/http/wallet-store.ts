import { shareStore, type Profile } from "../support/shared-store"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Answer,
  type Customer,
  type Store,
  type StoreOptions,
} from "../support/store"

/** A store with an admin who calls the wallet service, and customers with wallets on demand. */
export interface WalletStore {
  store: Store
  admin: Admin
  asAdmin(method: string, path: string, body?: unknown): Promise<Answer>
  /** The wallet of a customer, as they see it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
  mine(customer: Customer): Promise<any>
  /** A new customer's wallet, with money in it when a balance is given. */
  openWallet(balance?: string): Promise<{ id: number; owner: Customer }>
}

/** On a shared store; paths are relative to the service's root. */
export async function shareWalletStore(profile?: Profile): Promise<WalletStore> {
  return await openWalletStore(await shareStore(profile))
}

/** On a store of the test's own. */
export async function startWalletStore(options: StoreOptions = {}): Promise<WalletStore> {
  return await openWalletStore(await startStore(options))
}

async function openWalletStore(store: Store): Promise<WalletStore> {
  const admin = await createAdmin(store)
  const asAdmin = (method: string, path: string, body?: unknown) =>
    request(store, method, `/wallet/v1${path}`, { token: admin.token, body })
  const mine = async ({ token }: Customer) =>
    (await request(store, "GET", "/wallet/v1/wallets/me", { token })).body
  return {
    store,
    admin,
    asAdmin,
    mine,
    async openWallet(balance) {
      const owner = await createCustomer(store)
      const { id } = await mine(owner)
      if (balance) {
        await asAdmin("POST", `/wallets/${id}/credit`, { amount: balance, reason: "opening" })
      }
      return { id, owner }
    },
  }
}

/** Makes yen a second currency of a store. */
export async function sellInYen(store: Store, { token }: Admin): Promise<void> {
  const { body } = await request(store, "GET", "/admin/stores", { token })
  const [{ id, supported_currencies }] = body.stores
  const [{ currency_code }] = supported_currencies
  const answer = await request(store, "POST", `/admin/stores/${id}`, {
    token,
    body: {
      supported_currencies: [{ currency_code, is_default: true }, { currency_code: "jpy" }],
    },
  })
  if (answer.status !== 200) throw new Error(`The store did not take yen: ${answer.text}`)
}
