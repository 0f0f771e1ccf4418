import { execFile } from "node:child_process"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { addCatalogue, type TestCatalogue } from "../support/catalogue"
import { createMigratedDatabase, type TestDatabase } from "../support/database"
import { DEMO, demoCommand, storeEnvironment } from "../support/demo"
import { startShop } from "../support/shop"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Store,
} from "../support/store"

const runFile = promisify(execFile)
const OPTIONS = { rate_limit_per_minute: 0, assistant: { rate_limit: 0, agent_rate_limit: 0 } }

interface Found {
  found: number
  products: { name: string; price_amount: string; in_stock: boolean }[]
  relaxed: string[]
  corrected?: string
}

async function find(store: Store, q: string): Promise<Found> {
  const path = `/assistant/v1/agent/search?q=${encodeURIComponent(q)}`
  const { status, body } = await request(store, "GET", path)
  expect(status).toBe(200)
  return body as never
}

async function names(store: Store, q: string): Promise<string[]> {
  return (await find(store, q)).products.map(({ name }) => name)
}

/** Changes are to be found within two seconds; on a machine that does much else, soon after. */
async function until(check: () => Promise<boolean>): Promise<void> {
  const started = Date.now()
  while (!(await check())) {
    if (Date.now() - started > 15_000) throw new Error("The change was never found")
    await sleep(25)
  }
}

