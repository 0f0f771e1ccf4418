/**
 * What the ledger knows of each type of entry and of each purpose of a lot. All that depends on a
 * type or a purpose reads it here: decisions, statements, events, `verify`, the descriptions of the
 * interface. A new type or purpose is one row here and one migration that lets the database take it.
 */

interface EntryTypeRow {
  /** Whether it adds to the balance or takes from it. */
  direction: "in" | "out"
  /** The kind of command that names the type; null when no caller can choose it. */
  command: "credit" | "debit" | null
  /** The purpose of a credit that says none; null for types that open no lot of their own. */
  purpose: string | null
  /** The outbox event that every entry of the type causes (decisions, "Event types"). */
  event: "wallet.credited" | "wallet.debited" | "wallet.credit.expired"
  /** The second event, unless the entry takes another one back. */
  meaning: string | null
  /** Whether it counts towards a velocity cap. */
  counts: boolean
  /** Whether its money goes to somebody else or out of the store. */
  leavesStore: boolean
}

const TYPES = {
  credit: {
    direction: "in",
    command: "credit",
    purpose: "general",
    event: "wallet.credited",
    meaning: null,
    counts: false,
    leavesStore: false,
  },
  debit: {
    direction: "out",
    command: "debit",
    purpose: null,
    event: "wallet.debited",
    meaning: null,
    counts: true,
    leavesStore: false,
  },
  topup: {
    direction: "in",
    command: "credit",
    purpose: "paid",
    event: "wallet.credited",
    meaning: "wallet.topup.completed",
    counts: false,
    leavesStore: false,
  },
  transfer_in: {
    direction: "in",
    command: null,
    purpose: null,
    event: "wallet.credited",
    meaning: "wallet.transfer.received",
    counts: false,
    leavesStore: false,
  },
  transfer_out: {
    direction: "out",
    command: null,
    purpose: null,
    event: "wallet.debited",
    meaning: "wallet.transfer.sent",
    counts: true,
    leavesStore: true,
  },
  cashback: {
    direction: "in",
    command: "credit",
    purpose: "promotional",
    event: "wallet.credited",
    meaning: "wallet.cashback.awarded",
    counts: false,
    leavesStore: false,
  },
  milestone: {
    direction: "in",
    command: "credit",
    purpose: "promotional",
    event: "wallet.credited",
    meaning: "wallet.milestone.awarded",
    counts: false,
    leavesStore: false,
  },
  referral: {
    direction: "in",
    command: "credit",
    purpose: "promotional",
    event: "wallet.credited",
    meaning: "wallet.referral.rewarded",
    counts: false,
    leavesStore: false,
  },
  withdrawal: {
    direction: "out",
    command: "debit",
    purpose: null,
    event: "wallet.debited",
    meaning: null,
    counts: true,
    leavesStore: true,
  },
  expiry: {
    direction: "out",
    command: null,
    purpose: null,
    event: "wallet.credit.expired",
    meaning: null,
    counts: false,
    leavesStore: false,
  },
} as const satisfies Record<string, EntryTypeRow>

export type EntryType = keyof typeof TYPES

type TypesOf<Kind extends EntryTypeRow["command"]> = {
  [Type in EntryType]: (typeof TYPES)[Type]["command"] extends Kind ? Type : never
}[EntryType]

/** Types by which a caller puts money in. */
export type CreditType = TypesOf<"credit">
/** Types by which a caller takes money out. */
export type DebitType = TypesOf<"debit">

/** Transaction types of the wallet spec, "Resources and their fields". */
export const ENTRY_TYPES = Object.keys(TYPES) as EntryType[]

/** What is known of a type. */
export const entryType: Record<EntryType, EntryTypeRow & { purpose: Purpose | null }> = TYPES

/** The types for which something holds, in the table's order. */
export function typesWhere(holds: (row: EntryTypeRow) => boolean): EntryType[] {
  return ENTRY_TYPES.filter((type) => holds(entryType[type]))
}

export const INCOMING_TYPES: ReadonlySet<string> = new Set(
  typesWhere(({ direction }) => direction === "in")
)

/** Whether a caller may name a type in a command of a kind; the text may come from anywhere. */
export function isTypeOf(kind: "credit" | "debit", type: string): boolean {
  return Object.hasOwn(TYPES, type) && entryType[type as EntryType].command === kind
}

interface PurposeRow {
  /** Whether money of the purpose may go to somebody else or out of the store. */
  mayLeaveStore: boolean
}

/** What a credit is for (decisions, "Lots and purposes"). */
const PURPOSE_ROWS = {
  general: { mayLeaveStore: true },
  paid: { mayLeaveStore: true },
  promotional: { mayLeaveStore: false },
  refund: { mayLeaveStore: true },
  gift: { mayLeaveStore: true },
} as const satisfies Record<string, PurposeRow>

export type Purpose = keyof typeof PURPOSE_ROWS

export const PURPOSES = Object.keys(PURPOSE_ROWS) as Purpose[]

export function isPurpose(purpose: string): purpose is Purpose {
  return Object.hasOwn(PURPOSE_ROWS, purpose)
}

/** A purpose that nobody knows, which an older version may have let in, keeps its money in the store. */
export function mayLeaveStore(purpose: string): boolean {
  return isPurpose(purpose) && PURPOSE_ROWS[purpose].mayLeaveStore
}

/** A list of words of this table, for SQL. */
export function sqlList(words: readonly (EntryType | Purpose)[]): string {
  return words.map((word) => `'${word}'`).join(", ")
}
