import { randomUUID } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import { totpCode } from "../../src/modules/access/step-up-totp"
import { WALLET_ERRORS } from "../../src/api/wallet/errors"
import {
  createCustomer,
  request,
  type Answer,
  type Customer,
  type RequestOptions,
} from "../support/store"
import { startWalletStore, type WalletStore } from "./wallet-store"

const ROOT = "/wallet/v1"
const MOST = "999999999999999999"
const SECONDS = expect.stringMatching(/^[1-9][0-9]*$/)
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** Every setting that a row changes. */
const SETTINGS = [
  "cart_payments_enabled",
  "default_spending_limit",
  "enable_rest_api",
  "force_https",
  "kyc_required_for",
  "rate_limit_per_minute",
  "redeem_rate_limit_per_minute",
  "step_up_required_for",
  "topup_minimum",
  "topups_enabled",
  "transfers_enabled",
  "velocity_max_debits",
  "withdrawal_minimum",
  "withdrawals_enabled",
]

interface Row {
  status: number
  /** What `data` has beside the status: exactly this. */
  data?: Record<string, unknown>
  headers?: Record<string, unknown>
  /** The last of the requests that it takes. */
  trigger(): Promise<Answer>
}

const folder = mkdtempSync(path.join(tmpdir(), "error-codes-"))
const triggered = new Set<string>()
let wallets: WalletStore
let database: Client
let alice: Customer
let bob: Customer
let wallet: number

beforeAll(async () => {
  wallets = await startWalletStore({
    env: {
      WALLET_EXTENSIONS: require.resolve("../support/wallet-extensions.js"),
      MAIL_PROVIDER: require.resolve("../support/mail-box.js"),
      MAIL_BOX: path.join(folder, "mail"),
    },
  })
  bob = await createCustomer(wallets.store)
  database = new Client(wallets.store.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database?.end()
  await wallets?.store.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  ;({ id: wallet, owner: alice } = await wallets.openWallet("1000"))
  await set({ transfers_enabled: true })
})
afterEach(() => set(Object.fromEntries(SETTINGS.map((key) => [key, null]))))

const call = (method: string, url: string, options: RequestOptions = {}) =>
  request(wallets.store, method, `${ROOT}${url}`, options)
const asAdmin: WalletStore["asAdmin"] = (...args) => wallets.asAdmin(...args)
const asAlice = (method: string, url: string, body?: unknown) =>
  call(method, url, { token: alice.token, body })
const set = (body: Record<string, unknown>) =>
  request(wallets.store, "PATCH", "/admin/wallet/settings", { token: wallets.admin.token, body })
const credit = (amount: string, more = {}) =>
  asAdmin("POST", `/wallets/${wallet}/credit`, { amount, reason: "Test", ...more })
const debit = (amount: string, more = {}) =>
  asAdmin("POST", `/wallets/${wallet}/debit`, { amount, reason: "Test", ...more })
const transfer = (amount: string, more = {}) =>
  asAlice("POST", "/transfers", { to_user_email: bob.email, amount, ...more })
const reverse = (id: number, more = {}) =>
  asAdmin("POST", `/transactions/${id}/reverse`, { reason: "Test", ...more })
const hold = async (amount: string): Promise<number> =>
  (await asAdmin("POST", `/wallets/${wallet}/holds`, { amount, reason: "Test" })).body.id
const endHold = (id: number, body = {}) => asAdmin("POST", `/holds/${id}/release`, body)
const chargeOrder = (order: string) => asAdmin("POST", `/orders/${order}/charge`, { amount: "5" })
const refundOrder = (order: string) =>
  asAdmin("POST", `/orders/${order}/refund`, { amount: "5", reason: "Test" })
const ALLOWANCE = { agent: "Agent", per_purchase: "100", per_period: "100", period: "day" }
const withdraw = () => asAlice("POST", "/withdrawals", { amount: "5", destination: "DE02" })
const applyTo = (cart: string) => asAlice("POST", `/carts/${cart}/apply`, { amount: "5" })
const redeem = (code: string) => asAlice("POST", `/codes/${code}/redeem`)

async function newCode(more = {}): Promise<string> {
  return (await asAdmin("POST", "/codes", { amount: "5", ...more })).body.codes[0].code
}

/** A cart of Alice's, empty or with a product in it. */
async function newCart(product?: string): Promise<string> {
  const id = `cart_${randomUUID()}`
  await database.query("INSERT INTO cart (id, currency_code, customer_id) VALUES ($1, 'eur', $2)", [
    id,
    alice.id,
  ])
  if (product) {
    await database.query(
      `INSERT INTO cart_line_item (id, cart_id, title, product_id, quantity, unit_price, raw_unit_price)
       VALUES ($1, $2, 'Credit', $3, 1, 10, '{"value": "10", "precision": 20}')`,
      [`cali_${randomUUID()}`, id, product]
    )
  }
  return id
}

/** A product whose price fills a wallet. */
async function newTopUpProduct(): Promise<string> {
  const { token } = wallets.admin
  const add = async (what: string, body: object) =>
    (await request(wallets.store, "POST", `/admin/${what}`, { token, body })).body
  const tag = await add("product-tags", { value: "wallet-topup" })
  const { product } = await add("products", {
    title: "Credit",
    options: [{ title: "Size", values: ["One"] }],
    tags: [{ id: tag.product_tag.id }],
  })
  return product.id
}

/** Posts a body as it is. */
const raw = (body: string, headers = {}) =>
  call("POST", `/wallets/${wallet}/debit`, { token: wallets.admin.token, body, headers })

/** Keeps asking for codes with one key at once until one request comes while another is at work. */
async function generateTogether(): Promise<Answer> {
  for (;;) {
    const body = { amount: "5", quantity: 500, idempotency_key: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => asAdmin("POST", "/codes", body))
    )
    const refused = answers.find(({ status }) => status === 409)
    if (refused) return refused
  }
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0"))
  return Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}

