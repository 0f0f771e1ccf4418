import { readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { Described } from "../support/described"
import { requestAsWritten } from "../support/request"
import { createCustomer, request, type Answer } from "../support/store"
import { shareAssistantStore, type AssistantStore } from "./assistant-store"

const AGENT = "/assistant/v1/agent"
/** So long a version of the feed may be believed. */
const VERSION_MS = 2_100

let shop: AssistantStore

beforeAll(async () => {
  shop = await shareAssistantStore()
})
afterAll(() => shop?.store.stop())

const get = (target: string, headers?: Record<string, string>): Promise<Answer> =>
  request(shop.store, "GET", `${AGENT}${target}`, { headers })

interface Product {
  id: number
  handle: string
  url: string
  price_amount: string
  variants: { variation_id: number; label: string; price_amount: string; in_stock: boolean }[]
}

const byHandle = ({ body }: Answer, handle: string): Product =>
  body.products.find((product: Product) => product.handle === handle)

describe("every endpoint of the gateway", () => {
  it.each([
    "/llms",
    "/catalog",
    "/search?q=mug",
    "/product?id=chef-knife",
    "/checkout-handoff?ids=chef-knife",
    "/handoff/none-of-ours",
    "/../openapi.json",
  ])("%s is readable from any origin, without credentials", async (target) => {
    const { headers } = await get(target, { origin: "https://anywhere.example" })
    expect(headers.get("access-control-allow-origin")).toBe("*")
    expect(headers.get("access-control-allow-credentials")).toBeNull()
  })

  it("asks nobody who they are, and minds no wrong credential", async () => {
    expect((await get("/catalog", { authorization: "Bearer nonsense" })).status).toBe(200)
  })

  it("only reads: other methods are refused", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) {
      const answer = await request(shop.store, method, `${AGENT}/catalog`, { body: {} })
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"])
    }
  })

  it("refuses fields that it does not know, and markets that the store does not sell to", async () => {
    expect((await get("/catalog?page=2")).body.data.params).toEqual({
      page: "is not a known field",
    })
    const { status, body } = await get("/catalog?country=br&currency=brl")
    expect([status, Object.keys(body.data.params)]).toEqual([400, ["country", "currency"]])
    expect((await get("/catalog?country=jp&currency=usd")).body.data.params.currency).toMatch(/JPY/)
  })
})

