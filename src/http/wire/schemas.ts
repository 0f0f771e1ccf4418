import { z } from "@medusajs/framework/zod"
import { hasCharacters, isStorable } from "../../text/characters"
import { CalendarDay, FIRST_INSTANT, LAST_INSTANT } from "../../time/calendar-day"
import type { Moment } from "../../time/calendar-day"
import { component } from "../description/components"

/**
 * The building blocks of every request and answer. Each one validates what is on the wire, turns
 * it into what the code works with, and is described in OpenAPI by its wire form.
 */

const AMOUNT = /^(0|[1-9][0-9]{0,17})$/
const DIGITS = /^[0-9]{1,40}$/
// Without a flag for case, which a description could not tell.
const UUID_V4 =
  /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-4[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$/
const ISO_DATE = "(\\d{4})-(\\d{2})-(\\d{2})"
const ISO_TIME = "T(\\d{2}):(\\d{2})(?::(\\d{2})(?:\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})"
const ISO_INSTANT = new RegExp(`^${ISO_DATE}(?:${ISO_TIME})?$`)
/** A character that can be seen: no blank of any script, nothing without a shape. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

const amountMessage = (issue: { input?: unknown }) =>
  typeof issue.input === "number" || typeof issue.input === "bigint"
    ? 'must be a string of minor units such as "1050", not a JSON number'
    : undefined

const amountText = z.string({ error: amountMessage }).regex(AMOUNT, {
  error: "must be a whole number of minor units: digits only, at most 18, no sign",
})

/** Minor units as a string on the wire, `bigint` in code; 0 to 10^18 − 1. */
export const Amount = component(
  "Amount",
  amountText.transform((text) => BigInt(text)),
  {
    description: "An amount in the currency's minor unit, as a string of digits.",
    examples: ["1050"],
  }
)

/** As `Amount`, and at least one minor unit. */
export const PositiveAmount = component(
  "PositiveAmount",
  amountText
    .regex(/^[1-9]/, { error: "must be greater than zero", abort: true })
    .transform((text) => BigInt(text)),
  {
    description: "An amount of at least one, in the currency's minor unit, as a string of digits.",
    examples: ["1050"],
  }
)

/** Minor units in an answer. */
export const AmountOut = component("AmountOut", z.string().regex(AMOUNT), {
  description: "An amount in the currency's minor unit, as a string of digits.",
  examples: ["1050"],
})

/**
 * An ISO 8601 instant with its zone, or a date: a `Date` or a `CalendarDay` in code. Days that the
 * calendar does not have are refused.
 */
export const IsoDateTime = component(
  "IsoDateTime",
  z
    .string()
    .refine((text) => parseMoment(text) !== null, {
      error: 'must be an ISO 8601 date or date-time with its zone, such as "2030-12-31T23:59:59Z"',
    })
    .transform((text) => parseMoment(text) as Moment),
  {
    description:
      "An ISO 8601 date-time with its zone, or a date: that is the end of the day in the store's " +
      "time zone (setting `time_zone`) where nothing else is said.",
    examples: ["2030-12-31T23:59:59Z"],
  }
)

/** As `IsoDateTime`; absent, null and blank are the same. */
export const OptionalInstant = z
  .preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    IsoDateTime.optional()
  )
  .optional()

/** An instant in an answer: ISO 8601, UTC. */
export const InstantOut = component("Instant", z.iso.datetime(), {
  description: "An instant, ISO 8601 in UTC.",
  examples: ["2026-01-31T12:00:00.000Z"],
})

/** An identifier in an answer. */
export const IdOut = z.int().min(1).meta({ description: "An integer identifier." })

/** An integer of at least 1 that arrives as text (path, query); a safe integer in code. */
export const PositiveInteger = wholeNumber(1)

/** An integer of at least 0 that arrives as text. */
export const NonNegativeInteger = wholeNumber(0)

/** An integer of at least 1 as a JSON number in a body. */
export const PositiveIntegerField = z.int().min(1)

/**
 * Text that can be stored and shown: no NUL, no half of a surrogate pair; nothing is trimmed. Where
 * there has to be any, blanks alone are none. Its
 * length is in characters as JSON Schema counts them, not in UTF-16 units.
 */
