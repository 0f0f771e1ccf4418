import { defaultCurrencies } from "@medusajs/framework/utils"
import { currencyDecimals } from "../../../money/money"
import type { Read } from "./read-only"

/** Of a currency that nobody knows, too. */
const USUAL = 2

const UNUSUAL = new Map<number, string[]>()
for (const code of Object.keys(defaultCurrencies)) {
  const places = currencyDecimals(code)
  if (places === USUAL) continue
  const spellings = [`'${code.toLowerCase()}'`, `'${code.toUpperCase()}'`]
  UNUSUAL.set(places, [...(UNUSUAL.get(places) ?? []), ...spellings])
}

/**
 * SQL for how many decimals the currency has whose code an expression gives, in lower or in upper
 * case. Both are listed, as it is asked of each order: changing the case takes longer.
 */
export function decimalsOf(code: string): string {
  const cases = [...UNUSUAL].map(
    ([places, codes]) => `when ${code} in (${codes.join(", ")}) then ${places}`
  )
  return `case ${cases.join(" ")} else ${USUAL} end`
}

/** SQL for the sum of amounts in major units, each rounded by itself to the decimals of its code. */
export function sumOfRounded(amount: string, code: string): string {
  return `coalesce(sum(round(${amount}, ${decimalsOf(code)})), 0)`
}

/** SQL for a sum of rounded amounts in whole minor units, as text. */
export function inMinorUnits(sum: string, code: string): string {
  return `trunc(${sum} * 10::numeric ^ ${decimalsOf(code)})::text`
}

/** The store's default currency, lower case; US dollars when it has none. */
export async function readDefaultCurrency(read: Read): Promise<string> {
  const [row] = await read<{ currency_code: string }>(
    `select currency_code from store_currency
     where is_default and deleted_at is null order by created_at limit 1`
  )
  return row?.currency_code.toLowerCase() ?? "usd"
}
