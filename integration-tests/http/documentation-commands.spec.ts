/** The documentation's commands are run, against a store; its examples of code are run as well. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { transformSync } from "esbuild"
import sharp from "sharp"
import { openCheckout, type Checkout } from "../support/checkout"
import { ROOT } from "../support/demo"
import { DOCUMENTS, runDocument, type DocumentedCall } from "../support/documented-commands"
import { createCustomer, request, type Customer } from "../support/store"

const FRIEND = "friend@example.com"
const APP_SECRET = "the app secret"

/** What a document's example is refused for, since it names what only its reader has. */
const REFUSED: Record<string, string> = {
  "POST /wallet/v1/step-up/verify": "wallet_step_up_code_invalid",
  "POST /admin/wallet/imports/loyalty": "wallet_loyalty_missing",
}

describe("the documentation", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "documents-"))
  let shop: Checkout
  let ada: Customer & { wallet: number }
  let set: Record<string, string>
  let replace: (readonly [string | RegExp, string])[]

  beforeAll(async () => {
    shop = await openCheckout({
      options: {
        rate_limit_per_minute: 0,
        redeem_rate_limit_per_minute: 0,
        transfers_enabled: true,
        allowances_enabled: true,
        withdrawals_enabled: true,
        assistant: { rate_limit: 0, agent_checkout_enabled: true },
      },
    })
    const { baseUrl } = shop.store
    ada = await shop.rich("900000")
    await shop.asAdmin("POST", "/wallet/v1/wallets/credit", {
      customer: ada.id,
      currency: "EUR",
      amount: "900000",
      reason: "Opening",
    })
    const friend = await createCustomer(shop.store, { email: FRIEND })
    const asAda = async (method: string, to: string, body?: object) => {
      const answer = await request(shop.store, method, to, { token: ada.token, body })
      if (answer.status >= 300) throw new Error(`${to}: ${answer.text}`)
      return answer.body
    }
    await shop.asAdmin("POST", "/admin/wallet/rules", {
      type: "referral",
      name: "Friends",
      currency: "USD",
      referrer_gets: { fixed_amount: "100" },
    })
    const { code: referral } = await asAda("GET", "/wallet/v1/referral")
    const { codes } = await shop.asAdmin("POST", "/wallet/v1/codes", {
      amount: "2500",
      currency: "USD",
    })
    const password = await shop.asAdmin("POST", "/admin/wallet/application-passwords", {
      name: "Documents",
    })
    const allowance = await asAda("POST", "/wallet/v1/allowances", {
      agent: "Shopping agent",
      currency: "USD",
      per_purchase: "500000",
      per_period: "500000",
      period: "month",
    })
    const { product_categories } = await shop.asAdmin("GET", "/admin/product-categories")
    const [variant] = Object.values(shop.catalogue.products["espresso-cup"]!.variants)
    const checkout = await request(
      shop.store,
      "POST",
      "/assistant/v1/agent/ucp/checkout-sessions",
      {
        token: allowance.token,
        body: {
          line_items: [{ item: { id: variant!.id }, quantity: 1 }],
          fulfillment: {
            methods: [
              {
                type: "shipping",
                destinations: [
                  {
                    first_name: "Ada",
                    last_name: "Lovelace",
                    street_address: "1 Main St",
                    address_locality: "Springfield",
                    address_country: "US",
                    postal_code: "12345",
                  },
                ],
              },
            ],
          },
        },
      }
    )
    const guest = await fetch(`${baseUrl}/assistant/v1/nonce`)
    const { nonce } = (await guest.json()) as { nonce: string }
    const [cookie] = guest.headers.getSetCookie()
    const [name, value] = cookie!.split(";")[0]!.split("=") as [string, string]
    for (const jar of ["jar", "cookies.txt"]) {
      const line = ["localhost", "FALSE", "/", "FALSE", "0", name, value].join("\t")
      writeFileSync(path.join(folder, jar), `# Netscape HTTP Cookie File\n${line}\n`)
    }
    const product = shop.catalogue.products["espresso-cup"]!.id
    writeFileSync(
      path.join(folder, "reviews.csv"),
      `product,external_id,rating,created_at\n${product},r1,5,2026-01-01T00:00:00Z\n`
    )
    writeFileSync(path.join(folder, "balances.csv"), `customer,amount\n${ada.email},12.50\n`)
    const plain = { width: 64, height: 64, channels: 3, background: "#227755" } as const
    await sharp({ create: plain }).jpeg().toFile(path.join(folder, "photo.jpg"))
    set = {
      BASE: baseUrl,
      SHOP: baseUrl,
      STORE: baseUrl,
      TOKEN: shop.admin.token,
      ADMIN_TOKEN: shop.admin.token,
      CUSTOMER: ada.token,
      CUSTOMER_TOKEN: ada.token,
      FRIEND_TOKEN: friend.token,
      APPLICATION_PASSWORD: password.password,
      USER: shop.admin.email,
      NONCE: nonce,
      APP_SECRET,
      ALLOWANCE: allowance.token,
      CHECKOUT: checkout.body.id,
      DATABASE_URL: "postgres://not-asked",
    }
    const month = lastLongMonth()
    replace = [
      [/https:\/\/(?:shop|store)\.example/g, baseUrl],
      ["http://localhost:9000", baseUrl],
      ["admin@shop.example", shop.admin.email],
      [
        '"email": "admin@example.com", "password": "…"',
        JSON.stringify(credentialsOf(shop)).slice(1, -1),
      ],
      ["/wallets/12/", `/wallets/${ada.wallet}/`],
      ["XMAS-3V2E-DDBY-7VAB-S0QS", codes[0].code],
      ["REF-3V2E-DDBY-7VAB-S0QS", referral],
      ["pcat_coffee", product_categories[0].id],
      ["variant_…", variant!.id],
      ["so_…", shop.catalogue.shipping_options.Standard!],
      ["7d1e…", "7d1e4c52-02a5-4c7d-9d6f-1c2b"],
      [/2026-10/g, month],
    ]
  })
  afterAll(async () => {
    await shop?.stop()
    rmSync(folder, { recursive: true })
  })

  it.each(DOCUMENTS)("has commands in %s that work as they stand there", async (file) => {
    const run = await runDocument(file, folder, shop.store.baseUrl, set, replace)
    expect(run.problems.filter((line) => !/cd: wallet: No such file/.test(line))).toEqual([])
    expect(run.calls.filter((call) => !isAsWritten(call))).toEqual([])
    expect(run.others.filter((command) => !isKnown(command))).toEqual([])
    expect(run.calls.length + run.others.length).toBeGreaterThan(0)
  })

  it("has a route for the host's starter that makes the elements the customer's", async () => {
    const [, source] = /```ts\n\/\/ src\/app\/api\/store[^\n]*\n([\s\S]*?)```/.exec(
      readFileSync(path.join(ROOT, "docs/storefront-integration.md"), "utf8")
    )!
    const { code } = transformSync(source!, { loader: "ts", format: "cjs" })
    const route: Record<string, Route> = {}
    const session: { authorization?: string } = {}
    const cookies = { getAuthHeaders: async () => session }
    const load = new Function("exports", "module", "require", "process", code)
    const module = { exports: route }
    load(route, module, () => cookies, { env: { MEDUSA_BACKEND_URL: shop.store.baseUrl } })
    const { GET, POST } = module.exports
    const ask = (handler: Route, to: string, init: RequestInit = {}) => {
      const [pathname] = to.split("?") as [string]
      const params = Promise.resolve({ path: pathname.split("/").filter(Boolean) })
      return handler(new Request(`http://storefront.example/api/store${to}`, init), { params })
    }

    const script = await ask(GET!, "/wallet/v1/widget.js")
    expect(await script.text()).toContain("export * from")
    expect((await ask(GET!, "/store/customers/me")).status).toBe(404)
    expect((await ask(GET!, "/wallet/v1/../../admin/users")).status).toBe(404)

    const first = await ask(GET!, "/assistant/v1/nonce")
    const { nonce } = (await first.json()) as { nonce: string }
    const [cookie] = first.headers.getSetCookie()
    const question = { messages: [{ role: "user", content: "an espresso cup" }] }
    const answer = await ask(POST!, "/assistant/v1/message", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-platform-nonce": nonce,
        cookie: cookie!.split(";")[0]!,
      },
      body: JSON.stringify(question),
    })
    expect(answer.status).toBe(200)

    expect((await ask(GET!, "/wallet/v1/wallets/me?currency=USD")).status).toBe(401)
    session.authorization = `Bearer ${ada.token}`
    const wallet = await ask(GET!, "/wallet/v1/wallets/me?currency=USD")
    expect(await wallet.json()).toMatchObject({ id: ada.wallet })
  })
})

