/**
 * The permissions table of the interface, route by route, for everybody who can call. Access comes
 * before validation, so that an empty body tells who may: 400 is in.
 */
import { shareStore } from "../support/shared-store"
import {
  createAdmin,
  createCustomer,
  createSecretKey,
  request,
  type RequestOptions,
  type Store,
} from "../support/store"
import { createKey, createPassword, EFFECTIVE_MS, grant, overBasic, signIn } from "./access-store"
import { setTimeout as sleep } from "node:timers/promises"

type Right = "manage" | "read" | "write"
type Need = Right | "signed in" | "customer" | "nothing"

interface Caller {
  credential: RequestOptions
  rights: readonly Right[]
  isCustomer?: boolean
  scope?: "read" | "write" | "read_write"
}

const EVERYTHING: readonly Right[] = ["manage", "read", "write"]
const CAPABILITIES: Record<Right, string> = {
  manage: "manage_shop",
  read: "wallet_read_wallets",
  write: "wallet_write_wallets",
}

/** `other` and `entry` are a stranger's wallet and an entry in it. */
const ROUTES: readonly [method: string, path: string, need: Need][] = [
  ["GET", "/openapi.json", "nothing"],
  ["GET", "/nonce", "nothing"],
  ["GET", "/wallets", "manage"],
  ["POST", "/wallets", "manage"],
  ["POST", "/wallets/credit", "write"],
  ["POST", "/wallets/credit/bulk", "write"],
  ["GET", "/wallets/me", "signed in"],
  ["GET", "/wallets/{other}", "read"],
  ["HEAD", "/wallets/{other}", "read"],
  ["PATCH", "/wallets/{other}", "write"],
  ["POST", "/wallets/{other}/freeze", "manage"],
  ["POST", "/wallets/{other}/unfreeze", "manage"],
  ["POST", "/wallets/{other}/credit", "write"],
  ["POST", "/wallets/{other}/debit", "write"],
  ["GET", "/wallets/{other}/lots", "read"],
  ["GET", "/wallets/{other}/lots/{entry}", "read"],
  ["PATCH", "/wallets/{other}/lots/{entry}", "manage"],
  ["GET", "/wallets/{other}/explain", "read"],
  ["GET", "/wallets/{other}/personal-data", "manage"],
  ["GET", "/wallets/{other}/holds", "read"],
  ["POST", "/wallets/{other}/holds", "write"],
  ["GET", "/holds/{entry}", "read"],
  ["POST", "/holds/{entry}/commit", "write"],
  ["POST", "/holds/{entry}/extend", "manage"],
  ["POST", "/holds/{entry}/release", "manage"],
  ["POST", "/orders/{entry}/charge", "manage"],
  ["POST", "/orders/{entry}/refund", "manage"],
  ["GET", "/carts/{entry}", "customer"],
  ["POST", "/carts/{entry}/apply", "customer"],
  ["DELETE", "/carts/{entry}/apply", "customer"],
  ["GET", "/topups", "customer"],
  ["POST", "/topups", "signed in"],
  ["POST", "/topups/{entry}/complete", "customer"],
  ["GET", "/auto-reload", "customer"],
  ["PUT", "/auto-reload", "signed in"],
  ["DELETE", "/auto-reload", "customer"],
  ["GET", "/reloads", "customer"],
  ["GET", "/allowances", "customer"],
  ["POST", "/allowances", "signed in"],
  ["GET", "/allowances/{entry}", "customer"],
  ["DELETE", "/allowances/{entry}", "customer"],
  ["GET", "/allowances/{entry}/uses", "customer"],
  ["GET", "/payment-methods", "customer"],
  ["POST", "/payment-methods", "signed in"],
  ["DELETE", "/payment-methods/{entry}/{entry}", "customer"],
  ["GET", "/rewards", "signed in"],
  ["GET", "/rewards/progress", "signed in"],
  ["GET", "/rewards/offers", "signed in"],
  ["GET", "/referral", "customer"],
  ["POST", "/referral", "signed in"],
  ["GET", "/withdrawals", "signed in"],
  ["POST", "/withdrawals", "signed in"],
  ["GET", "/withdrawals/{entry}", "signed in"],
  ["POST", "/withdrawals/{entry}/cancel", "signed in"],
  ["POST", "/withdrawals/{entry}/approve", "manage"],
  ["POST", "/withdrawals/{entry}/reject", "manage"],
  ["POST", "/withdrawals/{entry}/paid", "manage"],
  ["GET", "/notification-preferences", "customer"],
  ["PUT", "/notification-preferences", "signed in"],
  ["GET", "/widget.js", "nothing"],
  ["GET", "/widget.json", "nothing"],
  ["GET", "/widget/{entry}", "nothing"],
  ["GET", "/docs", "nothing"],
  ["GET", "/docs/{entry}", "nothing"],
  ["GET", "/transactions", "signed in"],
  ["GET", "/transactions?wallet_id={other}", "read"],
  ["GET", "/transactions/{entry}", "read"],
  ["POST", "/transactions/{entry}/reverse", "manage"],
  ["POST", "/transfers", "signed in"],
  ["POST", "/codes", "manage"],
  ["GET", "/codes", "manage"],
  ["GET", "/codes/ABCD-EFGH", "manage"],
  ["GET", "/codes/ABCD-EFGH/redemptions", "manage"],
  ["POST", "/codes/ABCD-EFGH/redeem", "customer"],
  ["POST", "/codes/ABCD-EFGH/revoke", "manage"],
  ["GET", "/events", "read"],
  ["GET", "/wallets/{other}/kyc", "read"],
  ["PUT", "/wallets/{other}/kyc", "manage"],
  ["POST", "/step-up/challenge", "signed in"],
  ["POST", "/step-up/verify", "signed in"],
  ["POST", "/step-up/totp", "signed in"],
  ["POST", "/step-up/totp/verify", "signed in"],
  ["DELETE", "/step-up/totp", "signed in"],
]