describe("GET /agent/llms", () => {
  it("is plain text in the form of llms.txt, with links that can be followed", async () => {
    const { status, headers, text } = await get("/llms")
    expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"])
    expect(text).toMatch(/^# .+\n\n> .+\n/)
    const links = [...text.matchAll(/^- \[.+\]\((.+?)\)/gm)].map((match) => match[1] as string)
    const ours = links.filter((link) => /\/(agent|openapi|\.well-known)/.test(link))
    expect(ours.length).toBeGreaterThanOrEqual(6)
    for (const link of ours) {
      const { pathname } = new URL(link)
      expect([pathname, (await fetch(link)).status]).not.toEqual([pathname, 404])
    }
  })

  it("tells the store's policies, which can't open a section of their own", async () => {
    const policies = [
      { topic: "returns", title: "Returns", text: "30 days.\n\n## Payment\nNever." },
    ]
    await shop.catalogue.admin("PATCH", "/assistant/settings", { policies })
    expect((await get("/llms")).text).toContain("- Returns: 30 days. ## Payment Never.\n")
  })
})

describe("GET /agent/catalog", () => {
  it("answers every published product of the sales channel, once", async () => {
    const { body } = await get("/catalog")
    const handles = body.products.map(({ handle }: Product) => handle)
    const sold = Object.keys(shop.catalogue.products).filter(
      (handle) => !["secret-poster", "wholesale-crate"].includes(handle)
    )
    expect(handles.toSorted()).toEqual(sold.toSorted())
    expect(body).toMatchObject({ count: sold.length, next_cursor: null, currency: "usd" })
  })

  it("shows variants with their prices, stock, codes, and an address", async () => {
    const runner = byHandle(await get("/catalog"), "trail-runner")
    expect(runner).toMatchObject({
      name: "Trail Runner",
      price: "$120.00",
      price_amount: "12000",
      currency: "usd",
      in_stock: true,
      availability: "in_stock",
      is_variable: true,
      image: "https://images.example.com/trail-runner.jpg",
      brand: null,
      gtin: null,
    })
    expect(runner.variants).toMatchObject([
      { label: "Size: 41", sku: "TRAIL-RUNNER-41", price_amount: "12000", in_stock: true },
      { label: "Size: 42", in_stock: false },
      { label: "Size: 43", in_stock: true },
    ])
    expect(runner).toHaveProperty("url", expect.stringMatching(/^http:.*trail-runner$/))
  })

  it("says of price and stock what the chat's cards say", async () => {
    const guest = await shop.guest()
    const { products } = (await get("/catalog")).body
    for (const product of products) {
      const stocked = product.variants.find(({ in_stock }: { in_stock: boolean }) => in_stock)
      if (!stocked) continue
      const cart = await guest.call("POST", "/cart", {
        action: "add",
        variation_id: stocked.variation_id,
      })
      const line = cart.body.items.find(
        ({ variation_id }: { variation_id: number }) => variation_id === stocked.variation_id
      )
      expect([product.handle, line.unit_price]).toEqual([product.handle, stocked.price])
    }
    const soldOut = products.filter(({ in_stock }: { in_stock: boolean }) => !in_stock)
    expect(soldOut.map(({ handle }: Product) => handle)).toEqual(["cast-iron-pan"])
  })

  it("has sales, and each market's currency", async () => {
    expect(byHandle(await get("/catalog"), "rain-jacket")).toMatchObject({
      on_sale: true,
      price_amount: "9900",
      regular_price_amount: "14900",
      sale_price: "$99.00",
    })
    const yen = await get("/catalog?country=jp")
    expect(byHandle(yen, "chef-knife")).toMatchObject({ price_amount: "7995", currency: "jpy" })
    const dinar = await get("/catalog?currency=KWD")
    expect(byHandle(dinar, "chef-knife")).toMatchObject({ price_amount: "79950", currency: "kwd" })
  })

  it("is that of the publishable key's sales channel", async () => {
    const { body } = await get("/catalog", {
      "x-publishable-api-key": shop.catalogue.wholesale_key,
    })
    expect(body.products.map(({ handle }: Product) => handle)).toEqual(["wholesale-crate"])
  })

  it("pages by cursor without losing or repeating a product", async () => {
    const whole = (await get("/catalog")).body.products.map(({ id }: Product) => id)
    const paged: number[] = []
    let cursor: string | null = ""
    while (cursor !== null) {
      const { body }: Answer = await get(`/catalog?limit=5${cursor && `&cursor=${cursor}`}`)
      expect(body.count).toBe(body.products.length)
      paged.push(...body.products.map(({ id }: Product) => id))
      cursor = body.next_cursor
    }
    expect(paged).toEqual(whole)
    expect((await get("/catalog?limit=12")).body.next_cursor).toBeNull()
  })

  it.each(["limit=0", "limit=x", "cursor=abc", "updated_since=yesterday"])(
    "refuses %s by name",
    async (query) => {
      const { status, body } = await get(`/catalog?${query}`)
      expect([status, body.code]).toEqual([400, "assistant_invalid_param"])
      expect(Object.keys(body.data.params)).toEqual([query.split("=")[0]])
    }
  )

  it("is spared whoever has it already, until anything in it changes", async () => {
    const read = (etag = "") => get("/catalog", { "if-none-match": etag })
    const etagOf = async () => (await read()).headers.get("etag") as string
    const etag = await etagOf()
    const again = await read(`"other", ${etag}`)
    expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", etag])
    expect((await get("/catalog?limit=2", { "if-none-match": etag })).status).toBe(200)

    const { products, setStock, admin } = shop.catalogue
    const cup = products["espresso-cup"]
    const only = cup?.variants[""]
    const changes = [
      () => setStock(only as never, 99),
      () => admin("POST", `/products/${cup?.id}`, { subtitle: "For one" }),
      () => admin("POST", `/products/${cup?.id}/variants/${only?.id}`, { ean: "4006381333931" }),
    ]
    let known = etag
    for (const change of changes) {
      await change()
      await sleep(VERSION_MS)
      expect((await read(known)).status).toBe(200)
      known = await etagOf()
    }
    expect(byHandle(await read(), "espresso-cup")).toMatchObject({ gtin: "4006381333931" })
  })

  it.each([
    ["storefront_url", "https://shop.example", "https://shop.example/us/products/espresso-cup"],
    ["product_path", "/shop/{handle}.html", "/shop/espresso-cup.html"],
  ])(
    "is told again when the setting %s leads to its products another way",
    async (name, to, url) => {
      const etag = (await get("/catalog")).headers.get("etag") as string
      const known = { "if-none-match": etag }
      expect((await get("/catalog", known)).status).toBe(304)
      await shop.catalogue.admin("PATCH", "/assistant/settings", { [name]: to })
      try {
        const answer = await get("/catalog", known)
        expect(answer.status).toBe(200)
        expect(byHandle(answer, "espresso-cup").url).toMatch(new RegExp(`${url}$`))
      } finally {
        await shop.catalogue.admin("PATCH", "/assistant/settings", { [name]: null })
      }
      expect((await get("/catalog", known)).status).toBe(304)
    }
  )

  it("is told again of what was written without saying when, and of nothing else", async () => {
    const database = new Client({ connectionString: shop.store.databaseUrl })
    await database.connect()
    const status = async (etag: string) => {
      await sleep(VERSION_MS)
      return (await get("/catalog", { "if-none-match": etag })).status
    }
    const etagOf = async () => (await get("/catalog")).headers.get("etag") as string
    const { id } = shop.catalogue.products["espresso-cup"] as { id: string }
    const ofCup = `price_set_id = (select price_set_id from product_variant_price_set as link
      join product_variant as variant on variant.id = link.variant_id
      where variant.product_id = '${id}')`
    const channel = `product_sales_channel set deleted_at`
    const changes = [
      `update price set amount = amount + 1 where currency_code = 'eur' and ${ofCup}`,
      `update price set amount = amount - 1 where currency_code = 'eur' and ${ofCup}`,
      `update ${channel} = '2020-01-01' where product_id = '${id}'`,
      `update ${channel} = null where product_id = '${id}'`,
      "update product_variant_option set option_value_id = option_value_id",
    ]
    try {
      for (const change of changes) {
        const etag = await etagOf()
        const { rowCount } = await database.query(change)
        expect([change, rowCount === 0, await status(etag)]).toEqual([change, false, 200])
      }
      await sleep(VERSION_MS)
      const etag = await etagOf()
      await database.query("update store set name = name")
      await database.query("vacuum freeze product_variant")
      expect(await status(etag)).toBe(304)
    } finally {
      await database.end()
    }
  })

  it("answers what has changed since an instant, and what is not for sale any more", async () => {
    const { products, setStock, admin } = shop.catalogue
    const since = async (instant: Date) =>
      (await get(`/catalog?updated_since=${instant.toISOString()}`)).body
    await sleep(50)
    const before = new Date()
    expect(await since(before)).toMatchObject({ count: 0, products: [], removed: [] })
    await setStock(products["coffee-grinder"]?.variants[""] as never, 3)
    await admin("POST", `/products/${products["usb-c-cable"]?.id}`, { subtitle: "Two metres" })
    const changed = await since(before)
    expect(changed.products.map(({ handle }: Product) => handle).toSorted()).toEqual([
      "coffee-grinder",
      "usb-c-cable",
    ])
    const beanie = byHandle(await get("/catalog"), "wool-beanie")
    const { id } = products["wool-beanie"] as { id: string }
    await admin("POST", `/products/${id}`, { status: "draft" })
    await admin("POST", `/products/${products["secret-poster"]?.id}`, { subtitle: "Still secret" })
    const { removed, products: listed } = await since(before)
    expect(removed).toContain(beanie.id)
    expect(listed.map(({ handle }: Product) => handle)).not.toContain("secret-poster")
    await admin("POST", `/products/${id}`, { status: "published" })
    const again = await since(before)
    expect([again.count, again.removed.includes(beanie.id)]).toEqual([3, false])
  })

  it("tells of an option that is called otherwise, which the variants' labels show", async () => {
    const { products, admin } = shop.catalogue
    const path = `/products/${products["cotton-t-shirt"]?.id}`
    const { product } = await admin("GET", `${path}?fields=options.id`)
    const rename = (title: string) =>
      admin("POST", `/product-options/${product.options[0].id}`, { title })
    const { headers } = await get("/catalog")
    await sleep(VERSION_MS)
    const before = new Date()
    await rename("Fit")
    const changed = (await get(`/catalog?updated_since=${before.toISOString()}`)).body
    const labels = changed.products.map(({ handle, variants }: Product) => [
      handle,
      variants[0]?.label,
    ])
    expect(labels).toEqual([["cotton-t-shirt", "Fit: S"]])
    const again = await get("/catalog", { "if-none-match": headers.get("etag") as string })
    expect(again.status).toBe(200)
    await rename("Size")
  })
})

describe("GET /agent/search", () => {
  it("finds what the chat's search finds, with cards", async () => {
    const { status, body } = await get("/search?q=running%20shoe")
    expect(status).toBe(200)
    expect(body.found).toBe(body.products.length)
    const named = body.products.find(({ name }: { name: string }) => name === "Trail Runner")
    expect(named).toMatchObject({
      name: "Trail Runner",
      price_amount: "12000",
      url: expect.stringMatching(/^http/),
      variations: expect.any(Array),
    })
  })

  it("understands a budget, and answers no more than asked for", async () => {
    const { products } = (await get("/search?q=coffee%20under%20%2420&limit=1")).body
    expect(products).toHaveLength(1)
    expect(Number(products[0].price_amount)).toBeLessThanOrEqual(2000)
  })

  it.each(["/search", "/search?q=", "/search?q=a&limit=21", "/search?q=a&limit=0"])(
    "refuses %s",
    async (target) => expect((await get(target)).status).toBe(400)
  )

  it("never finds what is not published or sold elsewhere", async () => {
    for (const q of ["secret poster", "wholesale crate"]) {
      const { products } = (await get(`/search?q=${encodeURIComponent(q)}`)).body
      const names = products.map(({ name }: { name: string }) => name)
      expect(names).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/secret|wholesale/i)])
      )
    }
  })
})

