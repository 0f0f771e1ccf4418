import { LRUCache } from "lru-cache"
import { statements as ar } from "../../../language/ar/statements"
import { statements as de } from "../../../language/de/statements"
import { statements as en } from "../../../language/en/statements"
import { statements as es } from "../../../language/es/statements"
import { statements as fr } from "../../../language/fr/statements"
import { statements as it } from "../../../language/it/statements"
import { statements as nl } from "../../../language/nl/statements"
import { statements as pt } from "../../../language/pt/statements"
import type { StatementWords } from "../../../language/statements"
import { findAll } from "./patterns"

const WORDS: Record<string, StatementWords> = { en, de, fr, es, it, pt, nl, ar }

type TextKeys = {
  [Key in keyof StatementWords]-?: StatementWords[Key] extends string ? Key : never
}[keyof StatementWords]
type TableKeys = "times" | "properties" | "policyTerms" | "units"

/** A place of a sentence where one of a language's words stands. */
export interface Hit {
  start: number
  end: number
}

/** The words of one language, ready to be looked for. */
export class Lexicon {
  readonly numbers: ReadonlyMap<string, number>
  private readonly patterns = new Map<string, RegExp>()

  constructor(
    readonly language: string,
    readonly words: StatementWords
  ) {
    this.numbers = new Map(Object.entries(words.numbers))
  }

  /** Where words of a kind stand. */
  find(kind: TextKeys, text: string): Hit[] {
    return findAll(this.pattern(kind, this.words[kind]), text).map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }))
  }

  has(kind: TextKeys, text: string): boolean {
    const pattern = this.pattern(kind, this.words[kind])
    pattern.lastIndex = 0
    return pattern.test(text)
  }

  /** The concepts of a table that a text names, with where. */
  concepts(table: TableKeys, text: string): (Hit & { concept: string })[] {
    // Most texts name none, which one look tells.
    const any = this.pattern(table, Object.values(this.words[table]).join("|"))
    any.lastIndex = 0
    if (!any.test(text)) return []
    return Object.entries(this.words[table]).flatMap(([concept, source]) =>
      findAll(this.pattern(`${table}.${concept}`, source), text).map(
        ({ index, 0: { length } }) => ({ concept, start: index, end: index + length })
      )
    )
  }

  /** A source of ours as a pattern of whole words. */
  private pattern(name: string, source: string): RegExp {
    let pattern = this.patterns.get(name)
    if (!pattern) {
      const ending = source.replaceAll(/(?<=\p{L})\*/gu, "\\p{L}*")
      // Arabic writes "and", "in", "for" and "the" as one word with the next.
      const before = this.language === "ar" ? "[وفبلك]{0,2}(?:ال|لل)?" : ""
      pattern = new RegExp(`(?<![\\p{L}\\p{N}'])${before}(?:${ending})(?![\\p{L}\\p{N}])`, "giu")
      this.patterns.set(name, pattern)
    }
    return pattern
  }
}

export const LEXICONS: readonly Lexicon[] = Object.entries(WORDS).map(
  ([language, words]) => new Lexicon(language, words)
)
export const ENGLISH = lexiconOf("en") as Lexicon

export function lexiconOf(language: string): Lexicon | undefined {
  const code = language.slice(0, 2).toLowerCase()
  return LEXICONS.find((lexicon) => lexicon.language === code)
}

/** The concepts of a table that a text names in any language. */
export function conceptsIn(
  table: "times" | "properties" | "policyTerms",
  text: string
): ReadonlySet<string> {
  const key = `${table} ${text}`
  let concepts = known.get(key)
  if (!concepts) {
    const found = LEXICONS.flatMap((lexicon) => lexicon.concepts(table, text))
    known.set(key, (concepts = new Set(found.map(({ concept }) => concept))))
  }
  return concepts
}

/** Of texts that were read before. */
const known = new LRUCache<string, ReadonlySet<string>>({ max: 5_000 })
