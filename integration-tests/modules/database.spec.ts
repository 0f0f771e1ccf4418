import { setTimeout as sleep } from "node:timers/promises"
import { MikroORM } from "@medusajs/framework/mikro-orm/postgresql"
import { databaseOf } from "../../src/database/connection"
import {
  ConnectionLostError,
  isUnavailable,
  OutcomeUnknownError,
  sqlState,
} from "../../src/database/errors"
import { openDatabase } from "../../src/database/open-database"
import { createDatabase, type TestDatabase } from "../support/database"
import { openPool } from "../support/pool"
import { translatingProxy, type Proxy } from "../support/translating-proxy"

let server: TestDatabase

beforeAll(async () => {
  server = await createDatabase()
})
afterAll(async () => {
  await server?.drop()
})

describe("statements", () => {
  const withPool = openPools()

  it("give PostgreSQL's own text, or objects of the driver's types", async () => {
    const database = databaseOf(withPool(server.url))
    const text = "SELECT $1::bigint AS big, $2::int AS small, NULL AS none, 'a?b' AS mark"
    const values = [2n ** 60n, 7]
    expect(await database.query({ text, values })).toEqual([[`${2n ** 60n}`, "7", null, "a?b"]])
    expect(await database.objects({ text, values, prepared: true })).toEqual([
      { big: `${2n ** 60n}`, small: 7, none: null, mark: "a?b" },
    ])
    expect(
      await database.rows("select :one::int + ?::int as sum".replace("?", ":two"), {
        one: 1,
        two: 2,
      })
    ).toEqual([{ sum: 3 }])
    expect(await database.rows("select ?::int as one", [1])).toEqual([{ one: 1 }])
  })

  it("say by class that the connection broke, and work on over another one", async () => {
    const database = databaseOf(withPool(server.url))
    const leave = { text: "SELECT pg_terminate_backend(pg_backend_pid())" }
    await expect(database.query(leave)).rejects.toThrow(ConnectionLostError)
    await expect(
      database.transaction(async (transaction) => {
        await transaction.query(leave)
      })
    ).rejects.toThrow(ConnectionLostError)
    expect(await database.query({ text: "SELECT 1" })).toEqual([["1"]])
  })

  it("of a transaction that failed are not committed, whoever caught the error", async () => {
    const database = databaseOf(withPool(server.url))
    await database.query({ text: "CREATE TABLE kept (id int)" })
    const swallowing = database.transaction(async (transaction) => {
      await transaction.query({ text: "INSERT INTO kept VALUES (1)" })
      await transaction.query({ text: "SELECT 1 / 0" }).catch(() => undefined)
    })
    expect(sqlState(await swallowing.catch((error: unknown) => error))).toBe("22012")
    expect(await database.query({ text: "SELECT * FROM kept" })).toEqual([])
  })

  it("whose COMMIT the server refuses are known to have failed; a connection lost then is not", async () => {
    const database = databaseOf(withPool(server.url))
    await database.query({
      text: "CREATE TABLE deferred (id int UNIQUE DEFERRABLE INITIALLY DEFERRED)",
    })
    const twice = database.transaction(async (transaction) => {
      await transaction.query({ text: "INSERT INTO deferred VALUES (1), (1)" })
    })
    expect(sqlState(await twice.catch((error: unknown) => error))).toBe("23505")
    await database.query({
      text: `CREATE FUNCTION leave() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER leave AFTER INSERT ON deferred DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION leave()`,
    })
    const lost = database.transaction(async (transaction) => {
      await transaction.query({ text: "INSERT INTO deferred VALUES (2)" })
    })
    await expect(lost).rejects.toThrow(OutcomeUnknownError)
  })
})

/** What the host's own modules meet, whose statements are none of ours. */
describe("the host's data layer without a connection", () => {
  const withPool = openPools()

  it("says so in the driver's own sentences, which are known", async () => {
    const proxy = await translatingProxy(server.url)
    const pool = withPool(proxy.url)
    const orm = await MikroORM.init({
      clientUrl: proxy.url,
      entities: [],
      discovery: { warnWhenNoEntities: false },
    })
    const waiting = Promise.allSettled([
      pool.raw("select pg_sleep(60)"),
      orm.em.getConnection().execute("select pg_sleep(60)"),
    ])
    const control = databaseOf(withPool(server.url))
    const text = "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
    while ((await control.query({ text }))[0][0] !== "2") await sleep(20)
    await proxy.close()
    const failures = (await waiting).map((outcome) => "reason" in outcome && outcome.reason)
    await orm.close(true)
    expect(failures.map((error) => [String(error), isUnavailable(error)])).toEqual(
      failures.map(() => [expect.stringContaining("Connection terminated"), true])
    )
  })

  it("says so when no connection becomes free", async () => {
    const pool = withPool(server.url, { max: 1, waitMs: 100 })
    const transaction = await pool.transaction()
    const error = await pool.raw("select 1").catch((reason: Error) => reason)
    await transaction.rollback()
    // MikroORM keeps of an error the sentence alone.
    expect([isUnavailable(error), isUnavailable(new Error(`select 1 - ${error.message}`))]).toEqual(
      [true, true]
    )
  })
})

