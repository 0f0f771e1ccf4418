import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import type { TestDatabase } from "../support/database"
import {
  createSearchDatabase,
  idOf,
  openSearch,
  type Draft,
  type OpenSearch,
} from "../support/product-search"

const SHOP: Draft[] = [
  { title: "Oak Chair", tags: ["chairs"], price: 4_900n },
  { title: "Steel Chair", tags: ["chairs"], price: 9_900n },
  { title: "Walnut Sofa", tags: ["sofas"], categories: [["Furniture", "Sofas"]], price: 89_900n },
  { title: "Red Lipstick", tags: ["lipstick"], brand: "Chic", price: 1_299n },
  { title: "Running Shoe Nimbus", tags: ["running shoes"], brand: "Asics", price: 12_000n },
  {
    title: "Leather Boot",
    tags: ["boots"],
    price: 15_000n,
    codes: ["BOOT-42-BR", "4006381333931"],
  },
]

let database: TestDatabase
let shop: OpenSearch
const opened: OpenSearch[] = []

function open(options?: Record<string, unknown>): OpenSearch {
  const instance = openSearch(database.url, options)
  opened.push(instance)
  return instance
}

beforeEach(async () => {
  database = await createSearchDatabase()
  shop = open()
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((instance) => instance.close()))
  await database?.drop()
})

/** Asks until the answer is as expected; how long that took. */
async function until(check: () => Promise<boolean>): Promise<number> {
  const started = Date.now()
  while (!(await check())) {
    if (Date.now() - started > 10_000) throw new Error("It never came to be so")
    await sleep(50)
  }
  return Date.now() - started
}

describe("several instances", () => {
  it("find what another one has put, changed or removed within two seconds", async () => {
    const other = open()
    await shop.put(...SHOP)
    expect(await other.titles("sofa")).toHaveLength(1)

    await shop.put({ title: "Velvet Couch", tags: ["sofas"] })
    const found = (query: string, title: string) => async () =>
      (await other.ask(query)).hits.some(({ product_id }) => product_id === idOf(title))
    await until(found("velvet couch", "Velvet Couch"))

    await shop.put({ title: "Oak Chair", tags: ["stools"], description: "A tabouret." })
    await until(found("tabouret", "Oak Chair"))

    await shop.remove("Walnut Sofa")
    const gone = async () => !(await found("sofa", "Walnut Sofa")())
    await until(gone)
  })

  it("miss nothing of what many of them write at the same time", async () => {
    const writers = [shop, open(), open()]
    const reader = open()
    await reader.ask("anything")
    await Promise.all(
      writers.map(async (writer, i) => {
        for (let n = 0; n < 20; n++) {
          await writer.put({ title: `Gadget ${i}x${n}`, tags: ["gadgetry"] })
          if (n % 5 === 0) await reader.ask("gadgetry")
        }
      })
    )
    await until(async () => (await reader.ask("gadgetry", { limit: 100 })).hits.length === 60)
  })

  it("know from the table what was there before they started", async () => {
    await shop.put(...SHOP)
    expect(await open().titles("chair")).toEqual(["prod_oak_chair", "prod_steel_chair"])
  })
})

