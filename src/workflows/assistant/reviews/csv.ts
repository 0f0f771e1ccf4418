/** One record of a table, with the line it begins on. */
export interface CsvRow {
  line: number
  cells: string[]
}

/**
 * Reads a table as spreadsheets write it (RFC 4180): cells between commas or semicolons, quoted
 * where they hold one, a quote or a line's end. Lines without anything are left out.
 *
 * @throws SyntaxError naming the line where a quote is out of place
 */
export function parseCsv(text: string): CsvRow[] {
  const table = text.replace(/^\uFEFF/, "")
  const separator = separatorOf(table)
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let line = 1
  let at = 0
  while (at < table.length || row.cells.length) {
    const { cell, end } = readCell(table, { at, line, separator })
    row.cells.push(cell)
    line += cell.split("\n").length - 1
    const next = table[end]
    at = end + 1
    if (next === separator) continue
    if (next === "\r" && table[at] === "\n") at++
    line++
    if (row.cells.some((value) => value !== "")) rows.push(row)
    row = { line, cells: [] }
    if (at >= table.length) break
  }
  return rows
}

/** Spreadsheets of some countries write semicolons, since their decimals have commas. */
function separatorOf(table: string): string {
  const [first = ""] = table.split(/\r?\n/, 1)
  return first.split(";").length > first.split(",").length ? ";" : ","
}

function readCell(
  table: string,
  { at, line, separator }: { at: number; line: number; separator: string }
): { cell: string; end: number } {
  if (table[at] !== '"') {
    let end = at
    while (end < table.length && table[end] !== separator && !/[\r\n]/.test(table[end] as string)) {
      end++
    }
    return { cell: table.slice(at, end).trim(), end }
  }
  let cell = ""
  let end = at + 1
  for (;;) {
    const quote = table.indexOf('"', end)
    if (quote === -1) throw new SyntaxError(`Line ${line}: a quote is not closed.`)
    cell += table.slice(end, quote)
    end = quote + 1
    if (table[end] !== '"') break
    cell += '"'
    end++
  }
  const next = table[end]
  if (next !== undefined && next !== separator && next !== "\r" && next !== "\n") {
    throw new SyntaxError(`Line ${line}: a quoted cell goes on behind its quote.`)
  }
  return { cell, end }
}
