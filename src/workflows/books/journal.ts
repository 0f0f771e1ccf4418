import type { Movement, Purpose } from "../../modules/ledger"
import { type AccountUse, type Accounts, accountFor } from "../../modules/books"
import { kindOf, type MovementKind } from "./roll-forward"

/** All that moved alike on a day, against one account; amounts in minor units. */
export interface JournalEntry {
  /** One journal for each day and currency, numbered by them. */
  journal_no: string
  /** `YYYY-MM-DD`. */
  date: string
  currency: string
  purpose: Purpose
  kind: MovementKind
  use: AccountUse
  /** What is owed, and what it is booked against. */
  liability_account: string
  account: string
  /** Whether what is owed grows (a credit of the liability account) or shrinks. */
  direction: "in" | "out"
  amount: bigint
  entries: number
  description: string
}

/** One of the two lines that an entry of the journal is; one of `debit` and `credit` is 0. */
export interface JournalLine {
  journal_no: string
  date: string
  account: string
  debit: bigint
  credit: bigint
  currency: string
  use: AccountUse
  purpose: Purpose
  entries: number
  description: string
}

/** Accounts that a journal needs and nobody has named; a journal with a hole is none. */
export class UnmappedAccountsError extends Error {
  override name = "UnmappedAccountsError"
  constructor(
    /** Such as `topup` or `liability.paid`. */
    readonly uses: readonly string[]
  ) {
    super(`No account is set for ${uses.join(", ")}`)
  }
}

const SAID: Record<MovementKind, string> = {
  issued: "Credit issued",
  imported: "Balances brought over",
  reinstated: "Taken back",
  redeemed: "Wallet used",
  withdrawn: "Paid out",
  expired: "Credit expired",
  adjusted: "Taken out by staff",
  taken_back: "Credit taken back",
  transferred_in: "Received",
  transferred_out: "Sent",
}

/**
 * The journal of a period: for each day and currency what was booked, by type and purpose. What
 * customers send each other stays owed and is left out.
 *
 * @throws UnmappedAccountsError naming every account that is missing
 */
export function journalOf(movements: readonly Movement[], accounts: Accounts): JournalEntry[] {
  const missing = new Set<string>()
  const find = (use: AccountUse, purpose: Purpose) => {
    const account = accountFor(accounts, use, purpose)
    if (account === undefined) missing.add(use === "liability" ? `liability.${purpose}` : use)
    return account ?? ""
  }
  const journal = new Map<string, JournalEntry>()
  for (const movement of movements) {
    const { day, currency, purpose, direction, amount, entries } = movement
    const use = useOf(movement)
    if (use === null) continue
    const kind = kindOf(movement)
    const key = [day, currency, purpose, use, kind, direction].join(" ")
    const before = journal.get(key)
    journal.set(key, {
      journal_no: `WALLET-${day.replaceAll("-", "")}-${currency}`,
      date: day,
      currency,
      purpose,
      kind,
      use,
      liability_account: find("liability", purpose),
      account: find(use, purpose),
      direction,
      amount: (before?.amount ?? 0n) + amount,
      entries: (before?.entries ?? 0) + entries,
      description: "",
    })
  }
  if (missing.size) throw new UnmappedAccountsError([...missing].sort())
  return [...journal.values()].map((entry) => ({ ...entry, description: describe(entry) }))
}

/** What a journal needs accounts for, such as `topup` or `liability.paid`. */
export function neededFor(movements: readonly Movement[]): readonly string[] {
  try {
    journalOf(movements, new Map())
    return []
  } catch (error) {
    if (error instanceof UnmappedAccountsError) return error.uses
    throw error
  }
}

/** What a movement is booked against; null for what stays owed. */
function useOf(movement: Movement): AccountUse | null {
  const { type, by } = movement
  if (type === "transfer_in" || type === "transfer_out") return null
  if (by === "import") return "import"
  if (type === "debit" && by === "staff" && !movement.of_order) return "adjustment"
  return type
}

function describe({ kind, use, purpose, entries }: JournalEntry): string {
  return `${SAID[kind]} (${use}, ${purpose}), ${entries} ${entries === 1 ? "entry" : "entries"}`
}

/** Both lines of each entry; debits and credits of a journal are equal. */
export function linesOf(journal: readonly JournalEntry[]): JournalLine[] {
  return journal.flatMap((entry) => {
    const { journal_no, date, currency, use, purpose, entries, description } = entry
    const line = (account: string, isDebit: boolean): JournalLine => ({
      journal_no,
      date,
      account,
      debit: isDebit ? entry.amount : 0n,
      credit: isDebit ? 0n : entry.amount,
      currency,
      use,
      purpose,
      entries,
      description,
    })
    const grows = entry.direction === "in"
    return [line(entry.account, grows), line(entry.liability_account, !grows)]
  })
}