describe("a store's search", () => {
  let store: Store
  let admin: Admin
  let catalogue: TestCatalogue

  beforeAll(async () => {
    ;({ store, admin, catalogue } = await startShop({ options: OPTIONS }))
  }, 300_000)

  afterAll(async () => await store?.stop())

  async function change(method: string, path: string, body?: unknown) {
    const answer = await request(store, method, `/admin${path}`, { token: admin.token, body })
    expect(answer.status).toBe(200)
    return answer.body as never as Record<string, { id: string; [key: string]: unknown }>
  }

  it("finds by kind, budget and misspelt words, with live prices", async () => {
    expect(await names(store, "running shoes")).toContain("Trail Runner")
    expect(await names(store, "sneaker under 100")).toEqual(["City Sneaker"])
    const { corrected, products } = await find(store, "sneekers")
    expect(corrected).toMatch(/^sneakers?$/)
    expect(products[0]).toMatchObject({ name: "City Sneaker", price_amount: "8900" })
    expect(await names(store, "cheapest t-shirt")).toEqual(["Cotton T-Shirt"])
  })

  it("shows staff what a line of synonyms would find, counts that as no search, and keeps the line", async () => {
    const query = "zorbwagon"
    const line = `${query} = sneaker`
    const attempt = (synonyms: string[]) =>
      request(store, "POST", "/admin/assistant/search-trials", {
        token: admin.token,
        body: { query, synonyms },
      })
    const namesOf = ({ products }: { products: { name: string }[] }) =>
      products.map(({ name }) => name)
    const { body: tried } = await attempt([line])
    expect(namesOf(tried.before)).not.toContain("City Sneaker")
    expect(namesOf(tried.after)).toContain("City Sneaker")
    expect(tried.after.relaxed).toEqual([])
    const refused = await attempt(["no line"])
    expect([refused.status, refused.body.code]).toEqual([400, "assistant_invalid_param"])
    const unmet = (await change("GET", "/assistant/unmet-queries?per_page=100")) as never as {
      data: { query: string }[]
    }
    expect(unmet.data.map((each) => each.query)).not.toContain(query)

    await change("PATCH", "/assistant/settings", { search_synonyms: [line] })
    expect(await names(store, query)).toContain("City Sneaker")
    await change("PATCH", "/assistant/settings", { search_synonyms: null })
    expect(await names(store, query)).not.toContain("City Sneaker")
  })

  it("shows no draft and nothing of other sales channels", async () => {
    expect(await names(store, "secret poster")).not.toContain("Secret Poster")
    expect(await names(store, "wholesale crate")).not.toContain("Wholesale Crate")
  })

  it("says what it gave up, and finds nothing for nonsense", async () => {
    expect((await find(store, "sneaker under 5")).relaxed).toContain("max_price")
    expect(await find(store, "qqxzw vvkjh")).toMatchObject({ found: 0, products: [] })
  })

  it("tells staff what was searched for in vain, the most frequent first", async () => {
    await find(store, "Hoverboards wvbnmq")
    const started = Date.now()
    for (const q of ["zzgrmpf vvkqx", "ZZGRMPF  vvkqx"]) await find(store, q)
    const list = async (parameters = "") => {
      const path = `/admin/assistant/unmet-queries?${parameters}`
      const { body } = await request(store, "GET", path, { token: admin.token })
      return body as never as {
        data: { query: string; count: number; first_seen: string; last_seen: string }[]
        meta: { total: number }
      }
    }
    await until(async () => (await list()).data[0]?.count === 2)
    const [most, ...others] = (await list()).data
    expect(most.query).toBe("zzgrmpf vvkqx")
    expect(Date.parse(most.last_seen)).toBeGreaterThan(Date.parse(most.first_seen))
    expect(Date.parse(most.first_seen)).toBeGreaterThanOrEqual(started - 1_000)
    expect(others).toContainEqual(expect.objectContaining({ query: "hoverboards wvbnmq" }))
    const { total } = (await list()).meta
    expect(total).toBe(others.length + 1)

    expect(await list("per_page=1&page=1")).toMatchObject({ data: [most], meta: { total } })
    expect((await list("per_page=1&page=2")).data).toEqual(others.slice(0, 1))
    expect(await list("per_page=1&page=99")).toMatchObject({ data: [], meta: { total } })
    const seen = encodeURIComponent(most.first_seen)
    expect((await list(`after=${seen}`)).data).toEqual([most])
    expect((await list(`before=${seen}`)).data).toEqual(others)
  })

  it("puts queries in vain together that ask for the same", async () => {
    for (const q of ["vwqgadget", "a vwqgadget", "vwqgadgets"]) await find(store, q)
    const list = async (parameters: string) => {
      const path = `/admin/assistant/unmet-queries?per_page=100&${parameters}`
      const { body } = await request(store, "GET", path, { token: admin.token })
      return body.data.filter(({ query }: { query: string }) => query.includes("vwqgadget"))
    }
    await until(async () => (await list("")).length === 3)
    const [group, ...others] = await list("grouped=true")
    expect(others).toEqual([])
    expect(group.count).toBe(3)
    expect(group.alike.map(({ query }: { query: string }) => query).sort()).toEqual([
      "a vwqgadget",
      "vwqgadget",
      "vwqgadgets",
    ])
  })

  it("shows what was searched for in vain to nobody but staff", async () => {
    const path = "/admin/assistant/unmet-queries"
    const customer = await createCustomer(store)
    expect((await request(store, "GET", path)).status).toBe(401)
    expect((await request(store, "GET", path, { token: customer.token })).status).toBe(401)
    const wrong = await request(store, "GET", `${path}?per_page=101`, { token: admin.token })
    expect(wrong.status).toBe(400)
  })

  it("knows a changed title, category, collection and channel within two seconds", async () => {
    const { id } = catalogue.products["city-sneaker"]
    await change("POST", `/products/${id}`, { title: "Zebra Gadget" })
    const has = (q: string) => async () => (await names(store, q)).includes("Zebra Gadget")
    await until(has("zebra gadget"))

    const { collection } = await change("POST", "/collections", { title: "Quokkas" })
    await change("POST", `/collections/${collection.id}/products`, { add: [id] })
    await until(has("quokka"))

    const { product } = (await change(
      "GET",
      `/products/${id}?fields=*categories,*sales_channels`
    )) as {
      product: { id: string; categories?: { id: string }[]; sales_channels?: { id: string }[] }
    }
    const category = product.categories?.[0].id
    await change("POST", `/product-categories/${category}`, { name: "Xylophones" })
    await until(has("xylophone"))

    const channel = product.sales_channels?.[0].id
    await change("POST", `/sales-channels/${channel}/products`, { remove: [id] })
    const isGone = async () => !(await has("zebra gadget")())
    await until(isGone)
    await change("POST", `/sales-channels/${channel}/products`, { add: [id] })
    await until(has("zebra gadget"))
  })

  it("knows who was put into another category, and what its categories lie below", async () => {
    const { id } = catalogue.products["desk-lamp"]
    const has = (q: string) => async () => (await names(store, q)).includes("Desk Lamp")
    const { product_category: above } = await change("POST", "/product-categories", {
      name: "Narwhals",
      is_active: true,
    })
    const { product_category: below } = await change("POST", "/product-categories", {
      name: "Ocelots",
      is_active: true,
      parent_category_id: above.id,
    })
    const link = (body: object) => change("POST", `/product-categories/${below.id}/products`, body)
    expect(await has("ocelots")()).toBe(false)
    await link({ add: [id] })
    await until(has("ocelots"))
    expect(await has("narwhals")()).toBe(true)

    await change("POST", `/product-categories/${above.id}`, { name: "Pangolins" })
    await until(has("pangolins"))
    await change("POST", `/product-categories/${below.id}`, { parent_category_id: null })
    await until(async () => !(await has("pangolins")()))

    await link({ remove: [id] })
    await until(async () => !(await has("ocelots")()))
    expect(store.log()).not.toContain("could not be looked at")
  })

  it("knows a new price, a draft and a deletion within two seconds", async () => {
    const { id, variants } = catalogue.products["wool-beanie"]
    const [variant] = Object.values(variants)
    const has = (q: string) => async () => (await names(store, q)).includes("Wool Beanie")
    const isDear = async () => !(await find(store, "hat over 500")).relaxed.includes("min_price")
    expect(await isDear()).toBe(false)
    const prices = [{ currency_code: "usd", amount: 600 }]
    await change("POST", `/products/${id}/variants/${variant.id}`, { prices })
    await until(isDear)

    await change("POST", `/products/${id}`, { status: "draft" })
    await until(async () => !(await has("wool beanie")()))
    await change("POST", `/products/${id}`, { status: "published" })
    await until(has("wool beanie"))
    await change("DELETE", `/products/${id}`)
    await until(async () => !(await has("wool beanie")()))
  })
})

