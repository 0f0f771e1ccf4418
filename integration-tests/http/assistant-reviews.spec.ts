import { execFile } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import type { TestCatalogue } from "../support/catalogue"
import { DEMO, demoCommand, ROOT, storeEnvironment } from "../support/demo"
import { startShop } from "../support/shop"
import {
  createCustomer,
  request,
  startStore,
  type Admin,
  type Answer,
  type Store,
} from "../support/store"

const REVIEWS = "/admin/assistant/reviews"

let store: Store
let admin: Admin
let catalogue: TestCatalogue

beforeAll(async () => {
  ;({ store, admin, catalogue } = await startShop())
}, 200_000)

afterAll(() => store?.stop())

const call = (method: string, route: string, body?: unknown) =>
  request(store, method, `${REVIEWS}${route}`, { token: admin.token, body })

async function upload(file: string | Buffer, fields: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set("file", new Blob([new Uint8Array(Buffer.from(file))]), "reviews")
  const answer = await fetch(`${store.baseUrl}${REVIEWS}/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) }
}

let number = 0

function review(change: object = {}) {
  number += 1
  return {
    product: "rain-jacket",
    external_id: `review-${number}`,
    author: "Ada L.",
    rating: 4,
    title: "Dry",
    content: "It kept me dry the whole week.",
    created_at: `2026-02-01T10:00:${String(number % 60).padStart(2, "0")}Z`,
    ...change,
  }
}

describe("reviews that are brought in", () => {
  it("are kept once, from an array, from lines and from a table", async () => {
    const [one, two, three] = [review(), review({ verified: true }), review({ rating: 1 })]
    const source = { source: "files" }
    const counts = { created: 0, updated: 0, unchanged: 0 }
    expect((await upload(JSON.stringify([one, two]), source)).body).toEqual({
      ...counts,
      created: 2,
    })
    const lines = [two, three].map((value) => JSON.stringify(value)).join("\n")
    expect((await upload(lines, source)).body).toEqual({ ...counts, created: 1, unchanged: 1 })
    const names = Object.keys(one)
    const cells = Object.values({ ...one, content: 'Better than "dry"; warm, too.' })
    const quoted = cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`)
    const table = `${names.join(",")}\r\n${quoted.join(",")}\r\n`
    expect((await upload(table, source)).body).toEqual({ ...counts, updated: 1 })
    expect((await upload(table, source)).body).toEqual({ ...counts, unchanged: 1 })
    const { body } = await call("GET", "?source=files")
    expect(body.meta.total).toBe(3)
    expect(body.data[2]).toMatchObject({
      content: 'Better than "dry"; warm, too.',
      language: "en",
      medusa_product_id: catalogue.products["rain-jacket"]?.id,
    })
  })

  it("may name a product by number, id or handle", async () => {
    const { body } = await call("GET", "?source=files&per_page=1")
    const [{ product_id, medusa_product_id }] = body.data
    const reviews = [product_id, String(product_id), medusa_product_id, "rain-jacket"].map(
      (product) => review({ product })
    )
    const answer = await call("POST", "", { source: "names", reviews })
    expect([answer.status, answer.text]).toEqual([200, '{"created":4,"updated":0,"unchanged":0}'])
    const list = await call("GET", `?source=names&product_id=${product_id}`)
    expect(list.body.meta.total).toBe(4)
  })

  it("are none when one is wrong, and it is said which and why", async () => {
    const good = review()
    const { status, body } = await upload(
      JSON.stringify([
        good,
        review({ product: "nothing" }),
        review({ rating: 6 }),
        review({ created_at: "yesterday" }),
        review({ stars: 5 }),
        good,
      ]),
      { source: "wrong" }
    )
    expect([status, body.code]).toEqual([400, "assistant_invalid_param"])
    expect(body.data.params).toMatchObject({
      "record 2: product": "is not known in this store",
      "record 3: rating": expect.any(String),
      "record 4: created_at": expect.stringContaining("ISO 8601"),
      "record 5: stars": "is not a known field",
      "record 6: external_id": "is the same as record 1: external_id",
    })
    expect((await call("GET", "?source=wrong")).body.meta.total).toBe(0)
    const typed = await call("POST", "", { reviews: [review({ rating: 0 })] })
    expect(typed.body.data.params).toEqual({ "reviews.0.rating": expect.any(String) })
  })

  it("are refused as rubbish, without a fault", async () => {
    const files = ["[{", "{}", "\u0000", '"a","b\n', Buffer.from([0xff, 0xfe, 0x00]), "a,b\n1,2,3"]
    for (const file of files) {
      const { status, body } = await upload(file)
      expect([file, status, body.code]).toEqual([file, 400, "assistant_invalid_param"])
    }
    expect((await upload("")).body.code).toBe("assistant_file_missing")
    expect((await upload(Buffer.alloc(21 * 1024 * 1024, " "))).status).toBe(413)
  })

  it("are read from a file by a command, too", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "reviews-"))
    const file = path.join(folder, "reviews.json")
    writeFileSync(file, JSON.stringify([review(), review()]))
    const run = async () => {
      const { file: program, prefix } = demoCommand()
      const script = path.join(ROOT, ".medusa/server/src/scripts/import-reviews.js")
      const env = storeEnvironment({ DATABASE_URL: store.databaseUrl })
      const args = [...prefix, "exec", script, file, "command"]
      return (await promisify(execFile)(program, args, { cwd: DEMO, env })).stdout
    }
    expect(await run()).toContain("2 created, 0 updated, 0 unchanged")
    rmSync(folder, { recursive: true })
    expect((await call("GET", "?source=command")).body.meta.total).toBe(2)
  })
})

