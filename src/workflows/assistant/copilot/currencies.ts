import { defaultCurrencies } from "@medusajs/framework/utils"
import { currencyDecimals } from "../../../money"
import type { Read } from "./read-only"

const UNKNOWN = 2

/** Decimals by currency code, as JSON for `jsonb_each_text`. */
export const CURRENCY_DECIMALS = JSON.stringify(
  Object.fromEntries(
    Object.keys(defaultCurrencies).map((code) => [code.toLowerCase(), currencyDecimals(code)])
  )
)

/**
 * SQL for the sum of amounts in whole minor units, each rounded by itself, as text; over rows that
 * share `decimals.places`, which is null for a currency that nobody knows.
 */
export function sumOfMinorUnits(amount: string): string {
  const places = `coalesce(decimals.places, ${UNKNOWN})`
  return `trunc(coalesce(sum(round(${amount}, ${places})), 0) * 10::numeric ^ ${places})::text`
}

/** The store's default currency, lower case; US dollars when it has none. */
export async function readDefaultCurrency(read: Read): Promise<string> {
  const [row] = await read<{ currency_code: string }>(
    `select currency_code from store_currency
     where is_default and deleted_at is null order by created_at limit 1`
  )
  return row?.currency_code.toLowerCase() ?? "usd"
}
