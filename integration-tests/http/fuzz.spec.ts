import type { OpenApi } from "../support/described"
import { fuzz } from "../support/fuzz"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Customer,
  type Store,
} from "../support/store"

const ROOT = "/wallet/v1"

let store: Store
let admin: Admin
let customer: Customer
let document: OpenApi
let ids: string[]

beforeAll(async () => {
  store = await startStore({
    options: {
      transfers_enabled: true,
      cart_payments_enabled: true,
      topups_enabled: true,
      auto_reload_enabled: true,
      allowances_enabled: true,
      withdrawals_enabled: true,
      rate_limit_per_minute: 0,
      redeem_rate_limit_per_minute: 0,
    },
  })
  admin = await createAdmin(store)
  customer = await createCustomer(store)
  document = (await request(store, "GET", `${ROOT}/openapi.json`)).body as OpenApi
  const { body: wallet } = await request(store, "GET", `${ROOT}/wallets/me`, customer)
  const credit = await request(store, "POST", `${ROOT}/wallets/${wallet.id}/credit`, {
    token: admin.token,
    body: { amount: "100000000", reason: "to be fuzzed" },
  })
  const withdrawal = await request(store, "POST", `${ROOT}/withdrawals`, {
    token: customer.token,
    body: { amount: "100", destination: "to be fuzzed" },
  })
  ids = [wallet.id, credit.body.transaction_id, withdrawal.body.id].map(String)
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
  const [mine, theirs] = [admin.token, customer.token]
  const tokens = [mine, mine, mine, theirs, theirs, undefined]
  const { problems, reached, operations } = await fuzz(store, { root: ROOT, document, tokens, ids })
  expect(problems).toEqual([])
  // A fuzzer whose requests are all refused at the door has tested nothing.
  expect(reached.length).toBeGreaterThan(operations / 2)
}, 600_000)
