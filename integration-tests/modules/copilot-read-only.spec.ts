import { knex as createKnex, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { readOnly } from "../../src/workflows/assistant/copilot/read-only"
import { createDatabase, type TestDatabase } from "../support/database"

let database: TestDatabase
let knex: Knex

beforeAll(async () => {
  database = await createDatabase()
  knex = createKnex({
    client: "pg",
    connection: { connectionString: database.url },
    pool: { min: 0, max: 1 },
  })
  await knex.raw("create table thing (id int); create sequence counter")
})

afterAll(async () => {
  await knex?.destroy()
  await database?.drop()
})

describe("what the merchant's figures are read in", () => {
  const scope = { resolve: () => knex } as never

  it.each([
    "insert into thing values (1)",
    "delete from thing",
    "create table other (id int)",
    "drop table thing",
    "select nextval('counter')",
    "with gone as (delete from thing returning id) select * from gone",
  ])("refuses to write: %s", async (sql) => {
    await expect(readOnly(scope, (read) => read(sql))).rejects.toThrow("read-only transaction")
    expect((await knex.raw("select count(*)::int as things from thing")).rows).toEqual([
      { things: 0 },
    ])
  })

  it("leaves the connection as it was for whoever comes next", async () => {
    await readOnly(scope, (read) => read("select 1"))
    await knex.raw("insert into thing values (1)")
    const { rows } = await knex.raw("show random_page_cost")
    expect(rows).toEqual([{ random_page_cost: "4" }])
    await knex.raw("delete from thing")
  })
})