describe("what is live", () => {
  it("decides about budget and stock, whatever the index says", async () => {
    await shop.put(...SHOP, {
      title: "Plastic Chair",
      tags: ["chairs"],
      price: 2_000n,
      live: { price: 20_000n },
    })
    expect(await shop.titles("chair under 50")).toEqual(["Oak Chair"])
    await shop.put({
      title: "Oak Chair",
      tags: ["chairs"],
      price: 4_900n,
      live: { in_stock: false },
    })
    expect(await shop.titles("chair in stock")).not.toContain("Oak Chair")
  })

  it("leaves out what the shopper may not see", async () => {
    await shop.put(...SHOP, { title: "Trade Chair", sales_channel_ids: ["sc_trade"] })
    await shop.put({ title: "Draft Chair", tags: ["chairs"] })
    const readOffers = async (ids: string[]) =>
      ids
        .filter((id) => id !== "prod_draft_chair")
        .map((product_id) => ({
          product_id,
          price: 1n,
          in_stock: true,
          on_sale: false,
          rating: null,
        }))
    const titles = await shop.titles("chair", { readOffers })
    expect(titles).toEqual(expect.arrayContaining(["Oak Chair", "Steel Chair"]))
    expect(titles).not.toContain("Draft Chair")
    expect(titles).not.toContain("Trade Chair")
  })

  it("looks further for whoever has seen some, and gives up no limit for it", async () => {
    await shop.put(...SHOP)
    const all = await shop.titles("chair")
    expect(all.length).toBeGreaterThan(1)
    const seeing = (...titles: string[]) => ({
      limit: 1,
      readOffers: async (ids: string[]) =>
        ids.map((product_id) => ({
          product_id,
          price: 4_000n,
          in_stock: true,
          on_sale: false,
          rating: null,
          is_seen: titles.map(idOf).includes(product_id),
        })),
    })
    expect(await shop.titles("chair", seeing(all[0]))).toEqual([all[1]])
    const rest = await shop.ask("chair under 50", seeing(...all))
    expect(rest).toMatchObject({ hits: [], total: 0, relaxed: [], all_seen: true })
    expect((await shop.search.listUnmetQueries({ page: 1, per_page: 1 })).total).toBe(0)
  })

  it("orders by price, rating, novelty and sales", async () => {
    await shop.put(
      {
        title: "Blue Mug",
        price: 900n,
        live: { rating: 3 },
        created_at: "2026-03-01T00:00:00.000Z",
      },
      {
        title: "Red Mug",
        price: 700n,
        live: { rating: 5 },
        created_at: "2026-02-01T00:00:00.000Z",
      },
      { title: "Tin Mug", price: 800n, live: { rating: 4 }, created_at: "2026-04-01T00:00:00.000Z" }
    )
    const readSold = async () =>
      new Map([
        [idOf("Tin Mug"), 9],
        [idOf("Blue Mug"), 2],
      ])
    expect(await shop.titles("cheapest mug")).toEqual(["Red Mug", "Tin Mug", "Blue Mug"])
    expect(await shop.titles("mug", { sort: "price_high" })).toEqual([
      "Blue Mug",
      "Tin Mug",
      "Red Mug",
    ])
    expect(await shop.titles("best rated mug")).toEqual(["Red Mug", "Tin Mug", "Blue Mug"])
    expect(await shop.titles("newest mugs")).toEqual(["Tin Mug", "Blue Mug", "Red Mug"])
    expect(await shop.titles("bestselling mug", { sort: "popularity", readSold })).toEqual([
      "Tin Mug",
      "Blue Mug",
      "Red Mug",
    ])
  })

  it("looks live at few more products than are asked for, also at the best rated of many", async () => {
    const mugs = Array.from({ length: 60 }, (_, i) => ({
      title: `Mug No${i}`,
      live: { rating: 1 + ((i * 7) % 60) / 15, in_stock: i % 9 !== 0 },
    }))
    await shop.put(...mugs)
    const ratings = new Map(mugs.map(({ title, live }) => [idOf(title), live.rating]))
    const looked: string[] = []
    const best = {
      limit: 5,
      in_stock: true,
      readRatings: async () => ratings,
      readOffers: async (ids: string[]) => {
        looked.push(...ids)
        return mugs
          .filter(({ title }) => ids.includes(idOf(title)))
          .map(({ title, live }) => ({
            product_id: idOf(title),
            price: 1_000n,
            on_sale: false,
            ...live,
          }))
      },
    }
    const wanted = mugs
      .filter(({ live }) => live.in_stock)
      .sort((one, other) => other.live.rating - one.live.rating)
      .slice(0, 5)
    expect(await shop.titles("best rated mug", best)).toEqual(wanted.map(({ title }) => title))
    expect(looked.length).toBeLessThan(2 * best.limit)
    looked.length = 0
    expect(await shop.titles("mug", best)).toHaveLength(5)
    expect(looked.length).toBeLessThan(4 * best.limit)
  })

  it("answers a budget in another of the shop's currencies by the prices in it", async () => {
    await shop.put(
      {
        title: "Cheap Kettle",
        prices: { usd: { min: "2000", max: "2000" }, eur: { min: "1900", max: "1900" } },
      },
      {
        title: "Dear Kettle",
        prices: { usd: { min: "9000", max: "9000" }, eur: { min: "8500", max: "8500" } },
      }
    )
    expect(await shop.titles("kettle under 20 euros")).toEqual(["Cheap Kettle"])
    const answer = await shop.ask("kettle under 20 pounds")
    expect(answer.hits).toHaveLength(2)
    expect(answer.relaxed).toContain("currency:gbp")
  })
})