describe("staff", () => {
  it("answers, hides and shows a review; its card's rating follows", async () => {
    const reviews = [
      review({ product: "desk-lamp", rating: 5 }),
      review({ product: "desk-lamp", rating: 2 }),
    ]
    await call("POST", "", { source: "staff", reviews })
    const { data } = (await call("GET", "?source=staff")).body
    const bad = data.find(({ rating }: { rating: number }) => rating === 2)
    const context = async () => {
      const route = "/assistant/v1/admin/product-context?product_id=desk-lamp"
      const { rating, review_count } = (await request(store, "GET", route, { token: admin.token }))
        .body
      return { rating, review_count }
    }
    expect(await context()).toEqual({ rating: 3.5, review_count: 2 })
    const hidden = await call("PATCH", `/${bad.id}`, { status: "hidden", reply: "We are sorry." })
    expect(hidden.body).toMatchObject({
      ...bad,
      status: "hidden",
      reply: "We are sorry.",
      replied_at: expect.any(String),
    })
    expect(await context()).toEqual({ rating: 5, review_count: 1 })
    const shown = await call("PATCH", `/${bad.id}`, { status: "published", reply: null })
    expect(shown.body).toEqual(bad)
    expect((await call("GET", `/${bad.id}`)).body).toEqual(bad)
    expect((await call("GET", "?source=staff&replied=true")).body.meta.total).toBe(0)
  })

  it("gets a clear answer to what can't be", async () => {
    expect((await call("GET", "/999999")).body.code).toBe("assistant_not_found")
    expect((await call("PATCH", "/999999", { status: "hidden" })).status).toBe(404)
    const { data } = (await call("GET", "?per_page=1")).body
    for (const body of [{ status: "gone" }, { reply: "" }, { reply: 5 }, { rating: 5 }]) {
      expect([body, (await call("PATCH", `/${data[0].id}`, body)).status]).toEqual([body, 400])
    }
    expect((await call("GET", "?product_id=nothing")).body.data).toEqual([])
    expect((await call("GET", "?replied=maybe")).status).toBe(400)
  })

  it("is all that may come here", async () => {
    const { token } = await createCustomer(store)
    for (const [method, route] of [
      ["GET", ""],
      ["POST", ""],
      ["POST", "/import"],
      ["PATCH", "/1"],
    ] as const) {
      expect((await request(store, method, `${REVIEWS}${route}`)).status).toBe(401)
      const asCustomer = await request(store, method, `${REVIEWS}${route}`, { token })
      expect([401, 403]).toContain(asCustomer.status)
    }
  })
})

describe("a store's own source of reviews", () => {
  it("takes the place of the built-in one, as far as it can be believed", async () => {
    const own = await startStore({
      databaseUrl: store.databaseUrl,
      env: { WALLET_EXTENSIONS: path.join(ROOT, "integration-tests/support/reviews-source.js") },
    })
    try {
      const get = (route: string) =>
        request(own, "GET", `/assistant/v1/admin${route}`, { token: admin.token })
      const { body } = await get("/product-context?product_id=chef-knife")
      expect(body).toMatchObject({ rating: 4.2, review_count: 17 })
      const { reviews } = (await get("/review-drafts")).body
      expect(reviews).toHaveLength(1)
      expect(reviews[0]).toMatchObject({ id: "theirs-1", author: "Somebody", draft_language: "en" })
    } finally {
      await own.stop()
    }
  })
})