describe("GET /agent/product", () => {
  it("is found by number, id and handle, with details and JSON-LD", async () => {
    const { id, handle } = shop.catalogue.products["chef-knife"] as { id: string; handle: string }
    const byId = (await get(`/product?id=${id}`)).body
    expect((await get(`/product?id=${byId.id}`)).body).toEqual(byId)
    expect((await get(`/product?id=${handle}`)).body).toEqual(byId)
    expect(byId).toMatchObject({
      name: "Chef Knife",
      price_amount: "7995",
      attributes: expect.arrayContaining([{ name: "Material", value: "Steel" }]),
      jsonld: {
        "@type": "Product",
        name: "Chef Knife",
        offers: [
          {
            price: "79.95",
            priceCurrency: "USD",
            availability: "https://schema.org/InStock",
            sku: "CHEF-KNIFE",
          },
        ],
      },
    })
  })

  it("is 404 for what is unknown, not published, or sold elsewhere", async () => {
    const { products } = shop.catalogue
    const ids = ["999999", "prod_nope", "no-such-handle", "%F0%9F%92%B0"]
    for (const id of [...ids, products["secret-poster"]?.id, products["wholesale-crate"]?.id]) {
      const { status, body } = await get(`/product?id=${id}`)
      expect([id, status, body.code]).toEqual([id, 404, "assistant_not_found"])
    }
    expect((await get("/product")).status).toBe(400)
  })
})