describe("when nothing fits", () => {
  it("gives up one limit after the other, the budget last, and says which", async () => {
    await shop.put(...SHOP)
    const { hits, relaxed, understood } = await shop.ask("sofa under 100", { min_rating: 4 })
    expect(hits.map(({ product_id }) => product_id)).toEqual([idOf("Walnut Sofa")])
    expect(relaxed).toEqual(["min_rating", "max_price"])
    expect(understood).toMatchObject({ max_price: "9999", min_rating: 4 })
  })

  it("shows what is nearest to the budget first", async () => {
    await shop.put(...SHOP)
    expect(await shop.titles("chair under 10")).toEqual(["Oak Chair", "Steel Chair"])
    expect(await shop.titles("chair over 500")).toEqual(["Steel Chair", "Oak Chair"])
  })

  it("names the words that no product has", async () => {
    await shop.put(...SHOP)
    const { hits, relaxed } = await shop.ask("blorp zorgon chair")
    expect(hits.length).toBeGreaterThan(0)
    expect(relaxed).toEqual(["term:blorp", "term:zorgon"])
  })

  it("finds nothing for nonsense, and counts it once for each time", async () => {
    await shop.put(...SHOP)
    for (let i = 0; i < 2; i++) {
      expect(await shop.ask("Xqzrt  wvbnm")).toMatchObject({ hits: [], total: 0 })
    }
    await shop.ask("call me at +43 660 123 45 67 or me@example.com about zorgons")
    const unmet = async () => (await shop.search.listUnmetQueries({ page: 1, per_page: 10 })).data
    await until(async () => (await unmet())[0]?.count === 2 && (await unmet()).length === 2)
    expect((await unmet()).map(({ query }) => query)).toEqual([
      "xqzrt wvbnm",
      "call me at or about zorgons",
    ])
    expect(await shop.search.listUnmetQueries({ page: 2, per_page: 1 })).toMatchObject({
      total: 2,
      data: [{ count: 1 }],
    })
    expect(await shop.search.listUnmetQueries({ page: 3, per_page: 1 })).toEqual({
      total: 2,
      data: [],
    })
  })
})

describe("by what is on the product", () => {
  it("finds the one with a SKU or barcode, however it is written", async () => {
    await shop.put(...SHOP)
    expect((await shop.titles("boot 42 br"))[0]).toBe("Leather Boot")
    expect(await shop.titles("4006381333931")).toEqual(["Leather Boot"])
  })

  it("keeps to a category and what lies below it", async () => {
    await shop.put(
      { title: "Garden Chair", tags: ["chairs"], category_keys: ["garden", "pcat_1"] },
      ...SHOP
    )
    expect(await shop.titles("chair", { category: "garden" })).toEqual(["Garden Chair"])
    const { relaxed } = await shop.ask("lipstick", { category: "garden" })
    expect(relaxed).toEqual(["category"])
  })

  it("shows everything within the limits when no word says what is wanted", async () => {
    await shop.put(...SHOP)
    expect(await shop.titles("anything under 50", { sort: "price_low" })).toEqual([
      "Red Lipstick",
      "Oak Chair",
    ])
  })
})

describe.each([
  ["in memory", undefined],
  ["in PostgreSQL", { memory_limit: 0 }],
])("what must not be in it, %s,", (_, options) => {
  const SHOES: Draft[] = [
    { title: "Running Shoe Nimbus", tags: ["running shoes"], brand: "Asics", price: 12_000n },
    { title: "Running Shoe Pegasus", tags: ["running shoes"], brand: "Nike", price: 13_000n },
    {
      title: "Running Shoe Plain",
      tags: ["running shoes"],
      description: "No leather, and nothing like Asics.",
    },
    { title: "Trail Shoe", tags: ["running shoes"], attributes: ["leather"] },
  ]

  it("is in none of the hits, though it may be named in a description", async () => {
    const shop = open(options)
    await shop.put(...SHOES)
    expect((await shop.titles("shoe not asics")).sort()).toEqual([
      "Running Shoe Pegasus",
      "Running Shoe Plain",
      "Trail Shoe",
    ])
    expect(await shop.titles("running shoes without leather or asics")).not.toContain("Trail Shoe")
    expect(await shop.titles("nimbus not asics")).not.toContain("Running Shoe Nimbus")
  })

  it("is never given up, though nothing is left", async () => {
    const shop = open(options)
    await shop.put(SHOES[0])
    expect(await shop.titles("shoe not asics")).toEqual([])
    expect(await shop.titles("shoe under 5 not asics")).toEqual([])
  })
})

