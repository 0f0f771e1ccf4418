import { createHash } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Closing, ClosingSettings, ClosedTieOut } from "../../modules/books"
import {
  LEDGER_MODULE,
  type LedgerService,
  type PeriodBooks,
  type WalletPeriod,
} from "../../modules/ledger"
import { toMajorUnits } from "../../money/money"
import { CSV_MARK, csvLine, type CsvValue } from "../../text/csv"
import { type ArchivedFile, piecesOf } from "../../text/zip"
import type { JournalEntry } from "./journal"
import {
  csv,
  datevHeaderOf,
  datevJournals,
  plainJournal,
  type NotForDatev,
  quickBooksJournals,
  xeroJournals,
} from "./journal-files"
import { daysOf } from "./month"
import type { PeriodReport } from "./roll-forward"

/** What a month's packet is made of. */
export interface MonthBooks {
  /** `2026-10`. */
  month: string
  report: PeriodReport
  books: PeriodBooks
  tie_outs: ClosedTieOut[]
  /** Null where no accounts are set, or some are missing. */
  journal: JournalEntry[] | null
  /** Uses for which no account is set, though there are accounts. */
  unmapped: readonly string[]
  not_for_datev: NotForDatev
  settings: ClosingSettings
  /** Null while the month is not closed. */
  closing: Pick<Closing, "revision" | "closed_by" | "closed_at" | "digests"> | null
}

/** The files of a month but the manifest, in the order in which they are written. */
export async function* filesOf(
  container: MedusaContainer,
  month: MonthBooks
): AsyncGenerator<ArchivedFile> {
  const ledger = container.resolve<LedgerService>(LEDGER_MODULE)
  yield rollForwardFile(month.report)
  yield await ageingFile(ledger, month.report)
  yield {
    name: "customers.csv",
    content: customers(ledger.exportWalletPeriods(month.report)),
  }
  yield tieOutFile(month.tie_outs)
  yield exceptionFile(month.tie_outs)
  if (month.journal) yield* journalFiles(month, month.journal)
}

/**
 * All files of a month, the manifest last: what they are the books of, and the digest of each. Of a
 * closed month it says whether they are what they were when it was closed.
 */
export async function* packetOf(
  container: MedusaContainer,
  month: MonthBooks
): AsyncGenerator<ArchivedFile> {
  const digests: Record<string, string> = {}
  for await (const { name, content } of filesOf(container, month)) {
    const hash = createHash("sha256")
    yield { name, content: content instanceof Uint8Array ? content : hashed(content) }
    if (content instanceof Uint8Array) hash.update(content)
    digests[name] = hash.digest("hex")

    async function* hashed(text: Exclude<ArchivedFile["content"], Uint8Array>) {
      for await (const piece of piecesOf(text)) {
        hash.update(piece)
        yield piece as string
      }
    }
  }
  yield { name: "manifest.json", content: manifest(month, digests) }
}

/** SHA-256 of each file of a month, hexadecimal. */
export async function digestsOf(
  container: MedusaContainer,
  month: MonthBooks
): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for await (const { name, content } of filesOf(container, month)) {
    const hash = createHash("sha256")
    for await (const piece of piecesOf(content)) hash.update(piece)
    digests[name] = hash.digest("hex")
  }
  return digests
}

function manifest(
  { month, report, books, closing, journal, unmapped, not_for_datev }: MonthBooks,
  files: Record<string, string>
): string {
  const [checkpoint] = books.checkpoints
  const unchanged =
    closing && JSON.stringify(sorted(closing.digests)) === JSON.stringify(sorted(files))
  const said = {
    version: 1,
    month,
    from: report.from.toISOString(),
    to: report.to.toISOString(),
    time_zone: report.time_zone,
    closed: closing && {
      revision: closing.revision,
      by: closing.closed_by,
      at: closing.closed_at.toISOString(),
      unchanged,
    },
    entries: books.entries,
    first_entry: books.first,
    last_entry: books.last,
    checkpoint: checkpoint ? { number: checkpoint.number, hash: checkpoint.hash } : null,
    // A packet without a journal says so itself: nobody should find out at the import.
    journal: journal ? "complete" : unmapped.length ? "accounts_missing" : "no_accounts",
    accounts_missing: unmapped,
    not_for_datev,
    sha256: files,
  }
  return `${JSON.stringify(said, null, 2)}\n`
}

