import type { GrantSubject } from "../../src/modules/access/grants"
import type AccessService from "../../src/modules/access/service"
import { openModule } from "../support/access"

const BY = "user:user_1"
const READ = "wallet_read_wallets"
const WRITE = "wallet_write_wallets"

describe("grants", () => {
  let module: Awaited<ReturnType<typeof openModule>>
  let access: AccessService
  let subjects = 0

  beforeAll(async () => {
    module = await openModule()
    ;({ access } = module)
  })
  afterAll(() => module?.close())

  const somebody = (subject_type: GrantSubject["subject_type"] = "customer"): GrantSubject => ({
    subject_type,
    subject_id: `id_${++subjects}`,
  })
  const give = (subject: GrantSubject, capability: typeof READ | typeof WRITE = READ) =>
    access.grants.give({ ...subject, capability, created_by: BY })

  const capabilitiesOf = async (subjects: GrantSubject[]) =>
    (await access.grants.capabilitiesOf(subjects)).map(({ capability }) => capability)

  it("give a capability to one subject alone, whatever kind it is", async () => {
    const one = somebody("customer")
    const other = { ...one, subject_type: "api_key" as const }
    await give(one)
    await give(other, WRITE)
    expect(await capabilitiesOf([one])).toEqual([READ])
    expect(await capabilitiesOf([other])).toEqual([WRITE])
    expect((await capabilitiesOf([one, other])).sort()).toEqual([READ, WRITE])
    expect(await capabilitiesOf([somebody()])).toEqual([])
    expect(await capabilitiesOf([])).toEqual([])
  })

  it("are told apart when many are asked for at once", async () => {
    const asked = Array.from({ length: 30 }, () => somebody())
    await Promise.all(asked.map((subject, index) => give(subject, index % 2 ? READ : WRITE)))
    const found = await Promise.all(
      asked.flatMap((subject) => [capabilitiesOf([subject]), capabilitiesOf([somebody()])])
    )
    expect(found).toEqual(asked.flatMap((_, index) => [[index % 2 ? READ : WRITE], []]))
  })

  it("say who gave them", async () => {
    const subject = somebody()
    await give(subject)
    expect(await access.grants.capabilitiesOf([subject])).toEqual([
      { capability: READ, created_by: BY },
    ])
  })

  it("are one however often they are given, also at once", async () => {
    const subject = somebody()
    const given = await Promise.all(Array.from({ length: 10 }, () => give(subject)))
    expect(given.filter(({ created }) => created)).toHaveLength(1)
    expect(new Set(given.map(({ grant }) => grant.id)).size).toBe(1)
  })

  it("end when they are revoked, and can be given again", async () => {
    const subject = somebody()
    const { grant } = await give(subject)
    expect(await access.grants.revoke(grant.id, BY)).toBe(true)
    expect(await access.grants.revoke(grant.id, BY)).toBe(false)
    expect(await capabilitiesOf([subject])).toEqual([])
    const again = await give(subject)
    expect(again.created).toBe(true)
    expect(again.grant.id).not.toBe(grant.id)
  })

  it("are listed newest first, by subject, capability and page", async () => {
    const subject = somebody("user")
    await give(subject, READ)
    await give(subject, WRITE)
    const all = await access.grants.list({ ...subject, page: 1, per_page: 10 })
    expect(all.data.map(({ capability }) => capability)).toEqual([WRITE, READ])
    expect(all.data[0]).toEqual({
      id: expect.stringMatching(/^grant_[0-9a-f]{24}$/),
      ...subject,
      capability: WRITE,
      created_by: BY,
      created_at: expect.any(Date),
    })
    const second = await access.grants.list({ ...subject, page: 2, per_page: 1 })
    expect([second.total, second.data[0]?.capability]).toEqual([2, READ])
    const reads = await access.grants.list({ ...subject, capability: READ, page: 1, per_page: 9 })
    expect(reads.total).toBe(1)
  })
})

