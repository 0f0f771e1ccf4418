import { fuzz } from "../support/fuzz"
import { createAdmin, request, startStore, type Admin, type Store } from "../support/store"

let store: Store
let admin: Admin

beforeAll(async () => {
  store = await startStore()
  admin = await createAdmin(store)
})
afterAll(() => store?.stop())

describe.each(["/admin/wallet", "/admin/assistant"])("%s", (root) => {
  it("answers whatever is sent to any operation as its description says, and never breaks", async () => {
    const { body: document } = await request(store, "GET", `${root}/openapi.json`, admin)
    const { token } = admin
    const tokens = [token, token, token, token, token, undefined]
    const { problems, reached, operations } = await fuzz(store, { root, document, tokens })
    expect(problems).toEqual([])
    // Paths with ids of webhooks, deliveries, keys and grants lead nowhere.
    expect(reached.length).toBeGreaterThan(operations / 2)
  }, 600_000)
})
