import { type PgConnection, withConnection } from "../../src/database/pg-connection"
import type { TestDatabase } from "../support/database"
import { createLedgerDatabase, openLedger, type OpenLedger } from "../support/ledger"

describe("statements that share a round trip", () => {
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

  const texts = [
    "plain",
    "",
    "it's",
    'say "hello", {braces}',
    "back\\slash \\x41 \\'; DROP TABLE ledger_entry; --",
    "NULL",
    "  spaces\tand\nlines ",
    "käse 🧀 \u001e",
  ]
  const bytes = [Buffer.from("00ff5c27225c22", "hex"), Buffer.alloc(0)]
  const numbers = [1, -2, Number.MAX_SAFE_INTEGER]

  const echo = async (connection: PgConnection) => {
    const [[row], [single]] = await connection.queryAll("", [
      {
        name: "test-echo-lists",
        text: `SELECT to_json($1::text[])::text, $2::bytea[]::text, $3::bigint[]::text`,
        values: [texts, bytes, numbers],
      },
      {
        name: "test-echo-text",
        text: "SELECT $1::text, $2::text, $3::bigint",
        values: [texts[4], null, 7],
      },
    ])
    return { row, single }
  }

  it("get the same values whether they are prepared on the connection yet or not", async () => {
    await withConnection(opened.knex, async (connection) => {
      const first = await echo(connection)
      const again = await echo(connection)
      expect(again).toEqual(first)
      expect(JSON.parse(again.row[0]!)).toEqual(texts)
      expect(again.row[1]).toBe('{"\\\\x00ff5c27225c22","\\\\x"}')
      expect(again.row[2]).toBe(`{${numbers.join(",")}}`)
      expect(again.single).toEqual([texts[4], null, "7"])
    })
  })

  it("refuse numbers that are no integers before anything is sent", async () => {
    await withConnection(opened.knex, async (connection) => {
      await echo(connection)
      const ask = (value: number) =>
        connection.queryAll("", [
          { name: "test-echo-text", text: "", values: [null, null, value] },
          { name: "test-echo-text", text: "", values: [null, null, 1] },
        ])
      await expect(ask(0.5)).rejects.toThrow(RangeError)
      await expect(ask(Number.NaN)).rejects.toThrow(RangeError)
      expect(await ask(1)).toHaveLength(2)
    })
  })
})
