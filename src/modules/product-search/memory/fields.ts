import { AGAINST, fold, lexiconOf, splitCompound, splitWords } from "../../../language"
import type { Language } from "../../../language"
import { matchPhrase, phraseSet } from "../../../language/wish/lexemes"
import type { PhraseSet } from "../../../language/wish/lexemes"
import { absenceOf } from "../query/parsed-query"
import type { Thesaurus } from "../query/thesaurus"
import type { SearchDocument } from "../types"

/** Where in a product a word stands; one bit each. */
export const FIELD = {
  /** In the title, as what the product is called: `chair` of `Executive Chair with Arms`. */
  titleHead: 1,
  title: 2,
  /** What a tag, a type or the category it lies in is called: `pots` of `plant pots`. */
  kindHead: 4,
  kind: 8,
  brand: 16,
  /** Option values, material, metadata. */
  attribute: 32,
  /** Subtitle, collection, the categories above. */
  side: 64,
  description: 128,
} as const

export type FieldName = keyof typeof FIELD
export const FIELD_BITS = 8

/** A product as words: for each stem, the fields that it stands in. */
export interface DocumentTerms {
  masks: Map<string, number>
  /** How each stem was written, for correcting typing errors. */
  surfaces: Map<string, string>
  /** Stems of the title, in order. */
  title: string[]
  /** Stems that name categories, tags and types. */
  nouns: Set<string>
  /** Names of two words or more: of categories, tags, types, brands. */
  phrases: string[]
  /** Parts of compounds, for an index that can't look into words. */
  parts: Set<string>
}