describe("the address that answers hold", () => {
  const CACHED = ["/assistant/v1/agent/llms", "/assistant/v1/agent/catalog", "/.well-known/ucp"]
  const FORGED: Record<string, string>[] = [
    { "x-forwarded-proto": "javascript" },
    { "x-forwarded-proto": "javascript://x/%0aalert(1)//" },
    { "x-forwarded-host": "evil.example" },
    { host: "evil.example" },
    { host: 'evil.example"><script>' },
    { host: "evil.example/path?" },
    { host: "user@evil.example" },
  ]
  const name = (public_url: string) => {
    const { token } = shop.admin
    const path = "/admin/assistant/settings"
    return request(shop.store, "PATCH", path, { token, body: { public_url } })
  }
  const ask = (path: string, headers: Record<string, string>) =>
    requestAsWritten(shop.store, path, { headers })
  afterAll(() => name(shop.store.baseUrl))

  it("is the one that the store has named, whatever a request says", async () => {
    expect((await name("https://api.shop.example/")).status).toBe(200)
    for (const path of CACHED) {
      for (const headers of FORGED) {
        const { status, text } = await ask(path, headers)
        expect([path, status, text]).toEqual([
          path,
          200,
          expect.not.stringMatching(/evil|javascript:/),
        ])
        if (!path.endsWith("catalog")) expect(text).toContain("https://api.shop.example/")
      }
      const answer = await request(shop.store, "GET", path)
      expect(answer.headers.get("cache-control")).toMatch(/^public/)
    }
    const handoff = await ask("/assistant/v1/agent/checkout-handoff?ids=chef-knife", FORGED[3]!)
    expect(JSON.parse(handoff.text).cart_url).toMatch(/^https:\/\/api\.shop\.example\/assistant/)
  })

  it("is kept by no shared cache where the store has named none, and is http or https", async () => {
    expect((await name("")).status).toBe(200)
    for (const path of CACHED) {
      for (const headers of FORGED) {
        const { status, text } = await ask(path, headers)
        expect([path, status, text]).toEqual([
          path,
          200,
          expect.not.stringMatching(/javascript:|script>|user@/),
        ])
      }
      const answer = await request(shop.store, "GET", path)
      expect(answer.headers.get("cache-control")).toMatch(/^private/)
    }
    const secure = await ask("/.well-known/ucp", {
      "x-forwarded-proto": "https",
      host: "a.example",
    })
    expect(secure.text).toContain("https://a.example/assistant/v1/agent/mcp")
  })

  it.each([
    "javascript://x",
    "ftp://shop.example",
    "https://u:p@shop.example",
    "shop.example",
    "https://a.example?x",
    "https://a.example#x",
  ])("can't be named %s", async (address) => {
    expect((await name(address)).status).toBe(400)
  })
})

