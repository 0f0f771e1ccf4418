import { createHash, randomBytes } from "node:crypto"
import { Client } from "pg"
import { newAddress } from "../support/new-address"
import { shareStore } from "../support/shared-store"
import { createAdmin, request, type Store } from "../support/store"

describe("failed sign-ins", () => {
  let store: Store
  let database: Client

  beforeAll(async () => {
    store = await shareStore()
    database = new Client(store.databaseUrl)
    await database.connect()
  })
  afterAll(async () => {
    await database?.end()
    await store?.stop()
  })

  const wrongPassword = () => randomBytes(12).toString("hex")
  const signIn = (basic: string, address: string) =>
    request(store, "GET", "/wallet/v1/wallets", {
      basic,
      headers: { "x-forwarded-for": address },
    })

  async function createPassword(ownerId: string) {
    const password = wrongPassword()
    await database.query(
      `insert into access_credential
         (id, kind, owner_type, owner_id, name, created_by, secret_hash)
       values ($1, 'application_password', 'user', $2, 'tests', 'tests', $3)`,
      [
        `apw_${randomBytes(6).toString("hex")}`,
        ownerId,
        createHash("sha256").update(password).digest(),
      ]
    )
    return password
  }

  async function fail(times: number, name: string, address: string) {
    const statuses: number[] = []
    for (let i = 0; i < times; i++) {
      statuses.push((await signIn(`${name}:${wrongPassword()}`, address)).status)
    }
    return statuses
  }

  it("are refused with 429 after ten under one name, wherever they come from", async () => {
    const name = `somebody-${wrongPassword()}@example.com`
    for (let i = 0; i < 10; i++) expect(await fail(1, name, newAddress())).toEqual([401])
    const refused = await signIn(`${name.toUpperCase()}:${wrongPassword()}`, newAddress())
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ code: "wallet_rate_limited", data: { status: 429 } })
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50)
  })

  it("are refused alike for names that exist and names that don't", async () => {
    const colleague = await createAdmin(store, { email: "colleague@example.com" })
    await createPassword(colleague.id)
    const address = newAddress()
    const known = await fail(12, colleague.email, address)
    const unknown = await fail(12, `nobody-${wrongPassword()}@example.com`, newAddress())
    expect(known).toEqual(unknown)
    expect(known.filter((status) => status === 429)).toHaveLength(2)
  })

  it("never keep the right password out, from any address", async () => {
    const colleague = await createAdmin(store, { email: "guessed-at@example.com" })
    const address = newAddress()
    expect((await fail(12, colleague.email, address)).at(-1)).toBe(429)
    for (const from of [address, newAddress()]) {
      const password = await createPassword(colleague.id)
      expect((await signIn(`${colleague.email}:${password}`, from)).status).toBe(200)
      expect(await fail(1, colleague.email, from)).toEqual([429])
    }
  })

  it("are refused after thirty from one address, under whatever names", async () => {
    const address = newAddress()
    for (let i = 0; i < 30; i++) {
      expect(await fail(1, `name-${i}@example.com`, address)).toEqual([401])
    }
    expect(await fail(1, "another@example.com", address)).toEqual([429])
    expect(await fail(1, "another@example.com", newAddress())).toEqual([401])
  })

  it("are refused alike when they come at once", async () => {
    const address = newAddress()
    const burst = `burst-${wrongPassword()}@example.com`
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => signIn(`${burst}:${wrongPassword()}`, address))
    )
    const told = answers.filter(({ status }) => status === 401).length
    expect(told).toBeGreaterThan(0)
    expect(told).toBeLessThanOrEqual(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - told)
    expect(await fail(1, "another@example.com", address)).toEqual([401])
  })

  it("are none when the same right password comes many times at once, nor after that", async () => {
    const { id, email } = await createAdmin(store, { email: "impatient@example.com" })
    const password = await createPassword(id)
    const address = newAddress()
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => signIn(`${email}:${password}`, address))
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200))
    expect(await fail(11, email, address)).toEqual([...Array(10).fill(401), 429])
  })

  it("are none when more right passwords come at once than may fail", async () => {
    const { id, email } = await createAdmin(store, { email: "many-tills@example.com" })
    const passwords: string[] = []
    for (let i = 0; i < 40; i++) passwords.push(await createPassword(id))
    const address = newAddress()
    const answers = await Promise.all(
      passwords.map((password) => signIn(`${email}:${password}`, address))
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
  })

  it("with secret keys count by address, with tokens not at all", async () => {
    const address = newAddress()
    const headers = { "x-forwarded-for": address }
    const path = "/wallet/v1/wallets"
    for (let i = 0; i < 35; i++) {
      const expired = await request(store, "GET", path, { token: `a.b.${i}`, headers })
      expect(expired.status).toBe(401)
    }
    for (let i = 0; i < 30; i++) {
      expect((await signIn(`sk_${wrongPassword()}:`, address)).status).toBe(401)
    }
    expect((await signIn(`sk_${wrongPassword()}:`, address)).status).toBe(429)
  })
})