describe("prepared statements", () => {
  const withPool = openPools()
  const text = "SELECT $1::int + 1"
  const add = { text, values: [41], prepared: true }
  const prepared = { text: "SELECT count(*) FROM pg_prepared_statements" }

  it.each(["DISCARD ALL", "DEALLOCATE ALL"])("come back by themselves after %s", async (forget) => {
    const database = databaseOf(withPool(server.url, { max: 1 }))
    expect(await database.query(add)).toEqual([["42"]])
    await database.query({ text: forget })
    expect(await database.query(add)).toEqual([["42"]])
    expect(await database.query(add)).toEqual([["42"]])
    expect(await database.query(prepared)).toEqual([["1"]])
    expect(database.preparedStatements).toBe("on")
  })

  it("that are lost end no transaction for its caller", async () => {
    const database = databaseOf(withPool(server.url, { max: 1 }))
    await database.query(add)
    await database.query({ text: "DISCARD ALL" })
    let attempts = 0
    const sum = await database.transaction(async (transaction) => {
      attempts += 1
      return await transaction.query(add)
    })
    expect([sum, attempts]).toEqual([[["42"]], 2])
  })

  it("whose table got another column type are prepared anew", async () => {
    const database = databaseOf(withPool(server.url, { max: 1 }))
    await database.query({ text: "CREATE TABLE changing AS SELECT 1::int AS value" })
    const read = { text: "SELECT * FROM changing", prepared: true }
    expect(await database.query(read)).toEqual([["1"]])
    await database.query({ text: "ALTER TABLE changing ALTER value TYPE text" })
    expect(await database.query(read)).toEqual([["1"]])
  })

  it("are given up where they are lost again and again", async () => {
    const warned = jest.spyOn(process, "emitWarning").mockImplementation(() => undefined)
    const database = databaseOf(withPool(server.url, { max: 1 }))
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await database.query(add)).toEqual([["42"]])
      await database.query({ text: "DISCARD ALL" })
    }
    expect(database.preparedStatements).toBe("given up")
    expect(warned).toHaveBeenCalledTimes(1)
    warned.mockRestore()
  })

  it.each([
    [{ prepared_statements: false }, {}],
    [{}, { WALLET_PREPARED_STATEMENTS: "false" }],
  ])("are not made where the store wants none: %j %j", async (options, environment) => {
    const database = openDatabase(withPool(server.url, { max: 1 }), options, environment)
    expect(await database.query(add)).toEqual([["42"]])
    expect(await database.query(prepared)).toEqual([["0"]])
    expect(database.preparedStatements).toBe("off")
  })

  it("take true or false for an answer", () => {
    const open = () => openDatabase(withPool(server.url), { prepared_statements: "maybe" })
    expect(open).toThrow('The option "prepared_statements" must be true or false, not "maybe"')
  })
})

describe("a server whose messages are German", () => {
  const withPool = openPools()
  let proxy: Proxy
  beforeAll(async () => {
    proxy = await translatingProxy(server.url)
  })
  afterAll(async () => await proxy?.close())

  it("is what the test has: severity and message are translated", async () => {
    const failing = databaseOf(withPool(proxy.url)).query({ text: "SELECT 1 / 0" })
    await expect(failing).rejects.toMatchObject({ severity: "FEHLER", code: "22012" })
  })

  it("keeps the connection on which a statement is refused", async () => {
    const database = databaseOf(withPool(proxy.url, { max: 1 }))
    const pid = { text: "SELECT pg_backend_pid()" }
    const before = await database.query(pid)
    await database.query({ text: "SELECT 1 / 0" }).catch(() => undefined)
    await database
      .transaction(async (transaction) => await transaction.query({ text: "SELECT 1 / 0" }))
      .catch(() => undefined)
    expect(await database.query(pid)).toEqual(before)
  })

  it("is understood when it ends a connection", async () => {
    const database = databaseOf(withPool(proxy.url))
    const leave = { text: "SELECT pg_terminate_backend(pg_backend_pid())" }
    await expect(database.query(leave)).rejects.toThrow(ConnectionLostError)
  })
})

function openPools() {
  const pools: ReturnType<typeof openPool>[] = []
  afterAll(async () => await Promise.all(pools.map((pool) => pool.destroy())))
  return (url: string, pool?: { max?: number; waitMs?: number }) => {
    pools.push(openPool(url, pool))
    return pools.at(-1)!
  }
}
