import type { Logger } from "@medusajs/framework/types"
import type { SecretBox } from "../secrets/secret-box"
import { query } from "../database/connection"
import type { Connection } from "../database/connection"
import { readPage } from "../database/read-page"
import type { Listing } from "../database/read-page"
import { maskSecrets, openSecrets, sealSecrets } from "./secrets"
import { assertBounds, keysOf, readSettings, RefusedSettingError } from "./setting"
import type { Bounds, KeyOf, SettingList, SettingsOf, ValuesOf } from "./setting"

/** Where a setting's value comes from: the list, the plugin's options, or the dashboard. */
export type SettingSource = "default" | "option" | "override"

export interface EffectiveSettings<List extends SettingList> {
  values: ValuesOf<List>
  sources: Record<KeyOf<List>, SettingSource>
}

/** New values by key, on the wire's form; null takes the override away. */
export type SettingChanges<List extends SettingList> = {
  [Key in KeyOf<List>]?: ValuesOf<List>[Key] | null
}

/** One change of one setting. `null` stands for no override. */
export interface SettingChange {
  id: string
  key: string
  old_value: unknown
  new_value: unknown
  /** Key of the identity that made it, e.g. `user:user_01`. */
  changed_by: string
  changed_at: Date
}

/** Known settings are read again, behind the caller's back, once they are this old. */
const REFRESH_AFTER_MS = 2_000
/** Older ones are not believed: a change is effective on every instance within five seconds. */
const BELIEVED_MS = 4_500

/**
 * Picks the settings out of the plugin's options; they are the defaults of this store.
 *
 * @throws Error naming the first option that is not valid
 */
export function readSettingOptions<List extends SettingList>(
  list: List,
  options: Record<string, unknown>
): Partial<ValuesOf<List>> {
  const found: Record<string, unknown> = {}
  for (const key of keysOf(list)) {
    if (options[key] === undefined) continue
    const result = list[key]?.schema.safeParse(options[key])
    if (!result?.success) {
      const [issue] = result?.error.issues ?? []
      const place = issue?.path.length ? ` at ${issue.path.join(".")}` : ""
      throw new Error(`The option "${key}" is invalid${place}: ${issue?.message}`)
    }
    found[key] = result.data
  }
  return found as Partial<ValuesOf<List>>
}

/** What a store of settings works with. */
export interface SettingsStoreParts<List extends SettingList> {
  list: List
  /** Amounts of the list that bound another; what nothing lies within is refused. */
  bounds?: readonly Bounds<List>[]
  options: Partial<ValuesOf<List>>
  /** The overrides; its changes are in the table of the same name with `_change` behind it. */
  table: string
  /** Whose settings they are, for the log: `wallet`. */
  owner: string
  connection: Pick<Connection, "rows">
  logger: Logger
  /** Needed when a setting of the list holds secrets. */
  box?: SecretBox
  clock?: () => number
}

/**
 * The settings of one store as this instance knows them: defaults, under the plugin's options,
 * under what the dashboard has changed. Reading costs nothing; the table is looked at every few
 * seconds, and only while somebody asks.
 */
export class SettingsStore<List extends SettingList> {
  private readonly clock: () => number
  private settings: SettingsOf<List> | undefined
  private effective: EffectiveSettings<List> | undefined
  private readAt = -Infinity
  private loading: Promise<void> | undefined
  private failure: unknown
  /** Counts changes by this instance, so that an older read can't undo one. */
  private changes = 0
  private readonly reported = new Set<string>()

  constructor(private readonly parts: SettingsStoreParts<List>) {
    this.clock = parts.clock ?? (() => performance.now())
    this.assertOptions()
  }

  /**
   * The settings, at once. Whoever must not see older ones than five seconds awaits `refresh`
   * before, as every service of ours does for its requests.
   *
   * @throws Error when they were never read; the database's failure when that was the reason
   */
  current(): SettingsOf<List> {
    this.refresh()?.catch(() => undefined)
    if (!this.settings) throw this.failure ?? new Error("The settings were not read yet")
    return this.settings
  }

  /** The settings when they were ever read. */
  known(): SettingsOf<List> | undefined {
    return this.settings
  }

  /** Sees to it that `current` is less than five seconds old; nothing to wait for when it is. */
  refresh(): Promise<void> | undefined {
    const age = this.clock() - this.readAt
    if (age < REFRESH_AFTER_MS) return undefined
    this.loading ??= this.load().finally(() => (this.loading = undefined))
    if (age >= BELIEVED_MS) return this.loading
    this.loading.catch(() => undefined)
    return undefined
  }

  /** The effective values and where each comes from, as the table has them now; secrets masked. */
  async describe(): Promise<EffectiveSettings<List>> {
    await this.load()
    const { values, sources } = this.effective as EffectiveSettings<List>
    const entries = Object.entries(values).map(([key, value]) => [key, this.mask(key, value)])
    return { values: Object.fromEntries(entries) as ValuesOf<List>, sources }
  }

