import {
  entryType,
  type EntryType,
  type Movement,
  type Period,
  type PeriodBooks,
  type Purpose,
} from "../../modules/ledger"

/** What movements mean for what is owed, in the order in which a report shows them. */
export const MOVEMENT_KINDS = [
  /** New credit. */
  "issued",
  /** Brought over from another system: what came in there, and of a history what went out. */
  "imported",
  /** A debit or an expiry was taken back. */
  "reinstated",
  "transferred_in",
  "redeemed",
  "withdrawn",
  "expired",
  /** Staff took it out without an order. */
  "adjusted",
  /** A credit was taken back. */
  "taken_back",
  "transferred_out",
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** What all that moved alike means. */
export function kindOf({ type, direction, by, of_order }: Movement): MovementKind {
  if (type === "transfer_in" || type === "transfer_out") {
    return direction === "in" ? "transferred_in" : "transferred_out"
  }
  if (entryType[type].direction !== direction) {
    return direction === "in" ? "reinstated" : "taken_back"
  }
  if (by === "import") return "imported"
  if (direction === "in") return "issued"
  if (type === "withdrawal") return "withdrawn"
  if (type === "expiry") return "expired"
  return by === "staff" && !of_order ? "adjusted" : "redeemed"
}

/** A line of the report; amounts in minor units. */
export interface RollForwardLine {
  kind: MovementKind
  type: EntryType
  direction: "in" | "out"
  entries: number
  amount: bigint
}

/** What is owed of one kind, from the beginning of a period to its end, in minor units. */
export interface RollForward {
  currency: string
  purpose: Purpose
  opening: bigint
  lines: RollForwardLine[]
  /** `opening` with what came in and without what went out, as it is booked. */
  closing: bigint
  /** What of `closing` was set aside. */
  held: bigint
  /** What of `closing` had lapsed and was booked as such only afterwards. */
  lapsed: bigint
}

export interface PeriodReport extends Period {
  rows: RollForward[]
  entries: number
}

/** The report of a period: per currency and purpose, what was owed, what moved and what is owed then. */
export function rollForward(period: Period, books: PeriodBooks): PeriodReport {
  const keys = [...books.positions, ...books.movements].map(
    ({ currency, purpose }) => `${currency} ${purpose}`
  )
  const rows = [...new Set(keys)].sort().map((key) => rowOf(key, books))
  return {
    ...period,
    rows: rows.filter(({ opening, closing, lines }) => opening || closing || lines.length),
    entries: books.entries,
  }
}

function rowOf(key: string, { positions, movements }: PeriodBooks): RollForward {
  const [currency, purpose] = key.split(" ") as [string, Purpose]
  const isOf = (one: { currency: string; purpose: Purpose }) =>
    one.currency === currency && one.purpose === purpose
  const position = positions.find(isOf)
  const closing = position?.closing ?? 0n
  const lines = linesOf(movements.filter(isOf))
  return {
    currency,
    purpose,
    opening: closing - sumOf(lines),
    lines,
    closing,
    held: position?.held ?? 0n,
    lapsed: position?.lapsed ?? 0n,
  }
}

function linesOf(movements: readonly Movement[]): RollForwardLine[] {
  const lines = new Map<string, RollForwardLine>()
  for (const movement of movements) {
    const { type, direction, entries, amount } = movement
    const kind = kindOf(movement)
    const key = `${kind} ${type} ${direction}`
    const line = lines.get(key) ?? { kind, type, direction, entries: 0, amount: 0n }
    lines.set(key, { ...line, entries: line.entries + entries, amount: line.amount + amount })
  }
  const place = ({ kind }: RollForwardLine) => MOVEMENT_KINDS.indexOf(kind)
  return [...lines.values()].sort(
    (one, other) => place(one) - place(other) || one.type.localeCompare(other.type, "en")
  )
}

/** What came in less what went out. */
export function sumOf(lines: readonly { direction: "in" | "out"; amount: bigint }[]): bigint {
  return lines.reduce(
    (sum, { direction, amount }) => (direction === "in" ? sum + amount : sum - amount),
    0n
  )
}
