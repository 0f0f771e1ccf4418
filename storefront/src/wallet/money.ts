/**
 * Amounts of minor units as strings of digits, as the service has them. No number ever holds one:
 * beyond 2^53 it would be another amount.
 */

export function currencyDecimals(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency })
  return format.resolvedOptions().maximumFractionDigits ?? 0
}

/** For people: symbol, grouping, the currency's own decimals. */
export function formatAmount(amount: string, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency })
  return format.format(toMajor(amount, currencyDecimals(currency)) as Intl.StringNumericLiteral)
}

function toMajor(amount: string, decimals: number): string {
  const negative = amount.startsWith("-")
  const digits = amount.replace("-", "").padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const text = decimals ? `${whole}.${digits.slice(-decimals)}` : whole
  return negative ? `-${text}` : text
}

/** Thousands, by the separator of the decimals. */
const GROUPED = { ".": /^\d{1,3}(,\d{3})*$/, ",": /^\d{1,3}(\.\d{3})*$/ }
const DIGITS = "٠١٢٣٤٥٦٧٨٩"

/**
 * Minor units of what somebody has typed: `12`, `12.5`, `12,50`, `1,234.50`. Undefined for what is
 * no amount above zero, or has more decimals than the currency.
 */
export function parseAmount(typed: string, currency: string): string | undefined {
  const decimals = currencyDecimals(currency)
  const plain = typed
    .trim()
    .replace(/[٠-٩]/g, (digit) => String(DIGITS.indexOf(digit)))
    .replace(/٫/g, ".")
    .replace(/[\s\u00a0\u202f'’٬]/g, "")
  const at = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","))
  const tail = plain.length - at - 1
  // Three digits behind the last separator are thousands, unless the currency has three decimals.
  const isDecimal = at >= 0 && tail > 0 && (tail !== 3 || decimals === 3)
  const whole = isDecimal ? plain.slice(0, at) : plain
  const fraction = isDecimal ? plain.slice(at + 1) : ""
  const grouping = !isDecimal ? /^\d{1,3}(?:([.,])\d{3}(?:\1\d{3})*)?$/ : GROUPED[plain[at] as "."]
  if (!grouping.test(whole) && !/^\d+$/.test(whole)) return undefined
  if (fraction.length > decimals || whole.length > 18) return undefined
  const amount = (whole.replace(/[.,]/g, "") + fraction.padEnd(decimals, "0")).replace(/^0+/, "")
  return amount || undefined
}
