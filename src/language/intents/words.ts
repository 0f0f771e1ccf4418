import { CONCEPTS_BY_ID } from "../concepts"
import { fold, splitWords } from "../fold"
import type { Language } from "../language"
import { isOneSlip } from "../same-word"
import { type Lexicon, lexiconOf } from "../lexicon"
import { ARABIC_PREFIX } from "../marks"
import { withoutClitics } from "./clitics"

/**
 * What a word stands for when it is no word of a request: a product, an option, a number, a country, or
 * nothing that is known.
 */
export type Placeholder = "<p>" | "<o>" | "<n>" | "<c>" | "<u>"

const PLACEHOLDER: Readonly<Record<string, Placeholder>> = {
  "{p}": "<p>",
  "{o}": "<o>",
  "{n}": "<n>",
  "{c}": "<c>",
}
/** Where they stand in an example. */
export const PLACEHOLDERS = /\{[ponc]\}/g
const OPTION_FIELDS: ReadonlySet<string> = new Set(["colours", "materials"])
const SIZE = /^(?:x{0,4}[sl]|m)$/
const NUMBER = /\d/
/** Shorter words have too many neighbours for a slip to be told. */
const MIN_SLIP = 5
/** Shorter words have no forms worth telling. */
const MIN_FORM = 4

/** The words of an example, with its placeholders. */
export function readExample(example: string): string[] {
  return example
    .split(/(\{[ponc]\})/)
    .flatMap((part) => (PLACEHOLDER[part] ? [PLACEHOLDER[part]] : splitWords(fold(part))))
}

/** Words of a message as the classifier takes them: what names or counts things is replaced. */
export class RequestWords {
  private readonly lexicon: Lexicon
  private readonly countries: ReadonlySet<string>
  private readonly slips = new Map<string, string | undefined>()
  private readonly code: string
  /** A known word by its stem, and by the verb that it is without its pronouns. */
  private readonly forms = new Map<string, string>()

  constructor(
    language: Language,
    /** Folded words that stand in the examples. */
    readonly known: ReadonlySet<string>
  ) {
    this.lexicon = lexiconOf(language)
    this.countries = countriesIn(language.code)
    this.code = language.code
    for (const word of known) {
      if (word.length < MIN_FORM) continue
      for (const form of this.formsOf(word)) if (!this.forms.has(form)) this.forms.set(form, word)
    }
  }

  private formsOf(word: string): string[] {
    const verb = withoutClitics(word, this.code)
    return [this.lexicon.stem(word), ...(verb === undefined ? [] : [verb])]
  }

  /** A word that nobody knows is taken for a product's. */
  read(text: string): string[] {
    return collapse(splitWords(fold(text)).map((word) => asProduct(this.standIn(word))))
  }

  /** The same, with `<u>` for words that nobody knows. */
  readWithGaps(text: string): string[] {
    return collapse(splitWords(fold(text)).map((word) => this.standIn(word)))
  }

  /** Whether a folded word puts a request and names nothing. */
  isRequestWord(word: string): boolean {
    return !this.standIn(word).startsWith("<")
  }

  private standIn(word: string): string {
    const bare = this.code === "ar" ? this.withoutPrefix(word) : word
    if (NUMBER.test(word) || (this.isNumeral(word) && !this.known.has(word))) return "<n>"
    if (this.countries.has(bare) && !this.known.has(word)) return "<c>"
    if (SIZE.test(word) && !this.known.has(word)) return "<o>"
    if (this.known.has(word)) return word
    // A verb with its pronouns names nothing, whatever its stem is like: `méteme`.
    const verb = withoutClitics(word, this.code)
    const asked =
      verb === undefined
        ? undefined
        : (this.forms.get(verb) ?? this.forms.get(this.lexicon.stem(verb)))
    if (asked !== undefined) return asked
    const { concepts, stem } = this.lexicon
    const ids =
      concepts.get(stem(word)) ??
      concepts.get(stem(this.code === "ar" ? bare.replace(ARABIC_PREFIX, "") : bare))
    if (ids)
      return ids.some((id) => OPTION_FIELDS.has(CONCEPTS_BY_ID.get(id)!.field)) ? "<o>" : "<p>"
    if (this.lexicon.stop.has(word)) return word
    return this.inflected(word) ?? this.correct(word) ?? "<u>"
  }

  /** A number in words; the word for one is an article as well. */
  private isNumeral(word: string): boolean {
    const { numbers } = this.lexicon.language
    return Object.hasOwn(numbers, word) && numbers[word] > 1
  }

  /** `والكويت` is `الكويت`: and, so, with, for stand before a word without a space. */
  private withoutPrefix(word: string): string {
    const bare = word.replace(/^[وفبلك](?=\p{L}{3})/u, "")
    return this.known.has(word) || this.lexicon.concepts.has(this.lexicon.stem(word)) ? word : bare
  }

  /** The word of a request of which this one is another form: `nehm`, `añádelas`. */
  private inflected(word: string): string | undefined {
    if (word.length < MIN_FORM) return undefined
    return this.formsOf(word)
      .map((form) => this.forms.get(form))
      .find((known) => known !== undefined)
  }

  /** The word of a request that this one misspells; undefined when it misspells none. */
  private correct(word: string): string | undefined {
    if (word.length < MIN_SLIP) return undefined
    if (!this.slips.has(word)) {
      if (this.slips.size > 5_000) this.slips.clear()
      const found = [...this.known].find(
        (known) => known.length >= MIN_SLIP && known[0] === word[0] && isOneSlip(word, known)
      )
      this.slips.set(word, found)
    }
    return this.slips.get(word)
  }
}

function asProduct(word: string): string {
  return word === "<u>" ? "<p>" : word
}

/** A thing with its colour is one thing: `<o> <p>` says as much as `<p>`. */
function collapse(words: readonly string[]): string[] {
  const kept: string[] = []
  for (const word of words) {
    const last = kept.at(-1)
    if (word === last && word.startsWith("<")) continue
    if (word === "<p>" && last === "<o>") kept.pop()
    if (kept.at(-1) === "<p>" && word === "<p>") continue
    kept.push(word)
  }
  return kept
}

const REGION = /^[A-Z]{2}$/

/** What countries are called in a language, as single folded words. */
function countriesIn(code: string): ReadonlySet<string> {
  const names = new Intl.DisplayNames([code], { type: "region" })
  const words = new Set<string>()
  for (let first = 65; first <= 90; first++) {
    for (let second = 65; second <= 90; second++) {
      const region = String.fromCharCode(first, second)
      const name = REGION.test(region) ? names.of(region) : undefined
      if (!name || name === region) continue
      const parts = splitWords(fold(name))
      if (parts.length === 1 && parts[0].length > 3) words.add(parts[0])
    }
  }
  return words
}
