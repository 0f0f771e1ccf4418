import type { CreditType, DebitType, Purpose } from "../ledger"

/**
 * `reading`: its rows are coming in; `checking`: each is tried as if; `checked`: it waits for somebody to
 * say that it be booked; `booking`; `done`.
 */
export const IMPORT_STATUSES = ["reading", "checking", "checked", "booking", "done"] as const
export type ImportStatus = (typeof IMPORT_STATUSES)[number]

/** One credit a row, or all that a wallet did elsewhere. */
export const IMPORT_KINDS = ["balances", "history"] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

/**
 * `waiting`: nobody has looked at it in this pass; `good`: it can be booked; `booked`; `there`: an import
 * before has booked it; `empty`: it brings nothing; `refused`.
 */
export const ROW_STATUSES = ["waiting", "good", "booked", "there", "empty", "refused"] as const
export type RowStatus = (typeof ROW_STATUSES)[number]

/** A list of credits or movements that comes in from elsewhere. */
export interface Import {
  id: number
  /** What the list is called: a row of it is booked once, however often it comes in. */
  name: string
  kind: ImportKind
  /** What the rows are: a form of file, or the tables of another plugin. */
  source: string
  status: ImportStatus
  /** Keys of identities, `user:…`, or `cli:…`. */
  created_by: string
  booked_by: string | null
  created_at: Date
  updated_at: Date
}

/** Who could stand behind whoever brought it in: see the approvals. */
export type NewImport = Pick<Import, "name" | "kind" | "source" | "created_by"> & {
  persons: string[]
}

/** What a row says, once it is read. */
export interface RowMovement {
  type: CreditType | DebitType | "expiry"
  /** Of money that comes in; that of its type when null. */
  purpose: Purpose | null
  /** ISO 8601: an instant, or of a balance a date, through whose end in the store it can be spent. */
  expiry_date: string | null
  reason: string
  note: string | null
  reference: string
  /** ISO 8601; null of a balance. */
  happened_at: string | null
  /** How the other system numbers it. */
  source_id: string | null
}

export interface ImportRow {
  /** The line of the file that it begins on, or its place in the tables it was read from. */
  line: number
  customer_id: string | null
  /** ISO 4217, upper case. */
  currency: string | null
  /** Minor units, negative for what went out; null where the row can't be read. */
  amount: bigint | null
  movement: RowMovement | null
  /** The row as it came, by the names of columns; empty ones are absent. */
  cells: Partial<Record<string, string>>
  status: RowStatus
  error: string | null
}

/** A row of a history that can't be read, of a customer who is known. */
export interface BrokenRow {
  line: number
  customer_id: string
  /** Null where it may be any. */
  currency: string | null
  error: string
}

/** What became of a row. */
export interface RowOutcome {
  line: number
  status: RowStatus
  error?: string | null
}

/** What the rows of one currency and state add up to, in minor units. */
export interface ImportSum {
  /** Null of rows that can't be read so far. */
  currency: string | null
  status: RowStatus
  rows: number
  incoming: bigint
  outgoing: bigint
}

export interface ImportFilter {
  status?: ImportStatus
}
