import type { MedusaContainer } from "@medusajs/framework/types"
import { settingsOf } from "../../modules/access"
import {
  type Accounts,
  BOOKS_MODULE,
  type BooksService,
  type ClosedTieOut,
  type Closing,
  type ClosingSettings,
  parseAccounts,
} from "../../modules/books"
import { LEDGER_MODULE, type LedgerService } from "../../modules/ledger"
import { type JournalEntry, journalOf, UnmappedAccountsError } from "./journal"
import { datevHeaderOf, notForDatev } from "./journal-files"
import { monthOf, monthsBetween, periodOf, SETTLED_MS } from "./month"
import { digestsOf, type MonthBooks } from "./packet"
import { rollForward } from "./roll-forward"
import { type TieOut, tieOut } from "./tie-outs"

/** A month can't be closed, and why. */
export type ClosingRefusal =
  | { code: "month_not_over"; closes_at: Date }
  | { code: "accounts_unmapped"; uses: readonly string[] }
  | { code: "accounts_not_for_datev"; accounts: readonly string[] }
  | { code: "closed_by_other" }

/** Closed by somebody, under way, or over and not closed. */
export const MONTH_STATUSES = ["running", "open", "closed"] as const
export type MonthStatus = (typeof MONTH_STATUSES)[number]

/** A month as it stands: closed, or as it would be closed now. */
export interface MonthReading extends MonthBooks {
  status: MonthStatus
  closing: Closing | null
}

/** A month of which nothing can be said yet. */
export class MonthNotBegunError extends Error {
  constructor(
    readonly month: string,
    readonly begins_at: Date
  ) {
    super(`The month ${month} has not begun`)
  }
}

/** What a month is closed with, as it is set now. */
function currentSettings(container: MedusaContainer): ClosingSettings & { time_zone: string } {
  const settings = settingsOf(container)
  return {
    journal_accounts: [...settings.journal_accounts].map((pair) => pair.join("=")).join(";"),
    xero_tax_rate: settings.xero_tax_rate,
    datev_consultant: settings.datev_consultant,
    datev_client: settings.datev_client,
    datev_fiscal_year_month: settings.datev_fiscal_year_month,
    datev_account_length: settings.datev_account_length,
    time_zone: settings.time_zone,
  }
}

/**
 * Reads a month's books. Of a closed one all that can change since, accounts and what the host says, is
 * as it was then.
 *
 * @param options.fresh as it stands now, though it is closed
 * @throws MonthNotBegunError for a month to come
 */
export async function readMonth(
  container: MedusaContainer,
  month: string,
  { revision, fresh = false }: { revision?: number; fresh?: boolean } = {}
): Promise<MonthReading> {
  const service = container.resolve<BooksService>(BOOKS_MODULE)
  const closing = fresh ? null : await service.find(month, revision)
  const { time_zone, ...settings } = closing
    ? { ...closing.settings, time_zone: closing.time_zone }
    : currentSettings(container)
  const period = periodOf(month, time_zone)
  if (period.from > new Date()) throw new MonthNotBegunError(month, period.from)
  const books = await container.resolve<LedgerService>(LEDGER_MODULE).readPeriod(period)
  const report = rollForward(period, books)
  const accounts = parseAccounts(settings.journal_accounts)
  const found = journalWith(books.movements, accounts)
  return {
    month,
    report,
    books,
    settings,
    status: statusOf(month, monthOf(new Date(), time_zone), closing),
    closing,
    tie_outs: closing?.tie_outs ?? (await tieOut(container, report, books)).map(plain),
    not_for_datev: notForDatev(found.journal ?? [], datevHeaderOf(settings)),
    ...found,
  }
}

function statusOf(month: string, now: string, closing: Closing | null): MonthStatus {
  if (closing) return "closed"
  return month === now ? "running" : "open"
}

function journalWith(
  movements: Parameters<typeof journalOf>[0],
  accounts: Accounts
): { journal: JournalEntry[] | null; unmapped: readonly string[] } {
  if (accounts.size === 0) return { journal: null, unmapped: [] }
  try {
    return { journal: journalOf(movements, accounts), unmapped: [] }
  } catch (error) {
    if (error instanceof UnmappedAccountsError) return { journal: null, unmapped: error.uses }
    throw error
  }
}

function plain({ ledger, other, differences, ...tie }: TieOut): ClosedTieOut {
  return {
    ...tie,
    ledger: ledger.toString(),
    other: other.toString(),
    differences: differences.map((one) => ({
      what: one.what,
      ledger: one.ledger.toString(),
      other: one.other.toString(),
    })),
  }
}

/** Closes a month, for the first time or again: what its packet says then stays as it is. */
export async function closeMonth(
  container: MedusaContainer,
  month: string,
  actor: string
): Promise<{ closing: Closing } | { refusal: ClosingRefusal }> {
  const { to } = periodOf(month, settingsOf(container).time_zone)
  const closes_at = new Date(to.getTime() + SETTLED_MS)
  if (closes_at > new Date()) return { refusal: { code: "month_not_over", closes_at } }
  const service = container.resolve<BooksService>(BOOKS_MODULE)
  const before = await service.find(month)
  const reading = await readMonth(container, month, { fresh: true })
  const refusal = refuseJournal(reading)
  if (refusal) return { refusal }
  const closing = await service.close(
    {
      month,
      time_zone: reading.report.time_zone,
      settings: reading.settings,
      tie_outs: reading.tie_outs,
      digests: await digestsOf(container, reading),
      closed_by: actor,
      closed_at: new Date(),
    },
    before?.revision ?? 0
  )
  return closing ? { closing } : { refusal: { code: "closed_by_other" } }
}

function refuseJournal({ unmapped, not_for_datev }: MonthReading): ClosingRefusal | null {
  if (unmapped.length) return { code: "accounts_unmapped", uses: unmapped }
  const { accounts } = not_for_datev
  return accounts.length ? { code: "accounts_not_for_datev", accounts } : null
}

/** A month of the store's life. */
export interface ListedMonth {
  month: string
  status: MonthStatus
  closing: Closing | null
}

/** All months since something moved first, and those that were closed before, newest first. */
export async function listMonths(container: MedusaContainer): Promise<ListedMonth[]> {
  const first = await container.resolve<LedgerService>(LEDGER_MODULE).firstOpening()
  const { time_zone } = settingsOf(container)
  const closings = await container.resolve<BooksService>(BOOKS_MODULE).list()
  const now = monthOf(new Date(), time_zone)
  const moved = first ? monthsBetween(monthOf(first, time_zone), now) : []
  const closed = closings.map(({ month }) => month)
  return [...new Set([...moved, ...closed])]
    .sort()
    .reverse()
    .map((month) => {
      const closing = closings.find((one) => one.month === month) ?? null
      return { month, status: statusOf(month, now, closing), closing }
    })
}