type Route = (
  request: Request,
  context: { params: Promise<{ path: string[] }> }
) => Promise<Response>

function isAsWritten({ method, to, status, body }: DocumentedCall): boolean {
  if (status >= 200 && status < 300) return true
  const refusal = REFUSED[`${method} ${to}`]
  return refusal !== undefined && body.includes(`"${refusal}"`)
}

const SCRIPTS: Record<string, string> = JSON.parse(
  readFileSync(path.join(ROOT, "package.json"), "utf8")
).scripts

/** Commands that other tests run (`test:start`, `test:package`, `self-test-scripts`): here, that they exist. */
function isKnown(command: string): boolean {
  const [program, ...words] = command.split(" ") as [string, ...string[]]
  if (program === "git" || program === "pg_dump") return true
  if (program === "npm") {
    if (words[0] === "install") return /^medusa-plugin-wallet-assistant/.test(words[1] ?? "")
    return (words[0] === "run" ? words[1]! : words[0]!) in SCRIPTS
  }
  if (words[0] !== "medusa") return false
  if (words[1] !== "exec") return ["db:migrate", "start"].includes(words[1]!)
  const [, script] = /\.medusa\/server\/src\/scripts\/([\w-]+)\.js$/.exec(words[2] ?? "") ?? []
  return script !== undefined && existsSync(path.join(ROOT, "src", "scripts", `${script}.ts`))
}

function credentialsOf({ admin }: Checkout) {
  return { email: admin.email, password: admin.password }
}

/** The last month of 31 days that is over, as `2026-10`: the examples close one. */
function lastLongMonth(now = new Date()): string {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0))
  while (day.getUTCDate() < 31) day.setUTCDate(0)
  return day.toISOString().slice(0, 7)
}
