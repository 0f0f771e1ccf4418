import { createReadStream } from "node:fs"
import { open } from "node:fs/promises"
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

/**
 * Reads a CSV file row by row, in constant memory: commas or semicolons, as its first line has them,
 * names of the columns in that line. Columns that nobody asks for are left out.
 *
 * @param names what a column is called in the file, where that is not its own name
 * @throws TableError when a column that has to be there is not, or a quote is out of place
 */
export async function* readTable<Column extends string>(
  file: string,
  columns: readonly Column[],
  { names, required }: { names: Partial<Record<Column, string>>; required: readonly Column[] }
): AsyncGenerator<TableRow<Column>> {
  const delimiter = await delimiterOf(file)
  const parser = parse({ bom: true, delimiter, info: true, relax_column_count: true })
  createReadStream(file)
    .on("error", (error) => parser.destroy(error))
    .pipe(parser)
  let places: (Column | undefined)[] | undefined
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      if (!places) {
        places = placesOf(record, columns, names)
        const missing = required.find((column) => !places!.includes(column))
        if (missing) throw new TableError(`There is no column ${names[missing] ?? missing}.`)
        continue
      }
      const known = record.flatMap((cell, at) => (places![at] ? [[places![at], cell]] : []))
      if (record.some((cell) => cell.trim() !== "")) {
        // The parser tells the line that a record ends on.
        const inside = record.join("").split("\n").length - 1
        yield {
          line: info.lines - inside,
          cells: Object.fromEntries(known) as TableRow<Column>["cells"],
        }
      }
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw code?.startsWith("CSV_") ? new TableError(message) : error
  }
  if (!places) throw new TableError("The file is empty.")
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

function placesOf<Column extends string>(
  head: readonly string[],
  columns: readonly Column[],
  names: Partial<Record<Column, string>>
): (Column | undefined)[] {
  const plain = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, "_")
  return head.map((name) =>
    columns.find((column) => plain(names[column] ?? column) === plain(name))
  )
}

const FIRST_BYTES = 4096

/** Spreadsheets of some countries write semicolons, since their decimals have commas. */
async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file).catch((error: Error) => {
    throw new TableError(error.message)
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0)
    const [first = ""] = buffer.toString("utf8", 0, bytesRead).split(/\r?\n/, 1)
    return first.split(";").length > first.split(",").length ? ";" : ","
  } finally {
    await handle.close()
  }
}
