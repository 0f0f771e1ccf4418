import { z } from "@medusajs/framework/zod"
import { LRUCache } from "lru-cache"
import type { RowMovement } from "../../modules/imports"
import { ENTRY_TYPES, entryType, type EntryType, MAX_AMOUNT, PURPOSES } from "../../modules/ledger"
import { currencyDecimals } from "../../money/money"
import { CalendarDay, instantOfClock } from "../../time/calendar-day"
import type { Cells, Form } from "./forms"

/** A row that can be read. */
export interface ReadRow {
  /** E-mail address, public number or id in the store. */
  customer: string
  currency: string
  /** Minor units, negative for what went out; 0 brings nothing. */
  amount: bigint
  movement: RowMovement
}

/** What rows are read with. */
export interface RowDefaults {
  /** What the list is called. */
  name: string
  /** Of rows that say none. */
  currency: string
  reason: string
  /** Where times without a zone are. */
  time_zone: string
}

/** Why a row can't be booked; the others are. */
export class RowError extends Error {
  override name = "RowError"
}

/** A comma can only stand before decimals where it can't stand before thousands. */
const DECIMAL = /^(-?)([0-9]+)(?:\.([0-9]+)|,([0-9]{1,2}))?$/
const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOCK = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}:\d{2})(:\d{2}(?:\.\d{1,6})?)?$/
const MOST = { reason: 255, note: 2000, reference: 255 }

const optional = (max: number) => z.string().max(max, `is longer than ${max} characters`).optional()

const Readable = z.object({
  customer: z.string({ error: "is missing" }).max(320, "is longer than 320 characters"),
  amount: z.string({ error: "is missing" }).regex(DECIMAL, "is no decimal number such as 12.50"),
  currency: z
    .string()
    .regex(/^[A-Za-z]{3}$/, "is no ISO 4217 code")
    .transform((code) => code.toUpperCase())
    .optional(),
  expiry_date: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], {
      error: "is no date such as 2027-12-31, nor an instant with its zone",
    })
    .optional(),
  purpose: z.enum(PURPOSES, { error: `is none of ${PURPOSES.join(", ")}` }).optional(),
  reason: optional(MOST.reason),
  note: optional(MOST.note),
  reference: optional(MOST.reference),
  type: z.enum(ENTRY_TYPES, { error: `is none of ${ENTRY_TYPES.join(", ")}` }).optional(),
  date: z.string().optional(),
  id: optional(100),
})

/**
 * Reads the cells of a row.
 *
 * @throws RowError naming each column that is wrong
 */
export function readRow(
  form: Form,
  { line, cells }: { line: number; cells: Cells },
  defaults: RowDefaults
): ReadRow {
  const translated = form.translate?.(cells) ?? cells
  const parsed = Readable.safeParse(form.isForeign ? withPlainTexts(translated) : translated)
  if (!parsed.success) {
    throw new RowError(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")
    )
  }
  const { customer, currency = defaults.currency, ...row } = parsed.data
  const id = row.id ?? null
  const common = {
    reason: row.reason ?? defaults.reason,
    note: row.note ?? null,
    reference: row.reference ?? `import:${defaults.name}:${id === null ? line : `#${id}`}`,
    source_id: id,
  }
  const signed = minorUnits(row.amount, currency)
  if (form.kind === "balances") {
    if (signed < 0n) throw new RowError("amount is negative: a balance is what a customer has")
    const movement: RowMovement = {
      ...common,
      type: "credit",
      purpose: row.purpose ?? null,
      expiry_date: row.expiry_date ?? null,
      happened_at: null,
    }
    return { customer, currency, amount: signed, movement }
  }
  const { amount, type } = directed(signed, row.type)
  const isIncoming = amount > 0n
  const movement: RowMovement = {
    ...common,
    type,
    purpose: (isIncoming && row.purpose) || null,
    expiry_date: isIncoming && row.expiry_date ? endOf(row.expiry_date, defaults.time_zone) : null,
    happened_at: instantOf(row.date, defaults.time_zone),
  }
  return { customer, currency, amount, movement }
}

/** Which way a movement goes, by its sign or its type, and what it is here. */
function directed(
  signed: bigint,
  type: EntryType = signed < 0n ? "debit" : "credit"
): { amount: bigint; type: RowMovement["type"] } {
  const { direction } = entryType[type]
  if (signed < 0n && direction === "in") {
    throw new RowError(`amount is negative, but ${type} comes in`)
  }
  const amount = direction === "out" && signed > 0n ? -signed : signed
  // The other side of a transfer stays where it was.
  if (type === "transfer_in") return { amount, type: "credit" }
  if (type === "transfer_out") return { amount, type: "debit" }
  return { amount, type }
}

/** Exact: digits that the currency does not have are refused, not rounded. */
function minorUnits(text: string, currency: string): bigint {
  const [, sign, whole, behindPoint, behindComma] = DECIMAL.exec(text)!
  const fraction = behindPoint ?? behindComma ?? ""
  const decimals = currencyDecimals(currency)
  if (fraction.slice(decimals).replaceAll("0", "") !== "") {
    throw new RowError(`amount has more than the ${decimals} decimals of ${currency}`)
  }
  const minor = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"))
  if (minor > MAX_AMOUNT) throw new RowError("amount is larger than a wallet can hold")
  return sign ? -minor : minor
}

/** Many rows name the same few days. */
const endsOfDays = new LRUCache<string, string>({ max: 1000 })

function endOf(expiryDate: string, timeZone: string): string {
  if (!DAY.test(expiryDate)) return new Date(expiryDate).toISOString()
  const key = `${expiryDate} ${timeZone}`
  const known = endsOfDays.get(key)
  if (known !== undefined) return known
  const end = new CalendarDay(expiryDate).end(timeZone).toISOString()
  endsOfDays.set(key, end)
  return end
}

/** An instant with its zone, or what the clocks of the store showed. */
function instantOf(text: string | undefined, timeZone: string): string {
  if (text === undefined) throw new RowError("date is missing")
  if (z.iso.datetime({ offset: true }).safeParse(text).success) return new Date(text).toISOString()
  const [, day, time, seconds = ":00"] = DAY.test(text)
    ? ["", text, "00:00"]
    : (CLOCK.exec(text) ?? [])
  const shown = Date.parse(`${day}T${time?.padStart(5, "0")}${seconds}Z`)
  // The calendar has no 30 February, but Date would take it for the first of March.
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 10) !== day) {
    throw new RowError("date is no date, nor an instant such as 2026-03-01T12:30:00Z")
  }
  return instantOfClock(shown, timeZone).toISOString()
}

/** Texts of another shop without their tags, cut where ours end. */
function withPlainTexts(cells: Cells): Cells {
  const plain = (text: string | undefined, max: number) => {
    const words = text?.replace(/<[^>]*>/g, "").trim()
    return words && words.length > max ? `${words.slice(0, max - 1)}…` : words || undefined
  }
  return { ...cells, reason: plain(cells.reason, MOST.reason), note: plain(cells.note, MOST.note) }
}