function sorted(digests: Record<string, string>) {
  return Object.entries(digests).sort(([one], [other]) => (one < other ? -1 : 1))
}

function rollForwardFile({ rows }: PeriodReport): ArchivedFile {
  const lines = rows.flatMap(({ currency, purpose, opening, lines, closing, held, lapsed }) => {
    const line = (kind: string, type: string, entries: CsvValue, amount: bigint): CsvValue[] => [
      currency,
      purpose,
      kind,
      type,
      entries,
      toMajorUnits(amount, currency),
      amount,
    ]
    return [
      line("opening", "", "", opening),
      ...lines.map(({ kind, type, direction, entries, amount }) =>
        line(kind, type, entries, direction === "in" ? amount : -amount)
      ),
      line("closing", "", "", closing),
      line("of_which_held", "", "", held),
      line("of_which_lapsed", "", "", lapsed),
    ]
  })
  const head = ["currency", "purpose", "line", "type", "entries", "amount", "amount_minor"]
  return { name: "roll-forward.csv", content: csv([head, ...lines]) }
}

async function ageingFile(ledger: LedgerService, { to }: PeriodReport): Promise<ArchivedFile> {
  const owed = await ledger.readOwed(new Date(to.getTime() - 1))
  const rows = owed.map(({ currency, purpose, from_days, lots, amount, held }): CsvValue[] => [
    currency,
    purpose,
    from_days,
    lots,
    toMajorUnits(amount, currency),
    toMajorUnits(held, currency),
  ])
  const head = ["currency", "purpose", "from_days", "credits", "amount", "held"]
  return { name: "ageing.csv", content: csv([head, ...rows]) }
}

async function* customers(batches: AsyncIterable<WalletPeriod[]>): AsyncGenerator<string> {
  yield (
    CSV_MARK +
    csvLine(["wallet_id", "user_id", "customer_id", "currency", "opening", "in", "out", "closing"])
  )
  for await (const wallets of batches) {
    yield wallets
      .map(({ wallet_id, user_id, customer_id, currency, ...sums }) => {
        const { opening, incoming, outgoing, closing } = sums
        const amounts = [opening, incoming, -outgoing, closing]
        return csvLine([
          wallet_id,
          user_id,
          customer_id,
          currency,
          ...amounts.map((amount) => toMajorUnits(amount, currency)),
        ])
      })
      .join("")
  }
}

function tieOutFile(tieOuts: readonly ClosedTieOut[]): ArchivedFile {
  const rows = tieOuts.map(({ name, currency, ledger, other, ok }): CsvValue[] => [
    name,
    currency,
    currency ? toMajorUnits(BigInt(ledger), currency) : "",
    currency ? toMajorUnits(BigInt(other), currency) : "",
    currency ? toMajorUnits(BigInt(ledger) - BigInt(other), currency) : "",
    ok === null ? "not checked" : ok ? "OK" : "DIFFERENCE",
  ])
  const head = ["tie_out", "currency", "ledger", "other_side", "difference", "result"]
  return { name: "tie-outs.csv", content: csv([head, ...rows]) }
}

function exceptionFile(tieOuts: readonly ClosedTieOut[]): ArchivedFile {
  const rows = tieOuts.flatMap(({ name, currency, differences }) =>
    differences.map(({ what, ledger, other }): CsvValue[] => [
      name,
      currency,
      what,
      toMajorUnits(BigInt(ledger), currency!),
      toMajorUnits(BigInt(other), currency!),
      toMajorUnits(BigInt(ledger) - BigInt(other), currency!),
    ])
  )
  const head = ["tie_out", "currency", "what", "ledger", "other_side", "difference"]
  return { name: "exceptions.csv", content: csv([head, ...rows]) }
}

function journalFiles(
  { month, settings, report }: MonthBooks,
  journal: readonly JournalEntry[]
): ArchivedFile[] {
  const { first, last } = daysOf(month)
  const header = datevHeaderOf(settings)
  // What the header must say of its making is the month's end: the same file says the same.
  const made = report.to.toISOString().replace(/[^0-9]/g, "")
  return [
    plainJournal(journal),
    ...xeroJournals(journal, settings.xero_tax_rate),
    ...quickBooksJournals(journal),
    ...datevJournals(journal, { from: first, to: last, made }, header),
  ]
}
