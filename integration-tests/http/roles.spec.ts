import { setTimeout as sleep } from "node:timers/promises"
import { createStaff, removeStaff, setRights, startStoreWithRoles } from "../support/roles"
import { addCustomer, createSecretKey, request, type Admin, type Store } from "../support/store"
import { asAdmin, createKey, createPassword, expectSoon, grant, overBasic } from "./access-store"

const METHODS = ["get", "post", "put", "patch", "delete"] as const
const POLICIES = [
  "wallet:read",
  "wallet:write",
  "wallet:manage",
  "assistant:read",
  "assistant:manage",
  "access:manage",
]

interface Operation {
  id: string
  method: string
  path: string
}

const NOBODYS = "3b0c5d1e-0000-4000-8000-000000000000"

describe("a store whose staff have roles", () => {
  let store: Store
  let owner: Admin
  /** What the dashboard asks for, and what the two services leave to staff. */
  let operations: Operation[]

  beforeAll(async () => {
    store = await startStoreWithRoles()
    owner = await createStaff(store, ["*:*"])
    operations = await staffOperations()
  })
  afterAll(() => store?.stop())

  const openWallet = async () => {
    const customer = await addCustomer(store, owner)
    const { token } = customer
    const { body } = await request(store, "GET", "/wallet/v1/wallets/me", { token })
    return { customer, id: body.id as number, userId: body.user_id as number }
  }

  async function describedAt(root: string): Promise<Operation[]> {
    const answer = await request(store, "GET", `${root}/openapi.json`, { token: owner.token })
    if (answer.status !== 200) throw new Error(`${answer.text} ${store.log().slice(-3_000)}`)
    const { body } = answer
    const paths = body.paths as Record<string, Record<string, { operationId: string }>>
    return Object.entries(paths).flatMap(([path, verbs]) =>
      METHODS.filter((method) => verbs[method]).map((method) => ({
        id: `${root} ${verbs[method]!.operationId}`,
        method: method.toUpperCase(),
        path: `${path.startsWith(root) ? "" : root}${path.replace(/\{[^}]+\}/g, "1")}`,
      }))
    )
  }

  async function staffOperations() {
    const [wallet, assistant, ...admin] = await Promise.all(
      ["/wallet/v1", "/assistant/v1", "/admin/wallet", "/admin/assistant"].map(describedAt)
    )
    const isForStaff = ({ id, path }: Operation) =>
      (path.includes("/admin/") && !id.endsWith("listOwnPermissions")) ||
      /Code|revers|listWallets|listEvents|creditWallet|debitWallet|updateWallet|setKyc/i.test(id)
    return [...wallet!, ...assistant!, ...admin.flat()].filter(isForStaff)
  }

  const refusalOf = async ({ method, path }: Operation, { token }: { token: string }) => {
    const body = method === "GET" ? undefined : {}
    const answer = await request(store, method, path, { token, body })
    return answer.status === 403 ? answer.body.data.required_policy : answer.status
  }

  it("lets a clerk with the rights of other parts of the store do nothing, on any route", async () => {
    const clerk = await createStaff(store, ["product:read", "order:*"])
    expect(operations.length).toBeGreaterThan(45)
    for (const operation of operations.filter(
      ({ id }) => !/redeemCode|takeReferralCode/.test(id)
    )) {
      expect([operation.id, await refusalOf(operation, clerk)]).toEqual([
        operation.id,
        expect.stringMatching(/^(wallet|assistant|access):/),
      ])
    }
  })

  it("asks every route of the dashboard for a policy that exists", async () => {
    const clerk = await createStaff(store, [])
    for (const operation of operations.filter(({ path }) => path.startsWith("/admin/"))) {
      expect(POLICIES).toContain(await refusalOf(operation, clerk))
    }
  })

  it("tells members of staff what they may do, so that the dashboard offers nothing else", async () => {
    const allowed = async (held: string[]) => {
      const { token } = await createStaff(store, held)
      const { status, body } = await request(store, "GET", "/admin/wallet/permissions", { token })
      return [status, body.data]
    }
    expect(await allowed(["product:read"])).toEqual([200, []])
    expect(await allowed(["wallet:read"])).toEqual([200, ["wallet:read"]])
    expect(await allowed(["wallet:manage"])).toEqual([
      200,
      ["wallet:read", "wallet:write", "wallet:manage"],
    ])
    expect(await allowed(["*:*"])).toEqual([200, POLICIES])
  })

  it("lets whoever has a policy do what it is for, and nothing else", async () => {
    const { id } = await openWallet()
    const steps = [
      ["wallet:read", "GET", `/wallet/v1/wallets/${id}`, undefined, 200],
      ["wallet:read", "GET", "/wallet/v1/wallets", undefined, 200],
      ["wallet:write", "POST", `/wallet/v1/wallets/${id}/credit`, { amount: "5" }, 201],
      ["wallet:manage", "GET", "/admin/wallet/settings", undefined, 200],
      ["assistant:read", "GET", "/admin/assistant/telemetry", undefined, 200],
      ["assistant:read", "GET", "/admin/assistant/handovers", undefined, 200],
      [
        "assistant:manage",
        "PATCH",
        `/admin/assistant/handovers/${NOBODYS}`,
        { status: "open" },
        404,
      ],
      [
        "assistant:manage",
        "POST",
        `/admin/assistant/handovers/${NOBODYS}/notes`,
        { note: "x" },
        404,
      ],
      ["assistant:manage", "GET", "/admin/assistant/settings", undefined, 200],
      ["access:manage", "GET", "/admin/wallet/grants", undefined, 200],
    ] as const
    for (const held of POLICIES) {
      const { token } = await createStaff(store, [held])
      for (const [needed, method, path, fields, status] of steps) {
        const body = fields && ("amount" in fields ? { ...fields, reason: "a test" } : fields)
        const answer = await request(store, method, path, { token, body })
        const may =
          held === needed ||
          (held.endsWith(":manage") && held.split(":")[0] === needed.split(":")[0])
        expect([held, path, answer.status]).toEqual([held, path, may ? status : 403])
      }
    }
  })

  it("takes roles as they are, not as they were when somebody signed in", async () => {
    const clerk = await createStaff(store, ["wallet:read"])
    const list = () => request(store, "GET", "/wallet/v1/wallets", { token: clerk.token })
    expect((await list()).status).toBe(200)
    await setRights(store, clerk, [])
    await sleep(1_100)
    expect((await list()).status).toBe(403)
    await removeStaff(store, clerk)
    await expectSoon(list, 401)
    expect((await asAdmin(store, clerk, "GET", "/settings")).status).toBe(403)
  })

  it("gives a secret key of the host, which has no roles, no rights", async () => {
    const basic = `${await createSecretKey(store, owner)}:`
    for (const path of ["/wallet/v1/wallets", "/admin/wallet/settings"]) {
      expect((await request(store, "GET", path, { basic })).status).toBe(403)
    }
  })

  it("lets nobody make a credential for somebody who may do more", async () => {
    const { userId } = await openWallet()
    const clerk = await createStaff(store, ["access:manage", "wallet:read"])
    const lesser = await createStaff(store, ["wallet:read"])
    const other = await createStaff(store, ["wallet:read", "product:read"])
    const make = (path: string, body: object) => asAdmin(store, clerk, "POST", path, body)
    const refused: [string, object][] = [
      ["/application-passwords", { name: "x", user_id: owner.id }],
      ["/application-passwords", { name: "x", user_id: other.id }],
      ["/application-passwords", { name: "x", user_id: userId }],
      ["/api-keys", { name: "x", scope: "read", user_id: owner.id }],
      ["/api-keys", { name: "x", scope: "read", user_id: userId }],
      ["/api-keys", { name: "x", scope: "read" }],
      [
        "/grants",
        { subject_type: "user", subject_id: clerk.id, capability: "wallet_write_wallets" },
      ],
    ]
    for (const [path, body] of refused) {
      const answer = await make(path, body)
      expect([body, answer.status, answer.body.code]).toEqual([body, 403, "wallet_forbidden"])
    }
    for (const user_id of [lesser.id, clerk.id, undefined]) {
      expect((await make("/application-passwords", { name: "x", user_id })).status).toBe(201)
    }
    const read = { subject_type: "user", subject_id: userId, capability: "wallet_read_wallets" }
    expect((await make("/grants", read)).status).toBe(201)
  })

  it("ends a credential with its maker's rights, or its owner's, whichever end first", async () => {
    const makers = ["access:manage", "wallet:*", "assistant:*"]
    for (const loser of ["maker", "owner", "deleted maker"] as const) {
      const maker = await createStaff(store, makers)
      const holder = await createStaff(store, ["wallet:manage"])
      const password = await createPassword(store, maker, holder.id)
      const key = await createKey(store, maker, "read_write", holder.id)
      const shop = await createKey(store, maker, "read_write")
      const { id, userId } = await openWallet()
      const given = await grant(store, maker, "user", userId, "wallet_write_wallets")
      expect(given.id).toMatch(/^grant_/)
      const credit = (basic: string) => () =>
        request(store, "POST", `/wallet/v1/wallets/${id}/credit`, {
          basic,
          body: { amount: "1", reason: "a test" },
        })
      const owned = [
        credit(`${password.username}:${password.password}`),
        credit(overBasic(key).basic as string),
      ]
      const ofShop = credit(overBasic(shop).basic as string)
      for (const call of [...owned, ofShop]) expect((await call()).status).toBe(201)

      if (loser === "owner") await setRights(store, holder, ["wallet:read"])
      if (loser === "maker") await setRights(store, maker, ["access:manage", "wallet:read"])
      if (loser === "deleted maker") await removeStaff(store, maker)
      await sleep(1_100)
      for (const call of owned) expect((await call()).status).toBeGreaterThanOrEqual(401)
      expect((await ofShop()).status).toBe(loser === "owner" ? 201 : 403)
    }
  })

  it("ends a customer's grant and credential with the rights of who gave them", async () => {
    const maker = await createStaff(store, ["access:manage", "wallet:manage"])
    const { id } = await openWallet()
    const { customer, userId } = await openWallet()
    const { username, password } = await createPassword(store, maker, userId)
    await grant(store, maker, "user", userId, "wallet_read_wallets")
    const read = () => request(store, "GET", `/wallet/v1/wallets/${id}`, { token: customer.token })
    const mine = () =>
      request(store, "GET", "/wallet/v1/wallets/me", { basic: `${username}:${password}` })
    await expectSoon(read, 200)
    expect((await mine()).status).toBe(200)
    await setRights(store, maker, ["access:manage"])
    await sleep(1_100)
    await expectSoon(read, 403)
    await expectSoon(mine, 401)
    // Given anew by somebody who can, it holds again.
    await grant(store, owner, "user", userId, "wallet_read_wallets")
    await expectSoon(read, 200)
  })
})
