import type { Logger } from "@medusajs/framework/types"
import { query } from "./connection"
import type { Connection } from "./connection"
import { readSettings, SETTING_KEYS, settingNamed, SETTINGS } from "./settings-list"
import type { SettingKey, Settings, SettingValues } from "./settings-list"

/** Where a setting's value comes from: the list, the plugin's options, or the dashboard. */
export type SettingSource = "default" | "option" | "override"

export interface EffectiveSettings {
  values: SettingValues
  sources: Record<SettingKey, SettingSource>
}

/** New values by key, on the wire's form; null takes the override away. */
export type SettingChanges = { [Key in SettingKey]?: SettingValues[Key] | null }

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
export function readSettingOptions(options: Record<string, unknown>): Partial<SettingValues> {
  const found: Record<string, unknown> = {}
  for (const key of SETTING_KEYS) {
    if (options[key] === undefined) continue
    const result = settingNamed(key).schema.safeParse(options[key])
    if (!result.success) {
      const [issue] = result.error.issues
      throw new Error(`The option "${key}" is invalid: ${issue?.message}`)
    }
    found[key] = result.data
  }
  return found as Partial<SettingValues>
}

/**
 * The settings of one store as this instance knows them: defaults, under the plugin's options,
 * under what the dashboard has changed. Reading costs nothing; the table is looked at every few
 * seconds, and only while somebody asks.
 */
export class SettingsStore {
  private settings: Settings | undefined
  private effective: EffectiveSettings | undefined
  private readAt = -Infinity
  private loading: Promise<void> | undefined
  private failure: unknown
  /** Counts changes by this instance, so that an older read can't undo one. */
  private changes = 0
  private readonly reported = new Set<string>()

  constructor(
    private readonly connection: Connection,
    private readonly logger: Logger,
    private readonly options: Partial<SettingValues>,
    private readonly clock: () => number = () => performance.now()
  ) {}

  /**
   * The settings, at once. Whoever must not see older ones than five seconds awaits `refresh`
   * before, as every service of ours does for its requests.
   *
   * @throws Error when they were never read; the database's failure when that was the reason
   */
  current(): Settings {
    this.refresh()?.catch(() => undefined)
    if (!this.settings) throw this.failure ?? new Error("The settings were not read yet")
    return this.settings
  }

  /** The settings when they were ever read. */
  known(): Settings | undefined {
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

  /** The effective values and where each comes from, as the table has them now. */
  async describe(): Promise<EffectiveSettings> {
    await this.load()
    return this.effective as EffectiveSettings
  }

  /** Sets or, with null, resets settings; effective here at once, elsewhere within five seconds. */
  async change(changes: SettingChanges, changedBy: string): Promise<EffectiveSettings> {
    await query(
      this.connection,
      `insert into access_setting (key, value, changed_by)
       select key, nullif(value, 'null'), ? from jsonb_each(?::jsonb) order by key
       on conflict (key) do update
       set value = excluded.value, changed_by = excluded.changed_by, changed_at = now()
       where access_setting.value is distinct from excluded.value`,
      [changedBy, JSON.stringify(changes)]
    )
    this.changes++
    return this.describe()
  }

  /** Who changed what, newest first. */
  async listChanges(page: number, perPage: number) {
    const [count] = await query<{ total: string }>(
      this.connection,
      "select count(*) as total from access_setting_change"
    )
    const data = await query<SettingChange>(
      this.connection,
      `select id, key, old_value, new_value, changed_by, changed_at from access_setting_change
       order by id desc limit ? offset ?`,
      [perPage, (page - 1) * perPage]
    )
    return { data, total: Number(count?.total) }
  }

  private async load(): Promise<void> {
    const started = this.clock()
    const { changes } = this
    let rows: { key: string; value: unknown }[]
    try {
      rows = await query(
        this.connection,
        "select key, value from access_setting where value is not null"
      )
    } catch (error) {
      // What was known goes on to hold: a store doesn't change its rules because a read failed.
      this.failure = error
      if (!this.settings) throw error
      this.report("read", `The wallet's settings could not be read: ${(error as Error).message}`)
      this.readAt = started - REFRESH_AFTER_MS / 2
      return
    }
    if (changes !== this.changes) return this.load()
    this.reported.delete("read")
    this.effective = this.combine(new Map(rows.map(({ key, value }) => [key, value])))
    this.settings = readSettings(this.effective.values)
    this.readAt = started
  }

  private combine(overrides: ReadonlyMap<string, unknown>): EffectiveSettings {
    const values: Record<string, unknown> = {}
    const sources: Record<string, SettingSource> = {}
    for (const key of SETTING_KEYS) {
      const override = overrides.has(key) ? this.readOverride(key, overrides.get(key)) : undefined
      const option = this.options[key]
      values[key] = override ?? option ?? SETTINGS[key].default
      sources[key] =
        override !== undefined ? "override" : option !== undefined ? "option" : "default"
    }
    return { values, sources } as EffectiveSettings
  }

  /** An override that this version does not understand is left out, and said so once. */
  private readOverride(key: SettingKey, value: unknown): unknown {
    const result = settingNamed(key).schema.safeParse(value)
    if (result.success) return result.data
    this.report(key, `The stored setting "${key}" is invalid and left out`)
    return undefined
  }

  private report(key: string, message: string) {
    if (this.reported.has(key)) return
    this.reported.add(key)
    this.logger.warn(message)
  }
}
