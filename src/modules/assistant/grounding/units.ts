import { findAll } from "./patterns"

/** Longer ones are parted where no claim can stand. */
const LONG = 400
/** What is still whole here is no sentence; see `Unit.shapeless`. */
const TOO_LONG = 2_000

/** A piece of a reply that is checked as a whole: a sentence, a list item, a line. */
export interface Unit {
  text: string
  /** Without any end for so long that what stands at its edges can't be told. */
  shapeless?: boolean
}

const ABBREVIATION =
  /(?:^|[\s([])(?:e\.g|i\.e|approx|ca|vs|no|nr|incl|excl|min|max|est|st|dr|mr|mrs|ms|inc|ltd|co|z\.\s?b|d\.\s?h|inkl|zzgl|bzw|usw|env|aprox|p\.\s?ej|art|num|núm|rs|fr|kr|р|руб|лв|u\.s|sr|sra)\.$/i
/** `1.` or `12)` at the start of a line is a number of a list. */
const LIST_NUMBER = /^\s*\d{1,3}[.)]$/
const LAST = /[.!?\u2026]/
const WIDE_LAST = /[\u3002\uff01\uff1f\u061f\u0964]/
const GAP = /[,;:]\s+(?=\p{L})/gu
const CLOSING = /["'\u201d\u2019\u00bb)\]*_~\u201c]/

/**
 * Parts a text into units. Where they end depends on the text alone, never on how it was chunked: an
 * end is told by what comes after it.
 */
export class UnitSplitter {
  private held = ""
  /** Up to here there is no end. */
  private seen = 0

  /** @returns the units that are complete now */
  push(text: string): Unit[] {
    this.held += text
    const units: Unit[] = []
    for (let unit = this.next(); unit; unit = this.next()) units.push(unit)
    return units
  }

  /** @returns what is left when no more text comes */
  end(): Unit[] {
    const text = this.held
    this.held = ""
    this.seen = 0
    return text === "" ? [] : [{ text }]
  }

  private next(): Unit | undefined {
    for (let at = this.seen; at < this.held.length; at++) {
      const end = this.endAt(at)
      if (end === "unknown") {
        this.seen = at
        return undefined
      }
      if (end !== undefined) return this.cut(end)
      if (at === LONG || (at > LONG && at % 50 === 0)) {
        const quiet = quietPlace(this.held.slice(0, at))
        if (quiet) return this.cut(quiet)
      }
      if (at >= TOO_LONG) return this.cut(at, true)
    }
    this.seen = this.held.length
    return undefined
  }

  /** Where the unit ends whose last character stands at a place, if it does. */
  private endAt(at: number): number | "unknown" | undefined {
    const char = this.held[at] as string
    if (char === "\n") return this.skip(at + 1, /\n/)
    if (WIDE_LAST.test(char)) return this.skip(at + 1, CLOSING)
    if (!LAST.test(char)) return undefined
    const closed = this.skip(at + 1, CLOSING)
    if (closed === "unknown") return "unknown"
    const next = this.held[closed] as string
    if (!/\s/.test(next)) return undefined
    const line = this.held.slice(this.held.lastIndexOf("\n", at - 1) + 1, at + 1)
    if (char === "." && (ABBREVIATION.test(line) || LIST_NUMBER.test(line))) return undefined
    const after = this.skip(closed, /[^\S\n]/)
    if (after === "unknown") return "unknown"
    return /\p{Ll}/u.test(this.held[after] as string) && char !== "!" && char !== "?"
      ? undefined
      : after
  }

  /** The place after any number of such characters; unknown while the text may go on with one. */
  private skip(from: number, what: RegExp): number | "unknown" {
    let at = from
    while (at < this.held.length && what.test(this.held[at] as string)) at++
    return at < this.held.length ? at : "unknown"
  }

  private cut(at: number, shapeless?: boolean): Unit {
    const text = this.held.slice(0, at)
    this.held = this.held.slice(at)
    this.seen = 0
    return shapeless ? { text, shapeless } : { text }
  }
}

/** The last gap between words around which there is no digit, so that no claim is cut in two. */
function quietPlace(text: string): number | undefined {
  const gaps = findAll(GAP, text)
  for (const gap of gaps.reverse()) {
    const around = text.slice(Math.max(0, gap.index - 60), gap.index + 60)
    if (gap.index + 60 <= text.length && !/[\p{N}\p{Sc}%]/u.test(around)) {
      return gap.index + gap[0].length
    }
  }
  return undefined
}
