import fc from "fast-check"
import { Described, type OpenApi } from "../support/described"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Customer,
  type Store,
} from "../support/store"

/** Requests per operation; `FUZZ_RUNS=1000` looks longer. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)
const ROOT = "/wallet/v1"

let store: Store
let admin: Admin
let customer: Customer
let described: Described

beforeAll(async () => {
  store = await startStore({
    options: {
      transfers_enabled: true,
      rate_limit_per_minute: 0,
      redeem_rate_limit_per_minute: 0,
    },
  })
  admin = await createAdmin(store)
  customer = await createCustomer(store)
  const document = (await request(store, "GET", `${ROOT}/openapi.json`)).body as OpenApi
  described = new Described(document)
  const { body: wallet } = await request(store, "GET", `${ROOT}/wallets/me`, customer)
  await request(store, "POST", `${ROOT}/wallets/${wallet.id}/credit`, {
    token: admin.token,
    body: { amount: "100000000", reason: "to be fuzzed" },
  })
})

afterAll(async () => {
  const verdict = await request(store, "POST", "/admin/wallet/ledger/verify", {
    token: admin.token,
    body: {},
  })
  await store.stop()
  expect(JSON.parse(verdict.text.trim().split("\n").at(-1)!)).toMatchObject({ ok: true })
})

it("answers whatever is sent to any operation as its description says, and never breaks", async () => {
  const problems: string[] = []
  const seen = new Map<string, Set<number>>()
  for (const operation of described.operations) {
    const statuses = new Set<number>()
    seen.set(operation.id, statuses)
    await fc.assert(
      fc.asyncProperty(
        described.requestFor(operation),
        fc.constantFrom(
          ...(["admin", "admin", "admin", "customer", "customer", "nobody"] as const)
        ),
        async (wanted, who) => {
          const query = new URLSearchParams(wanted.query).toString()
          const token = { admin: admin.token, customer: customer.token, nobody: undefined }[who]
          const answer = await request(
            store,
            operation.method,
            `${ROOT}${wanted.path}${query ? `?${query}` : ""}`,
            { token, body: wanted.body, headers: wanted.headers }
          )
          statuses.add(answer.status)
          const problem =
            answer.status >= 500
              ? `answered ${answer.status}: ${answer.text}`
              : // A path parameter may turn the path into another one.
                answer.body?.code !== "wallet_route_not_found" && described.judge(operation, answer)
          if (problem) {
            problems.push(`${operation.id} ${JSON.stringify(wanted)}: ${problem}`)
          }
        }
      ),
      { numRuns: RUNS, seed: 20261120 }
    )
  }
  expect(problems).toEqual([])
  // A fuzzer whose requests are all refused at the door has tested nothing.
  const reached = [...seen.values()].filter((statuses) => [...statuses].some((s) => s < 400))
  expect(reached.length).toBeGreaterThan(described.operations.length / 2)
}, 600_000)
