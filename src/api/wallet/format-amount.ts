/** Formatters are costly to make; there are few locales and currencies. */
const formatters = new Map<string, Intl.NumberFormat>()

/**
 * An amount of minor units for people: symbol, grouping and the currency's own number of decimals.
 * Exact for any size, since the digits reach `Intl` as text.
 */
export function formatAmount(amount: bigint, currency: string, locale: string): string {
  const formatter = formatterFor(currency, locale)
  const decimals = formatter.resolvedOptions().maximumFractionDigits ?? 0
  const digits = amount.toString().padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
  return formatter.format(text as Intl.StringNumericLiteral)
}

function formatterFor(currency: string, locale: string) {
  const key = `${locale} ${currency}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: "currency", currency })
    formatters.set(key, formatter)
  }
  return formatter
}
