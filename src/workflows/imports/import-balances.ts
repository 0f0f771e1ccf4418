import { appendFileSync, rmSync, writeFileSync } from "node:fs"
import type { MedusaContainer } from "@medusajs/framework/types"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import { csvLine } from "../../text/csv"
import { findHolder } from "../access/find-customer"
import { creditWallet, placeOf, storeCurrencies, type WalletOutcome } from "../wallet"
import { type BalanceRow, type Column, COLUMNS, readBalanceRow, RowError } from "./balance-row"
import { readTable, type TableRow } from "./read-table"

export interface ImportOptions {
  /** CSV with the names of the columns in its first line. */
  file: string
  /** What the list is called: a line of it is booked once, however often it is imported. */
  name: string
  /** What a column is called in the file, where that is not its own name. */
  columns: Partial<Record<Column, string>>
  /** Of rows that say none. */
  reason: string
  /** Decide as if, and book nothing. */
  dry_run: boolean
  /** Where rows that could not be booked are written, with the reason. */
  errors: string
  /** Who imports it, e.g. `cli:root`. */
  actor: string
  onProgress?: (rows: number) => void
}

/** What became of the rows in one currency; amounts in minor units. */
export interface ImportTotals {
  currency: string
  credited: { rows: number; amount: bigint }
  /** Booked by an import before. */
  there: { rows: number; amount: bigint }
}

export interface ImportResult {
  totals: ImportTotals[]
  /** Rows of 0, which bring nothing. */
  empty: number
  refused: number
}

/** Rows that are under way at once; the ledger writes those of one moment together. */
const AT_ONCE = 200
const REQUIRED = ["customer", "amount"] as const

type RowOutcome =
  | { status: "credited" | "there"; row: BalanceRow }
  | { status: "empty" }
  | { status: "refused"; why: string }

/**
 * Credits customers with what a file says, each row for itself and once: it bears a reference of the
 * list and its line, or its own, which the ledger takes once for ever. An import that broke off is
 * repeated as it is; rows that were refused can be put right in their lines and imported again.
 *
 * @throws TableError when the file can't be read as a table; the database's errors
 */
export async function importBalances(
  container: MedusaContainer,
  options: ImportOptions
): Promise<ImportResult> {
  const { main } = await storeCurrencies(container)
  const tally = new Tally(options)
  let batch: TableRow<Column>[] = []
  const book = async () => {
    const outcomes = await Promise.all(batch.map((row) => bookRow(container, options, row, main)))
    outcomes.forEach((outcome, at) => tally.count(batch[at], outcome))
    batch = []
    options.onProgress?.(tally.rows)
  }
  const table = { names: options.columns, required: REQUIRED }
  for await (const row of readTable(options.file, COLUMNS, table)) {
    batch.push(row)
    if (batch.length === AT_ONCE) await book()
  }
  if (batch.length) await book()
  return tally.result()
}

async function bookRow(
  container: MedusaContainer,
  options: ImportOptions,
  { line, cells }: TableRow<Column>,
  currency: string
): Promise<RowOutcome> {
  try {
    const row = readBalanceRow(cells, { currency, reason: options.reason })
    if (row.amount === 0n) return { status: "empty" }
    return await credit(container, options, row, line)
  } catch (error) {
    if (error instanceof RowError) return { status: "refused", why: error.message }
    throw error
  }
}

async function credit(
  container: MedusaContainer,
  { name, dry_run, actor }: ImportOptions,
  row: BalanceRow,
  line: number
): Promise<RowOutcome> {
  const { customer, currency, amount, ...details } = row
  const { all } = await storeCurrencies(container, currency)
  if (!all.has(currency)) throw new RowError(`currency ${currency} is none of the store's`)
  const customer_id = await findHolder(container, customer)
  if (customer_id === null) throw new RowError("customer is no registered customer of this store")
  const { id: wallet_id, opens } = await placeOf(container, { customer_id, currency })
  const outcome = await creditWallet(container, {
    ...details,
    wallet_id,
    opens,
    amount: amount.toString(),
    reference: row.reference ?? `import:${name}:${line}`,
    actor,
    dry_run,
  })
  return await judge(container, outcome, row)
}

async function judge(
  container: MedusaContainer,
  outcome: WalletOutcome,
  row: BalanceRow
): Promise<RowOutcome> {
  switch (outcome.status) {
    case "posted":
    case "previewed":
      return { status: "credited", row }
    case "failed":
      throw Object.assign(new Error(outcome.failure.message), outcome.failure)
    case "refused": {
      const { refusal } = outcome
      if (refusal.code !== "duplicate_reference") {
        const { code, ...data } = refusal
        throw new RowError(code === "refused_by_store" ? refusal.message : explain(code, data))
      }
      const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
      const known = await ledger.findEntry(refusal.transaction_id)
      if (known?.amount === row.amount) return { status: "there", row }
      const before = known ? toMajorUnits(known.amount, row.currency) : "another amount"
      throw new RowError(
        `it was booked before with ${before} (transaction ${refusal.transaction_id})`
      )
    }
  }
}

function explain(code: string, data: object): string {
  const details = Object.entries(data).map(([name, value]) => `${name} ${value}`)
  return [code.replaceAll("_", " "), ...details].join(", ")
}

/** Adds up what became of the rows, and writes down those that were refused. */
class Tally {
  rows = 0
  private empty = 0
  private refused = 0
  private readonly totals = new Map<string, ImportTotals>()

  constructor(private readonly options: Pick<ImportOptions, "errors">) {
    rmSync(options.errors, { force: true })
  }

  count({ line, cells }: TableRow<Column>, outcome: RowOutcome): void {
    this.rows += 1
    switch (outcome.status) {
      case "empty":
        this.empty += 1
        return
      case "refused":
        this.refuse(line, cells, outcome.why)
        return
      default: {
        const { currency, amount } = outcome.row
        const part = this.of(currency)[outcome.status]
        part.rows += 1
        part.amount += amount
      }
    }
  }

  result(): ImportResult {
    return { totals: [...this.totals.values()], empty: this.empty, refused: this.refused }
  }

  private refuse(line: number, cells: TableRow<Column>["cells"], why: string): void {
    const { errors } = this.options
    if (this.refused === 0) writeFileSync(errors, csvLine(["line", "error", ...COLUMNS]))
    this.refused += 1
    appendFileSync(errors, csvLine([line, why, ...COLUMNS.map((column) => cells[column])]))
  }

  private of(currency: string): ImportTotals {
    const known = this.totals.get(currency)
    if (known) return known
    const nothing = () => ({ rows: 0, amount: 0n })
    const made = { currency, credited: nothing(), there: nothing() }
    this.totals.set(currency, made)
    return made
  }
}