/** A rule by which friends' first orders earn; it is stopped after the row. */
let rule: number | undefined
async function addReferralRule(): Promise<void> {
  const answer = await request(wallets.store, "POST", "/admin/wallet/rules", {
    token: wallets.admin.token,
    body: { type: "referral", name: "Test", friend_gets: { fixed_amount: "5" } },
  })
  rule = answer.body.id
}
afterEach(async () => {
  if (rule === undefined) return
  const options = { token: wallets.admin.token, body: { active: false } }
  await request(wallets.store, "PATCH", `/admin/wallet/rules/${rule}`, options)
  rule = undefined
})
const codeOf = async ({ token }: Customer): Promise<string> =>
  (await call("GET", "/referral", { token })).body.code
const takeCode = (code: string, { token }: Customer = alice) =>
  call("POST", "/referral", { token, body: { code } })

/** An order of Alice's that costs nothing any more, and for which something was captured. */
async function payOrder(): Promise<void> {
  const raw = JSON.stringify({ value: "5", precision: 20 })
  for (const [sql, ...values] of [
    [
      `INSERT INTO "order" (id, display_id, currency_code, customer_id) VALUES ('order_paid', 990003, 'eur', $1)`,
      alice.id,
    ],
    [
      `INSERT INTO payment_collection (id, currency_code, amount, raw_amount) VALUES ('pay_col_paid', 'eur', 5, $1)`,
      raw,
    ],
    [
      `INSERT INTO order_payment_collection (id, order_id, payment_collection_id)
        VALUES ('ordpay_paid', 'order_paid', 'pay_col_paid')`,
    ],
    [
      `INSERT INTO payment_session (id, currency_code, amount, raw_amount, provider_id, payment_collection_id)
        VALUES ('payses_paid', 'eur', 5, $1, 'pp_system_default', 'pay_col_paid')`,
      raw,
    ],
    [
      `INSERT INTO payment (id, currency_code, amount, raw_amount, provider_id, payment_collection_id, payment_session_id)
        VALUES ('pay_paid', 'eur', 5, $1, 'pp_system_default', 'pay_col_paid', 'payses_paid')`,
      raw,
    ],
    [
      `INSERT INTO capture (id, payment_id, amount, raw_amount) VALUES ('capt_paid', 'pay_paid', 5, $1)`,
      raw,
    ],
  ]) {
    await database.query(sql, values)
  }
}

