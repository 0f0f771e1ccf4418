import {
  SETTING_BOUNDS,
  SETTINGS,
  type WalletSettingList,
} from "../../modules/access/settings-list"
import { readSettingOptions, SettingsStore } from "../store"

/** A table that a test writes to, and a database that it can take away. */
class FakeTable {
  stored: { key: string; value: unknown }[] = []
  reads = 0
  broken = false
  private waiting: (() => void)[] | undefined

  hold() {
    this.waiting = []
  }
  release() {
    this.waiting?.forEach((go) => go())
    this.waiting = undefined
  }
  async rows<T>(): Promise<T[]> {
    this.reads++
    const rows = [...this.stored]
    const { waiting } = this
    if (waiting) await new Promise<void>((resolve) => waiting.push(resolve))
    if (this.broken) throw new Error("the database is away")
    return rows as T[]
  }
}

describe("the settings of an instance", () => {
  let table: FakeTable
  let now: number
  let warnings: string[]
  let settings: SettingsStore<WalletSettingList>

  const open = (options = {}) =>
    new SettingsStore({
      list: SETTINGS,
      bounds: SETTING_BOUNDS,
      options: readSettingOptions(SETTINGS, options),
      table: "access_setting",
      owner: "wallet",
      connection: table,
      logger: { warn: (line: string) => warnings.push(line) } as never,
      clock: () => now,
    })
  beforeEach(() => {
    table = new FakeTable()
    now = 1_000_000
    warnings = []
    settings = open()
  })

  it("refuse a least amount beyond the most, whichever of them is changed", async () => {
    settings = open({ topup_maximum: "500" })
    const change = (changes: object) => settings.change(changes, "user:a")
    await expect(change({ topup_minimum: "501" })).rejects.toMatchObject({
      key: "topup_minimum",
      message: "must be no more than `topup_maximum`, which is 500",
    })
    table.stored = [{ key: "topup_minimum", value: "400" }]
    await expect(change({ topup_maximum: "399" })).rejects.toMatchObject({
      key: "topup_maximum",
      message: "must be `0` or at least `topup_minimum`, which is 400",
    })
    await expect(change({ topup_maximum: "0" })).resolves.toBeDefined()
    await expect(change({ topup_minimum: "600", topup_maximum: "600" })).resolves.toBeDefined()
    await expect(change({ topup_minimum: null, topup_maximum: "1" })).resolves.toBeDefined()
    // Back to the option.
    await expect(change({ topup_minimum: "500", topup_maximum: null })).resolves.toBeDefined()
  })

  it("of options are held against each other too", () => {
    expect(() => open({ withdrawal_minimum: "2", withdrawal_maximum: "1" })).toThrow(
      'The option "withdrawal_minimum" must be no more than `withdrawal_maximum`, which is 1'
    )
  })

  it("are defaults under options under what the table says", async () => {
    settings = open({ rate_limit_per_minute: 60, locale: "de-de", unknown: 1 })
    table.stored = [
      { key: "locale", value: "fr-FR" },
      { key: "default_spending_limit", value: "9007199254740993" },
      { key: "kyc_required_for", value: ["transfer"] },
    ]
    await settings.refresh()
    expect(settings.current()).toMatchObject({
      rate_limit_per_minute: 60,
      locale: "fr-FR",
      redeem_rate_limit_per_minute: 10,
      default_spending_limit: 9007199254740993n,
      kyc_required_for: new Set(["transfer"]),
    })
    const { sources } = await settings.describe()
    expect(sources).toMatchObject({
      rate_limit_per_minute: "option",
      locale: "override",
      force_https: "default",
    })
  })

  it("refuse an option that is not valid, by its name", () => {
    expect(() => open({ rate_limit_per_minute: -1 })).toThrow(/"rate_limit_per_minute"/)
    expect(() => open({ locale: "not a tag" })).toThrow(/"locale".*language tag/)
    expect(() => open({ default_spending_limit: 5 })).toThrow(/"default_spending_limit"/)
  })

  it("are read once in seconds however often they are asked for, and not at all while nobody asks", async () => {
    await settings.refresh()
    for (let i = 0; i < 100; i++) {
      now += 19
      expect(settings.refresh()).toBeUndefined()
      settings.current()
    }
    expect(table.reads).toBe(1)
    now += 200
    expect(settings.refresh()).toBeUndefined()
    expect(table.reads).toBe(2)
  })

  it("are never older than five seconds once a request has waited for them", async () => {
    await settings.refresh()
    table.stored = [{ key: "force_https", value: true }]
    now += 4_600
    const reading = settings.refresh()
    expect(reading).toBeInstanceOf(Promise)
    await reading
    expect(settings.current().force_https).toBe(true)
  })

  it("stay as they were while the database is away, and say so once", async () => {
    table.stored = [{ key: "force_https", value: true }]
    await settings.refresh()
    table.broken = true
    for (let i = 0; i < 5; i++) {
      now += 5_000
      await settings.refresh()
      expect(settings.current().force_https).toBe(true)
    }
    expect(warnings).toEqual([expect.stringContaining("the database is away")])
  })

  it("are not guessed when they were never read", async () => {
    table.broken = true
    expect(() => settings.current()).toThrow("not read yet")
    await expect(settings.refresh()).rejects.toThrow("the database is away")
    expect(() => settings.current()).toThrow("the database is away")
    expect(settings.known()).toBeUndefined()
  })

  it("don't fall back to what a slow read saw before a change", async () => {
    table.hold()
    const slow = settings.refresh()
    table.release()
    table.hold()
    table.stored = [{ key: "force_https", value: true }]
    const change = settings.change({ force_https: true }, "user:1")
    table.release()
    await Promise.all([slow, change])
    expect(settings.current().force_https).toBe(true)
  })

  it("leave out a stored value that this version does not understand, and say so once", async () => {
    table.stored = [
      { key: "locale", value: 7 },
      { key: "of_tomorrow", value: true },
    ]
    for (let i = 0; i < 3; i++) {
      now += 5_000
      await settings.refresh()
    }
    expect(settings.current().locale).toBe("en-US")
    expect(warnings).toEqual([expect.stringContaining('"locale"')])
  })

  it("have defaults that are valid themselves", () => {
    for (const { schema, default: initial } of Object.values(SETTINGS)) {
      expect(schema.safeParse(initial).success).toBe(true)
    }
  })
})
