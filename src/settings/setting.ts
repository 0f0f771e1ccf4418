import { z } from "@medusajs/framework/zod"
import { isTimeZone } from "../time/calendar-day"

/**
 * One setting: its form on the wire (JSON, in plugin options, in the table, in an answer) and how
 * the code reads it.
 */
export interface Setting<Wire = unknown, Value = unknown> {
  schema: z.ZodType<Wire>
  default: Wire
  /** What it does, for the documentation, the dashboard and OpenAPI. */
  description: string
  read(wire: Wire): Value
  /**
   * Of a setting that holds secrets: the value with each secret put through `map`. `owner` tells
   * the secrets of one value apart and says what each is for. A secret that maps to undefined is
   * left out.
   */
  mapSecrets?(value: Wire, map: (secret: unknown, owner: string) => unknown): unknown
}

/** A value that can't be set, though its form is right. The message is a sentence about the key. */
export class RefusedSettingError extends Error {
  constructor(
    readonly key: string,
    message: string
  ) {
    super(message)
  }
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- settings of every form stand in a list
export type SettingList = Readonly<Record<string, Setting<any, any>>>

export type KeyOf<List> = keyof List & string

/** The settings of a list as code reads them. */
export type SettingsOf<List extends SettingList> = {
  readonly [Key in KeyOf<List>]: ReturnType<List[Key]["read"]>
}

/** The settings of a list as they are on the wire. */
export type ValuesOf<List extends SettingList> = {
  [Key in KeyOf<List>]: List[Key]["default"]
}

export function keysOf<List extends SettingList>(list: List): KeyOf<List>[] {
  return Object.keys(list)
}

/** Two amounts that bound a third; of the second, `0` stands for no bound. */
export type Bounds<List extends SettingList> = readonly [least: KeyOf<List>, most: KeyOf<List>]

/**
 * @param changed the keys that somebody asked for, of which the refusal names one
 * @throws RefusedSettingError when nothing would lie within two bounds
 */
export function assertBounds<List extends SettingList>(
  settings: SettingsOf<List>,
  bounds: readonly Bounds<List>[],
  changed: readonly string[]
): void {
  for (const [least, most] of bounds) {
    const maximum: bigint = settings[most]
    if (maximum === 0n || settings[least] <= maximum) continue
    throw changed.includes(least)
      ? new RefusedSettingError(least, `must be no more than \`${most}\`, which is ${maximum}`)
      : new RefusedSettingError(
          most,
          `must be \`0\` or at least \`${least}\`, which is ${settings[least]}`
        )
  }
}

/** Turns wire values into what the code works with. */
export function readSettings<List extends SettingList>(
  list: List,
  values: ValuesOf<List>
): SettingsOf<List> {
  const entries = keysOf(list).map((key) => [key, list[key]?.read(values[key])])
  return Object.freeze(Object.fromEntries(entries)) as SettingsOf<List>
}

const itself = <T>(wire: T) => wire

export function flag(initial: boolean, description: string): Setting<boolean, boolean> {
  return { schema: z.boolean(), default: initial, description, read: itself }
}

export function integer(
  initial: number,
  [min, max]: readonly [number, number],
  description: string
): Setting<number, number> {
  return { schema: z.int().min(min).max(max), default: initial, description, read: itself }
}

const AmountText = z.string().regex(/^(0|[1-9][0-9]{0,17})$/, {
  error: "must be a string of minor units: digits only, at most 18",
})

/** Minor units of whatever currency the wallet has: a string on the wire, `bigint` in code. */
export function amount(description: string): Setting<string, bigint> {
  return { schema: AmountText, default: "0", description, read: BigInt }
}

/** An amount with its currency; `0` stands for none. */
export interface Money {
  amount: bigint
  /** Lower case, ISO 4217. */
  currency: string
}

export function money(
  initial: { amount: string; currency: string },
  description: string
): Setting<{ amount: string; currency: string }, Money> {
  const currency = z
    .string()
    .regex(/^[a-zA-Z]{3}$/, { error: "must be an ISO 4217 code" })
    .toLowerCase()
  return {
    schema: z.strictObject({ amount: AmountText, currency }),
    default: initial,
    description,
    read: (wire) => ({ amount: BigInt(wire.amount), currency: wire.currency }),
  }
}

export function textSetting(
  initial: string,
  schema: z.ZodType<string>,
  description: string
): Setting<string, string> {
  return { schema, default: initial, description, read: itself }
}

/** Anything that code reads as it is on the wire. */
export function plain<Wire>(
  initial: Wire,
  schema: z.ZodType<Wire>,
  description: string
): Setting<Wire, Wire> {
  return { schema, default: initial, description, read: itself }
}

/** A secret of its own; empty when there is none. It is sealed in the table and never answered. */
export function secret(description: string): Setting<string, string> {
  return {
    schema: z.string().max(500),
    default: "",
    description,
    read: itself,
    mapSecrets: (value, map) => (value === "" ? value : map(value, "")),
  }
}

export function languageTag(initial: string, description: string): Setting<string, string> {
  const schema = z
    .string()
    .max(64)
    .refine((tag) => canonicalTag(tag) !== undefined, {
      error: 'must be a language tag such as "en-US"',
    })
  return { schema, default: initial, description, read: (tag) => canonicalTag(tag) as string }
}

export function timeZone(initial: string, description: string): Setting<string, string> {
  const schema = z.string().max(64).refine(isTimeZone, {
    error: 'must be a time zone of the IANA database such as "Europe/Berlin"',
  })
  return { schema, default: initial, description, read: itself }
}

function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
