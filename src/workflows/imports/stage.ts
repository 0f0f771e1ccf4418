import type { MedusaContainer } from "@medusajs/framework/types"
import { loadSettings } from "../../modules/access"
import {
  type Import,
  IMPORTS_MODULE,
  type ImportKind,
  type ImportRow,
  type ImportsService,
} from "../../modules/imports"
import { storeCurrencies } from "../wallet"
import { isErrorsFile, lineOf } from "./errors-file"
import { COLUMNS, type Cells, type Form, type FormName, formOf } from "./forms"
import { findBySpelling, findHolders, isAddress } from "./holders"
import { loyaltyRows } from "./loyalty-rows"
import { type ReadRow, readRow, type RowDefaults, RowError } from "./read-row"
import { readTable, type TableFile } from "./read-table"

/** A list as somebody brings it in. */
export interface NewList {
  /** What it is called: a row of it is booked once, however often it comes in. */
  name: string
  /** Of rows that say none. */
  reason: string
  /** Key of the identity, and of everybody who could stand behind it. */
  created_by: string
  persons?: string[]
}

export interface FileList extends NewList {
  file: TableFile
  form: FormName
  /** What columns are called in the file, where that is not what the form says. */
  columns?: Partial<Record<(typeof COLUMNS)[number], string>>
  onProgress?: (rows: number) => void
}

/** Rows that are taken in together. */
const TOGETHER = 500
/** Addresses that wait to be looked for in other spellings: what they take of memory has an end. */
const MOST_UNKNOWN = 50_000

/**
 * Takes in a file, row by row and in constant memory; nothing is booked. It is then to be checked, see
 * `carryOn`.
 *
 * @throws TableError when it can't be read as a table; nothing of it is kept then
 */
export async function stageFile(
  container: MedusaContainer,
  { file, form: name, columns = {}, onProgress, ...list }: FileList
): Promise<Import> {
  const form = formOf(name)
  const renamed = Object.entries(columns).map(([column, called]) => [column, [called]])
  const names = { ...form.names, ...Object.fromEntries(renamed), line: [] }
  const rows = readTable(file, {
    columns: [...COLUMNS, "line"],
    names: (head) => (isErrorsFile(head) ? {} : names),
    required: form.required,
  })
  return await stage(container, { ...list, source: name, form, rows, onProgress })
}

/**
 * Takes in what the loyalty plugin keeps as store credit in this store, straight from its tables.
 *
 * @throws LoyaltyMissingError where the store does not have it
 */
export async function stageLoyalty(
  container: MedusaContainer,
  { kind, ...list }: NewList & { kind: ImportKind }
): Promise<Import> {
  const form = formOf(kind)
  return await stage(container, {
    ...list,
    source: "loyalty",
    form,
    rows: loyaltyRows(container, kind),
  })
}

interface RawRow {
  line: number
  cells: Cells
}

interface Stage extends NewList {
  source: string
  form: Form
  rows: AsyncIterable<RawRow>
  onProgress?: (rows: number) => void
}

async function stage(
  container: MedusaContainer,
  { source, form, rows, onProgress, name, reason, created_by, persons = [created_by] }: Stage
): Promise<Import> {
  const imports = container.resolve<ImportsService>(IMPORTS_MODULE)
  const { main } = await storeCurrencies(container)
  const { time_zone } = await loadSettings(container)
  const defaults: RowDefaults = { name, currency: main, reason, time_zone }
  const made = await imports.create({ name, kind: form.kind, source, created_by, persons })
  try {
    let read = 0
    let batch: RawRow[] = []
    const unknown = new Set<string>()
    const take = async () => {
      const taken = await toRows(container, form, batch, defaults)
      await imports.addRows(made.id, taken)
      for (const { customer_id, cells } of taken) {
        const { customer = "" } = cells
        if (customer_id === null && isAddress(customer)) unknown.add(customer.toLowerCase())
      }
      read += batch.length
      batch = []
      onProgress?.(read)
      if (unknown.size >= MOST_UNKNOWN) await respell(container, made.id, unknown)
    }
    for await (const row of rows) {
      batch.push(row)
      if (batch.length === TOGETHER) await take()
    }
    if (batch.length) await take()
    if (unknown.size) await respell(container, made.id, unknown)
    await imports.move(made.id, "reading", "checking")
    return { ...made, status: "checking" }
  } catch (error) {
    await imports.delete(made.id)
    throw error
  }
}

async function toRows(
  container: MedusaContainer,
  form: Form,
  batch: readonly RawRow[],
  defaults: RowDefaults
): Promise<ImportRow[]> {
  const { all } = await storeCurrencies(container)
  const read = batch.map(({ line, cells }) => {
    try {
      const row = readRow(form, { line: lineOf({ line, cells }), cells }, defaults)
      return { line, cells, row }
    } catch (error) {
      if (error instanceof RowError) return { line, cells, error: error.message }
      throw error
    }
  })
  const holders = await findHolders(
    container,
    read.flatMap(({ cells }) => cells.customer ?? [])
  )
  return read.map(({ line, cells, row, error }): ImportRow => {
    // Of a row that can't be read, too: it keeps the rest of the customer's history from coming.
    const customer_id = holders.get(cells.customer ?? "") ?? null
    const nothing = { customer_id, currency: null, amount: null, movement: null }
    return row
      ? { line, cells, ...judge(row, customer_id, all) }
      : { line, cells, ...nothing, status: "refused", error: error! }
  })
}

type Judged = Omit<ImportRow, "line" | "cells">

function judge(row: ReadRow, customer_id: string | null, currencies: ReadonlySet<string>): Judged {
  const { currency, amount, movement } = row
  const known = { customer_id, currency, amount, movement }
  if (amount === 0n) return { ...known, status: "empty", error: null }
  if (!currencies.has(currency)) {
    const error = `currency ${currency} is none of the store's`
    return { ...known, movement: null, status: "refused", error }
  }
  return customer_id === null
    ? { ...known, status: "refused", error: "customer is no registered customer of this store" }
    : { ...known, status: "waiting", error: null }
}

async function respell(container: MedusaContainer, id: number, unknown: Set<string>) {
  const found = await findBySpelling(container, unknown)
  await container.resolve<ImportsService>(IMPORTS_MODULE).assign(id, found)
  unknown.clear()
}
