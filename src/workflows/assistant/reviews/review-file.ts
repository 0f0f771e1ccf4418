import { parseCsv } from "./csv"

/** A record of a file, not checked yet. */
export interface FileRecord {
  /** What the names of its fields begin with when something is wrong: `line 3: `. */
  where: string
  value: unknown
}

/**
 * Reads the records of a file: a JSON array, JSON lines, or a table with its columns' names in the
 * first line. Which it is shows in how it begins.
 *
 * @throws SyntaxError saying where the file is broken
 */
export function readRecords(text: string): FileRecord[] {
  const start = text.replace(/^\uFEFF/, "").trimStart()
  if (start.startsWith("[")) return readArray(start)
  if (start.startsWith("{")) return readLines(start)
  return readTable(text)
}

function readArray(text: string): FileRecord[] {
  return (parse(text, "The file") as unknown[]).map((value, index) => ({
    where: `record ${index + 1}: `,
    value,
  }))
}

function readLines(text: string): FileRecord[] {
  return text.split("\n").flatMap((line, index) => {
    const where = `line ${index + 1}: `
    return line.trim() ? [{ where, value: parse(line, `Line ${index + 1}`) }] : []
  })
}

/** Empty cells are as good as absent. */
function readTable(text: string): FileRecord[] {
  const [head, ...rows] = parseCsv(text)
  const names = head?.cells.map((name) => name.toLowerCase().replaceAll(/\s+/g, "_")) ?? []
  return rows.map(({ line, cells }) => {
    if (cells.length > names.length) {
      throw new SyntaxError(`Line ${line} has more cells than there are columns.`)
    }
    const filled = cells.flatMap((cell, index) => (cell === "" ? [] : [[names[index], cell]]))
    return { where: `line ${line}: `, value: Object.fromEntries(filled) }
  })
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new SyntaxError(`${what} is not valid JSON.`)
  }
}
