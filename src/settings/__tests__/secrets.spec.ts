import type { Bindings } from "../../database/connection"
import {
  ASSISTANT_SETTINGS,
  type AssistantSettingList,
} from "../../modules/assistant/settings-list"
import { SecretBox } from "../../secrets/secret-box"
import { MASK, UnknownSecretError } from "../secrets"
import { readSettingOptions, SettingsStore } from "../store"

/** The two tables as the store writes and reads them. */
class FakeTables {
  readonly overrides = new Map<string, unknown>()
  readonly changes: { id: string; key: string; old_value: unknown; new_value: unknown }[] = []

  async rows<T>(sql: string, bindings: Bindings = []): Promise<T[]> {
    const [, changes] = bindings as readonly unknown[]
    if (sql.startsWith("insert")) this.write(JSON.parse(String(changes)))
    return this.read(sql) as T[]
  }

  private read(sql: string): unknown[] {
    if (sql.includes("count(*)")) return [{ total: String(this.changes.length) }]
    if (sql.includes("_change")) return [...this.changes].reverse()
    const rows = [...this.overrides].map(([key, value]) => ({ key, value }))
    return rows.filter(({ value }) => value !== null)
  }

  private write(changes: Record<string, unknown>) {
    for (const [key, new_value] of Object.entries(changes)) {
      const old_value = this.overrides.get(key) ?? null
      this.overrides.set(key, new_value)
      this.changes.push({ id: "1", key, old_value, new_value })
    }
  }
}

const PROVIDER = { name: "main", base_url: "https://llm.example/v1", model: "m" }

describe("settings that hold secrets", () => {
  let tables: FakeTables
  let warnings: string[]

  beforeEach(() => {
    tables = new FakeTables()
    warnings = []
  })
  const open = (options = {}, key = 1) =>
    new SettingsStore<AssistantSettingList>({
      list: ASSISTANT_SETTINGS,
      options: readSettingOptions(ASSISTANT_SETTINGS, options),
      table: "assistant_setting",
      owner: "assistant",
      connection: tables,
      logger: { warn: (line: string) => warnings.push(line) } as never,
      box: new SecretBox(new Map([[key, Buffer.alloc(32, key)]]), "test"),
    })
  const withKey = (api_key: string, more = {}) => ({
    providers: [{ ...PROVIDER, api_key, ...more }],
  })

  it("are read by code, and by nobody in an answer, the table or its history", async () => {
    const settings = open()
    const { values } = await settings.change(
      { ...withKey("sk-secret"), messaging_app_secret: "shh-secret" },
      "user:1"
    )
    expect(values.providers).toEqual([{ ...PROVIDER, api_key: MASK }])
    expect(values.messaging_app_secret).toBe(MASK)
    expect(values.messaging_verify_token).toBe("")
    expect(settings.current().providers[0]?.api_key).toBe("sk-secret")
    expect(settings.current().messaging_app_secret).toBe("shh-secret")
    const { data } = await settings.listChanges(1, 25)
    const everything = JSON.stringify([[...tables.overrides], data, await settings.describe()])
    expect(everything).not.toContain("shh")
    expect(everything).not.toContain("sk-")
    expect(data.find(({ key }) => key === "messaging_app_secret")?.new_value).toBe(MASK)
  })

  it("stay what they are when the mask is sent back, whether they came from here or an option", async () => {
    const settings = open(withKey("sk-option"))
    await settings.change(withKey(MASK, { model: "other" }), "user:1")
    expect(settings.current().providers).toEqual([
      { ...PROVIDER, model: "other", api_key: "sk-option" },
    ])
    await settings.change(withKey(MASK), "user:1")
    expect(settings.current().providers[0]?.api_key).toBe("sk-option")
  })

  it("don't go with their mask to another address or provider", async () => {
    const settings = open()
    await settings.change(withKey("sk-secret"), "user:1")
    const elsewhere = withKey(MASK, { base_url: "https://thief.example/v1" })
    await expect(settings.change(elsewhere, "user:1")).rejects.toThrow(UnknownSecretError)
    const another = withKey(MASK, { name: "another" })
    await expect(settings.change(another, "user:1")).rejects.toThrow(UnknownSecretError)
    expect(settings.current().providers).toEqual([{ ...PROVIDER, api_key: "sk-secret" }])
  })

  it("are left out, and said so, when the key that sealed them is gone", async () => {
    await open().change(withKey("sk-secret"), "user:1")
    const settings = open({}, 2)
    await settings.refresh()
    expect(settings.current().providers).toEqual([PROVIDER])
    expect(warnings).toEqual([expect.stringContaining('"providers"')])
  })
})
