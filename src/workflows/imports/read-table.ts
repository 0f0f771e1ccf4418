import { createReadStream } from "node:fs"
import { open } from "node:fs/promises"
import { Readable } from "node:stream"
import { parse } from "csv-parse"

/** A record of a table, with the line of the file that it begins on. */
export interface TableRow<Column extends string> {
  line: number
  cells: Partial<Record<Column, string>>
}

/** The file can't be read as a table. */
export class TableError extends Error {
  override name = "TableError"
}

/** The path of a file, or what is in it. */
export type TableFile = string | Buffer

export interface TableForm<Column extends string> {
  columns: readonly Column[]
  /** By the names that the file has, in small letters and with underscores. */
  names: (head: readonly string[]) => ColumnNames<Column>
  required: readonly Column[]
}

/** What a column is called in a file; of several names the first counts that has something in it. */
export type ColumnNames<Column extends string> = Partial<Record<Column, readonly string[]>>

/**
 * Reads a CSV file row by row, in constant memory: commas or semicolons, as its first line has them,
 * names of the columns in that line. Columns that nobody asks for are left out, and so are rows in
 * which nothing is. An apostrophe that keeps a spreadsheet from calculating is taken off.
 *
 * @throws TableError when a column that has to be there is not, or a quote is out of place
 */
export async function* readTable<Column extends string>(
  file: TableFile,
  { columns, names: namesIn, required }: TableForm<Column>
): AsyncGenerator<TableRow<Column>> {
  const delimiter = delimiterOf(await firstBytes(file))
  const parser = parse({ bom: true, delimiter, info: true, relax_column_count: true })
  const source = typeof file === "string" ? createReadStream(file) : Readable.from([file])
  source.on("error", (error: Error) => parser.destroy(error)).pipe(parser)
  let places: Place<Column>[] | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (record.some((cell) => cell.includes("\0"))) {
        throw new TableError(`Line ${info.lines} has zero bytes: save it as CSV in UTF-8.`)
      }
      if (!places) {
        const head = record.map(plain)
        const names = namesIn(head)
        places = placesOf(head, columns, names)
        const missing = required.find((column) => !places!.some((place) => place.column === column))
        if (missing) {
          const called = (names[missing] ?? [missing]).join(" or ")
          throw new TableError(`There is no column ${called}.`)
        }
        continue
      }
      const cells: Partial<Record<Column, string>> = {}
      for (const { column, at } of places) {
        const cell = armed((record[at] ?? "").trim())
        if (cell !== "") cells[column] ??= cell
      }
      if (record.some((cell) => cell.trim() !== "")) {
        // The parser tells the line that a record ends on.
        const inside = record.join("").split("\n").length - 1
        yield { line: info.lines - inside, cells }
      }
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw code?.startsWith("CSV_") ? new TableError(message) : error
  } finally {
    source.destroy()
  }
  if (!places) throw new TableError("The file is empty.")
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** A column of the file, and which of ours it is. */
interface Place<Column> {
  column: Column
  at: number
}

/** Of several names of one column the first comes first. */
function placesOf<Column extends string>(
  head: readonly string[],
  columns: readonly Column[],
  names: ColumnNames<Column>
): Place<Column>[] {
  return columns.flatMap((column) =>
    (names[column] ?? [column]).flatMap((name) => {
      const at = head.indexOf(plain(name))
      return at === -1 ? [] : [{ column, at }]
    })
  )
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, "_")
}

/** What a writer of CSV made harmless for spreadsheets. */
function armed(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}

const FIRST_BYTES = 4096

async function firstBytes(file: TableFile): Promise<Buffer> {
  if (typeof file !== "string") return file.subarray(0, FIRST_BYTES)
  const handle = await open(file).catch((error: Error) => {
    throw new TableError(error.message)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Spreadsheets of some countries write semicolons, since their decimals have commas. */
function delimiterOf(bytes: Buffer): string {
  const [first = ""] = bytes.toString("utf8").split(/\r?\n/, 1)
  return first.split(";").length > first.split(",").length ? ";" : ","
}