  /**
   * Sets or, with null, resets settings; effective here at once, elsewhere within five seconds. A
   * masked secret stays what it is.
   *
   * @throws UnknownSecretError when there is no secret behind a mask; nothing is changed then
   * @throws RefusedSettingError when a bound would lie beyond the other; nothing is changed then
   */
  async change(changes: SettingChanges<List>, changedBy: string): Promise<EffectiveSettings<List>> {
    await this.assertBounds(changes)
    const stored = await this.seal(changes)
    await this.query(
      `insert into ${this.parts.table} (key, value, changed_by)
       select key, nullif(value, 'null'), ? from jsonb_each(?::jsonb) order by key
       on conflict (key) do update
       set value = excluded.value, changed_by = excluded.changed_by, changed_at = now()
       where ${this.parts.table}.value is distinct from excluded.value`,
      [changedBy, JSON.stringify(stored)]
    )
    this.changes++
    return this.describe()
  }

  /** Who changed what, newest first. */
  async listChanges(page: number, perPage: number) {
    const changes: Listing<object> = {
      columns: "id, key, old_value, new_value, changed_by, changed_at",
      from: `${this.parts.table}_change`,
      conditions: {},
      orderBy: "id desc",
    }
    const pageOf = { page, per_page: perPage }
    const found = await readPage<SettingChange, object>(this.parts.connection, changes, {}, pageOf)
    const masked = found.data.map((change) => ({
      ...change,
      old_value: this.mask(change.key, change.old_value),
      new_value: this.mask(change.key, change.new_value),
    }))
    return { ...found, data: masked }
  }

  /** @throws Error naming the option that lies beyond its bound */
  private assertOptions(): void {
    const { bounds = [], list, options } = this.parts
    try {
      const { values } = this.combine(new Map())
      assertBounds(readSettings(list, values), bounds, Object.keys(options))
    } catch (error) {
      if (!(error instanceof RefusedSettingError)) throw error
      throw new Error(`The option "${error.key}" ${error.message}`, { cause: error })
    }
  }

  private async assertBounds(changes: SettingChanges<List>): Promise<void> {
    const { bounds = [], list, options } = this.parts
    const changed = keysOf(list).filter((key) => changes[key] !== undefined)
    const touched = bounds.filter((keys) => keys.some((key) => changed.includes(key)))
    if (!touched.length) return
    const { values } = await this.describe()
    for (const key of changed) {
      values[key] = changes[key] ?? options[key] ?? list[key]?.default
    }
    assertBounds(readSettings(list, values), touched, changed)
  }

  /** The changes as the table takes them. */
  private async seal(changes: SettingChanges<List>): Promise<Record<string, unknown>> {
    const { list, box } = this.parts
    const stored: Record<string, unknown> = { ...changes }
    const secretive = Object.keys(stored).filter(
      (key) => stored[key] !== null && list[key]?.mapSecrets
    )
    if (!secretive.length || !box) return stored
    await this.load()
    for (const key of secretive) {
      const known = this.effective?.values[key as KeyOf<List>]
      stored[key] = sealSecrets(box, key, list[key] as SettingList[string], stored[key], known)
    }
    return stored
  }

  private mask(key: string, value: unknown): unknown {
    const setting = this.parts.list[key]
    return setting ? maskSecrets(setting, value) : value
  }

  private query<Row>(sql: string, bindings: readonly unknown[] = []): Promise<Row[]> {
    return query(this.parts.connection, sql, bindings)
  }

  private async load(): Promise<void> {
    const started = this.clock()
    const { changes } = this
    let rows: { key: string; value: unknown }[]
    try {
      rows = await this.query(`select key, value from ${this.parts.table} where value is not null`)
    } catch (error) {
      // What was known goes on to hold: a store doesn't change its rules because a read failed.
      this.failure = error
      if (!this.settings) throw error
      this.report(
        "read",
        `The ${this.parts.owner}'s settings could not be read: ${(error as Error).message}`
      )
      this.readAt = started - REFRESH_AFTER_MS / 2
      return
    }
    if (changes !== this.changes) return this.load()
    this.reported.delete("read")
    this.effective = this.combine(new Map(rows.map(({ key, value }) => [key, value])))
    this.settings = readSettings(this.parts.list, this.effective.values)
    this.readAt = started
  }

  private combine(overrides: ReadonlyMap<string, unknown>): EffectiveSettings<List> {
    const { list, options } = this.parts
    const values: Record<string, unknown> = {}
    const sources: Record<string, SettingSource> = {}
    for (const key of keysOf(list)) {
      const override = overrides.has(key) ? this.readOverride(key, overrides.get(key)) : undefined
      const option = options[key]
      values[key] = override ?? option ?? list[key]?.default
      sources[key] =
        override !== undefined ? "override" : option !== undefined ? "option" : "default"
    }
    return { values, sources } as EffectiveSettings<List>
  }

  /** An override that this version does not understand is left out, and said so once. */
  private readOverride(key: KeyOf<List>, stored: unknown): unknown {
    const { list, box } = this.parts
    const setting = list[key] as SettingList[string]
    const report = (problem: string) =>
      this.report(`${key}: ${problem}`, `A secret of the setting "${key}": ${problem}`)
    const value = box ? openSecrets(box, key, setting, stored, report) : stored
    const result = setting.schema.safeParse(value)
    if (result.success) return result.data
    this.report(key, `The stored setting "${key}" is invalid and left out`)
    return undefined
  }

  private report(key: string, message: string) {
    if (this.reported.has(key)) return
    this.reported.add(key)
    this.parts.logger.warn(message)
  }
}
