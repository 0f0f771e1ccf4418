import type { FactKind } from "../types"
import type { Decimal } from "./numbers"

/**
 * How a claim about an amount is made: of a number that the shopper gave, only as a bound or as
 * their budget.
 */
export type Bound = "below" | "above" | "near"

/** What a claim says. */
export type Assertion =
  /** Any of the readings; of any of the currencies, when the reply tells. */
  | { says: "amount"; readings: Decimal[]; currencies?: ReadonlySet<string>; bound?: Bound }
  | { says: "percent"; value: Decimal }
  | { says: "on_sale" }
  | { says: "code"; code: string }
  /** `stars` are drawn: as many as there are whole ones. */
  | { says: "rating"; value: Decimal; atLeast?: boolean; stars?: boolean }
  | { says: "count"; value: Decimal }
  | { says: "stock"; value: "in_stock" | "out_of_stock" | "low" | Decimal }
  /** A text fact has to have all of these words or numbers with their unit. */
  | { says: "words"; needs: RegExp[] }
  /** That what it is about costs nothing, in a unit that names amounts from which on it would. */
  | { says: "free"; about: RegExp; over: Decimal[] }
  /** What no tool ever says. */
  | { says: "nothing" }

/** Something that a unit of a reply claims, and where in it (places in the folded text). */
export interface Claim {
  kind: FactKind
  /** Kinds of facts that can bear it out. */
  kinds: readonly FactKind[]
  start: number
  end: number
  assertion: Assertion
  /** Of words that take what follows them: `restocked the Beta`. */
  pointsOn?: boolean
}

/** A pattern of whole words, case-insensitive, over all languages. */
export function wordPattern(words: string, flags = "giu"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, flags)
}

/** Whether two claims stand on the same words. */
export function overlaps(a: { start: number; end: number }, b: { start: number; end: number }) {
  return a.start < b.end && b.start < a.end
}

/** The end of what comes before a place, within its clause: where a denial would stand. */
export function clauseBefore(text: string, at: number): string {
  const clause = text.slice(0, at).split(CLAUSE).at(-1) ?? ""
  return clause.slice(-24)
}

const CLAUSE = /[,;:(]| but | and | aber | und | mais | et | pero | y | ma | e /iu
