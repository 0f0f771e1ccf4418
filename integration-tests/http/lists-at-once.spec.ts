import { setTimeout as sleep } from "node:timers/promises"
import { shareStore } from "../support/shared-store"
import { createAdmin, createCustomer, request, type Admin, type Store } from "../support/store"

/** Pages of few and of many rows, some asked for by several at once. */
const PAGES = [1, 2, 3, 4, 5, 1, 2, 1]
const ROWS = 20
const PER_PAGE = 4

describe("lists that many ask for at once", () => {
  let store: Store
  let admin: Admin

  beforeAll(async () => {
    store = await shareStore()
    admin = await createAdmin(store)
    const customer = await createCustomer(store)
    const { body } = await request(store, "GET", "/wallet/v1/wallets/me", {
      token: customer.token,
    })
    for (let amount = 1; amount <= ROWS; amount += 1) {
      await post(`/wallets/${body.id}/credit`, { amount: String(amount), reason: "One of many" })
      await post("/codes", { amount: String(amount) })
    }
    while ((await get(`/events?after=${ROWS}`)).body.data.length === 0) await sleep(100)
  })
  afterAll(() => store?.stop())

  async function post(path: string, body: object) {
    const answer = await request(store, "POST", `/wallet/v1${path}`, { token: admin.token, body })
    expect([200, 201]).toContain(answer.status)
  }

  function get(path: string) {
    return request(store, "GET", `/wallet/v1${path}`, { token: admin.token })
  }

  /** Where pages of events begin, after which sequence: some may be missing in a log. */
  const cursors = [0]

  it.each<[string, (page: number) => string]>([
    ["transactions", (page) => `?per_page=${PER_PAGE}&page=${page}`],
    ["codes", (page) => `?per_page=${PER_PAGE}&page=${page}`],
    ["events", (page) => `?limit=${PER_PAGE}&after=${cursors[page - 1]}`],
  ])("answer each caller its own page: %s", async (list, query) => {
    const read = async (page: number) => (await get(`/${list}${query(page)}`)).body
    const alone: unknown[] = []
    for (const page of PAGES) {
      const answer = await read(page)
      cursors[page] = answer.data.at(-1).sequence
      alone.push(answer)
    }
    const together = await Promise.all(Array.from({ length: 8 }, () => PAGES.map(read)).flat())
    expect(together).toEqual(Array.from({ length: 8 }, () => alone).flat())
    const rows = alone.flatMap((page) => (page as { data: { id?: number }[] }).data)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(ROWS)
  })

  it("show each caller what was there when it asked", async () => {
    const readers = Array.from({ length: 10 }, async () => {
      for (let turn = 0; turn < 10; turn += 1) await get("/codes?per_page=1")
    })
    for (let amount = 100; amount < 110; amount += 1) {
      await post("/codes", { amount: String(amount) })
      expect((await get("/codes?per_page=1")).body.data[0].amount).toBe(String(amount))
    }
    await Promise.all(readers)
  })
})