describe("/.well-known/ucp", () => {
  const read = (headers?: Record<string, string>, method = "GET") =>
    request(shop.store, method, "/.well-known/ucp", { headers })

  it("names the protocol's version, the tools' endpoint and the capabilities", async () => {
    const { status, body, headers } = await read({ origin: "https://agent.example" })
    expect([status, headers.get("access-control-allow-origin")]).toEqual([200, "*"])
    expect(headers.get("cache-control")).toMatch(/^public, max-age=/)
    const { ucp } = body
    expect(ucp.version).toBe("2026-08-25")
    expect(ucp.services["dev.ucp.shopping"]).toMatchObject([
      { transport: "mcp", endpoint: `${shop.store.baseUrl}${AGENT}/mcp` },
    ])
    expect(Object.keys(ucp.capabilities)).toEqual([
      "dev.ucp.shopping.catalog.search",
      "dev.ucp.shopping.catalog.lookup",
    ])
    expect(ucp.payment_handlers).toEqual({})
  })

  it("has an ETag, and only reads", async () => {
    const etag = (await read()).headers.get("etag") as string
    expect((await read({ "if-none-match": etag })).status).toBe(304)
    expect((await read({}, "POST")).status).toBe(405)
  })

  it("leaves the other well-known addresses to the host", async () => {
    const { status, text } = await request(shop.store, "GET", "/.well-known/security.txt")
    expect([status, text.includes("assistant_")]).toEqual([404, false])
  })
})