const ROWS: Record<string, Row | Row[]> = {
  wallet_invalid_param: {
    status: 400,
    data: { params: { amount: expect.any(String), amonut: expect.stringContaining("amount") } },
    trigger: () =>
      asAdmin("POST", `/wallets/${wallet}/debit`, { amonut: "1", reason: "A mistyped field" }),
  },
  wallet_invalid_json: { status: 400, trigger: () => raw('{"amount":') },
  wallet_payload_too_large: {
    status: 413,
    data: { limit_bytes: 100 * 1024 },
    trigger: () => raw(JSON.stringify({ amount: "1", reason: "x".repeat(200_000) })),
  },
  wallet_unsupported_media_type: {
    status: 415,
    trigger: () => raw("amount=1&reason=x", { "content-type": "text/plain" }),
  },
  wallet_method_not_allowed: {
    status: 405,
    headers: { allow: expect.stringMatching(/\bGET\b/) },
    trigger: () => asAdmin("DELETE", `/wallets/${wallet}`),
  },
  wallet_route_not_found: { status: 404, trigger: () => asAdmin("GET", "/purses") },
  wallet_unauthorized: [
    {
      status: 401,
      headers: { "www-authenticate": expect.stringMatching(/Basic .*Bearer/) },
      trigger: () => call("GET", "/wallets/me"),
    },
    {
      status: 401,
      headers: { "www-authenticate": expect.stringMatching(/Basic .*Bearer/) },
      trigger: () => call("GET", "/wallets/me", { basic: `${alice.email}:wrong` }),
    },
  ],
  wallet_forbidden: {
    status: 403,
    data: { required_capability: "manage_shop" },
    trigger: () => asAlice("GET", "/wallets"),
  },
  wallet_invalid_nonce: {
    status: 403,
    async trigger() {
      const session = await request(wallets.store, "POST", "/auth/session", { token: alice.token })
      const [cookie = ""] = (session.headers.get("set-cookie") ?? "").split(";")
      return call("GET", "/wallets/me", { headers: { cookie, "X-Platform-Nonce": "nonsense" } })
    },
  },
  wallet_rate_limited: [
    {
      status: 429,
      data: { retry_after: expect.any(Number) },
      headers: { "retry-after": SECONDS, "x-wallet-ratelimit-limit": "4" },
      async trigger() {
        await addReferralRule()
        await set({ redeem_rate_limit_per_minute: 4 })
        const code = await codeOf(bob)
        // Codes that are there use nothing up, wrong guesses two each.
        for (let tries = 0; tries < 6; tries++) {
          expect((await takeCode(code)).status).toBe(200)
        }
        expect((await takeCode("REF-AAAA-AAAA-AAAA-AAAA")).status).toBe(404)
        expect((await takeCode("REF-AAAA-AAAA-AAAA-AAAA")).status).toBe(404)
        return takeCode(code)
      },
    },
    {
      status: 429,
      data: { retry_after: expect.any(Number) },
      headers: {
        "retry-after": SECONDS,
        "x-wallet-ratelimit-limit": "1",
        "x-wallet-ratelimit-remaining": "0",
        "x-wallet-ratelimit-reset": SECONDS,
      },
      async trigger() {
        await set({ rate_limit_per_minute: 1 })
        await asAlice("GET", "/wallets/me")
        return asAlice("GET", "/wallets/me")
      },
    },
    {
      status: 429,
      data: { retry_after: expect.any(Number) },
      headers: { "retry-after": SECONDS, "x-wallet-ratelimit-limit": "2" },
      async trigger() {
        await set({ redeem_rate_limit_per_minute: 2 })
        await redeem("AAAA-AAAA-AAAA-AAAA")
        await redeem("AAAA-AAAA-AAAA-AAAA")
        return redeem("AAAA-AAAA-AAAA-AAAA")
      },
    },
  ],
  wallet_https_required: {
    status: 403,
    async trigger() {
      await set({ force_https: true })
      return asAlice("GET", "/wallets/me")
    },
  },
  wallet_api_disabled: {
    status: 503,
    async trigger() {
      await set({ enable_rest_api: false })
      return asAlice("GET", "/wallets/me")
    },
  },
  wallet_not_found: { status: 404, trigger: () => asAdmin("GET", "/wallets/999999999") },
  wallet_transaction_not_found: {
    status: 404,
    trigger: () => asAdmin("GET", "/transactions/999999999"),
  },
  wallet_insufficient_balance: [
    { status: 422, data: { balance: "1000", requested: "1001" }, trigger: () => debit("1001") },
    { status: 422, data: { balance: "1000", requested: "1001" }, trigger: () => transfer("1001") },
  ],
  wallet_balance_limit_exceeded: {
    status: 422,
    data: { balance: "1000", requested: MOST },
    trigger: () => credit(MOST),
  },
  wallet_spending_limit_exceeded: {
    status: 422,
    data: { spending_limit: "10", requested: "11" },
    async trigger() {
      await set({ default_spending_limit: "10" })
      return debit("11")
    },
  },
  wallet_velocity_cap_exceeded: {
    status: 429,
    data: { max: 1, retry_after: expect.any(Number) },
    headers: { "retry-after": SECONDS },
    async trigger() {
      await set({ velocity_max_debits: 1 })
      await transfer("1")
      return transfer("1")
    },
  },
  wallet_kyc_required: {
    status: 403,
    async trigger() {
      await set({ kyc_required_for: ["debit"] })
      return debit("1")
    },
  },
  wallet_step_up_required: {
    status: 403,
    data: { step_up_url: expect.stringMatching(/^https:\/\/shop\.example\/confirm\?/) },
    async trigger() {
      await set({ step_up_required_for: ["transfer"] })
      return transfer("1")
    },
  },
  wallet_step_up_unavailable: {
    status: 409,
    trigger: () => asAlice("POST", "/step-up/challenge", { method: "totp" }),
  },
  wallet_step_up_code_invalid: {
    status: 422,
    data: { attempts_left: expect.any(Number) },
    async trigger() {
      await asAlice("POST", "/step-up/challenge", { method: "email" })
      return asAlice("POST", "/step-up/verify", { code: "000000" })
    },
  },
  wallet_totp_enrolled: {
    status: 409,
    async trigger() {
      const enrol = () => asAlice("POST", "/step-up/totp", { password: alice.password })
      const secret = fromBase32((await enrol()).body.secret)
      const code = totpCode(secret, Math.floor(Date.now() / 30_000))
      await asAlice("POST", "/step-up/totp/verify", { code })
      return enrol()
    },
  },
  wallet_unavailable: {
    status: 503,
    headers: { "retry-after": SECONDS },
    async trigger() {
      const email = `${randomUUID()}@bounce.example`
      const { token } = await createCustomer(wallets.store, { email })
      return call("POST", "/step-up/challenge", { token, body: { method: "email" } })
    },
  },
  wallet_operation_refused: { status: 422, trigger: () => debit("13") },
  wallet_internal_error: {
    status: 500,
    data: { request_id: expect.any(String) },
    async trigger() {
      await database.query("alter table access_kyc rename to access_kyc_away")
      try {
        return await asAdmin("GET", `/wallets/${wallet}/kyc`)
      } finally {
        await database.query("alter table access_kyc_away rename to access_kyc")
      }
    },
  },
  wallet_duplicate_reference: {
    status: 409,
    data: { reference: "invoice-1", transaction_id: expect.any(Number) },
    async trigger() {
      await credit("1", { reference: "invoice-1" })
      return credit("1", { reference: "invoice-1" })
    },
  },
  wallet_idempotent_replay: {
    status: 200,
    data: { original_status: 201 },
    headers: { "idempotent-replayed": "true" },
    async trigger() {
      const idempotency_key = randomUUID()
      await debit("1", { idempotency_key })
      return debit("1", { idempotency_key })
    },
  },
  wallet_idempotency_key_reused: {
    status: 422,
    async trigger() {
      const idempotency_key = randomUUID()
      await debit("1", { idempotency_key })
      return debit("2", { idempotency_key })
    },
  },
  wallet_idempotency_in_progress: {
    status: 409,
    headers: { "retry-after": SECONDS },
    trigger: generateTogether,
  },
  wallet_transfers_disabled: {
    status: 403,
    async trigger() {
      await set({ transfers_enabled: false })
      return transfer("1")
    },
  },
  wallet_transfer_to_self: {
    status: 400,
    trigger: () => transfer("1", { to_user_email: alice.email }),
  },
  wallet_recipient_not_found: {
    status: 404,
    trigger: () => transfer("1", { to_user_email: "nobody@example.com" }),
  },
  wallet_frozen: {
    status: 403,
    async trigger() {
      await credit("5")
      await asAdmin("POST", `/wallets/${wallet}/freeze`, { reason: "Test" })
      const refused = await debit("1")
      await asAdmin("POST", `/wallets/${wallet}/unfreeze`, { reason: "Test" })
      return refused
    },
  },
  wallet_not_reversible: {
    status: 422,
    data: { type: "expiry" },
    async trigger() {
      await credit("5", { expiry_date: new Date(Date.now() + 200).toISOString() })
      await sleep(250)
      await credit("5")
      const list = await asAdmin("GET", `/transactions?wallet_id=${wallet}&type=expiry`)
      return reverse(list.body.data[0].id, { expired_policy: "forfeit" })
    },
  },
  wallet_already_reversed: {
    status: 422,
    data: { transaction_id: expect.any(Number), reversible: "0" },
    async trigger() {
      const { body } = await debit("5")
      await reverse(body.transaction_id)
      return reverse(body.transaction_id)
    },
  },
  wallet_lot_not_found: {
    status: 404,
    trigger: () => asAdmin("GET", `/wallets/${wallet}/lots/99999999`),
  },
  wallet_lot_closed: {
    status: 409,
    data: { lot_status: "used_up" },
    async trigger() {
      const opened = await wallets.openWallet("5")
      const { body } = await asAdmin("GET", `/wallets/${opened.id}/lots`)
      await asAdmin("POST", `/wallets/${opened.id}/debit`, { amount: "5", reason: "all of it" })
      const path = `/wallets/${opened.id}/lots/${body.data[0].id}`
      return asAdmin("PATCH", path, { expiry_date: null, reason: "too late" })
    },
  },
  wallet_hold_not_found: { status: 404, trigger: () => endHold(99_999_999) },
  wallet_hold_not_active: {
    status: 409,
    data: { hold_status: "released" },
    async trigger() {
      const id = await hold("5")
      await endHold(id)
      return endHold(id)
    },
  },
  wallet_hold_exceeded: {
    status: 422,
    data: { amount: "5", requested: "6" },
    trigger: async () => endHold(await hold("5"), { amount: "6" }),
  },
  wallet_hold_in_use: {
    status: 409,
    data: { source: "cart:cart_01" },
    async trigger() {
      const id = await hold("5")
      await database.query("UPDATE ledger_hold SET source = 'cart:cart_01' WHERE id = $1", [id])
      const answer = await endHold(id)
      await database.query("UPDATE ledger_hold SET source = NULL WHERE id = $1", [id])
      return answer
    },
  },
  wallet_cart_not_found: { status: 404, trigger: () => applyTo("cart_none") },
  wallet_cart_payments_disabled: {
    status: 403,
    trigger: async () => applyTo(await newCart()),
  },
  wallet_cart_completed: {
    status: 409,
    async trigger() {
      const cart = await newCart()
      await database.query("UPDATE cart SET completed_at = now() WHERE id = $1", [cart])
      return applyTo(cart)
    },
  },
  wallet_cart_exceeded: {
    status: 422,
    data: { payable: "0", requested: "5" },
    async trigger() {
      await set({ cart_payments_enabled: true })
      return applyTo(await newCart())
    },
  },
  wallet_cart_has_topup: {
    status: 422,
    async trigger() {
      await set({ cart_payments_enabled: true })
      return applyTo(await newCart(await newTopUpProduct()))
    },
  },
  wallet_topups_disabled: {
    status: 403,
    trigger: () => asAlice("POST", "/topups", { amount: "5" }),
  },
  wallet_topup_amount: {
    status: 422,
    data: { minimum: "6", maximum: "999999999999999" },
    async trigger() {
      await set({ topups_enabled: true, topup_minimum: "6" })
      return asAlice("POST", "/topups", { amount: "5" })
    },
  },
  wallet_topup_not_found: {
    status: 404,
    trigger: () => asAlice("POST", "/topups/pay_col_none/complete"),
  },
  wallet_auto_reload_disabled: {
    status: 403,
    trigger: () =>
      asAlice("PUT", "/auto-reload", {
        threshold: "5",
        amount: "10",
        provider_id: "pp_system_default",
        payment_method_id: "pm_none",
        consent: true,
      }),
  },
  wallet_allowances_disabled: {
    status: 403,
    trigger: () => asAlice("POST", "/allowances", ALLOWANCE),
  },
  wallet_allowance_amount: {
    status: 422,
    data: { maximum: "50" },
    async trigger() {
      await set({ allowances_enabled: true, allowance_maximum: "50" })
      return asAlice("POST", "/allowances", ALLOWANCE)
    },
  },
  wallet_allowance_not_found: {
    status: 404,
    trigger: () => asAlice("DELETE", "/allowances/999999"),
  },
  wallet_payment_method_not_found: {
    status: 404,
    trigger: () => asAlice("DELETE", "/payment-methods/pp_system_default/pm_none"),
  },
  wallet_payment_method_not_saved: {
    status: 422,
    async trigger() {
      await set({ topups_enabled: true })
      const [provider_id, currency] = ["pp_system_default", "EUR"]
      await request(wallets.store, "POST", "/admin/regions", {
        token: wallets.admin.token,
        body: { name: "Filled", currency_code: "eur", payment_providers: [provider_id] },
      })
      return asAlice("POST", "/payment-methods", { provider_id, currency })
    },
  },
  wallet_withdrawals_disabled: { status: 403, trigger: withdraw },
  wallet_withdrawal_amount: {
    status: 422,
    data: { minimum: "6" },
    async trigger() {
      await set({ withdrawals_enabled: true, withdrawal_minimum: "6" })
      return withdraw()
    },
  },
  wallet_withdrawal_not_found: {
    status: 404,
    trigger: () => asAlice("GET", "/withdrawals/999999999"),
  },
  wallet_withdrawal_not_open: {
    status: 409,
    data: { withdrawal_status: "requested" },
    async trigger() {
      await set({ withdrawals_enabled: true })
      const { id } = (await withdraw()).body
      return asAdmin("POST", `/withdrawals/${id}/paid`, { reference: "bank-1" })
    },
  },
  wallet_referrals_disabled: { status: 403, trigger: () => takeCode("REF-AAAA-AAAA-AAAA-AAAA") },
  wallet_referral_code_not_found: {
    status: 404,
    async trigger() {
      await addReferralRule()
      return takeCode("REF-AAAA-AAAA-AAAA-AAAA")
    },
  },
  wallet_referral_own_code: {
    status: 422,
    async trigger() {
      await addReferralRule()
      return takeCode(await codeOf(alice))
    },
  },
  wallet_referral_loop: {
    status: 422,
    async trigger() {
      await addReferralRule()
      const friend = await createCustomer(wallets.store)
      await takeCode(await codeOf(alice), friend)
      return takeCode(await codeOf(friend))
    },
  },
  wallet_referral_taken: {
    status: 409,
    async trigger() {
      await addReferralRule()
      await takeCode(await codeOf(bob))
      return takeCode(await codeOf(await createCustomer(wallets.store)))
    },
  },
  wallet_referral_same_address: {
    status: 422,
    async trigger() {
      await addReferralRule()
      const email = alice.email.replace("@", "+friend@")
      return takeCode(await codeOf(await createCustomer(wallets.store, { email })))
    },
  },
  wallet_referral_ordered_before: {
    status: 422,
    async trigger() {
      await addReferralRule()
      await payOrder()
      return takeCode(await codeOf(bob))
    },
  },
  wallet_order_not_found: { status: 404, trigger: () => refundOrder("99999999") },
  wallet_order_without_customer: {
    status: 422,
    async trigger() {
      await database.query(
        `INSERT INTO "order" (id, display_id, currency_code) VALUES ('order_guest', 990001, 'eur')`
      )
      return refundOrder("order_guest")
    },
  },
  wallet_refund_exceeds: {
    status: 422,
    data: { refundable: "0", requested: "5" },
    async trigger() {
      await database.query(
        `INSERT INTO "order" (id, display_id, currency_code, customer_id)
          VALUES ('order_unpaid', 990002, 'eur', $1)`,
        [alice.id]
      )
      return refundOrder("order_unpaid")
    },
  },
  wallet_order_not_chargeable: {
    status: 422,
    data: { reason: "canceled" },
    async trigger() {
      await database.query(
        `INSERT INTO "order" (id, display_id, currency_code, customer_id, status)
          VALUES ('order_canceled', 990003, 'eur', $1, 'canceled')`,
        [alice.id]
      )
      return chargeOrder("order_canceled")
    },
  },
  wallet_charge_exceeds: {
    status: 422,
    data: { chargeable: "0", requested: "5" },
    async trigger() {
      await database.query(
        `INSERT INTO "order" (id, display_id, currency_code, customer_id)
          SELECT 'order_settled', 990004, lower(currency), customer_id
          FROM ledger_wallet WHERE id = $1`,
        [wallet]
      )
      return chargeOrder("order_settled")
    },
  },
  wallet_code_not_found: { status: 404, trigger: () => redeem("AAAA-AAAA-AAAA-AAAA") },
  wallet_code_already_redeemed: [
    {
      status: 409,
      data: { transaction_id: expect.any(Number) },
      async trigger() {
        const code = await newCode()
        await redeem(code)
        return redeem(code)
      },
    },
    {
      status: 409,
      async trigger() {
        const code = await newCode()
        await call("POST", `/codes/${code}/redeem`, { token: bob.token })
        return redeem(code)
      },
    },
  ],
  wallet_code_expired: {
    status: 410,
    async trigger() {
      const soon = Date.now() + 500
      const code = await newCode({ expiry_date: new Date(soon).toISOString() })
      await sleep(soon + 50 - Date.now())
      return redeem(code)
    },
  },
}

