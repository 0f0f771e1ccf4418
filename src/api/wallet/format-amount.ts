interface CurrencyFormat {
  formatter: Intl.NumberFormat
  /** How many decimals the currency has. */
  decimals: number
}

/** Formatters are costly to make and to ask; there are few locales and currencies. */
const formats = new Map<string, CurrencyFormat>()

/**
 * An amount of minor units for people: symbol, grouping and the currency's own number of decimals.
 * Exact for any size, since the digits reach `Intl` as text.
 */
export function formatAmount(amount: bigint, currency: string, locale: string): string {
  const { formatter, decimals } = formatFor(currency, locale)
  const digits = amount.toString().padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const text = decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
  return formatter.format(text as Intl.StringNumericLiteral)
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