/** More of a description says nothing new. */
const DESCRIPTION_WORDS = 160
/** A query's words are parted into parts of at least this many letters. */
const MIN_PART = 3
const MAX_JOINED = 24
/** What stands behind these in a title is no name any more: size, colour, edition. */
const END_OF_NAME = /[,;:|(/\u2013\u2014]| - /

/** Reads the words of a product. `thesaurus` knows what things are called without the catalogue. */
export function readTerms(document: SearchDocument, thesaurus: Thesaurus): DocumentTerms {
  const reader = new TermsReader(thesaurus)
  const leaves = document.categories.map((path) => path[path.length - 1] ?? "")
  for (const name of [...document.tags, ...leaves, document.type]) reader.readKind(name)
  reader.readTitle(document.title)
  reader.readText(document.brand, FIELD.brand)
  reader.readPhrase(document.brand)
  for (const text of [...document.attributes, document.material]) {
    reader.readText(text, FIELD.attribute)
  }
  const above = document.categories.flatMap((path) => path.slice(0, -1))
  for (const text of [document.subtitle, document.collection, ...above]) {
    reader.readText(text, FIELD.side)
  }
  reader.readDescription(document.description)
  return reader.terms
}

/** The words with which a language says that there is none of something. */
interface Denials {
  before: PhraseSet
  after: readonly string[]
  joiners: ReadonlySet<string>
  /** What follows in a title comes with the product, and isn't it. */
  additions: ReadonlySet<string>
}

const denials = new WeakMap<Language, Denials>()

function denialsOf(language: Language): Denials {
  let found = denials.get(language)
  if (!found) {
    const words = (list: string) => new Set(list.split(",").map((word) => fold(word).trim()))
    const { not, negation } = language.requests
    const joiners = words(language.joiners)
    const madeOf = words(language.madeOf)
    const { prepositions } = lexiconOf(language)
    found = {
      before: phraseSet([...not.split(","), ...negation.split(",")]),
      after: language.freeOf,
      joiners,
      additions: new Set(
        [...prepositions].filter(
          (word) => !joiners.has(word) && (language.headFirst || !madeOf.has(word))
        )
      ),
    }
    denials.set(language, found)
  }
  return found
}

/** A word that names nothing itself. */
function withoutHeads(field: number): number {
  if (field === FIELD.titleHead) return FIELD.title
  return field === FIELD.kindHead ? FIELD.kind : field
}

class TermsReader {
  readonly terms: DocumentTerms = {
    masks: new Map(),
    surfaces: new Map(),
    title: [],
    nouns: new Set(),
    phrases: [],
    parts: new Set(),
  }
  private readonly language: Language
  private readonly stop: ReadonlySet<string>
  private readonly denials: Denials

  constructor(private readonly thesaurus: Thesaurus) {
    this.language = thesaurus.language
    this.stop = lexiconOf(this.language).stop
    this.denials = denialsOf(this.language)
  }

  readKind(name: string) {
    const text = fold(name)
    const words = splitWords(text)
    if (!words.length) return
    const telling = words.findIndex((word) => !this.stop.has(word))
    const naming = this.language.headFirst ? Math.max(0, telling) : words.length - 1
    const denied = this.deniedIn(words, text)
    words.forEach((word, i) => {
      if (denied.has(i)) this.deny(word, FIELD.kind)
      else this.add(word, i === naming ? FIELD.kindHead : FIELD.kind)
    })
    this.addJoined(words, FIELD.kindHead)
    this.terms.nouns.add(this.thesaurus.stem(words[naming]))
    this.readPhrase(name)
  }

  readTitle(title: string) {
    const [name, ...details] = title.split(END_OF_NAME)
    const text = fold(name)
    const words = splitWords(text)
    const denied = this.deniedIn(words, text)
    this.terms.title = words.map(this.thesaurus.stem)
    const addition = words.findIndex((word, i) => i > 0 && this.denials.additions.has(word))
    const end = addition < 0 ? words.length : addition
    const nouns = words.map((word, i) => (i < end && this.isNoun(word) ? i : -1))
    const named = nouns.filter((i) => i >= 0)
    const head = (this.language.headFirst ? named[0] : named[named.length - 1]) ?? -1
    words.forEach((word, i) => {
      if (denied.has(i)) return this.deny(word, FIELD.title)
      // Where no word is known to name it, each may: `iPhone 13 Pro`.
      const names = head < 0 ? i < end : i === head
      this.add(word, names ? FIELD.titleHead : FIELD.title)
    })
    this.addJoined(words, FIELD.titleHead)
    for (const text of details) this.readText(text, FIELD.title)
    this.terms.title.push(
      ...details.flatMap((text) => splitWords(fold(text)).map(this.thesaurus.stem))
    )
  }

  readText(text: string, field: number) {
    const folded = fold(text)
    const words = splitWords(folded)
    const denied = this.deniedIn(words, folded)
    words.forEach((word, i) => (denied.has(i) ? this.deny(word, field) : this.add(word, field)))
    this.addJoined(words, field)
  }

  readDescription(text: string) {
    let left = DESCRIPTION_WORDS
    // A denial ends with its sentence.
    for (const sentence of fold(text).split(/[.!?;:\n]+/)) {
      if (left <= 0) return
      const words = splitWords(sentence).slice(0, left)
      left -= words.length
      const denied = this.deniedIn(words, sentence)
      words.forEach((word, i) => {
        if (denied.has(i)) this.deny(word, FIELD.description)
        else this.add(word, FIELD.description)
      })
    }
  }

  readPhrase(name: string) {
    const stems = splitWords(fold(name)).map(this.thesaurus.stem)
    if (stems.length > 1) this.terms.phrases.push(stems.join(" "))
  }

  /** Which of the words of a folded text the others say that there is none of: `sugar` in `without added sugar`. */
  private deniedIn(words: readonly string[], text: string): ReadonlySet<number> {
    const denied = new Set<number>()
    const lexemes = words.map((text) => ({ text }))
    words.forEach((word, at) => {
      const length = matchPhrase(lexemes, at, this.denials.before)
      const follows = this.denials.after.includes(word) && at > 0
      // `sugar-free, from two years` is not free from years.
      if (follows && (!length || text.includes(`${words[at - 1]}-${word}`))) {
        denied.add(at - 1)
        return
      }
      if (!length) return
      let next = at + length
      while (next < words.length && this.stop.has(words[next])) next++
      for (; next < words.length; next++) {
        if (this.denials.joiners.has(words[next]) && denied.has(next - 1)) continue
        if (this.stop.has(words[next])) break
        denied.add(next)
      }
    })
    return denied
  }

  private isNoun(word: string): boolean {
    if (this.terms.nouns.has(this.thesaurus.stem(word))) return true
    if (this.thesaurus.isNoun(word, this.language)) return true
    const parts = this.partsOf(word)
    return parts !== undefined && this.thesaurus.isNoun(parts[parts.length - 1], this.language)
  }

  private partsOf(word: string): string[] | undefined {
    const { compoundLinks } = this.language
    if (!compoundLinks || word.length < 7) return undefined
    return splitCompound(word, compoundLinks, (part) => this.thesaurus.knows([part], this.language))
  }

  private add(word: string, field: number) {
    const { stem } = this.thesaurus
    const { masks, surfaces, parts } = this.terms
    const own = stem(word)
    masks.set(own, (masks.get(own) ?? 0) | field)
    surfaces.set(word, own)
    if (field !== FIELD.description) {
      for (const part of this.partsOf(word) ?? []) parts.add(stem(part))
    }
    const [, against] = AGAINST.exec(word) ?? []
    if (against) {
      const trouble = stem(against)
      masks.set(trouble, (masks.get(trouble) ?? 0) | withoutHeads(field))
      surfaces.set(against, trouble)
    }
    for (const ending of this.denials.after) {
      if (word.endsWith(ending) && word.length >= ending.length + 3) {
        this.deny(word.slice(0, -ending.length), field)
      }
    }
  }

  private deny(word: string, field: number) {
    const { masks } = this.terms
    const absent = absenceOf(this.thesaurus.stem(word))
    masks.set(absent, (masks.get(absent) ?? 0) | field)
  }

  /**
   * `T-Shirt` is found as `tshirt`, `16 GB` as `16gb`; names of kinds in one word as well. Longer
   * words of titles are parted in the query, since nearly every pair would be a word of its own.
   */
  private addJoined(words: readonly string[], field: number) {
    for (let i = 1; i < words.length; i++) {
      const [one, other] = [words[i - 1], words[i]]
      if (this.stop.has(one) || this.stop.has(other)) continue
      const isShort = one.length < MIN_PART || other.length < MIN_PART
      if (!isShort && !(field & FIELD.kindHead)) continue
      const joined = one + other
      if (joined.length > MAX_JOINED) continue
      const stem = this.thesaurus.stem(joined)
      this.terms.masks.set(stem, (this.terms.masks.get(stem) ?? 0) | field)
      if (field & FIELD.kindHead) this.terms.surfaces.set(joined, stem)
    }
  }
}
