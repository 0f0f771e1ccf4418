import { fold, splitWords } from "../text/normalize"
import type { Stem } from "../text/stem"
import type { SearchDocument } from "../types"

/** Where in a product a word stands; one bit each. */
export const FIELD = {
  /** In the title, as what the product is called: `chair` of `Executive Chair with Arms`. */
  titleHead: 1,
  title: 2,
  /** Last word of a tag, a type or the category it lies in. */
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
  /** Stems that end a name of a category, tag or type. */
  nouns: Set<string>
  /** Names of two words or more: of categories, tags, types, brands. */
  phrases: string[]
}

/** More of a description says nothing new. */
const DESCRIPTION_WORDS = 120
/** What follows these in a title comes with the product, and isn't it. */
const ADDITIONS = new Set(
  "with for in from mit fur in aus avec pour en con para di met voor".split(" ")
)

/** Reads the words of a product. `isNoun` knows what things are called without the catalogue. */
export function readTerms(
  document: SearchDocument,
  { stem, isNoun }: { stem: Stem; isNoun: (stem: string) => boolean }
): DocumentTerms {
  const reader = new TermsReader(stem)
  const leaves = document.categories.map((path) => path[path.length - 1] ?? "")
  for (const name of [...document.tags, ...leaves, document.type]) reader.readKind(name)
  reader.readTitle(document.title, isNoun)
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

class TermsReader {
  readonly terms: DocumentTerms = {
    masks: new Map(),
    surfaces: new Map(),
    title: [],
    nouns: new Set(),
    phrases: [],
  }

  constructor(private readonly stem: Stem) {}

  readKind(name: string) {
    const words = splitWords(fold(name))
    if (!words.length) return
    const stems = words.map(this.stem)
    words.forEach((word, i) => this.add(word, i === words.length - 1 ? FIELD.kindHead : FIELD.kind))
    this.addJoined(words, FIELD.kindHead)
    this.terms.nouns.add(stems[stems.length - 1])
    this.readPhrase(name)
  }

  readTitle(title: string, isNoun: (stem: string) => boolean) {
    const words = splitWords(fold(title))
    this.terms.title = words.map(this.stem)
    const addition = words.findIndex((word, i) => i > 0 && ADDITIONS.has(word))
    const end = addition < 0 ? words.length : addition
    let head = end - 1
    while (head >= 0 && !this.isNounHere(this.terms.title[head], isNoun)) head--
    words.forEach((word, i) => {
      // Where no word is known to name it, each may: `iPhone 13 Pro`.
      const names = head < 0 ? i < end : i === head
      this.add(word, names ? FIELD.titleHead : FIELD.title)
    })
    this.addJoined(words, FIELD.titleHead)
  }

  readText(text: string, field: number) {
    const words = splitWords(fold(text))
    for (const word of words) this.add(word, field)
    this.addJoined(words, field)
  }

  readDescription(text: string) {
    for (const word of splitWords(fold(text)).slice(0, DESCRIPTION_WORDS)) {
      this.add(word, FIELD.description)
    }
  }

  readPhrase(name: string) {
    const stems = splitWords(fold(name)).map(this.stem)
    if (stems.length > 1) this.terms.phrases.push(stems.join(" "))
  }

  private isNounHere(stem: string, isNoun: (stem: string) => boolean): boolean {
    return this.terms.nouns.has(stem) || isNoun(stem)
  }

  private add(word: string, field: number) {
    const stem = this.stem(word)
    const { masks, surfaces } = this.terms
    masks.set(stem, (masks.get(stem) ?? 0) | field)
    surfaces.set(word, stem)
  }

  /** `sun glasses` is found as `sunglasses`, `16 GB` as `16gb`. */
  private addJoined(words: readonly string[], field: number) {
    for (let i = 1; i < words.length; i++) {
      const joined = words[i - 1] + words[i]
      if (joined.length > 24) continue
      const stem = this.stem(joined)
      this.terms.masks.set(stem, (this.terms.masks.get(stem) ?? 0) | field)
      // Of titles there are too many to be looked through for every misspelt word.
      if (field & FIELD.kindHead) this.terms.surfaces.set(joined, stem)
    }
  }
}