describe("a store that chose the host's Search module", () => {
  let database: TestDatabase
  let store: Store

  beforeAll(async () => {
    const WALLET_OPTIONS = JSON.stringify({ ...OPTIONS, search: { engine: "medusa" } })
    database = await createMigratedDatabase()
    const env = storeEnvironment({ DATABASE_URL: database.url, WALLET_OPTIONS })
    const { file, prefix } = demoCommand()
    await runFile(file, [...prefix, "db:migrate", "--execute-safe-links"], { cwd: DEMO, env })
    store = await startStore({ databaseUrl: database.url, env: { WALLET_OPTIONS } })
    await addCatalogue(store, await createAdmin(store))
  }, 300_000)

  afterAll(async () => {
    await store?.stop()
    await database?.drop()
  })

  it("is answered from our index there, within the same limits", async () => {
    await until(async () => (await names(store, "sneaker")).includes("City Sneaker"))
    expect(await names(store, "sneaker under 100")).toEqual(["City Sneaker"])
    expect(store.log()).not.toContain("the host's engine did not answer")
  })

  it("opens nothing to the storefront's own search", async () => {
    const { status } = await request(store, "POST", "/store/search", {
      body: { entity: "assistant_product", filters: { q: "sneaker" } },
    })
    expect(status).toBeGreaterThanOrEqual(400)
  })
})
