/**
 * A shopper of a store under test, as a browser would be one: keeps cookies and sends a nonce.
 *
 *   const guest = await openShopper(store)
 *   const member = await openShopper(store, { token: customer.token })     // bearer
 *   const browser = await openShopper(store, { session: customer.token })  // session cookie
 *   await guest.call("POST", "/feedback", { body: { rating: "up" } })
 */
import { request, type Answer, type RequestOptions } from "./request"

type Target = { baseUrl: string } | string

export interface ShopperOptions {
  /** bearer token, sent with every call */
  token?: string
  /** bearer token that is turned into a session cookie first */
  session?: string
  /** where the calls come from, for the limits that count addresses */
  address?: string
  /** sent with every call as well */
  headers?: Record<string, string>
}

export interface TestShopper {
  /** name and value of every cookie that is kept */
  readonly cookies: Map<string, string>
  nonce: string
  /** paths are relative to `/assistant/v1` */
  call(method: string, path: string, options?: RequestOptions): Promise<Answer>
  /** what the next call would send, for clients other than `fetch` */
  headers(): Record<string, string>
  /** turns a customer's token into a session cookie beside the guest's, and takes a new nonce */
  signIn(token: string): Promise<void>
}

export async function openShopper(
  target: Target,
  { token, session, address, headers: more }: ShopperOptions = {}
): Promise<TestShopper> {
  const cookies = new Map<string, string>()
  const keep = (answer: Answer) => {
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  const signIn = async (customer: string) =>
    keep(
      await request(target, "POST", "/auth/session", {
        headers: { ...headers(), authorization: `Bearer ${customer}` },
      })
    )
  const takeNonce = async () => {
    shopper.nonce = (await shopper.call("GET", "/nonce")).body.nonce
  }
  const headers = (): Record<string, string> => ({
    ...more,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookies.size ? { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") } : {}),
    ...(shopper.nonce ? { "x-platform-nonce": shopper.nonce } : {}),
    ...(address ? { "x-forwarded-for": address } : {}),
  })
  const shopper: TestShopper = {
    cookies,
    nonce: "",
    headers,
    call: async (method, path, options = {}) =>
      keep(
        await request(target, method, `/assistant/v1${path}`, {
          ...options,
          headers: { ...headers(), ...options.headers },
        })
      ),
    signIn: async (customer) => {
      await signIn(customer)
      await takeNonce()
    },
  }
  if (session) await signIn(session)
  await takeNonce()
  return shopper
}
