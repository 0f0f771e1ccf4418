/** A cell as it is given; nothing is an empty one. */
export type CsvValue = string | number | bigint | null | undefined

/**
 * A line of CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe in
 * front; numbers stay as they are.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return values.map(cell).join(",") + "\r\n"
}

/** Spreadsheets tell UTF-8 by the mark at the beginning of a file. */
export const CSV_MARK = "\ufeff"

function cell(value: CsvValue): string {
  const text = String(value ?? "")
  const isNumber = /^[+-]?[0-9]+([.,][0-9]+)?$/.test(text)
  const safe = /^[=+\-@\t\r]/.test(text) && !isNumber ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