export function text({ min = 0, max }: { min?: number; max: number }) {
  return z
    .string()
    .check(({ value, issues }) => {
      const issue = { origin: "string", inclusive: true, input: value } as const
      if (min > 0 && !hasCharacters(value, min)) {
        issues.push({ ...issue, code: "too_small", minimum: min })
      }
      if (hasCharacters(value, max + 1)) issues.push({ ...issue, code: "too_big", maximum: max })
    })
    .refine(isStorable, {
      error: "must be well-formed text without NUL characters",
    })
    .refine((value) => min === 0 || VISIBLE.test(value), { error: "must not be blank" })
    .meta({ minLength: min, maxLength: max, ...(min > 0 && { pattern: "\\S" }) })
}

/** A random UUID (version 4), lower-cased. */
export const UuidV4 = component(
  "UuidV4",
  z
    .string()
    .regex(UUID_V4, { error: "must be a UUID of version 4" })
    .transform((value) => value.toLowerCase()),
  {
    description: "A UUID of version 4, in upper or lower case: the same either way.",
    format: "uuid",
    examples: ["9b1f2c9e-3f0e-4a55-8d0e-6f1f0d6d2c11"],
  }
)

/** ISO 4217 code; upper-cased. */
export const CurrencyCode = component(
  "CurrencyCode",
  z
    .string()
    .regex(/^[A-Za-z]{3}$/, { error: "must be a three-letter ISO 4217 code" })
    .transform((code) => code.toUpperCase()),
  { description: "An ISO 4217 currency code.", examples: ["EUR"] }
)

/** `page` of a list, from 1. */
export const Page = wholeNumber(1, 1_000_000_000)
  .default(1)
  .meta({ description: "Page of the list, from 1.", wire: { default: 1 } })

/** `per_page` of a list. */
export function perPage(initial: number, max: number) {
  return integerWithin(1, max, initial, `Records on a page, at most ${max}.`)
}

/** A whole number in a query, between bounds; `initial` when it is absent. */
export function integerWithin(min: number, max: number, initial: number, description: string) {
  return wholeNumber(min, max)
    .default(initial)
    .meta({ description, wire: { default: initial } })
}

/** `true` or `false` in a query. */
export const QueryBoolean = z
  .enum(["true", "false"], { error: 'must be "true" or "false"' })
  .transform((value) => value === "true")

/** The `meta` object of every list. */
export const ListMeta = component(
  "ListMeta",
  z.object({
    total: z.int().min(0).meta({ description: "Records that match, over all pages." }),
    total_pages: z.int().min(0),
    page: z.int().min(1),
    per_page: z.int().min(1),
  }),
  { description: "Where a page stands in its list." }
)

/** Counts the pages of a list for its `meta`. */
export function listMeta(total: number, page: number, per_page: number) {
  return { total, total_pages: Math.ceil(total / per_page), page, per_page }
}

/** A page of a list that is there as a whole, as an answer shows it. */
export function pageOf<Record>(
  all: readonly Record[],
  { page, per_page }: { page: number; per_page: number }
) {
  const data = all.slice((page - 1) * per_page, page * per_page)
  return { data, meta: listMeta(all.length, page, per_page) }
}

/** Reads a strict ISO 8601 instant or date; null for anything else, impossible days included. */
export function parseMoment(value: string): Moment | null {
  const match = ISO_INSTANT.exec(value)
  if (!match) return null
  const [, year, month, day, hour, minute, second] = match
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > lastDay) {
    return null
  }
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return null
  // The calendar's year 0 is the database's year 1 before Christ.
  if (Number(year) === 0) return null
  if (hour === undefined) return new CalendarDay(value)
  const date = new Date(value)
  return date >= FIRST_INSTANT && date <= LAST_INSTANT ? date : null
}

/** A whole number that arrives as text; described as the integer it stands for. */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  return z.preprocess(
    (value) => (typeof value === "string" && DIGITS.test(value) ? Number(value) : value),
    z.int({ error: wholeNumberMessage }).min(min).max(max)
  )
}

function wholeNumberMessage(issue: { code?: string; input?: unknown }) {
  const notANumber = issue.code === "invalid_type" && issue.input !== undefined
  return notANumber ? "must be a whole number, digits only" : undefined
}
