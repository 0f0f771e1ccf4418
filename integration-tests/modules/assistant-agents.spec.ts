import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { databaseOf } from "../../src/database/connection"
import type { Logger } from "@medusajs/framework/types"
import { AgentLog } from "../../src/modules/assistant/agents/agent-log"
import { HandoffOpenings } from "../../src/modules/assistant/agents/handoff-openings"
import { createDatabase, type TestDatabase } from "../support/database"
import { migrateModule } from "../support/module-migrations"

let database: TestDatabase
let knex: Knex
let log: AgentLog
const warnings: string[] = []
const logger = { warn: (line: string) => warnings.push(line) } as unknown as Logger

beforeEach(async () => {
  database = await createDatabase()
  await migrateModule(database.url, "assistant")
  knex = createKnex({ client: "pg", connection: { connectionString: database.url } })
  log = new AgentLog(databaseOf(knex), logger, "a secret")
  warnings.splice(0)
})

afterEach(async () => {
  await knex?.destroy()
  await database?.drop()
})

const newest = async () => (await log.list({}, 1, 100)).data

describe("the agent log", () => {
  it("keeps what was done, newest first", async () => {
    log.add({ action: "search", via: "rest", agent: "Bot/1", query: "shoes", found: 2 })
    log.add({ action: "handoff", via: "mcp", product_ids: [12, 15], link_id: "link" })
    expect(await newest()).toMatchObject([
      { action: "handoff", agent: null, product_ids: ["12", "15"], link_id: "link" },
      { action: "search", agent: "Bot/1", query: "shoes", found: 2, product_ids: [] },
    ])
  })

  it("keeps neither addresses nor what people write about themselves", async () => {
    const event = { action: "search", via: "rest", address: "203.0.113.9" } as const
    log.add(
      { ...event, query: "mail me: ada@example.com, +1 555 010 9999" },
      new Date("2026-10-31")
    )
    log.add(event, new Date("2026-10-30"))
    log.add({ ...event, address: "203.0.113.10" }, new Date("2026-10-30"))
    log.add(event, new Date("2026-11-01"))
    const [november, other, same, first] = await newest()
    expect(JSON.stringify(await newest())).not.toMatch(/203\.0|ada|0109999|9999/)
    expect(first?.query).toBe("mail me: …, …")
    expect(first?.caller).toBe(same?.caller)
    expect(new Set([first?.caller, other?.caller, november?.caller]).size).toBe(3)
  })

  it("keeps texts that PostgreSQL would refuse, and the beginning of endless ones", async () => {
    const agent = `${"x".repeat(299)}\ud83d\ude00`
    log.add({ action: "product", via: "rest", agent, query: "a\0b\ud800" })
    expect(await newest()).toMatchObject([{ agent: "x".repeat(299), query: "ab" }])
  })

  it("is narrowed by what, by whom and when", async () => {
    log.add({ action: "search", via: "rest", agent: "GPTBot/1.2" }, new Date("2026-11-01"))
    log.add({ action: "opened", via: "link", link_id: "link" }, new Date("2026-11-02"))
    const ids = async (filter: Parameters<AgentLog["list"]>[0]) =>
      (await log.list(filter, 1, 10)).data.map(({ action }) => action)
    expect(await ids({ action: "search" })).toEqual(["search"])
    expect(await ids({ agent: "gptbot" })).toEqual(["search"])
    expect(await ids({ link_id: "link" })).toEqual(["opened"])
    expect(await ids({ after: new Date("2026-11-01") })).toEqual(["opened"])
    expect(await ids({ before: new Date("2026-11-01") })).toEqual([])
    expect(await log.list({}, 2, 1)).toMatchObject({ total: 2, data: [{ action: "search" }] })
  })

  it("forgets after 90 days", async () => {
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)
    log.add({ action: "search", via: "rest", query: "old" }, days(91))
    log.add({ action: "search", via: "rest", query: "new" }, days(89))
    await log.flush()
    expect(await log.purge()).toBe(1)
    expect(await newest()).toMatchObject([{ query: "new" }])
  })

  it("drops what the database refuses, and says how much", async () => {
    await knex.raw("drop table assistant_agent_log")
    log.add({ action: "search", via: "rest" })
    await log.flush()
    expect(warnings).toEqual([
      expect.stringContaining("1 events of the agent log could not be kept"),
    ])
  })
})

describe("openings of a handoff link", () => {
  it("are claimed once per cart, whoever is faster, and can be given back", async () => {
    const openings = new HandoffOpenings(databaseOf(knex))
    const claims = await Promise.all([1, 2, 3].map(() => openings.claim("link", "cart")))
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await openings.claim("link", "another cart")).toBe(true)
    await openings.release("link", "cart")
    expect(await openings.claim("link", "cart")).toBe(true)
    expect(await openings.purge()).toBe(0)
  })
})
