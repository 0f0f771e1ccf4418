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
