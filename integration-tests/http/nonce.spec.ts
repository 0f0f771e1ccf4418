import { randomBytes } from "node:crypto"
import { newAddress } from "../support/new-address"
import { shareStore } from "../support/shared-store"
import { createAdmin, createCustomer, request, type Store } from "../support/store"
import { createKey, createPassword, inQuery, overBasic } from "./access-store"

describe.each(["wallet", "assistant"])("the nonce of the %s service", (service) => {
  let store: Store

  beforeAll(async () => {
    store = await shareStore()
  })
  afterAll(() => store?.stop())

  const path = `/${service}/v1/nonce`
  /** Wrong passwords are counted by the address they come from. */
  const address = newAddress()
  const ask = (headers: Record<string, string>, at = path) =>
    request(store, "GET", at, { headers: { "x-forwarded-for": address, ...headers } })

  /** They are counted by name, too, in every file on this store. */
  const unknown = randomBytes(8).toString("hex")
  it.each([
    ["a token", "Bearer nonsense"],
    ["a password", `Basic ${btoa(`${unknown}@example.com:wrong`)}`],
    ["a store API key", `Basic ${btoa(`ck_${unknown}:cs_wrong`)}`],
    ["a secret key", `Basic ${btoa(`sk_${unknown}:`)}`],
    ["a header that is nothing of the kind", "nonsense"],
    ["an empty header", ""],
  ])("is refused to %s that doesn't hold, and no guest's", async (_, authorization) => {
    const answer = await ask({ authorization })
    expect([answer.status, answer.body.code]).toEqual([401, `${service}_unauthorized`])
    expect(answer.headers.get("www-authenticate")).toContain("Bearer")
    expect(answer.headers.get("set-cookie")).toBeNull()
  })

  it("is refused with 429 after too many wrong passwords, as anywhere", async () => {
    const answers = []
    const guessing = newAddress()
    for (let i = 0; i < 11; i++) {
      const authorization = `Basic ${btoa(`guessed-${service}@example.com:wrong-${i}`)}`
      answers.push(await ask({ authorization, "x-forwarded-for": guessing }))
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429])
    expect(answers[10]!.body.code).toBe(`${service}_rate_limited`)
    expect(Number(answers[10]!.headers.get("retry-after"))).toBeGreaterThan(0)
  })

  it("is given to whoever holds a credential, without a cookie", async () => {
    const admin = await createAdmin(store)
    const customer = await createCustomer(store)
    const { username, password } = await createPassword(store, admin, customer.id)
    const key = await createKey(store, admin, "read", customer.id)
    for (const options of [
      { token: customer.token },
      { basic: `${username}:${password}` },
      overBasic(key),
    ]) {
      const answer = await request(store, "GET", path, options)
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null])
    }
  })

  it("is a guest's for a session cookie that has ended", async () => {
    const { token } = await createCustomer(store)
    const signedIn = await request(store, "POST", "/auth/session", { token })
    const cookie = signedIn.headers.get("set-cookie")!.split(";")[0]!
    const member = await ask({ cookie })
    expect([member.status, member.headers.get("set-cookie")]).toEqual([200, null])
    await request(store, "DELETE", "/auth/session", { headers: { cookie } })
    const guest = await ask({ cookie })
    expect(guest.status).toBe(200)
    expect(guest.headers.get("set-cookie")).toMatch(/^platform_guest=/)
  })

  it("is refused to a key of the query that doesn't hold", async () => {
    const wrong = { id: "", consumer_key: `ck_${unknown}`, consumer_secret: "cs_wrong" }
    const answer = await ask({}, inQuery(path, wrong))
    expect([answer.status, answer.body.code]).toEqual([401, `${service}_unauthorized`])
    expect(answer.headers.get("set-cookie")).toBeNull()
  })
})
