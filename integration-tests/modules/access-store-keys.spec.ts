import { setTimeout as sleep } from "node:timers/promises"
import type AccessService from "../../src/modules/access/service"
import { openModule } from "../support/access"

const BY = "user:user_1"

describe("store API keys", () => {
  let module: Awaited<ReturnType<typeof openModule>>
  let access: AccessService

  beforeAll(async () => {
    module = await openModule()
    ;({ access } = module)
  })
  afterAll(() => module?.close())

  const create = (scope: "read" | "write" | "read_write" = "read", name = "till") =>
    access.credentials.createStoreKey({ name, scope, created_by: BY })
  const row = async (id: string) =>
    (await module.knex.raw("select * from access_credential where id = ?", [id])).rows[0]

  it("are 160 random bits each, and never the same", async () => {
    const pairs = await Promise.all(Array.from({ length: 20 }, () => create()))
    for (const { consumer_key, consumer_secret } of pairs) {
      expect(consumer_key).toMatch(/^ck_[0-9a-f]{40}$/)
      expect(consumer_secret).toMatch(/^cs_[0-9a-f]{40}$/)
    }
    const all = pairs.flatMap(({ consumer_key, consumer_secret }) => [
      consumer_key,
      consumer_secret,
    ])
    expect(new Set(all.map((text) => text.slice(3))).size).toBe(40)
  })

  it("are shown once; what is kept are hashes and the key's last seven characters", async () => {
    const { id, consumer_key, consumer_secret } = await create("write", "shown once")
    const kept = await row(id)
    const text = JSON.stringify(kept, (_, value) =>
      value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value
    )
    expect(text).not.toContain(consumer_key.slice(3, 12))
    expect(text).not.toContain(consumer_secret.slice(3, 12))
    const { data } = await access.credentials.listStoreKeys({ page: 1, per_page: 100 })
    expect(data[0]).toEqual({
      id,
      name: "shown once",
      scope: "write",
      key_ending: consumer_key.slice(-7),
      owner_type: null,
      owner_id: null,
      created_by: BY,
      created_at: expect.any(Date),
      last_used_at: null,
    })
  })

  it("are known by key and secret together, and otherwise not", async () => {
    const one = await create()
    const two = await create()
    const verify = (key: string, secret: string) => access.credentials.verifyStoreKey(key, secret)
    expect((await verify(one.consumer_key, one.consumer_secret))?.id).toBe(one.id)
    for (const [key, secret] of [
      [one.consumer_key, two.consumer_secret],
      [two.consumer_key, one.consumer_secret],
      [one.consumer_key, ""],
      [one.consumer_key, one.consumer_secret.toUpperCase()],
      [one.consumer_key, `${one.consumer_secret}0`],
      [one.consumer_secret, one.consumer_key],
      ["ck_unknown", one.consumer_secret],
    ] as const) {
      expect(await verify(key, secret)).toBeNull()
    }
  })

  it("never hand out what is stored of the secret", async () => {
    const made = await create()
    const found = await access.credentials.verifyStoreKey(made.consumer_key, made.consumer_secret)
    expect(Object.keys(found as object)).not.toContain("secret_hash")
  })

  it("are gone when revoked, for good, and only as what they are", async () => {
    const { id, consumer_key, consumer_secret } = await create()
    expect(await access.credentials.revoke(id, "application_password", BY)).toBe(false)
    expect(await access.credentials.revoke(id, "api_key", "user:user_2")).toBe(true)
    expect(await access.credentials.revoke(id, "api_key", BY)).toBe(false)
    expect(await access.credentials.verifyStoreKey(consumer_key, consumer_secret)).toBeNull()
    expect((await row(id)).revoked_by).toBe("user:user_2")
    expect(await access.credentials.hasStoreKey(id)).toBe(false)
  })

  it("note their use", async () => {
    const { id, consumer_key, consumer_secret } = await create()
    await access.credentials.verifyStoreKey(consumer_key, `${consumer_secret}x`)
    await sleep(100)
    expect((await row(id)).last_used_at).toBeNull()
    await access.credentials.verifyStoreKey(consumer_key, consumer_secret)
    await sleep(100)
    expect((await row(id)).last_used_at).toBeInstanceOf(Date)
    expect(module.warnings).toEqual([])
  })

  it("are listed in pages, and by whom they act for", async () => {
    const owner = { owner_type: "customer" as const, owner_id: "cus_7" }
    const made = []
    for (const name of ["a", "b", "c"]) {
      made.push(
        await access.credentials.createStoreKey({ owner, name, scope: "read", created_by: BY })
      )
    }
    const pages = [1, 2, 3].map((page) =>
      access.credentials.listStoreKeys({ owner, page, per_page: 2 })
    )
    const [first, second, third] = await Promise.all(pages)
    expect(first?.total).toBe(3)
    expect([first, second, third].map((page) => page?.data.length)).toEqual([2, 1, 0])
    expect(first?.data[0]?.id).toBe(made[2]?.id)
  })

  it("can't be stored without their parts, by the database's own rule", async () => {
    const insert = (columns: Record<string, unknown>) =>
      module.knex("access_credential").insert({
        id: "akey_x",
        kind: "api_key",
        name: "x",
        created_by: BY,
        secret_hash: Buffer.alloc(32, 1),
        ...columns,
      })
    const whole = { scope: "read", key_hash: Buffer.alloc(32, 2), key_ending: "1234567" }
    await expect(insert({ ...whole, scope: null })).rejects.toThrow("kind_check")
    await expect(insert({ ...whole, key_hash: null })).rejects.toThrow("kind_check")
    await expect(insert({ ...whole, scope: "admin" })).rejects.toThrow("scope_check")
    await expect(insert({ ...whole, owner_type: "user" })).rejects.toThrow("owner_check")
    await expect(insert({ kind: "application_password" })).rejects.toThrow("kind_check")
  })
})
