import type { GroundingReceipt } from "../types"
import { checkUnit } from "./check"
import type { Setting, Verdict } from "./check"
import { overlaps } from "./claim"
import { divide } from "./clauses"
import type { Clause } from "./clauses"
import type { Evidence } from "./evidence"
import { fold } from "./fold"

/** What is left of a unit that did not hold. */
export interface Remains {
  text: string
  receipts: GroundingReceipt[]
  about: Setting["about"]
}

/**
 * The clauses of a unit that are true beside one that is not. Each has claims, all borne out where it
 * stands and once more alone, as a sentence of its own would have to be: nothing leaves in company
 * that would not leave alone.
 *
 * @param verdict on the whole
 * @returns undefined when the unit can't safely be divided, or nothing of it is true
 */
export function salvage(
  text: string,
  evidence: Evidence,
  { said }: Setting,
  verdict: Verdict
): Remains | undefined {
  const folded = fold(text)
  const clauses = divide(folded, evidence.names.find(folded))
  const kept = clauses.flatMap((clause, place) => {
    if (verdict.refuted.some((claim) => overlaps(claim, clause))) return []
    const alone = checkUnit(text.slice(clause.start, clause.end), evidence, { about: [], said })
    return alone.holds && alone.receipts.length > 0 ? [{ clause, place, alone }] : []
  })
  const last = kept.at(-1)
  if (!last) return undefined
  const words = kept.map(({ clause, place }, i) => {
    const before = kept[i - 1]
    if (!before) return text.slice(clause.start, clause.end)
    const isNext = before.place === place - 1
    const divider = isNext ? text.slice(before.clause.end, clause.start) : "; "
    return divider + text.slice(clause.start, clause.end)
  })
  return {
    text: withEdges(text, clauses, words.join("")),
    receipts: kept.flatMap(({ alone }) => alone.receipts),
    // Whoever reads on takes "it" for what was said last, whoever wrote on for what they said last.
    about: last.place === clauses.length - 1 ? last.alone.about : [null],
  }
}

/** With what stands before the first clause and after the last one, and a capital where there was one. */
function withEdges(text: string, clauses: readonly Clause[], words: string): string {
  const [first] = clauses as [Clause]
  const last = clauses[clauses.length - 1] as Clause
  const isCapital = /\p{Lu}/u.test(text[first.start] as string)
  const begun = isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words
  return text.slice(0, first.start) + begun + text.slice(last.end)
}
