import type { ClosingSettings } from "../../modules/books"
import { currencyDecimals, toMajorUnits } from "../../money/money"
import { csvLine, CSV_MARK, type CsvValue } from "../../text/csv"
import type { ArchivedFile } from "../../text/zip"
import { DATEV_COLUMNS } from "./datev-columns"
import { type JournalEntry, type JournalLine, linesOf } from "./journal"

/** Who the books are kept for at DATEV; their own numbers. */
export interface DatevHeader {
  consultant: number
  client: number
  /** The month in which the fiscal year begins, 1 to 12. */
  fiscal_year_month: number
  account_length: number
}

export function datevHeaderOf(settings: ClosingSettings): DatevHeader {
  return {
    consultant: settings.datev_consultant,
    client: settings.datev_client,
    fiscal_year_month: settings.datev_fiscal_year_month,
    account_length: settings.datev_account_length,
  }
}

/** Xero takes at most so many lines in a file. */
const XERO_LINES = 300

/** The journal as plain CSV, in minor and major units. */
export function plainJournal(journal: readonly JournalEntry[]): ArchivedFile {
  const names = [
    "entry_date",
    "journal_no",
    "account",
    "debit",
    "credit",
    "debit_minor",
    "credit_minor",
    "currency",
    "type",
    "purpose",
    "count",
    "description",
  ]
  const rows = linesOf(journal).map((line): CsvValue[] => [
    line.date,
    line.journal_no,
    line.account,
    toMajorUnits(line.debit, line.currency),
    toMajorUnits(line.credit, line.currency),
    line.debit,
    line.credit,
    line.currency,
    line.use,
    line.purpose,
    line.entries,
    line.description,
  ])
  return { name: "journal.csv", content: csv([names, ...rows]) }
}

/** For Xero's import of manual journals: a file for each currency and 300 lines, journals unbroken. */
export function xeroJournals(journal: readonly JournalEntry[], taxRate: string): ArchivedFile[] {
  const head = [
    "*Narration",
    "*Date",
    "Description",
    "*AccountCode",
    "*TaxRate",
    "*Amount",
    "TrackingName1",
    "TrackingOption1",
    "TrackingName2",
    "TrackingOption2",
  ]
  return byCurrency(journal).flatMap(([currency, entries]) =>
    pages(linesOf(entries), XERO_LINES).map((lines, page) => ({
      name: `journal-xero-${currency}-${page + 1}.csv`,
      content: csv([
        head,
        ...lines.map((line): CsvValue[] => [
          line.journal_no,
          dayMonthYear(line.date),
          line.description,
          line.account,
          taxRate,
          toMajorUnits(line.debit - line.credit, currency),
          "",
          "",
          "",
          "",
        ]),
      ]),
    }))
  )
}

/** For QuickBooks Online: a file for each currency. */
export function quickBooksJournals(journal: readonly JournalEntry[]): ArchivedFile[] {
  const head = [
    "JournalNo",
    "JournalDate",
    "Account Name",
    "Debits",
    "Credits",
    "Description",
    "Name",
    "Currency Code",
  ]
  const amount = (minor: bigint, currency: string) =>
    minor === 0n ? "" : toMajorUnits(minor, currency)
  return byCurrency(journal).map(([currency, entries]) => ({
    name: `journal-quickbooks-${currency}.csv`,
    content: csv([
      head,
      ...linesOf(entries).map((line): CsvValue[] => [
        line.journal_no,
        monthDayYear(line.date),
        line.account,
        amount(line.debit, currency),
        amount(line.credit, currency),
        line.description,
        "",
        currency,
      ]),
    ]),
  }))
}

/** What of a journal DATEV can't take. */
export interface NotForDatev {
  /** Accounts there are numbers of at most a length. */
  accounts: string[]
  /** ISO 4217 codes: amounts there have two decimals, and these have more. */
  currencies: string[]
}

/** What of a journal DATEV can't take; nothing where the store does not book there. */
export function notForDatev(
  journal: readonly JournalEntry[],
  { consultant, account_length }: DatevHeader
): NotForDatev {
  if (consultant === 0) return { accounts: [], currencies: [] }
  const form = new RegExp(`^[1-9][0-9]{0,${account_length - 1}}$`)
  const accounts = journal.flatMap(({ account, liability_account }) => [account, liability_account])
  const currencies = journal.map(({ currency }) => currency)
  return {
    accounts: [...new Set(accounts)].filter((account) => !form.test(account)).sort(),
    currencies: [...new Set(currencies)].filter((one) => currencyDecimals(one) > 2).sort(),
  }
}

