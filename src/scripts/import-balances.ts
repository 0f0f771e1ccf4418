import { userInfo } from "node:os"
import path from "node:path"
import type { ExecArgs } from "@medusajs/framework/types"
import { toMajorUnits } from "../money/money"
import { COLUMNS, type Column } from "../workflows/imports/balance-row"
import { importBalances, type ImportResult } from "../workflows/imports/import-balances"
import { TableError } from "../workflows/imports/read-table"

const USAGE = `FILE [book] [name=NAME] [reason=TEXT] [COLUMN=NAME …]
Credits customers with what a CSV file says. Without the word book it only tells what would happen.
  name      what the list is called; the file's own name when absent. A line of a list is booked once.
  reason    of rows that say none; "Brought over" when absent.
  COLUMN    one of ${COLUMNS.join(", ")},
            where it is called otherwise in the file: customer=Email amount=Balance`

/**
 * `npx medusa exec ./node_modules/medusa-plugin-wallet-assistant/.medusa/server/src/scripts/import-balances.js balances.csv book`
 * credits what another system owes customers. Rows that could not be booked are in `FILE.errors.csv`;
 * the exit code is 1 when there are any, or when the file can't be read.
 */
export default async function runImport({ container, args }: ExecArgs): Promise<void> {
  try {
    const { file, settings, isBooked, columns } = readArgs(args)
    const errors = `${file}.errors.csv`
    const result = await importBalances(container, {
      file,
      name: settings.get("name") ?? path.basename(file),
      reason: settings.get("reason") ?? "Brought over",
      columns,
      dry_run: !isBooked,
      errors,
      actor: `cli:${userInfo().username}`,
      onProgress: (rows) => process.stderr.write(rows % 10_000 === 0 ? `${rows} rows\n` : ""),
    })
    process.stdout.write(`${describe(result, isBooked, errors).join("\n")}\n`)
    if (result.refused > 0) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof TableError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** A mistake of whoever typed the command. */
class UsageError extends Error {}

function readArgs([file, ...rest]: string[]) {
  if (file === undefined) throw new UsageError(USAGE)
  const settings = new Map<string, string>()
  const columns: Partial<Record<Column, string>> = {}
  for (const word of rest.filter((each) => each !== "book")) {
    const [, key, value] = /^([a-z_]+)=(.+)$/.exec(word) ?? []
    const column = COLUMNS.find((known) => known === key && known !== "reason")
    if (column) columns[column] = value
    else if (key === "name" || key === "reason") settings.set(key, value)
    else throw new UsageError(`I don't know what ${word} means.\n${USAGE}`)
  }
  return { file, settings, columns, isBooked: rest.includes("book") }
}

function describe({ totals, empty, refused }: ImportResult, isBooked: boolean, errors: string) {
  const credited = isBooked ? "credited" : "would be credited"
  return [
    ...totals.map(({ currency, credited: now, there }) => {
      const of = ({ rows, amount }: { rows: number; amount: bigint }) =>
        `${toMajorUnits(amount, currency)} ${currency} in ${count(rows)}`
      return `${of(now)} ${credited}` + (there.rows > 0 ? `; ${of(there)} there already` : "")
    }),
    ...(empty > 0 ? [`${count(empty)} of 0`] : []),
    ...(refused > 0 ? [`${count(refused)} refused, see ${errors}`] : []),
    ...(isBooked ? [] : ["Nothing was booked: add the word book for that."]),
  ]
}

function count(rows: number): string {
  return rows === 1 ? "1 row" : `${rows} rows`
}
