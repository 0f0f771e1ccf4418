import type { useFormat } from "../components/format"
import { printSheet } from "../components/print"
import type { Translate } from "../text/use-text"

interface Printable {
  code: string
  amount: string
  currency: string
  expiry_date: string | null
}

/** A sheet of codes to cut up. */
export function printCodes(
  title: string,
  codes: Printable[],
  { t, format }: { t: Translate; format: ReturnType<typeof useFormat> }
): void {
  printSheet({
    title,
    lines: [format.instant(new Date().toISOString())],
    headers: [t("codes.code"), t("codes.worth"), t("codes.expires")],
    rows: codes.map(({ code, amount, currency, expiry_date }) => [
      code,
      format.money(amount, currency),
      format.date(expiry_date),
    ]),
  })
}