/**
 * A booking batch of DATEV (EXTF 700, category 21, version 13), one for each currency. Each entry is one
 * row with account and contra account: `S` books the account as a debit. What DATEV can't take is left
 * out: a currency with its file, and everything where an account is none there.
 *
 * @param made what the header says when it was made; the same file says the same
 */
export function datevJournals(
  journal: readonly JournalEntry[],
  { from, to, made }: { from: string; to: string; made: string },
  header: DatevHeader
): ArchivedFile[] {
  const { accounts, currencies } = notForDatev(journal, header)
  if (header.consultant === 0 || accounts.length) return []
  const taken = journal.filter(({ currency }) => !currencies.includes(currency))
  return byCurrency(taken).map(([currency, entries]) => ({
    name: `EXTF_wallet-${currency}.csv`,
    content: latin(
      [
        datevHead({ from, to, made }, currency, header),
        DATEV_COLUMNS.join(";"),
        ...entries.map((entry) => datevRow(entry, currency)),
      ].join("\r\n") + "\r\n"
    ),
  }))
}

function datevHead(
  { from, to, made }: { from: string; to: string; made: string },
  currency: string,
  { consultant, client, fiscal_year_month, account_length }: DatevHeader
): string {
  const digits = (day: string) => day.replaceAll("-", "")
  const [year, month] = from.split("-").map(Number)
  const begins = month < fiscal_year_month ? year - 1 : year
  const fiscalYear = `${begins}${String(fiscal_year_month).padStart(2, "0")}01`
  return [
    '"EXTF"',
    700,
    21,
    '"Buchungsstapel"',
    13,
    made,
    "",
    '"RE"',
    '""',
    '""',
    consultant,
    client,
    fiscalYear,
    account_length,
    digits(from),
    digits(to),
    `"Wallet ${from.slice(0, 7)}"`,
    '""',
    1,
    0,
    0,
    `"${currency}"`,
    "",
    '""',
    "",
    "",
    '""',
    "",
    "",
    '""',
    '""',
  ].join(";")
}

function datevRow(entry: JournalEntry, currency: string): string {
  const cells = Array<string>(DATEV_COLUMNS.length).fill("")
  const set = (column: (typeof DATEV_COLUMNS)[number], value: string) => {
    cells[DATEV_COLUMNS.indexOf(column)] = value
  }
  const [, month, day] = entry.date.split("-")
  set("Umsatz (ohne Soll/Haben-Kz)", twoDecimals(entry.amount, currency))
  set("Soll/Haben-Kennzeichen", entry.direction === "in" ? '"H"' : '"S"')
  set("WKZ Umsatz", `"${currency}"`)
  set("Konto", entry.liability_account)
  set("Gegenkonto (ohne BU-Schlüssel)", entry.account)
  set("Belegdatum", `${day}${month}`)
  set("Belegfeld 1", `"${entry.journal_no}"`)
  set("Buchungstext", `"${entry.description.slice(0, 60)}"`)
  set("Festschreibung", "0")
  return cells.join(";")
}

/** DATEV's amounts have two decimals, whatever the currency has. */
function twoDecimals(amount: bigint, currency: string): string {
  const major = toMajorUnits(amount, currency)
  return (major.includes(".") ? major : `${major}.00`).replace(".", ",")
}

/** Windows-1252, which ISO 8859-1 is a part of: all that stands in these files is in both. */
function latin(text: string): Uint8Array {
  return Buffer.from(text, "latin1")
}

export function csv(rows: readonly (readonly CsvValue[])[]): string {
  return CSV_MARK + rows.map(csvLine).join("")
}

function byCurrency(journal: readonly JournalEntry[]): [string, JournalEntry[]][] {
  const currencies = [...new Set(journal.map(({ currency }) => currency))].sort()
  return currencies.map((wanted) => [wanted, journal.filter(({ currency }) => currency === wanted)])
}

/** Journals one after the other, each whole, as many as fit. */
function pages(lines: readonly JournalLine[], most: number): JournalLine[][] {
  const found: JournalLine[][] = [[]]
  const numbers = [...new Set(lines.map(({ journal_no }) => journal_no))]
  for (const number of numbers) {
    const journal = lines.filter(({ journal_no }) => journal_no === number)
    const page = found.at(-1)!
    if (page.length && page.length + journal.length > most) found.push([...journal])
    else page.push(...journal)
  }
  return found
}

function dayMonthYear(date: string): string {
  return date.split("-").reverse().join("/")
}

function monthDayYear(date: string): string {
  const [year, month, day] = date.split("-")
  return `${month}/${day}/${year}`
}
