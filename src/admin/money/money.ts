/**
 * Amounts are minor units as text, as they are on the wire; nothing here turns one into a floating
 * point number.
 */

/** How many decimals a currency has: JPY 0, USD 2, KWD 3. */
export function currencyDecimals(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** Minor units as decimal text in major units, exact: 1050 USD is `10.50`. */
export function toDecimal(minor: string, currency: string): string {
  const decimals = currencyDecimals(currency)
  const [sign, digits] = minor.startsWith("-") ? ["-", minor.slice(1)] : ["", minor]
  const padded = digits.padStart(decimals + 1, "0")
  const whole = padded.slice(0, padded.length - decimals)
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${padded.slice(-decimals)}`
}

/** An amount for people, with the currency's symbol; the digits reach `Intl` as text. */
export function formatMoney(minor: string, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency })
  return format.format(toDecimal(minor, currency) as Intl.StringNumericLiteral)
}

/** An amount without its symbol, as somebody would type it. */
export function toTyped(minor: string, currency: string, locale: string): string {
  const decimals = currencyDecimals(currency)
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  })
  return format.format(toDecimal(minor, currency) as Intl.StringNumericLiteral)
}

export type ParsedMoney =
  { minor: string } | { problem: "empty" | "unreadable" | "decimals" | "large" }

/** The ledger holds at most 18 digits. */
const MOST_DIGITS = 18

/** The digits and separators of Arabic and Persian as the Latin ones that mean the same. */
function inLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/٫/g, ".")
    .replace(/[٬،]/g, ",")
}

/**
 * Minor units of what a person typed: `1,234.50`, `1.234,50`, `1 234.5`, `12,50` or `١٬٢٣٤٫٥٠`. One
 * separator stands for thousands only where it is the language's own for that and three digits follow each;
 * anything that could mean two amounts is refused rather than guessed.
 */
export function parseMoney(typed: string, currency: string, locale: string): ParsedMoney {
  const text = inLatinDigits(typed).replace(/[\s\u00a0\u202f'’]/g, "")
  if (text === "") return { problem: "empty" }
  if (!/^[0-9.,]*[0-9][0-9.,]*$/.test(text)) return { problem: "unreadable" }
  const parts = split(text, separatorsOf(locale))
  if (!parts) return { problem: "unreadable" }
  const decimals = currencyDecimals(currency)
  const fraction = parts.fraction.replace(/0+$/, "")
  if (fraction.length > decimals) return { problem: "decimals" }
  const minor = BigInt((parts.whole || "0") + fraction.padEnd(decimals, "0")).toString()
  return minor.length > MOST_DIGITS ? { problem: "large" } : { minor }
}

function separatorsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5)
  const mark = parts.find(({ type }) => type === "decimal")?.value ?? "."
  const decimal = inLatinDigits(mark)
  return { decimal, group: decimal === "," ? "." : "," }
}

function split(text: string, { decimal, group }: { decimal: string; group: string }) {
  const marks = text.replace(/[0-9]/g, "")
  const kinds = new Set(marks)
  if (kinds.size === 0) return { whole: text, fraction: "" }
  if (kinds.size === 2) {
    const last = text[Math.max(text.lastIndexOf(","), text.lastIndexOf("."))] as string
    const other = last === "," ? "." : ","
    if (text.split(last).length !== 2) return undefined
    const [whole = "", fraction = ""] = text.split(last)
    return isGrouped(whole, other) ? { whole: whole.replaceAll(other, ""), fraction } : undefined
  }
  const mark = marks[0] as string
  if (mark === group && isGrouped(text, mark))
    return { whole: text.replaceAll(mark, ""), fraction: "" }
  if (marks.length > 1) {
    return mark !== decimal && isGrouped(text, mark)
      ? { whole: text.replaceAll(mark, ""), fraction: "" }
      : undefined
  }
  const [whole = "", fraction = ""] = text.split(mark)
  return { whole, fraction }
}

function isGrouped(text: string, mark: string): boolean {
  const [first = "", ...rest] = text.split(mark)
  return first.length >= 1 && first.length <= 3 && rest.every((part) => part.length === 3)
}

/** The sum of amounts. */
export function sum(amounts: string[]): string {
  return amounts.reduce((total, amount) => total + BigInt(amount), 0n).toString()
}
