import { createWriteStream, rmSync } from "node:fs"
import { userInfo } from "node:os"
import path from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { ExecArgs, MedusaContainer } from "@medusajs/framework/types"
import {
  type Import,
  IMPORT_KINDS,
  type ImportKind,
  IMPORTS_MODULE,
  type ImportsService,
  type ImportSum,
} from "../modules/imports"
import { toMajorUnits } from "../money/money"
import {
  carryOn,
  type Column,
  COLUMNS,
  errorsFile,
  FORM_NAMES,
  type FormName,
  LoyaltyMissingError,
  stageFile,
  stageLoyalty,
  TableError,
} from "../workflows/imports"

const USAGE = `FILE [FORM] [book] [name=NAME] [reason=TEXT] [COLUMN=NAME …]
loyalty [balances | history] [book] [name=NAME] [reason=TEXT]
Brings wallets over from a CSV file, or from the store credit of the loyalty plugin in this store.
Without the word book it only tells what would happen.
  FORM      one of ${FORM_NAMES.join(", ")};
            balances when absent
  name      what the list is called; the file's own name when absent. A row of a list is booked once.
  reason    of rows that say none; "Brought over" when absent.
  COLUMN    one of ${COLUMNS.join(", ")},
            where it is called otherwise in the file: customer=Email amount=Balance`

const EVERY = 10_000

/**
 * `npx medusa exec ./node_modules/medusa-plugin-wallet-assistant/.medusa/server/src/scripts/import-wallets.js balances.csv book`
 * brings over what customers have in another system. Rows that could not be booked are in
 * `FILE.errors.csv`; the exit code is 1 when there are any, or when the file can't be read.
 */
export default async function runImport({ container, args }: ExecArgs): Promise<void> {
  try {
    const wanted = readArgs(args)
    const { id } = await stageList(container, wanted)
    const errors = `${wanted.file}.errors.csv`
    const imports = container.resolve<ImportsService>(IMPORTS_MODULE)
    let list = await passOver(container, id, "checked")
    if (wanted.isBooked && list.status === "checked") {
      await imports.beginBooking(id, list.created_by)
      list = await passOver(container, id, "booked")
    }
    const sums = await imports.sums(id)
    const refused = countOf(sums, "refused")
    rmSync(errors, { force: true })
    if (refused > 0) {
      await pipeline(Readable.from(errorsFile(imports.refused(id))), createWriteStream(errors))
    }
    process.stdout.write(`${describe(sums, wanted.isBooked, errors).join("\n")}\n`)
    if (refused > 0) process.exitCode = 1
    // Nobody goes on with what was only tried here.
    if (!wanted.isBooked) await imports.delete(id)
  } catch (error) {
    if (error instanceof LoyaltyMissingError) {
      process.stderr.write("This store does not have the loyalty plugin.\n")
    } else if (error instanceof UsageError || error instanceof TableError) {
      process.stderr.write(`${error.message}\n`)
    } else throw error
    process.exitCode = 1
  }
}

/** A mistake of whoever typed the command. */
class UsageError extends Error {}

interface Wanted {
  file: string
  form: FormName
  isBooked: boolean
  name: string
  reason: string
  columns: Partial<Record<Column, string>>
}

async function stageList(container: MedusaContainer, wanted: Wanted): Promise<Import> {
  const { file, form, name, reason, columns } = wanted
  const list = { name, reason, created_by: `cli:${userInfo().username}` }
  if (file !== "loyalty") {
    return await stageFile(container, {
      ...list,
      file,
      form,
      columns,
      onProgress: progressOf("read"),
    })
  }
  const kind = IMPORT_KINDS.find((one) => one === form)
  if (!kind) throw new UsageError(`The loyalty plugin has ${IMPORT_KINDS.join(" or ")}.\n${USAGE}`)
  return await stageLoyalty(container, { ...list, kind: kind satisfies ImportKind })
}

/** Another process may have taken it over meanwhile: then it is that one's to end it. */
async function passOver(container: MedusaContainer, id: number, done: string): Promise<Import> {
  const imports = container.resolve<ImportsService>(IMPORTS_MODULE)
  const ended = await carryOn(container, id, progressOf(done))
  if (ended) return ended
  for (;;) {
    const list = await imports.find(id)
    if (!list) throw new Error(`Import ${id} was deleted meanwhile`)
    if (list.status === "checked" || list.status === "done") return list
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

function progressOf(done: string) {
  let told = 0
  return (rows: number) => {
    if (rows - told < EVERY) return
    told = rows
    process.stderr.write(`${rows} rows ${done}\n`)
  }
}

function readArgs([file, ...rest]: string[]): Wanted {
  if (file === undefined) throw new UsageError(USAGE)
  const settings = new Map<string, string>()
  const columns: Partial<Record<Column, string>> = {}
  let form: FormName = "balances"
  for (const word of rest.filter((each) => each !== "book")) {
    const [, key, value] = /^([a-z_]+)=(.+)$/.exec(word) ?? []
    const column = COLUMNS.find((known) => known === key && known !== "reason")
    const named = FORM_NAMES.find((known) => known === word)
    if (named) form = named
    else if (column) columns[column] = value
    else if (key === "name" || key === "reason") settings.set(key, value)
    else throw new UsageError(`I don't know what ${word} means.\n${USAGE}`)
  }
  return {
    file,
    form,
    columns,
    isBooked: rest.includes("book"),
    name: settings.get("name") ?? path.basename(file),
    reason: settings.get("reason") ?? "Brought over",
  }
}

function describe(sums: readonly ImportSum[], isBooked: boolean, errors: string): string[] {
  const currencies = [...new Set(sums.flatMap(({ currency }) => currency ?? []))].sort()
  const done = isBooked ? "booked" : "good"
  const lines = currencies.flatMap((currency) => {
    const [now, there] = [done, "there"].map((status) =>
      sums.find((sum) => sum.currency === currency && sum.status === status)
    )
    if (!now && !there) return []
    const of = ({ rows, incoming, outgoing }: Pick<ImportSum, "rows" | "incoming" | "outgoing">) =>
      `${toMajorUnits(incoming, currency)} ${currency}` +
      (outgoing > 0n ? ` in and ${toMajorUnits(outgoing, currency)} ${currency} out` : "") +
      ` in ${count(rows)}`
    const nothing = { rows: 0, incoming: 0n, outgoing: 0n }
    return [
      `${of(now ?? nothing)} ${isBooked ? "booked" : "would be booked"}` +
        (there ? `; ${of(there)} there already` : ""),
    ]
  })
  const [empty, refused] = [countOf(sums, "empty"), countOf(sums, "refused")]
  return [
    ...lines,
    ...(empty > 0 ? [`${count(empty)} of 0`] : []),
    ...(refused > 0 ? [`${count(refused)} refused, see ${errors}`] : []),
    ...(isBooked ? [] : ["Nothing was booked: add the word book for that."]),
  ]
}

function countOf(sums: readonly ImportSum[], status: ImportSum["status"]): number {
  return sums.reduce((all, sum) => (sum.status === status ? all + sum.rows : all), 0)
}

function count(rows: number): string {
  return rows === 1 ? "1 row" : `${rows} rows`
}
