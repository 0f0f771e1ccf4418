import { runPrepared } from "../../src/database/prepared"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, type OpenLedger } from "../support/ledger"

const ADD = {
  name: "test-add",
  text: "SELECT pg_backend_pid() AS pid, $1::int + $2::int AS sum",
}
const DIVIDE = { name: "test-divide", text: "SELECT 1 / $1::int AS part" }
const LEAVE = { name: "test-leave", text: "SELECT pg_terminate_backend(pg_backend_pid())" }

describe("prepared statements", () => {
  let database: TestDatabase
  let opened: OpenLedger

  beforeAll(async () => {
    database = await createLedgerDatabase()
    opened = openLedger(database.url)
  })
  afterAll(async () => {
    await opened.close()
    await database.drop()
  })

  const add = async (one: number, other: number) => {
    const [row] = await runPrepared<{ pid: number; sum: number }>(opened.knex, ADD, [one, other])
    return row
  }

  it("share a connection when they are asked for at the same moment, each with its own answer", async () => {
    const answers = await Promise.all([add(1, 1), add(1, 2), add(1, 3)])
    expect(answers.map(({ sum }) => sum)).toEqual([2, 3, 4])
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1)
  })

  it("fail each on its own account", async () => {
    const outcomes = await Promise.allSettled([
      add(1, 1),
      runPrepared(opened.knex, DIVIDE, [0]),
      add(2, 2),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"])
  })

  it("work on after a connection was lost, which nobody gets again", async () => {
    await expect(runPrepared(opened.knex, LEAVE, [])).rejects.toThrow()
    expect((await add(20, 22)).sum).toBe(42)
  })

  it("wait for nobody who asks a moment later", async () => {
    const slow = runPrepared(opened.knex, { name: "test-sleep", text: "SELECT pg_sleep(0.3)" }, [])
    await new Promise((resolve) => setImmediate(resolve))
    const first = await Promise.race([slow.then(() => "slow"), add(1, 1).then(() => "quick")])
    expect(first).toBe("quick")
    await slow
  })
})