const TABLE = Object.entries(ROWS).flatMap(([code, rows]) =>
  [rows].flat().map((row) => [code, row.status, row] as const)
)

it.each(TABLE)("%s is answered with %i", async (code, status, { data, headers, trigger }) => {
  const answer = await trigger()
  expect(answer.body).toMatchObject({ code, message: expect.stringMatching(/\S/) })
  expect(answer.body.data).toEqual({ ...data, status })
  expect(answer.status).toBe(status)
  expect(answer.headers.get("x-request-id")).toMatch(/\S/)
  for (const [name, value] of Object.entries(headers ?? {})) {
    expect([name, answer.headers.get(name)]).toEqual([name, value])
  }
  triggered.add(code)
})

it("leaves out no code that the description or the table of errors lists", async () => {
  const { body: description } = await call("GET", "/openapi.json")
  const listed = new Set([...Object.keys(WALLET_ERRORS), ...codesIn(description)])
  expect(listed.size).toBeGreaterThan(30)
  expect([...listed].filter((code) => !triggered.has(code))).toEqual([])
})

/** The values that a description allows for fields named `code`, as far as they are error codes. */
function codesIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return []
  const { code } = part as { code?: { const?: unknown } }
  const found = typeof code?.const === "string" ? [code.const] : []
  return [...found, ...Object.values(part).flatMap(codesIn)]
}
