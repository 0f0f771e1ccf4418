import { setTimeout as sleep } from "node:timers/promises"
import type { CredentialOwner } from "../../src/modules/access/credentials"
import AccessService from "../../src/modules/access/service"
import { migrate, openModule } from "../support/access"

describe("the access module", () => {
  let module: Awaited<ReturnType<typeof openModule>>
  let access: AccessService
  let knex: (typeof module)["knex"]

  beforeAll(async () => {
    module = await openModule()
    ;({ access, knex } = module)
  })
  afterAll(() => module?.close())

  it("goes away without a trace, and comes back", async () => {
    await migrate(knex, "down")
    const left = await knex.raw("select relname from pg_class where relname like 'access_%'")
    expect(left.rows).toEqual([])
    await migrate(knex, "up")
  })

  describe("application passwords", () => {
    const owner = { owner_type: "user" as const, owner_id: "user_1" }
    const create = (name = "till") =>
      access.credentials.createApplicationPassword({ ...owner, name, created_by: "user:user_1" })
    const list = async (of?: CredentialOwner) =>
      (await access.credentials.listApplicationPasswords({ owner: of, page: 1, per_page: 100 }))
        .data
    const revoke = (id: string) =>
      access.credentials.revoke(id, "application_password", "user:user_1")

    it("are 24 characters in groups of four, and never the same", async () => {
      const passwords = await Promise.all(Array.from({ length: 20 }, () => create()))
      for (const { password } of passwords) {
        expect(password).toMatch(/^[A-Za-z2-9]{4}( [A-Za-z2-9]{4}){5}$/)
      }
      expect(new Set(passwords.map(({ password }) => password)).size).toBe(20)
    })

    it("are shown once and kept as a hash", async () => {
      const { id, password } = await create("shown once")
      const { rows } = await knex.raw("select * from access_credential where id = ?", [id])
      expect(JSON.stringify(rows)).not.toContain(password.slice(0, 4))
      const listed = await list(owner)
      expect(listed[0]).toEqual({
        id,
        ...owner,
        name: "shown once",
        created_by: "user:user_1",
        created_at: expect.any(Date),
        last_used_at: null,
      })
    })

    it("of a user who is gone end with everything else that was theirs", async () => {
      const owner = { owner_type: "user" as const, owner_id: "user_gone" }
      const given = { ...owner, name: "laptop", created_by: "user:user_1" }
      const { password } = await access.credentials.createApplicationPassword(given)
      expect(await access.findUsersWithAccess()).toContain("user_gone")
      await access.endAccessOfUser("user_gone")
      expect(await access.credentials.verifyApplicationPassword(password)).toBeFalsy()
      expect(await access.findUsersWithAccess()).not.toContain("user_gone")
    })

    it("are known with and without their spaces, and otherwise not", async () => {
      const { id, password } = await create()
      expect((await access.credentials.verifyApplicationPassword(password))?.id).toBe(id)
      expect(
        (await access.credentials.verifyApplicationPassword(password.replaceAll(" ", "")))?.id
      ).toBe(id)
      for (const wrong of ["", password.slice(1), password.toLowerCase(), `${password}x`]) {
        expect(await access.credentials.verifyApplicationPassword(wrong)).toBeNull()
      }
    })

    it("are gone when revoked, for good", async () => {
      const { id, password } = await create()
      expect(await revoke(id)).toBe(true)
      expect(await access.credentials.verifyApplicationPassword(password)).toBeNull()
      expect(await revoke(id)).toBe(false)
      const listed = await list()
      expect(listed.map((row) => row.id)).not.toContain(id)
    })

    it("are listed per owner", async () => {
      const other = { owner_type: "customer" as const, owner_id: "cus_9" }
      const { id } = await access.credentials.createApplicationPassword({
        ...other,
        name: "app",
        created_by: "user:user_1",
      })
      expect((await list(other)).map((row) => row.id)).toEqual([id])
    })

    it("note their use once a minute, and nothing fails when that fails", async () => {
      const { id, password } = await create()
      const lastUsed = async () =>
        (await knex.raw("select last_used_at from access_credential where id = ?", [id])).rows[0]
          .last_used_at as Date
      await access.credentials.verifyApplicationPassword(password)
      await sleep(100)
      const first = await lastUsed()
      expect(first).toBeInstanceOf(Date)
      await access.credentials.verifyApplicationPassword(password)
      await sleep(100)
      expect(await lastUsed()).toEqual(first)
      await knex.raw(
        "update access_credential set last_used_at = now() - interval '61 seconds' where id = ?",
        [id]
      )
      await access.credentials.verifyApplicationPassword(password)
      await sleep(100)
      expect((await lastUsed()).getTime()).toBeGreaterThanOrEqual(first.getTime())
      expect(module.warnings).toEqual([])
    })
  })

  describe("public numbers", () => {
    it("are given in order, once, and found both ways", async () => {
      const first = await access.numbersFor("customer", ["cus_a", "cus_b", "cus_c"])
      expect([...first]).toEqual([
        ["cus_a", 1],
        ["cus_b", 2],
        ["cus_c", 3],
      ])
      const again = await module.openAccess().numbersFor("customer", ["cus_c", "cus_d", "cus_a"])
      expect(Object.fromEntries(again)).toEqual({ cus_a: 1, cus_c: 3, cus_d: 4 })
      expect(await access.hostIdFor("customer", 4)).toBe("cus_d")
      expect(await module.openAccess().hostIdFor("customer", 4)).toBe("cus_d")
      expect(await access.hostIdFor("customer", 999)).toBeUndefined()
    })

    it("are apart for each kind", async () => {
      expect((await access.numbersFor("product", ["prod_a"])).get("prod_a")).toBe(1)
      expect(await access.hostIdFor("product", 2)).toBeUndefined()
    })

    it("agree for any number of callers on any number of instances at once", async () => {
      const ids = Array.from({ length: 200 }, (_, i) => `cus_race_${i}`)
      const instances = Array.from({ length: 6 }, module.openAccess)
      const answers = await Promise.all(
        instances.flatMap((instance, i) => [
          instance.numbersFor("customer", i % 2 ? ids : [...ids].reverse()),
          instance.numbersFor("customer", ids.slice(i * 10, i * 10 + 50)),
        ])
      )
      const known = await module.openAccess().numbersFor("customer", ids)
      for (const answer of answers) {
        for (const [id, number] of answer) {
          expect(number).toBe(known.get(id))
        }
      }
      expect(new Set(known.values()).size).toBe(200)
    })

    it("answer no ids, and the same id twice, without complaint", async () => {
      expect((await access.numbersFor("customer", [])).size).toBe(0)
      const twice = await access.numbersFor("customer", ["cus_twice", "cus_twice"])
      expect(twice.size).toBe(1)
    })

    it("can't be changed or given away, by the database's own rule", async () => {
      await expect(knex.raw("update access_public_number set number = 500")).rejects.toThrow(
        "stays for ever"
      )
      await expect(knex.raw("delete from access_public_number")).rejects.toThrow("stays for ever")
    })
  })

  it("refuses to start without the host's cookie secret", () => {
    const dependencies = {
      __pg_connection__: knex as never,
      configModule: { projectConfig: { http: {} } },
      logger: {} as never,
    }
    expect(() => new AccessService(dependencies, {})).toThrow("cookieSecret is not set")
  })
})