const NAMES = [
  "a guest",
  "a customer with a token",
  "a customer with a session and nonce",
  "a customer with an application password",
  "a customer who may read every wallet",
  "a customer who may write every wallet",
  "a user with a token",
  "a user with a session and nonce",
  "a user with an application password",
  "a secret key of the host",
  "the shop's key, read",
  "the shop's key, write",
  "the shop's key, read_write",
  "a user's key, read",
  "a user's key, write",
  "a customer's key, read",
  "a customer's key, write",
  "a customer's key, read_write",
  "a customer's key that may read every wallet, read",
  "a customer's key that may read and write every wallet, write",
] as const

describe("the permissions table", () => {
  let store: Store
  let other: number
  let entry: number
  const callers = new Map<string, Caller>()

  beforeAll(async () => {
    store = await shareStore()
    const admin = await createAdmin(store)
    const customer = await createCustomer(store)
    const reader = await createCustomer(store)
    const writer = await createCustomer(store)
    const stranger = await createCustomer(store)
    const { token } = stranger
    other = (await request(store, "GET", "/wallet/v1/wallets/me", { token })).body.id
    const credited = await request(store, "POST", `/wallet/v1/wallets/${other}/credit`, {
      token: admin.token,
      body: { amount: "500", reason: "hello" },
    })
    entry = credited.body.transaction_id

    const basicOf = async (user_id: string) => {
      const { username, password } = await createPassword(store, admin, user_id)
      return { basic: `${username}:${password}` }
    }
    const add = (name: (typeof NAMES)[number], caller: Caller) => callers.set(name, caller)
    const isCustomer = true
    add("a guest", { credential: {}, rights: [] })
    add("a customer with a token", {
      credential: { token: customer.token },
      rights: [],
      isCustomer,
    })
    add("a customer with a session and nonce", {
      credential: await signIn(store, customer),
      rights: [],
      isCustomer,
    })
    add("a customer with an application password", {
      credential: await basicOf(customer.id),
      rights: [],
      isCustomer,
    })
    await grant(store, admin, "customer", reader.id, CAPABILITIES.read)
    add("a customer who may read every wallet", {
      credential: { token: reader.token },
      rights: ["read"],
      isCustomer,
    })
    await grant(store, admin, "customer", writer.id, CAPABILITIES.write)
    add("a customer who may write every wallet", {
      credential: { token: writer.token },
      rights: ["write"],
      isCustomer,
    })
    for (const [name, credential] of [
      ["a user with a token", { token: admin.token }],
      ["a user with a session and nonce", await signIn(store, admin)],
      ["a user with an application password", await basicOf(admin.id)],
      ["a secret key of the host", { basic: `${await createSecretKey(store, admin)}:` }],
    ] as const) {
      add(name, { credential, rights: EVERYTHING })
    }
    for (const scope of ["read", "write", "read_write"] as const) {
      const shop = await createKey(store, admin, scope)
      add(`the shop's key, ${scope}`, { credential: overBasic(shop), rights: EVERYTHING, scope })
      const own = await createKey(store, admin, scope, customer.id)
      add(`a customer's key, ${scope}`, {
        credential: overBasic(own),
        rights: [],
        isCustomer,
        scope,
      })
      if (scope === "read_write") continue
      const user = await createKey(store, admin, scope, admin.id)
      add(`a user's key, ${scope}`, { credential: overBasic(user), rights: EVERYTHING, scope })
    }
    const reading = await createKey(store, admin, "read", customer.id)
    await grant(store, admin, "api_key", reading.id, CAPABILITIES.read)
    add("a customer's key that may read every wallet, read", {
      credential: overBasic(reading),
      rights: ["read"],
      isCustomer,
      scope: "read",
    })
    const writing = await createKey(store, admin, "write", customer.id)
    await grant(store, admin, "api_key", writing.id, CAPABILITIES.read)
    await grant(store, admin, "api_key", writing.id, CAPABILITIES.write)
    add("a customer's key that may read and write every wallet, write", {
      credential: overBasic(writing),
      rights: ["read", "write"],
      isCustomer,
      scope: "write",
    })
    await sleep(EFFECTIVE_MS)
  })
  afterAll(() => store?.stop())

  /** What the table says about a caller and a route. */
  function expected({ credential, rights, isCustomer, scope }: Caller, method: string, need: Need) {
    if (need === "nothing") return "in"
    if (Object.keys(credential).length === 0) return "401 wallet_unauthorized"
    const verb = method === "GET" || method === "HEAD" ? "read" : "write"
    if (scope && scope !== "read_write" && scope !== verb) return `403 needs scope ${verb}`
    if (need === "signed in") return "in"
    if (need === "customer") return isCustomer ? "in" : "403 wallet_forbidden"
    return rights.includes(need) ? "in" : `403 needs ${CAPABILITIES[need]}`
  }

  async function outcome({ credential }: Caller, method: string, path: string) {
    const filled = path.replace("{other}", String(other)).replaceAll("{entry}", String(entry))
    const { status, body } = await request(store, method, `/wallet/v1${filled}`, {
      ...credential,
      body: method === "GET" || method === "HEAD" || /redeem/.test(path) ? undefined : {},
    })
    expect(status).toBeLessThan(500)
    // The answer to HEAD has no body that could say why.
    if (method === "HEAD") return status < 400 ? "in" : String(status)
    if (status !== 401 && body?.code !== "wallet_forbidden") return "in"
    const { required_scope, required_capability } = body.data
    if (required_scope) return `403 needs scope ${required_scope}`
    return required_capability ? `403 needs ${required_capability}` : `${status} ${body.code}`
  }

  it("is held against every operation that the service describes", async () => {
    const { body } = await request(store, "GET", "/wallet/v1/openapi.json")
    const described = Object.entries(body.paths as Record<string, object>).flatMap(
      ([path, verbs]) =>
        Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path.replace(/{\w+}/g, "*")}`)
    )
    const tried = ROUTES.map(
      ([method, path]) => `${method} ${path.replace(/\?.*$/, "").replace(/{\w+}|ABCD-EFGH/g, "*")}`
    )
    expect(described.filter((operation) => !tried.includes(operation))).toEqual([])
  })

  it.each(NAMES)("holds for %s", async (name) => {
    const caller = callers.get(name) as Caller
    const found: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const [method, path, need] of ROUTES) {
      const key = `${method} ${path}`
      const rule = expected(caller, method, need)
      wanted[key] = method === "HEAD" && rule !== "in" ? rule.slice(0, 3) : rule
      found[key] = await outcome(caller, method, path)
    }
    expect(found).toEqual(wanted)
  })
})
