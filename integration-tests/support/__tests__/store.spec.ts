import { Client } from "pg"
import { startCluster } from "../cluster"
import { createDatabase } from "../database"
import { createAdmin, createCustomer, request, startStore, type Store } from "../store"

describe("a store under test", () => {
  let store: Store

  beforeAll(async () => {
    store = await startStore()
  })

  afterAll(() => store.stop())

  it("lets its first admin, an invited admin and a customer log in", async () => {
    const first = await createAdmin(store)
    const invited = await createAdmin(store, { email: "second@example.com" })
    const customer = await createCustomer(store)

    for (const { token, email } of [first, invited]) {
      const me = await request(store, "GET", "/admin/users/me", { token })
      expect(me.body.user.email).toBe(email)
    }
    const stranger = await request(store, "GET", "/admin/users/me", { token: customer.token })
    expect(stranger.status).toBe(401)
  })

  it("keeps its data and its port through a kill -9 and a restart", async () => {
    const customer = await createCustomer(store)
    const pid = store.pid

    await store.kill("SIGKILL")
    await expect(request(store, "GET", "/health")).rejects.toThrow()
    await store.restart()

    expect(store.pid).not.toBe(pid)
    const { token } = await createAdmin(store)
    const found = await request(store, "GET", `/admin/customers/${customer.id}`, { token })
    expect(found.body.customer.email).toBe(customer.email)
  })
})

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
