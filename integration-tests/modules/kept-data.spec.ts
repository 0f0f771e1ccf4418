import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { Client } from "pg"
import { databaseOf, query } from "../../src/database/connection"
import { forgetTraces } from "../../src/modules/assistant/conversations/forget-traces"
import { eraseShopper } from "../../src/modules/assistant/erasure/erase-shopper"
import { readShopper } from "../../src/modules/assistant/erasure/read-shopper"
import { createDatabase, type TestDatabase } from "../support/database"
import { migrateModule } from "../support/module-migrations"
import { openPool } from "../support/pool"

const ROOT = path.join(__dirname, "../..")

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase()
  for (const module of readdirSync(path.join(ROOT, "src/modules"))) {
    await migrateModule(database.url, module)
  }
})
afterAll(() => database?.drop())

describe("docs/kept-data.md", () => {
  const rows = readFileSync(path.join(ROOT, "docs/kept-data.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()))

  it("says of every table of ours when its rows go, and of no other", async () => {
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const { rows: tables } = await client.query(
      "select table_name as name from information_schema.tables where table_schema = 'public'"
    )
    await client.end()
    const named = rows.map(([, name]) => name.replaceAll("`", ""))
    expect(named.sort()).toEqual(tables.map(({ name }) => name).sort())
  })

  it("gives a reason for each that is never purged, and the job for each that is by its age", () => {
    const jobs = readdirSync(path.join(ROOT, "src/jobs")).map((file) =>
      readFileSync(path.join(ROOT, "src/jobs", file), "utf8")
    )
    for (const [, table, when, ofPerson, erased] of rows) {
      if (when.startsWith("never"))
        expect([table, when]).toEqual([table, expect.stringMatching(/: ./)])
      const [, job] = /by `([^`]+)`/.exec(when) ?? []
      if (job) {
        expect([
          table,
          jobs.some((text) => new RegExp(`name: "(wallet-)?${job}"`).test(text)),
        ]).toEqual([table, true])
      }
      const isOfCustomer = !/^(nothing|staff)/.test(ofPerson) || ofPerson.startsWith("nothing but")
      if (isOfCustomer) expect([table, erased]).not.toEqual([table, ""])
    }
  })
})

describe("what a shopper has said", () => {
  it("is found and erased by each way they have talked, feedback that names an answer only too", async () => {
    const pool = openPool(database.url)
    const connection = databaseOf(pool)
    const owners = ["customer:cus_1", "guest:messaging-1"]
    const run = (sql: string, bindings: unknown[]) => query(connection, sql, bindings)
    for (const [at, owner] of [...owners, "customer:cus_2"].entries()) {
      await run("insert into assistant_conversation (ref, owner, messages) values (?, ?, '[]')", [
        `ref-${at}`,
        owner,
      ])
      await run(
        `insert into assistant_turn (message_ref, conversation_ref, at, channel, outcome, degraded,
           rounds, duration_ms, claims, removed_claims, tools, providers)
         values (?, ?, now(), 'messaging', 'done', false, 1, 1, 0, 0, '[]', '[]')`,
        [`message-${at}`, `ref-${at}`]
      )
      await run(
        `insert into assistant_feedback (id, rating, reason, message_ref)
         values (gen_random_uuid(), 'up', ?, ?)`,
        [`reason-${at}`, `message-${at}`]
      )
      await run(
        `insert into assistant_handover (id, conversation_ref, owner, language, request)
         values (gen_random_uuid(), ?, ?, 'en', ?)`,
        [`ref-${at}`, owner, `request-${at}`]
      )
    }
    const read = () => readShopper(connection, owners, [])
    const before = await read()
    expect(before.conversations.map(({ ref }) => ref)).toEqual(["ref-0", "ref-1"])
    expect(before.feedback.map(({ reason }) => reason).sort()).toEqual(["reason-0", "reason-1"])
    expect(before.handovers.map(({ request }) => request)).toEqual(["request-0", "request-1"])
    await eraseShopper(connection, owners, [])
    expect(await read()).toEqual({ conversations: [], feedback: [], handovers: [], messages: [] })
    expect(await run("select request from assistant_handover", [])).toEqual([
      { request: "request-2" },
    ])
    const reasons = async () =>
      (
        await query<{ reason: string | null }>(
          connection,
          "select reason from assistant_feedback where reason is not null"
        )
      ).map(({ reason }) => reason)
    expect(await reasons()).toEqual(["reason-2"])
    await forgetTraces(connection, ["ref-2"])
    expect(await reasons()).toEqual([])
    await pool.destroy()
  })
})
