import { Client } from "pg"
import { startCluster } from "../cluster"
import { createDatabase } from "../database"

describe("databases under test", () => {
  it("are copies of their template", async () => {
    const original = await createDatabase()
    const first = new Client({ connectionString: original.url })
    await first.connect()
    await first.query("create table note as select 'hello' as text")
    await first.end()

    const copy = await createDatabase({ template: original.name })
    const second = new Client({ connectionString: copy.url })
    await second.connect()
    const { rows } = await second.query("select text from note")
    await second.end()
    await original.drop()
    await copy.drop()

    expect(rows).toEqual([{ text: "hello" }])
  })

  it("survive a kill of their whole cluster", async () => {
    const cluster = await startCluster({ synchronous_commit: "on" })
    const before = new Client({ connectionString: `${cluster.url}/postgres` })
    before.on("error", () => undefined)
    await before.connect()
    await before.query("create table note as select 'kept' as text")
    cluster.kill("SIGKILL")
    await cluster.restart()

    const after = new Client({ connectionString: `${cluster.url}/postgres` })
    await after.connect()
    const { rows } = await after.query("select text from note")
    await after.end()
    await cluster.stop()

    expect(rows).toEqual([{ text: "kept" }])
  })
})
