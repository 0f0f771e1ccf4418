import { setTimeout as sleep } from "node:timers/promises"
import { Client } from "pg"
import {
  createAdmin,
  createCustomer,
  request,
  startStore,
  type Admin,
  type Customer,
  type Store,
} from "../support/store"

const PATH = "/admin/wallet/settings"

/** Every key and default, as they are documented. */
const DEFAULTS = {
  enable_rest_api: true,
  force_https: false,
  transfers_enabled: false,
  cart_payments_enabled: false,
  cart_hold_minutes: 60,
  refund_bonus_basis_points: 0,
  refund_bonus_days: 0,
  topups_enabled: false,
  topup_minimum: "0",
  topup_maximum: "0",
  topup_suggested: "",
  auto_reload_enabled: false,
  auto_reload_daily_maximum: "0",
  auto_reload_monthly_maximum: "0",
  allowances_enabled: false,
  allowance_maximum: "0",
  expiry_notice_days: "30,7,1",
  expiry_notice_mail: false,
  withdrawals_enabled: false,
  withdrawal_minimum: "0",
  withdrawal_maximum: "0",
  second_person_above: "",
  second_person_hours: 72,
  second_person_for_keys: true,
  journal_accounts: "",
  xero_tax_rate: "Tax Exempt",
  datev_consultant: 0,
  datev_client: 1,
  datev_fiscal_year_month: 1,
  datev_account_length: 4,
  rate_limit_per_minute: 120,
  redeem_rate_limit_per_minute: 10,
  velocity_max_debits: 30,
  // Set by the plugin's option of this test; 3,600 without.
  velocity_window_seconds: 600,
  limits_apply_to_managers: false,
  default_spending_limit: "0",
  kyc_required_for: [],
  kyc_threshold: "0",
  step_up_required_for: [],
  step_up_threshold: "0",
  step_up_mfa_max_age_seconds: 300,
  audit_log_enabled: false,
  locale: "en-US",
  time_zone: "UTC",
}

describe("the settings", () => {
  let store: Store
  let admin: Admin
  let customer: Customer
  let database: Client

  beforeAll(async () => {
    store = await startStore({ options: { velocity_window_seconds: 600 } })
    admin = await createAdmin(store)
    customer = await createCustomer(store)
    database = new Client(store.databaseUrl)
    await database.connect()
  })
  afterAll(async () => {
    await database?.end()
    await store?.stop()
  })
  afterEach(() => patch(Object.fromEntries(Object.keys(DEFAULTS).map((key) => [key, null]))))

  const read = () => request(store, "GET", PATH, { token: admin.token })
  const patch = (body: unknown) => request(store, "PATCH", PATH, { token: admin.token, body })
  const mine = () => request(store, "GET", "/wallet/v1/wallets/me", { token: customer.token })

  it("are flat keys with their defaults, and say where each comes from", async () => {
    const answer = await read()
    expect(answer.status).toBe(200)
    const { sources, ...values } = answer.body
    expect(values).toEqual(DEFAULTS)
    expect(Object.keys(sources)).toEqual(Object.keys(DEFAULTS))
    const { velocity_window_seconds, ...others } = sources
    expect(velocity_window_seconds).toBe("option")
    expect(new Set(Object.values(others))).toEqual(new Set(["default"]))
  })

  it("are changed at run time, each by itself, and take effect at once", async () => {
    const answer = await patch({ locale: "de-de", kyc_required_for: ["transfer"] })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      ...DEFAULTS,
      locale: "de-de",
      kyc_required_for: ["transfer"],
      sources: { locale: "override", kyc_required_for: "override", force_https: "default" },
    })
    expect((await mine()).body.balance_formatted).toMatch(/0,00/)
    expect((await read()).body).toEqual(answer.body)
  })

  it("go back to where they were with null", async () => {
    await patch({ locale: "fr-FR", velocity_max_debits: 3 })
    const answer = await patch({ locale: null })
    expect(answer.body).toMatchObject({
      locale: "en-US",
      velocity_max_debits: 3,
      sources: { locale: "default", velocity_max_debits: "override" },
    })
  })

  it("keep what they were when one key of a change is wrong, and name every wrong one", async () => {
    const answer = await patch({
      velocity_max_debits: 5,
      rate_limit_per_minute: -1,
      default_spending_limit: 100,
      kyc_required_for: ["credit"],
      locale: "not a language",
      time_zone: "+02:00",
      force_https: "yes",
      velocity_max_debit: 5,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe("wallet_invalid_param")
    expect(answer.body.data.params).toEqual({
      rate_limit_per_minute: expect.stringContaining("at least 0"),
      default_spending_limit: expect.stringContaining("string"),
      "kyc_required_for.0": expect.stringContaining("debit"),
      locale: expect.stringContaining("language tag"),
      time_zone: expect.stringContaining("IANA"),
      force_https: expect.stringContaining("boolean"),
      velocity_max_debit: expect.stringContaining("velocity_max_debits"),
    })
    expect((await read()).body).toMatchObject(DEFAULTS)
  })

  it("keep what they were when nothing would lie within two bounds", async () => {
    const answer = await patch({ topup_minimum: "500", topup_maximum: "400", force_https: true })
    expect(answer.status).toBe(400)
    expect(answer.body.data.params).toEqual({
      topup_minimum: "must be no more than `topup_maximum`, which is 400",
    })
    const daily = await patch({
      auto_reload_daily_maximum: "900",
      auto_reload_monthly_maximum: "100",
    })
    expect(Object.keys(daily.body.data.params)).toEqual(["auto_reload_daily_maximum"])
    expect((await read()).body).toMatchObject(DEFAULTS)
  })

  it("can be read and changed by who manages the shop alone", async () => {
    for (const [method, body] of [["GET"], ["PATCH", { force_https: true }]] as const) {
      expect((await request(store, method, PATH, { body })).status).toBe(401)
      expect((await request(store, method, PATH, { token: customer.token, body })).status).toBe(401)
    }
  })

  it("remember who changed what, and nothing when nothing changed", async () => {
    const before = await database.query("select count(*)::int as n from access_setting_change")
    await patch({ step_up_threshold: "5000" })
    await patch({ step_up_threshold: "5000" })
    await patch({ step_up_threshold: null })
    const answer = await request(store, "GET", `${PATH}/changes?per_page=2`, {
      token: admin.token,
    })
    const change = { key: "step_up_threshold", changed_by: `user:${admin.id}` }
    expect(answer.body).toMatchObject({
      data: [
        { ...change, old_value: "5000", new_value: null },
        { ...change, old_value: null, new_value: "5000" },
      ],
      meta: { total: before.rows[0].n + 2, page: 1, per_page: 2 },
    })
  })

  it("are read from the table within five seconds, whoever changed it", async () => {
    await mine()
    await database.query(
      "insert into access_setting (key, value, changed_by) values ('locale', '\"de-DE\"', 'sql') " +
        "on conflict (key) do update set value = excluded.value"
    )
    await sleep(4_800)
    expect((await mine()).body.balance_formatted).toMatch(/0,00/)
  })

  it("leave out a stored value that is not valid", async () => {
    await database.query(
      "insert into access_setting (key, value, changed_by) values ('locale', '7', 'sql'), ('of_tomorrow', '1', 'sql') " +
        "on conflict (key) do update set value = excluded.value"
    )
    expect((await read()).body).toMatchObject(DEFAULTS)
    expect(store.log()).toMatch(/The stored setting .*locale.* is invalid and left out/)
  })
})
