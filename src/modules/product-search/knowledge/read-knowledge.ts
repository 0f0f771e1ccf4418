import { fold, splitWords } from "../text/normalize"
import type { Stem } from "../text/stem"

/** Words that may stand for others, with how well (0 to 1). The words of a phrase are stems. */
export interface Related {
  words: string[]
  weight: number
}

/** What one knows without the catalogue: which words mean the same, contain or serve which others. */
export interface Knowledge {
  /** By phrase: stems joined by spaces. */
  related: Map<string, Related[]>
  /** By verb: what is bought to do it. */
  purposes: Map<string, Related[]>
  /** Stems that end a phrase of the tables: what things are called, as `chair` and `case`. */
  nouns: Set<string>
  /** The most words that a phrase has. */
  longest: number
}

/** The same thing by another name. */
const SAME = 0.93
/** A kind of what was asked for: a blouse for a top. */
const KIND = 0.85
/** What was asked for is a kind of it: a sofa for a loveseat that there isn't. */
const WIDER = 0.3
/** Near it, and shown after it. */
const NEAR = 0.5
/** What stands later in a line is a little less meant. */
const LESS_EACH = 0.004
const MOST_LESS = 0.05
/** Of purposes: what does it, and what helps. */
const DOES = 0.95
const HELPS = 0.72

/**
 * Reads tables of lines
 *
 *   couch = sofa = settee      the same
 *   footwear > boot, sandal    kinds of it, the most usual first
 *   purse ~ wallet             near it
 *
 * and of purposes, `cut -> knife; peeler`. What is a kind of a kind counts, with both weights.
 *
 * @throws Error naming the first line that is none of these
 */
export function readKnowledge(
  { tables, purposes }: { tables: readonly string[]; purposes: string },
  stem: Stem
): Knowledge {
  const reader = new Reader(stem)
  for (const line of tables.flatMap(linesOf)) reader.readRelation(line)
  for (const line of linesOf(purposes)) reader.readPurpose(line)
  return reader.finish()
}

function linesOf(table: string): string[] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
}

class Reader {
  private readonly direct = new Map<string, Map<string, number>>()
  private readonly purposes = new Map<string, Related[]>()
  private readonly nouns = new Set<string>()
  private longest = 1

  constructor(private readonly stem: Stem) {}

  readRelation(line: string) {
    const [, sign] = /^[^=>~]+([=>~])/.exec(line) ?? []
    const [head = "", ...rest] = line.split(sign ?? "\n").map((part) => part.trim())
    if (sign === "=") {
      const members = [head, ...rest].map((phrase) => this.phrase(phrase))
      for (const a of members) for (const b of members) this.relate(a, b, SAME)
    } else if (sign && rest.length === 1) {
      const general = this.phrase(head)
      for (const [place, part] of rest[0].split(",").entries()) {
        const special = this.phrase(part)
        const less = Math.min(MOST_LESS, place * LESS_EACH)
        this.relate(general, special, (sign === ">" ? KIND : NEAR) - less)
        if (sign === ">") this.relate(special, general, WIDER)
      }
    } else {
      throw new Error(`Not a line of synonyms: "${line}"`)
    }
  }

  readPurpose(line: string) {
    const [verbs, things] = line.split("->")
    if (!things) throw new Error(`Not a line of purposes: "${line}"`)
    const related = things.split(";").flatMap((part, i) =>
      part.split(",").map((phrase) => ({
        words: this.phrase(phrase).split(" "),
        weight: i === 0 ? DOES : HELPS,
      }))
    )
    for (const verb of verbs.split(",")) this.purposes.set(this.phrase(verb), related)
  }

  finish(): Knowledge {
    const related = new Map<string, Related[]>()
    for (const phrase of this.direct.keys()) {
      const found = [...this.reach(phrase)].map(([words, weight]) => ({
        words: words.split(" "),
        weight,
      }))
      related.set(phrase, found)
    }
    return { related, purposes: this.purposes, nouns: this.nouns, longest: this.longest }
  }

  /** Two steps far, and never up and down again: kinds of the same are no kinds of each other. */
  private reach(phrase: string): Map<string, number> {
    const found = new Map(this.direct.get(phrase))
    for (const [near, weight] of this.direct.get(phrase) ?? []) {
      if (weight < KIND - MOST_LESS) continue
      for (const [far, further] of this.direct.get(near) ?? []) {
        const both = weight * further
        if (far !== phrase && both > (found.get(far) ?? 0)) found.set(far, both)
      }
    }
    return found
  }

  private relate(from: string, to: string, weight: number) {
    if (from === to) return
    const known = this.direct.get(from) ?? new Map<string, number>()
    known.set(to, Math.max(weight, known.get(to) ?? 0))
    this.direct.set(from, known)
  }

  private phrase(text: string): string {
    const words = splitWords(fold(text)).map(this.stem)
    if (!words.length) throw new Error(`A phrase without a word: "${text}"`)
    this.nouns.add(words[words.length - 1])
    this.longest = Math.max(this.longest, words.length)
    return words.join(" ")
  }
}
