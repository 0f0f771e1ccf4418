import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ReviewDraft } from "../../src/modules/reviews"
import ReviewsService from "../../src/modules/reviews/service"
import { createDatabase, type TestDatabase } from "../support/database"
import { migrateModule } from "../support/module-migrations"

let database: TestDatabase
let knex: Knex
let reviews: ReviewsService

beforeEach(async () => {
  database = await createDatabase()
  await migrateModule(database.url, "reviews")
  knex = createKnex({ client: "pg", connection: { connectionString: database.url } })
  reviews = new ReviewsService({ __pg_connection__: knex })
})

afterEach(async () => {
  await knex?.destroy()
  await database?.drop()
})

let number = 0

function review(change: Partial<ReviewDraft> = {}): ReviewDraft {
  number += 1
  return {
    product_id: "prod_1",
    author: "Ada L.",
    rating: 5,
    title: "Lovely",
    content: "It is just what I wanted.",
    language: "en",
    verified: true,
    status: "published",
    reply: null,
    replied_at: null,
    source: "test",
    external_id: String(number),
    created_at: new Date(Date.UTC(2026, 0, 1) + number * 1_000),
    ...change,
  }
}

const all = { page: 1, per_page: 100 }

describe("importing reviews", () => {
  it("keeps each once, however often it is imported", async () => {
    const drafts = [review(), review(), review({ source: "elsewhere" })]
    expect(await reviews.import(drafts)).toEqual({ created: 3, updated: 0, unchanged: 0 })
    expect(await reviews.import(drafts)).toEqual({ created: 0, updated: 0, unchanged: 3 })
    expect((await reviews.list(all)).total).toBe(3)
  })

  it("takes over what has changed and leaves what staff decided", async () => {
    const draft = review({ status: "pending" })
    await reviews.import([draft])
    const [{ id }] = (await reviews.list(all)).data
    await reviews.update(id as number, { status: "hidden" })
    await reviews.update(id as number, { reply: "Thank you!" })
    const changed = {
      ...draft,
      rating: 2,
      content: "It broke.",
      reply: "Theirs",
      replied_at: new Date(),
    }
    expect(await reviews.import([changed])).toEqual({ created: 0, updated: 1, unchanged: 0 })
    expect(await reviews.find(id as number)).toMatchObject({
      id,
      rating: 2,
      content: "It broke.",
      status: "hidden",
      reply: "Thank you!",
    })
  })

  it("keeps none when one can't be kept", async () => {
    await expect(reviews.import([review(), review({ rating: 6 })])).rejects.toThrow("check")
    expect((await reviews.list(all)).total).toBe(0)
  })

  it("keeps text as it is", async () => {
    const content = `'; drop table assistant_review; -- "quoted" \\ ${"é🙂".repeat(500)}?`
    await reviews.import([review({ content })])
    expect((await reviews.list(all)).data[0].content).toBe(content)
  })
})

describe("ratings", () => {
  it("are the mean of what is published, to two decimals", async () => {
    await reviews.import([
      review({ rating: 5 }),
      review({ rating: 5 }),
      review({ rating: 4 }),
      review({ rating: 1, status: "pending" }),
      review({ rating: 1, status: "hidden" }),
      review({ rating: 2, product_id: "prod_2" }),
    ])
    const ratings = await reviews.readRatings(["prod_1", "prod_2", "prod_3"])
    expect([...ratings].sort()).toEqual([
      ["prod_1", { rating: 4.67, review_count: 3 }],
      ["prod_2", { rating: 2, review_count: 1 }],
    ])
    expect(await reviews.readRatings([])).toEqual(new Map())
  })

  it("follow when a review is hidden", async () => {
    await reviews.import([review({ rating: 1 }), review({ rating: 5 })])
    const worst = (await reviews.list(all)).data.find(({ rating }) => rating === 1)
    expect((await reviews.readRatings(["prod_1"])).get("prod_1")).toMatchObject({ rating: 3 })
    await reviews.update(worst!.id as number, { status: "hidden" })
    expect((await reviews.readRatings(["prod_1"])).get("prod_1")).toEqual({
      rating: 5,
      review_count: 1,
    })
  })
})

describe("what waits for a reply", () => {
  it("is the unhappy first, then the newest, and nothing that has one or is not shown", async () => {
    await reviews.import([
      review({ title: "old joy", rating: 5 }),
      review({ title: "old anger", rating: 1 }),
      review({ title: "new joy", rating: 4 }),
      review({ title: "new doubt", rating: 3 }),
      review({ title: "answered", reply: "Hello", replied_at: new Date() }),
      review({ title: "pending", status: "pending" }),
      review({ title: "hidden", status: "hidden" }),
    ])
    const titles = async (limit: number) =>
      (await reviews.listUnanswered(limit)).map(({ title }) => title)
    expect(await titles(10)).toEqual(["new doubt", "old anger", "new joy", "old joy"])
    expect(await titles(2)).toEqual(["new doubt", "old anger"])
    const { data } = await reviews.list({ ...all, replied: true })
    await reviews.update(data[0].id as number, { reply: null })
    expect(await titles(10)).toContain("answered")
  })

  it("is found without reading the answered ones", async () => {
    const answered = Array.from({ length: 3_000 }, () =>
      review({ reply: "Thanks", replied_at: new Date() })
    )
    await reviews.import([...answered, review({ title: "waiting" })])
    await knex.raw("analyze assistant_review")
    const { rows } = await knex.raw(
      `explain select id from assistant_review where reply is null and status = 'published'
       order by (rating > 3), created_at desc, id desc limit 10`
    )
    expect(JSON.stringify(rows)).toContain("assistant_review_unanswered")
  })
})

describe("lists of reviews", () => {
  it("can be narrowed, newest first", async () => {
    await reviews.import([
      review({ title: "first" }),
      review({ title: "second", product_id: "prod_2" }),
      review({ title: "third", status: "pending" }),
    ])
    const titles = async (filter: object) =>
      (await reviews.list({ ...all, ...filter })).data.map(({ title }) => title)
    expect(await titles({})).toEqual(["third", "second", "first"])
    expect(await titles({ product_id: "prod_1" })).toEqual(["third", "first"])
    expect(await titles({ status: "pending", source: "test" })).toEqual(["third"])
    expect(await titles({ page: 2, per_page: 2 })).toEqual(["first"])
    expect((await reviews.listPublished("prod_1", 5)).map(({ title }) => title)).toEqual(["first"])
  })

  it("knows no review that isn't there", async () => {
    expect(await reviews.find(1)).toBeUndefined()
    expect(await reviews.update(1, { reply: "Hello" })).toBeUndefined()
    expect(await reviews.update(1, { status: "hidden" })).toBeUndefined()
  })
})
