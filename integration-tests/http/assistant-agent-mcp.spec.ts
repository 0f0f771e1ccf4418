import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { request } from "../support/store"
import { shareAssistantStore, type AssistantStore } from "./assistant-store"

const MCP = "/assistant/v1/agent/mcp"
const PROFILE = "https://agent.example/profile.json"

let shop: AssistantStore
let client: Client

beforeAll(async () => {
  shop = await shareAssistantStore()
  client = new Client({ name: "test", version: "1.0.0" })
  await client.connect(new StreamableHTTPClientTransport(new URL(MCP, shop.store.baseUrl)))
})
afterAll(async () => {
  await client?.close()
  await shop?.store.stop()
})

interface Variant {
  id: string
  sku: string
  title: string
  price: { amount: number; currency: string }
  list_price?: { amount: number }
  availability: { available: boolean }
  inputs?: { id: string; match: string }[]
}

interface Product {
  id: string
  handle: string
  title: string
  price_range: { min: { amount: number }; max: { amount: number } }
  variants: Variant[]
  options?: { name: string; values: { label: string; available?: boolean; exists?: boolean }[] }[]
  selected?: { name: string; label: string }[]
}

interface Structured {
  ucp: { version: string; status?: string; capabilities: Record<string, unknown> }
  products: Product[]
  product: Product
  pagination: { cursor?: string; has_next_page: boolean }
  messages?: { type: string; code: string; content: string }[]
}

async function call(name: string, catalog: object): Promise<Structured> {
  const args = { meta: { "ucp-agent": { profile: PROFILE } }, catalog }
  const { structuredContent, content } = await client.callTool({ name, arguments: args })
  const [first] = content as { type: string; text: string }[]
  expect(JSON.parse(first?.text ?? "")).toEqual(structuredContent)
  return structuredContent as unknown as Structured
}

const idOf = (handle: string) => shop.catalogue.products[handle]?.id as string
const variantOf = (handle: string, size = "") =>
  shop.catalogue.products[handle]?.variants[size]?.id as string

describe("the tools over the Model Context Protocol", () => {
  it("are listed with what they take, all of them read only", async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      "search_catalog",
      "lookup_catalog",
      "get_product",
    ])
    for (const { annotations, inputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true })
      expect(inputSchema.properties).toHaveProperty("catalog.properties")
    }
  })

  it("keep no session: a call needs nothing before it, on any instance", async () => {
    const body = { jsonrpc: "2.0", id: "a", method: "tools/list" }
    const { status, body: answer, headers } = await request(shop.store, "POST", MCP, { body })
    expect([status, answer.id, answer.result.tools.length]).toEqual([200, "a", 3])
    expect(headers.get("mcp-session-id")).toBeNull()
    expect((await request(shop.store, "GET", MCP)).status).toBe(405)
  })

  it("may be called by scripts of any origin", async () => {
    const { status, headers } = await request(shop.store, "OPTIONS", MCP, {
      headers: { origin: "https://agent.example", "access-control-request-method": "POST" },
    })
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "*"])
    expect(headers.get("access-control-allow-headers")).toMatch(/Mcp-Protocol-Version/)
  })

  it("refuse unknown tools and wrong input by the protocol's own error", async () => {
    await expect(call("place_order", {})).rejects.toMatchObject({ code: -32602 })
    await expect(call("search_catalog", {})).rejects.toThrow(/query or filters/)
    await expect(call("lookup_catalog", { ids: [] })).rejects.toMatchObject({ code: -32602 })
    await expect(call("lookup_catalog", { ids: Array(51).fill("1") })).rejects.toMatchObject({
      code: -32602,
    })
    await expect(call("get_product", { id: 12 })).rejects.toMatchObject({ code: -32602 })
  })

  it.each([
    ["[]", 400, "assistant_invalid_json"],
    ["{", 400, "assistant_invalid_json"],
    ['{"jsonrpc":"1.0","id":1,"method":"tools/list"}', 400, "assistant_invalid_param"],
    ['{"jsonrpc":"2.0","id":1}', 400, "assistant_invalid_param"],
  ])("refuse %s", async (body, status, code) => {
    const answer = await request(shop.store, "POST", MCP, { body })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })
})

describe("search_catalog", () => {
  it("finds products with prices in minor units, stock and options", async () => {
    const { ucp, products } = await call("search_catalog", { query: "trail runner" })
    expect(ucp).toMatchObject({
      version: "2026-08-25",
      capabilities: { "dev.ucp.shopping.catalog.search": [{ version: "2026-08-25" }] },
    })
    const [runner] = products
    expect(runner).toMatchObject({
      id: idOf("trail-runner"),
      handle: "trail-runner",
      title: "Trail Runner",
      price_range: { min: { amount: 12000, currency: "USD" } },
      options: [{ name: "Size", values: [{ label: "41" }, { label: "42" }, { label: "43" }] }],
      rating: { value: 4.6, scale_max: 5, count: 18 },
    })
    expect(runner?.variants.map(({ availability }) => availability.available)).toEqual([
      true,
      false,
      true,
    ])
  })

  it("keeps to prices and categories, whatever the search would give up", async () => {
    const filters = { categories: ["Kitchen"], price: { max: 7000 } }
    const { products } = await call("search_catalog", { filters })
    expect(products.map(({ handle }) => handle).toSorted()).toEqual([
      "cast-iron-pan",
      "espresso-cup",
    ])
    const none = { categories: ["Boats"] }
    expect((await call("search_catalog", { filters: none })).products).toEqual([])
  })

  it("pages by cursor", async () => {
    const filters = { price: { min: 0 } }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { products, pagination } = await call("search_catalog", {
        filters,
        pagination: { limit: 5, ...(cursor ? { cursor } : {}) },
      })
      seen.push(...products.map(({ handle }) => handle))
      cursor = pagination.cursor
      expect(pagination.has_next_page).toBe(cursor !== undefined)
    } while (cursor)
    expect(new Set(seen).size).toBe(12)
    expect(seen).toHaveLength(12)
  })

  it("answers in the currency of the shopper's country", async () => {
    const context = { address_country: "KW" }
    const { products } = await call("search_catalog", { query: "chef knife", context })
    expect(products[0]?.variants[0]?.price).toEqual({ amount: 79950, currency: "KWD" })
  })
})

