import { signIn } from "./access-store"
import { createAdmin, createCustomer, request, startStore, type Store } from "../support/store"

/** What the host's sessions say of themselves: one line for each that is made, one for each read. */
const SAYS = { made: /no SID sent, generating session/g, read: /session found/g }

/**
 * The host says what its sessions do when it is asked to. Who brings none must get none: should
 * another version of the host order its handlers otherwise, that is seen here.
 */
describe("the host's sessions", () => {
  let store: Store

  beforeAll(async () => {
    store = await startStore({ env: { DEBUG: "express-session" } })
  })
  afterAll(() => store?.stop())

  /** How many sessions a request makes and reads. */
  async function sessionsOf(send: () => Promise<{ status: number }>) {
    const count = (pattern: RegExp) => store.log().match(pattern)?.length ?? 0
    const before = { made: count(SAYS.made), read: count(SAYS.read) }
    expect((await send()).status).toBe(200)
    // What is printed comes through a pipe; the next line that is sure to come ends the waiting.
    const sure = count(SAYS.made) + 1
    await request(store, "GET", "/store/regions")
    while (count(SAYS.made) < sure) await new Promise((resolve) => setTimeout(resolve, 10))
    return { made: count(SAYS.made) - before.made - 1, read: count(SAYS.read) - before.read }
  }

  it.each([
    ["/wallet/v1/wallets", "admin"],
    ["/wallet/v1/openapi.json", "nobody"],
    ["/assistant/v1/agent/llms", "nobody"],
  ])("are not made for %s, asked for by %s", async (path, who) => {
    const token = who === "admin" ? (await createAdmin(store)).token : undefined
    const send = () => request(store, "GET", path, { token })
    // How the path lies in the host's stack is found out by the first request.
    await send()
    expect(await sessionsOf(send)).toEqual({ made: 0, read: 0 })
    const withCart = () => request(store, "GET", path, { token, headers: { cookie: "cart=1" } })
    expect(await sessionsOf(withCart)).toEqual({ made: 0, read: 0 })
  })

  it("are read for who brings one", async () => {
    const session = await signIn(store, await createCustomer(store))
    const send = () => request(store, "GET", "/wallet/v1/wallets/me", session)
    await send()
    expect(await sessionsOf(send)).toEqual({ made: 0, read: 1 })
  })

  it("are made for the host's own routes as ever", async () => {
    const send = () => request(store, "GET", "/health")
    expect(await sessionsOf(send)).toEqual({ made: 1, read: 0 })
  })
})
