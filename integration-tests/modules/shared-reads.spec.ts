import type { Socket } from "node:net"
import { SharedReads } from "../../src/database/shared-reads"
import { type PgConnection, withConnection } from "../../src/database/pg-connection"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, type OpenLedger } from "../support/ledger"

describe("reads that share connections", () => {
  let database: TestDatabase
  let opened: OpenLedger
  let reads: SharedReads

  beforeAll(async () => {
    database = await createLedgerDatabase()
    opened = openLedger(database.url)
    reads = new SharedReads(opened.knex)
  })
  afterAll(async () => {
    await opened.close()
    await database.drop()
  })

  /** Its number, and which connection it was read over. */
  const read = (number: number) => async (connection: PgConnection) => {
    const [[pid, same]] = await connection.query({
      name: "test-shared-read",
      text: "SELECT pg_backend_pid(), $1::int",
      values: [number],
    })
    return { pid, number: Number(same) }
  }

  it("answer each caller its own, over few connections", async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index)
    const found = await Promise.all(numbers.map((number) => reads.run(read(number))))
    expect(found.map(({ number }) => number)).toEqual(numbers)
    expect(new Set(found.map(({ pid }) => pid)).size).toBeLessThanOrEqual(2)
  })

  it("fail each on its own account", async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        reads.run<unknown>(
          index % 4 === 1 ? (connection) => connection.query({ text: "SELECT 1 / 0" }) : read(index)
        )
      )
    )
    const failed = outcomes.flatMap(({ status }, index) => (status === "rejected" ? [index] : []))
    expect(failed).toEqual([1, 5, 9, 13, 17, 21, 25, 29, 33, 37])
  })

  const countAlone = async (connection: PgConnection) =>
    Number((await connection.query({ text: "SELECT value FROM counter" }))[0][0])
  const countOnce = (connection: PgConnection) =>
    connection.once("counter", () => countAlone(connection))

  it.each([
    ["alone", countAlone],
    ["together", countOnce],
  ])("see what was committed before they were asked for, read %s", async (_, count) => {
    await opened.knex.raw("DROP TABLE IF EXISTS counter")
    await opened.knex.raw("CREATE TABLE counter AS SELECT 0 AS value")
    const readers = Array.from({ length: 20 }, async () => {
      for (let turn = 0; turn < 20; turn += 1) await reads.run(count)
    })
    for (let value = 1; value <= 50; value += 1) {
      await opened.knex.raw("UPDATE counter SET value = ?", [value])
      expect(await reads.run(count)).toBe(value)
    }
    await Promise.all(readers)
  })

  it("are read once for those who want the same at once, and fail for all of them", async () => {
    let times = 0
    const readOnce = (failing: boolean) => (connection: PgConnection) =>
      connection.once(`failing ${failing}`, async () => {
        times += 1
        if (failing) await connection.query({ text: "SELECT 1 / 0" })
        return await read(1)(connection)
      })
    const callers = Array.from({ length: 30 }, (_, index) => reads.run(readOnce(index % 2 === 0)))
    const outcomes = await Promise.allSettled(callers)
    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(15)
    expect(times).toBeLessThan(15)
  })

  it("go to the network in one piece", async () => {
    await withConnection(opened.knex, async (connection) => {
      await read(0)(connection)
      const { stream } = (connection.raw as { connection: { stream: Socket } }).connection
      const sends = [jest.spyOn(stream, "_write"), jest.spyOn(stream, "_writev" as never)]
      const found = await connection.together(() => [1, 2, 3].map((one) => read(one)(connection)))
      expect(found.map(({ number }) => number)).toEqual([1, 2, 3])
      expect(sends.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
      const failing = connection.together(() => {
        throw new Error("nothing to send")
      })
      await expect(failing).rejects.toThrow("nothing to send")
      // Nothing is held back for the next one.
      expect((await read(4)(connection)).number).toBe(4)
      jest.restoreAllMocks()
    })
  })

  it("keep their connection when what is made of the answer fails", async () => {
    const pids = async () =>
      new Set(
        (await Promise.all([1, 2, 3].map((number) => reads.run(read(number))))).map(
          ({ pid }) => pid
        )
      )
    const before = await pids()
    const failing = reads.run(async (connection) => {
      await read(1)(connection)
      throw new Error("not what was expected")
    })
    await expect(failing).rejects.toThrow("not what was expected")
    expect(await pids()).toEqual(before)
  })

  it("go on over another connection when one breaks", async () => {
    const broken = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        reads.run<unknown>(
          index % 5
            ? read(index)
            : (connection) =>
                connection.query({ text: "SELECT pg_terminate_backend(pg_backend_pid())" })
        )
      )
    )
    expect(broken.some(({ status }) => status === "rejected")).toBe(true)
    expect((await reads.run(read(7))).number).toBe(7)
  })
})
