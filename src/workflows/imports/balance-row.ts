import { z } from "@medusajs/framework/zod"
import { MAX_AMOUNT, PURPOSES } from "../../modules/ledger"
import { currencyDecimals } from "../../money/money"

/** What a row of a file of balances can say; only the first two have to be there. */
export const COLUMNS = [
  "customer",
  "amount",
  "currency",
  "expiry_date",
  "purpose",
  "reason",
  "note",
  "reference",
] as const
export type Column = (typeof COLUMNS)[number]

/** A row that can be read. */
export interface BalanceRow {
  /** E-mail address, public number or id in the store. */
  customer: string
  /** Minor units; 0 brings nothing. */
  amount: bigint
  currency: string
  /** An instant, or a date, through whose end in the store the credit can be spent. */
  expiry_date?: string
  purpose: (typeof PURPOSES)[number]
  reason: string
  note?: string
  reference?: string
}

const DECIMAL = /^([0-9]+)(?:\.([0-9]+))?$/

const optional = (max: number) => z.string().max(max, `is longer than ${max} characters`).optional()

const Cells = z.object({
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
  purpose: z.enum(PURPOSES, { error: `is none of ${PURPOSES.join(", ")}` }).default("general"),
  reason: optional(255),
  note: optional(2000),
  reference: optional(255),
})

/** Why a row can't be booked; the others are. */
export class RowError extends Error {
  override name = "RowError"
}

/**
 * Reads the cells of a row; empty ones are as good as absent.
 *
 * @param defaults of rows that say no currency or no reason
 * @throws RowError
 */
export function readBalanceRow(
  cells: Partial<Record<Column, string>>,
  defaults: { currency: string; reason: string }
): BalanceRow {
  const filled = Object.entries(cells)
    .map(([name, cell]) => [name, cell.trim()] as const)
    .filter(([, cell]) => cell !== "")
  const parsed = Cells.safeParse(Object.fromEntries(filled))
  if (!parsed.success) {
    throw new RowError(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`).join("; ")
    )
  }
  const { amount, currency = defaults.currency, reason = defaults.reason, ...row } = parsed.data
  return { ...row, currency, reason, amount: minorUnits(amount, currency) }
}

/** Exact: digits that the currency does not have are refused, not rounded. */
function minorUnits(amount: string, currency: string): bigint {
  const [, whole, fraction = ""] = DECIMAL.exec(amount)!
  const decimals = currencyDecimals(currency)
  if (fraction.slice(decimals).replaceAll("0", "") !== "") {
    throw new RowError(`amount has more than the ${decimals} decimals of ${currency}`)
  }
  const minor = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"))
  if (minor > MAX_AMOUNT) throw new RowError("amount is larger than a wallet can hold")
  return minor
}
