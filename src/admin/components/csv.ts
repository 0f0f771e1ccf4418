/** A column of a file: what it is called and what a row has there. */
export interface CsvColumn<Row> {
  header: string
  value: (row: Row) => string | number | null | undefined
}

/**
 * A table as CSV (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe
 * in front; amounts stay as they are.
 */
export function toCsv<Row>(columns: CsvColumn<Row>[], rows: Row[]): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ]
  return lines.map((cells) => cells.join(",")).join("\r\n") + "\r\n"
}

function cell(value: string | number | null | undefined): string {
  const text = String(value ?? "")
  const isNumber = /^[+-]?[0-9]+([.,][0-9]+)?$/.test(text)
  const safe = /^[=+\-@\t\r]/.test(text) && !isNumber ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string, type = "text/csv;charset=utf-8"): void {
  // Spreadsheets tell UTF-8 by the mark at its beginning.
  const blob = new Blob([type.startsWith("text/csv") ? "\ufeff" : "", text], { type })
  const link = document.createElement("a")
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000)
}