describe("a catalogue that is not in memory", () => {
  it("is searched in PostgreSQL, within the same limits", async () => {
    const large = open({ memory_limit: 0 })
    await large.put(...SHOP)
    expect(await large.titles("chair under 50")).toEqual(["Oak Chair"])
    expect(await large.titles("couch")).toEqual(["Walnut Sofa"])
    expect(await large.titles("")).toHaveLength(SHOP.length)
    expect(large.search.isInMemory()).toBe(false)
  })

  it("finds misspelt titles as well", async () => {
    const large = open({ memory_limit: 0 })
    await large.put(...SHOP)
    expect((await large.titles("leathr boott"))[0]).toBe("Leather Boot")
  })

  it("has nothing before the limit that no shopper of this shop could be shown", async () => {
    const large = open({ memory_limit: 0 })
    const stool = (n: number, more: Partial<Draft>): Draft => ({
      title: `Stool Stool ${n}`,
      tags: ["stools"],
      ...more,
    })
    await large.put(
      ...Array.from({ length: 300 }, (_, n) => stool(n, { sales_channel_ids: ["sc_trade"] })),
      ...Array.from({ length: 300 }, (_, n) => stool(1_000 + n, { price: 90_000n })),
      { title: "A seat", description: "A stool.", category_keys: ["seats"], price: 700n }
    )
    expect(await large.titles("stool under 10")).toEqual(["A seat"])
    expect(await large.titles("stool", { category: "seats" })).toEqual(["A seat"])
    expect((await large.titles("", { sort: "price_low" }))[0]).toBe("A seat")
    const { hits, relaxed } = await large.ask("stool under 5")
    expect(hits.length).toBeGreaterThan(0)
    expect(relaxed).toContain("max_price")
  })

  it("gets the answers of another engine into its own order", async () => {
    await shop.put(...SHOP)
    const findElsewhere = async () => [idOf("Steel Chair"), idOf("Red Lipstick")]
    expect(await shop.titles("chair", { findElsewhere })).toEqual(["Steel Chair"])
    expect(await shop.titles("chair", { findElsewhere: async () => undefined })).toHaveLength(2)
  })
})

describe("embeddings", () => {
  let server: Server | undefined
  let answer: (texts: string[]) => number[][] | undefined

  /** A service that knows two meanings. */
  async function startService(): Promise<string> {
    server = createServer((request, response) => {
      let body = ""
      request.on("data", (chunk) => (body += chunk))
      request.on("end", () => {
        const vectors = answer(JSON.parse(body).input)
        response.statusCode = vectors ? 200 : 500
        response.setHeader("content-type", "application/json")
        const data = vectors?.map((embedding, index) => ({ index, embedding, object: "embedding" }))
        response.end(JSON.stringify({ data, model: "two", object: "list" }))
      })
    })
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  }

  afterEach(() => void server?.close())

  const byMeaning = (texts: string[]) =>
    texts.map((text) => (/sofa|lounging/i.test(text) ? [1, 0] : [0, 1]))

  it("of any OpenAI-compatible service find what shares no word with the query", async () => {
    answer = byMeaning
    const embeddings = { base_url: await startService(), model: "two" }
    const reader = open({ embeddings })
    await shop.put(...SHOP)
    expect(await reader.titles("lounging")).toEqual([])
    expect(await reader.search.embedMissing({ milliseconds: 5_000 })).toBe(SHOP.length)
    expect(await reader.search.embedMissing({ milliseconds: 5_000 })).toBe(0)
    const { hits, relaxed } = await reader.ask("lounging")
    expect(hits).toMatchObject([{ product_id: idOf("Walnut Sofa"), why: ["meaning"] }])
    expect(relaxed).toEqual(["term:lounging"])
  })

  it("are made anew when what the product is has changed, and only then", async () => {
    answer = byMeaning
    const reader = open({ embeddings: { base_url: await startService(), model: "two" } })
    await reader.put(...SHOP)
    await reader.search.embedMissing({ milliseconds: 5_000 })
    await reader.put({ ...SHOP[0], price: 5_000n })
    expect(await reader.search.embedMissing({ milliseconds: 5_000 })).toBe(0)
    await reader.put({ ...SHOP[0], tags: ["stools"] })
    expect(await reader.search.embedMissing({ milliseconds: 5_000 })).toBe(1)
  })

  it("that can't be had leave the search by words as it is, and are reported once", async () => {
    answer = byMeaning
    const reader = open({ embeddings: { base_url: await startService(), model: "two" } })
    await reader.put(...SHOP)
    await reader.search.embedMissing({ milliseconds: 5_000 })
    answer = () => undefined
    expect(await reader.titles("leather something")).toEqual(["Leather Boot"])
    expect(await reader.titles("zorgon sofa of velvet")).toEqual(["Walnut Sofa"])
    await reader.ask("another zorgon")
    expect(reader.warnings).toHaveLength(1)
  })

  it("of the package that runs in the process need no service", async () => {
    const reader = open({ embeddings: "local" })
    await reader.put({ title: "Hand Soap", tags: ["washing"] }, { title: "Garden Hose" })
    expect(await reader.search.embedMissing({ milliseconds: 20_000 })).toBe(2)
    expect((await reader.titles("personal hygiene"))[0]).toBe("Hand Soap")
  })
})
