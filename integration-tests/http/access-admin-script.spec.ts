import { randomBytes } from "node:crypto"
import { startInside, type Inside } from "../support/inside"
import { runScript, type ScriptRun } from "../support/script"
import { shareStore } from "../support/shared-store"
import { createAdmin, createCustomer, request, type Admin, type Store } from "../support/store"
import { asAdmin, expectSoon, overBasic } from "./access-store"

describe("the access script", () => {
  let store: Store
  let admin: Admin
  let inside: Inside

  beforeAll(async () => {
    store = await shareStore()
    admin = await createAdmin(store)
    inside = await startInside(store.databaseUrl)
  })
  afterAll(async () => {
    await inside?.stop()
    await store?.stop()
  })

  async function run(...args: string[]) {
    return read(await inside.script("access", args))
  }

  /** The same, by the command that a merchant enters. */
  async function runCommand(...args: string[]) {
    return read(await runScript("access", args, { DATABASE_URL: store.databaseUrl }))
  }

  function read({ status, output }: ScriptRun) {
    const json = /^\{$[\s\S]*^\}$/m.exec(output)?.[0]
    return { status, result: json ? JSON.parse(json) : undefined, output }
  }

  it("makes credentials that work, lists them, and revokes them", async () => {
    const customer = await createCustomer(store)
    const password = (await runCommand("create-password", customer.email, "shell")).result
    expect(password).toMatchObject({ owner_type: "customer", owner_id: customer.id })
    const basic = `${customer.email}:${password.password}`
    const mine = () => request(store, "GET", "/wallet/v1/wallets/me", { basic })
    expect((await mine()).status).toBe(200)

    const key = (await run("create-key", "read", "till")).result
    const list = () => request(store, "GET", "/wallet/v1/wallets", overBasic(key))
    expect((await list()).status).toBe(200)

    const listed = await run("list")
    expect(listed.result.application_passwords[0].id).toBe(password.id)
    expect(listed.result.api_keys[0].key_ending).toBe(key.consumer_key.slice(-7))
    expect(listed.output).not.toContain(key.consumer_secret)

    expect((await run("revoke", key.id)).result).toEqual({ id: key.id, deleted: true })
    await expectSoon(list, 401)
    const { body } = await asAdmin(store, admin, "GET", `/audit?object_id=${key.id}`)
    expect(body.data.map(({ actor }: { actor: string }) => actor.split(":")[0])).toEqual([
      "cli",
      "cli",
    ])
  })

  it("gives capabilities", async () => {
    const customer = await createCustomer(store)
    const granted = (await run("grant", customer.id, "wallet_read_wallets")).result
    expect(granted).toMatchObject({ subject_type: "customer", subject_id: customer.id })
    const { body } = await asAdmin(store, admin, "GET", `/grants?subject_id=${customer.id}`)
    expect(body.data[0].id).toBe(granted.id)
  })

  it("says what is wrong with a command, and fails", async () => {
    const unknown = `nobody-${randomBytes(3).toString("hex")}@example.com`
    const nobody = await run("create-password", unknown, "shell")
    expect([nobody.status, nobody.output]).toEqual([1, expect.stringContaining(unknown)])
    const usage = await runCommand("make-coffee")
    expect([usage.status, usage.output]).toEqual([1, expect.stringContaining("create-key")])
  })
})