describe("lookup_catalog", () => {
  it("answers each product once, and tells which id led to which variant", async () => {
    const [runner, small] = [idOf("trail-runner"), variantOf("trail-runner", "43")]
    const { products, messages } = await call("lookup_catalog", {
      ids: [runner, small, runner, "chef-knife", "prod_nope", idOf("secret-poster")],
    })
    expect(products.map(({ handle }) => handle)).toEqual(["trail-runner", "chef-knife"])
    expect(products[0]?.variants.map(({ title, inputs }) => [title, inputs])).toEqual([
      ["41", [{ id: runner, match: "featured" }]],
      ["43", [{ id: small, match: "exact" }]],
    ])
    expect(messages?.map(({ code, content }) => [code, content])).toEqual([
      ["not_found", "prod_nope"],
      ["not_found", idOf("secret-poster")],
    ])
  })

  it("features what is in stock, and drops what filters exclude", async () => {
    const ids = ["trail-runner", "chef-knife"]
    const { products, messages } = await call("lookup_catalog", {
      ids,
      filters: { price: { min: 10000 } },
    })
    expect(products.map(({ handle }) => handle)).toEqual(["trail-runner"])
    expect(messages).toMatchObject([{ content: "chef-knife" }])
  })
})

describe("get_product", () => {
  it("narrows to what is selected, and tells what can still be had", async () => {
    const selected = [{ name: "Size", label: "43" }]
    const { product } = await call("get_product", { id: idOf("trail-runner"), selected })
    expect(product.variants.map(({ title }) => title)).toEqual(["43"])
    expect(product.selected).toEqual(selected)
    expect(product.options?.[0]?.values).toEqual([
      { label: "41", available: true, exists: true },
      { label: "42", available: false, exists: true },
      { label: "43", available: true, exists: true },
    ])
  })

  it("gives up selections that nothing matches, and says so by leaving them out", async () => {
    const selected = [{ name: "Size", label: "99" }]
    const { product } = await call("get_product", { id: idOf("trail-runner"), selected })
    expect(product.selected).toEqual([])
    expect(product.variants).toHaveLength(3)
  })

  it("takes a variant's id, which decides everything, and shows its sale", async () => {
    const { product } = await call("get_product", { id: variantOf("rain-jacket", "L") })
    expect(product.selected).toEqual([{ name: "Size", label: "L" }])
    expect(product.variants).toMatchObject([
      { title: "L", price: { amount: 9900 }, list_price: { amount: 14900 } },
    ])
  })

  it("answers that there is none, as an outcome and not a failure", async () => {
    for (const id of ["prod_nope", idOf("secret-poster"), idOf("wholesale-crate")]) {
      const { ucp, messages } = await call("get_product", { id })
      expect(ucp.status).toBe("error")
      expect(messages).toMatchObject([{ type: "error", code: "not_found" }])
    }
  })
})

describe("the agent log of the tools", () => {
  const newest = async (action: string) => {
    const path = `/admin/assistant/agent-log?action=${action}&per_page=1`
    const { body } = await request(shop.store, "GET", path, { token: shop.admin.token })
    return body.data[0]
  }
  const numberOf = async (handle: string): Promise<number> =>
    (await request(shop.store, "GET", `/assistant/v1/agent/product?id=${handle}`)).body.id

  it("has what was searched for, without personal data, and which products were answered", async () => {
    const { products } = await call("search_catalog", {
      query: "chef knife for ada@example.com",
      pagination: { limit: 2 },
    })
    const numbers = await Promise.all(products.map(({ handle }) => numberOf(handle)))
    expect(numbers).toContain(await numberOf("chef-knife"))
    expect(await newest("search")).toMatchObject({
      via: "mcp",
      profile: PROFILE,
      query: "chef knife for …",
      product_ids: numbers,
      found: products.length,
    })
  })

  it("has which products were looked up, each once, and none that are not for sale", async () => {
    await call("lookup_catalog", {
      ids: [
        "trail-runner",
        variantOf("trail-runner", "43"),
        "chef-knife",
        "prod_nope",
        idOf("secret-poster"),
      ],
    })
    expect(await newest("lookup")).toMatchObject({
      via: "mcp",
      query: null,
      product_ids: [await numberOf("trail-runner"), await numberOf("chef-knife")],
      found: 2,
    })
  })

  it("has which product was read, with the profile that was declared", async () => {
    const number = await numberOf("chef-knife")
    await call("get_product", { id: idOf("chef-knife") })
    expect(await newest("product")).toMatchObject({
      via: "mcp",
      profile: PROFILE,
      product_ids: [number],
      found: 1,
    })
    await call("get_product", { id: "prod_nope" })
    expect(await newest("product")).toMatchObject({ product_ids: [], found: 0 })
  })
})