describe("the agent log", () => {
  const list = async (query = "") =>
    (
      await request(shop.store, "GET", `/admin/assistant/agent-log${query}`, {
        token: shop.admin.token,
      })
    ).body

  it("shows who searched for what, without anything personal", async () => {
    await get("/search?q=gift%20for%20ada%40example.com", {
      "user-agent": "TestBot/7 (+https://bot.example)",
      "ucp-agent": 'profile="https://bot.example/profile.json"',
    })
    const { data, meta } = await list("?action=search&agent=testbot")
    expect(meta.total).toBe(1)
    expect(data[0]).toMatchObject({
      action: "search",
      via: "rest",
      agent: "TestBot/7 (+https://bot.example)",
      profile: "https://bot.example/profile.json",
      query: "gift for …",
      caller: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
  })

  it("is for the store's staff alone, and refuses what it does not know", async () => {
    const path = "/admin/assistant/agent-log"
    const customer = await createCustomer(shop.store)
    expect((await request(shop.store, "GET", path)).status).toBe(401)
    const { status } = await request(shop.store, "GET", path, { token: customer.token })
    expect([401, 403]).toContain(status)
    expect((await list("?action=payment")).data.params).toHaveProperty("action")
  })
})

describe("the gateway's limit", () => {
  it("is its own, per address, and says how long to wait", async () => {
    const set = (agent_rate_limit: number) =>
      shop.catalogue.admin("PATCH", "/assistant/settings", { agent_rate_limit })
    await set(3)
    const answers = []
    for (let i = 0; i < 5; i++) answers.push(await get("/llms"))
    const last = answers.at(-1) as Answer
    expect([last.status, last.body.code]).toEqual([429, "assistant_rate_limited"])
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0)
    expect(last.headers.get("x-assistant-ratelimit-limit")).toBe("3")
    const guest = await shop.guest()
    expect((await guest.call("POST", "/cart", { action: "view" })).status).toBe(200)
    await set(0)
    expect((await get("/llms")).status).toBe(200)
  })
})

describe("the gateway in the OpenAPI description", () => {
  it("has every path, and the feed's form as it is answered", async () => {
    const { body } = await request(shop.store, "GET", "/assistant/v1/openapi.json")
    const paths = Object.keys(body.paths).filter((one) => one.startsWith("/agent/"))
    expect(paths.toSorted()).toEqual([
      "/agent/catalog",
      "/agent/checkout-handoff",
      "/agent/handoff/{token}",
      "/agent/llms",
      "/agent/mcp",
      "/agent/product",
      "/agent/search",
      "/agent/ucp/checkout-sessions",
      "/agent/ucp/checkout-sessions/{id}",
      "/agent/ucp/checkout-sessions/{id}/cancel",
      "/agent/ucp/checkout-sessions/{id}/complete",
    ])
    const described = new Described(body)
    const catalog = described.operations.find(({ id }) => id === "getAgentCatalog")
    expect(described.judge(catalog as never, await get("/catalog"))).toBeUndefined()
    const version = JSON.parse(readFileSync(path.resolve(__dirname, "../../package.json"), "utf8"))
    expect(body.info.version).toBe(version.version)
  })
})
