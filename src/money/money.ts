import { LRUCache } from "lru-cache"

interface CurrencyFormat {
  formatter: Intl.NumberFormat
  /** How many decimals the currency has. */
  decimals: number
}

const DECIMAL = /^(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]{1,3}))?$/

/** Formatters are costly to make and to ask. There are few of them, but callers name the locales. */
const formats = new LRUCache<string, CurrencyFormat>({ max: 500 })

/**
 * An amount of minor units for people: symbol, grouping and the currency's own number of decimals.
 * Exact for any size, since the digits reach `Intl` as text.
 */
export function formatAmount(amount: bigint, currency: string, locale: string): string {
  const { formatter, decimals } = formatFor(currency, locale)
  return formatter.format(decimalText(amount, decimals) as Intl.StringNumericLiteral)
}

/** How many decimals a currency has: JPY 0, USD 2, KWD 3. */
export function currencyDecimals(currency: string): number {
  return formatFor(currency, "en").decimals
}

/**
 * Minor units of an amount in major units, as the host keeps prices: a decimal number or its text.
 * Exact; digits beyond the currency's own are rounded half away from zero.
 *
 * @throws RangeError when the amount is not a finite decimal number
 */
export function toMinorUnits(major: string | number, currency: string): bigint {
  const match = DECIMAL.exec(String(major).trim())
  if (!match) throw new RangeError(`${JSON.stringify(major)} is not a decimal amount`)
  const [, sign, whole = "", fraction = "", exponent = "0"] = match
  const places = fraction.length - Number(exponent) - currencyDecimals(currency)
  const digits = BigInt(whole + fraction)
  const amount =
    places > 0 ? roundedQuotient(digits, 10n ** BigInt(places)) : digits * 10n ** BigInt(-places)
  return sign ? -amount : amount
}

/** An amount of minor units in major units, as decimal text: 1050 USD is `10.50`. */
export function toMajorUnits(amount: bigint, currency: string): string {
  return decimalText(amount, currencyDecimals(currency))
}

function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n)
}

function decimalText(amount: bigint, decimals: number): string {
  const [sign, absolute] = amount < 0n ? ["-", -amount] : ["", amount]
  const digits = absolute.toString().padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`
}

function formatFor(currency: string, locale: string): CurrencyFormat {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    const formatter = new Intl.NumberFormat(locale, { style: "currency", currency })
    format = { formatter, decimals: formatter.resolvedOptions().maximumFractionDigits ?? 0 }
    formats.set(key, format)
  }
  return format
}