describe("the record of access", () => {
  let module: Awaited<ReturnType<typeof openModule>>
  let access: AccessService

  beforeAll(async () => {
    module = await openModule()
    ;({ access } = module)
  })
  afterAll(() => module?.close())

  const records = (filter = {}) => access.listAudit({ page: 1, per_page: 100, ...filter })
  let rows = 0

  /** A key of the shop, or a grant to a customer of its own; answers its id. */
  async function newRow(table: string): Promise<string> {
    if (table === "access_credential") {
      const made = { name: "till", scope: "read", created_by: BY } as const
      return (await access.credentials.createStoreKey(made)).id
    }
    const subject = { subject_type: "customer", subject_id: `cus_hand_${++rows}` } as const
    const { grant } = await access.grants.give({ ...subject, capability: READ, created_by: BY })
    return grant.id
  }

  it("names who made and revoked what for whom, without secrets", async () => {
    const password = await access.credentials.createApplicationPassword({
      owner_type: "customer",
      owner_id: "cus_1",
      name: "app",
      created_by: BY,
    })
    const key = await access.credentials.createStoreKey({
      name: "till",
      scope: "read",
      created_by: BY,
    })
    const subject = { subject_type: "api_key" as const, subject_id: key.id }
    const { grant } = await access.grants.give({ ...subject, capability: READ, created_by: BY })
    await access.grants.revoke(grant.id, "user:user_2")
    await access.credentials.revoke(key.id, "api_key", "user:user_2")
    const { data, total } = await records()
    expect(total).toBe(5)
    const shop = { subject_type: null, subject_id: null }
    expect(data.reverse()).toMatchObject([
      {
        actor: BY,
        action: "application_password.created",
        object_id: password.id,
        subject_type: "customer",
        subject_id: "cus_1",
        details: { name: "app" },
      },
      { action: "api_key.created", object_id: key.id, ...shop, details: { scope: "read" } },
      { actor: BY, action: "grant.created", ...subject, details: { capability: READ } },
      { actor: "user:user_2", action: "grant.revoked", object_id: grant.id, ...subject },
      { actor: "user:user_2", action: "api_key.revoked", object_id: key.id, ...shop },
    ])
    const text = JSON.stringify(data)
    for (const secret of [password.password, key.consumer_key, key.consumer_secret]) {
      expect(text).not.toContain(secret)
    }
  })

  it("is narrowed by actor, action, object and subject", async () => {
    expect((await records({ actor: "user:user_2" })).total).toBe(2)
    expect((await records({ action: "grant.created" })).total).toBe(1)
    expect((await records({ subject_id: "cus_1" })).total).toBe(1)
    const { data } = await records({ action: "api_key.created" })
    expect((await records({ object_id: data[0]?.object_id })).total).toBe(2)
  })

  it("also knows what was done by hand in the database", async () => {
    await module.knex.raw(
      "update access_credential set revoked_at = now() where owner_id = 'cus_1'"
    )
    const { data } = await records({ action: "application_password.revoked" })
    expect(data[0]?.actor).toMatch(/^database:/)
  })

  it.each([
    ["access_credential", "revoked_at = null", "api_key.restored", { scope: "read" }],
    [
      "access_credential",
      "scope = 'read_write'",
      "api_key.changed",
      { scope: "read_write", scope_before: "read" },
    ],
    [
      "access_credential",
      "owner_type = 'user', owner_id = 'user_9'",
      "api_key.changed",
      { scope: "read" },
    ],
    [
      "access_grant",
      "subject_id = 'cus_9'",
      "grant.changed",
      { capability: READ, subject_before: expect.stringMatching(/^cus_hand_/) },
    ],
    ["access_grant", "revoked_at = null", "grant.restored", { capability: READ }],
  ])("knows when by hand in %s is set: %s", async (table, change, action, details) => {
    const id = await newRow(table)
    if (action.endsWith("restored")) {
      await module.knex.raw(`update ${table} set revoked_at = now() where id = '${id}'`)
    }
    await module.knex.raw(`update ${table} set ${change} where id = '${id}'`)
    const [latest] = (await records({ object_id: id })).data
    expect(latest).toMatchObject({ action, actor: expect.stringMatching(/^database:/) })
    expect(latest?.details).toMatchObject(details)
  })

  it("knows what was deleted by hand, and lets no table be emptied at once", async () => {
    for (const table of ["access_credential", "access_grant"]) {
      const id = await newRow(table)
      await module.knex.raw(`delete from ${table} where id = '${id}'`)
      const [latest] = (await records({ object_id: id })).data
      expect(latest?.action).toMatch(/^(api_key|grant)\.deleted$/)
      await expect(module.knex.raw(`truncate ${table}`)).rejects.toThrow("delete the rows instead")
    }
  })

  it("does not take the use of a credential for a change", async () => {
    const id = await newRow("access_credential")
    await module.knex.raw(`update access_credential set last_used_at = now() where id = '${id}'`)
    expect((await records({ object_id: id })).total).toBe(1)
  })

  it("can't be changed, by the database's own rule", async () => {
    for (const statement of [
      "update access_audit set actor = 'nobody'",
      "delete from access_audit",
      "truncate access_audit",
    ]) {
      await expect(module.knex.raw(statement)).rejects.toThrow("stays as it is")
    }
  })
})
