import { lexiconOf } from "../../../language"
import type { Language } from "../../../language"
import { matchPhrase } from "../../../language/wish/lexemes"
import type { Lexeme } from "../../../language/wish/lexemes"
import { phrasesOf } from "../../../language/wish/phrases"
import type { Understood } from "../types"
import { Alternatives } from "./alternatives"
import type { Alternative, Role, Vocabulary } from "./parsed-query"
import type { Thesaurus } from "./thesaurus"

export type Audience = NonNullable<Understood["audience"]>

/** A word or phrase of the query that says something. */
export interface Unit {
  words: string[]
  role: Role
  weight: number
  alternatives: Alternative[]
  /** A preposition stands before it: what follows tells more about what came before. */
  opens: boolean
}

/** `women's watch`, and a watch for somebody's wife. */
const AUDIENCE_WEIGHT = 0.6
const AUDIENCES: Readonly<Record<string, Audience>> = {
  woman: "women",
  man: "men",
  child: "children",
}
/** `not` denies what directly follows; a sentence that goes on after it says something else. */
const WORDS_AFTER_DENIAL = 2

/** Reads the words of a query into units and into what must not be in a product. */
export class Reader {
  readonly units: Unit[] = []
  readonly excluded: Alternative[] = []
  readonly excludedWords: string[] = []
  /** What says that it has none of them, in words of its own. */
  readonly absences: Alternative[] = []
  readonly corrections = new Map<string, string>()
  audience: Audience | undefined

  private readonly stop: ReadonlySet<string>
  private readonly prepositions: ReadonlySet<string>
  private readonly make: Alternatives
  private readonly phrases

  constructor(
    private readonly lexemes: readonly Lexeme[],
    readonly languages: readonly Language[],
    private readonly aids: { vocabulary: Vocabulary; thesaurus: Thesaurus },
    /** Folded words that were written with accents. */
    private readonly accented: ReadonlySet<string>
  ) {
    const lexicons = languages.map(lexiconOf)
    // A stop word of another language may be what this one looks for: `thé` is no article.
    const [first, ...others] = lexicons
    this.stop = new Set([
      ...first.stop,
      ...others.flatMap(({ stop }) =>
        [...stop].filter((word) => !first.concepts.has(first.stem(word)))
      ),
    ])
    this.prepositions = new Set(
      lexicons.slice(0, 2).flatMap(({ prepositions }) => [...prepositions])
    )
    this.phrases = phrasesOf(languages)
    this.make = new Alternatives(aids, languages, this.stop, this.corrections)
  }

  read() {
    for (let at = 0; at < this.lexemes.length;) at = this.readAt(at)
    this.joinNeighbours()
  }

  correct(word: string): string {
    return this.corrections.get(word) ?? word
  }

  inEnglish(words: readonly string[]): string {
    const isEnglish = this.languages[0].code === "en"
    const english = isEnglish ? undefined : this.make.inEnglish(words)
    return english ?? words.map((word) => this.correct(word)).join(" ")
  }

  private readAt(at: number): number {
    const { text, kind } = this.lexemes[at]
    if (kind === "sign") return at + 1
    const negation = this.negationAt(at)
    if (negation) return this.exclude(at + negation, this.wordsAt(at, negation))
    const free = this.freeAt(at)
    if (free) {
      this.excludeWords([this.lexemes[at].text], this.wordsAt(at, free))
      return at + free
    }
    const phrase = this.phraseAt(at)
    if (phrase > 1) return this.addPhrase(at, phrase)
    if (this.takeAudience(at)) return at + 1
    if (this.stop.has(text) && !this.isAccented(text)) return at + 1
    const alternatives = this.make.ofWord(text, at === this.lexemes.length - 1)
    if (alternatives) this.add(at, [text], "term", 1, alternatives)
    return at + 1
  }

  /** Spanish `té` is no `te`: the accent says that it is the thing. */
  private isAccented(text: string): boolean {
    const [language] = this.languages
    const { accentedStop, concepts, stem } = lexiconOf(language)
    return this.accented.has(text) && !accentedStop.has(text) && concepts.has(stem(text))
  }

  /** How many lexemes from here on deny what follows them. */
  private negationAt(at: number): number {
    const without = matchPhrase(this.lexemes, at, this.phrases.not)
    const denial = matchPhrase(this.lexemes, at, this.phrases.negation)
    if (without >= denial) return without
    const madeOf = matchPhrase(this.lexemes, at + denial, this.phrases.madeOf)
    const next = this.lexemes[at + denial + madeOf]
    if (!next || next.kind === "sign") return 0
    if (!madeOf && this.prepositions.has(next.text)) return 0
    const rest = this.lexemes.slice(at + denial + madeOf)
    const end = rest.findIndex(({ kind }) => kind === "sign")
    const telling = rest
      .slice(0, end < 0 ? undefined : end)
      .filter(({ text }) => !this.stop.has(text))
    return telling.length <= WORDS_AFTER_DENIAL ? denial + madeOf : 0
  }

  /** How many lexemes from here on say that there is none of the first: `caffeine free`. */
  private freeAt(at: number): number {
    const next = this.isHyphen(at + 1) ? at + 2 : at + 1
    const { text = "", kind } = this.lexemes[next] ?? {}
    if (kind !== "word" || this.stop.has(this.lexemes[at].text)) return 0
    const denies = this.languages.slice(0, 2).some(({ freeOf }) => freeOf.includes(text))
    return denies ? next + 1 - at : 0
  }

  /** How many lexemes from here on are one name, of the catalogue or of a language. */
  private phraseAt(at: number): number {
    const { thesaurus, vocabulary } = this.aids
    const longest = Math.max(thesaurus.longestOf(this.languages), vocabulary.longestPhrase)
    const words: string[] = []
    let found = 0
    // `women's watches` is a category, and whom the watch is for all the same.
    if (this.audienceAt(at)) return 0
    for (let next = at; next < this.lexemes.length && words.length < longest; next++) {
      const { text, kind } = this.lexemes[next]
      if (this.isHyphen(next)) continue
      if (kind === "sign") break
      words.push(text)
      if (words.length < 2) continue
      const isName =
        vocabulary.isPhrase(words.map(thesaurus.stem).join(" ")) || this.make.isKnown(words)
      if (isName && !words.every((word) => this.stop.has(word))) found = next + 1 - at
    }
    return found
  }

  /** `sci-fi` and `tire-bouchon` are names of two words. */
  private isHyphen(at: number): boolean {
    const [before, sign, after] = this.lexemes.slice(Math.max(0, at - 1), at + 2)
    return at > 0 && sign?.text === "-" && before.end === sign.start && after?.start === sign.end
  }

  private wordsAt(at: number, length: number): string[] {
    return this.lexemes
      .slice(at, at + length)
      .filter(({ kind }) => kind !== "sign")
      .map(({ text }) => text)
  }

  private addPhrase(at: number, length: number): number {
    const words = this.wordsAt(at, length)
    this.add(at, words, "term", 1, this.make.ofPhrase(words))
    return at + length
  }

  private audienceAt(at: number): Audience | undefined {
    for (const language of this.languages) {
      const { concepts, stem } = lexiconOf(language)
      for (const id of concepts.get(stem(this.lexemes[at].text)) ?? []) {
        if (Object.hasOwn(AUDIENCES, id)) return AUDIENCES[id]
      }
    }
    return undefined
  }

  private takeAudience(at: number): boolean {
    const audience = this.audienceAt(at)
    if (!audience) return false
    const { text } = this.lexemes[at]
    this.audience ??= audience
    this.add(at, [text], "audience", AUDIENCE_WEIGHT, this.make.ofWord(text, false) ?? [])
    return true
  }

  /** @param denial the words that deny what stands from here on */
  private exclude(from: number, denial: readonly string[]): number {
    let at = from
    while (at < this.lexemes.length && this.stop.has(this.lexemes[at].text) && !this.costs(at)) at++
    if (at >= this.lexemes.length || this.lexemes[at].kind === "sign") return from
    const length = this.phraseAt(at) || 1
    const words = this.wordsAt(at, length)
    if (!this.costs(at)) this.excludeWords(words, [...denial, ...words])
    const next = at + length
    const joined = this.languages.some(({ joiners }) =>
      joiners.split(",").includes(this.lexemes[next]?.text)
    )
    return joined && this.lexemes[next + 1]?.kind === "word" ? this.exclude(next + 1, denial) : next
  }

  /** @param phrase how it was said that there is none of it */
  private excludeWords(words: readonly string[], phrase: readonly string[]) {
    this.excludedWords.push(words.join(" "))
    this.excluded.push(...this.make.ofExcluded(words))
    this.absences.push(...this.make.ofAbsence(phrase))
  }

  /** `not too expensive` names nothing that could be in a product. */
  private costs(at: number): boolean {
    const { text } = this.lexemes[at]
    return this.languages.some(({ costWords }) => costWords.split(",").includes(text))
  }

  private add(
    at: number,
    words: string[],
    role: Role,
    weight: number,
    alternatives: Alternative[]
  ) {
    this.units.push({ words, role, weight, alternatives, opens: this.afterPreposition(at) })
  }

  /** `for my wife`, `with a mirror`: stop words between don't part them. */
  private afterPreposition(at: number): boolean {
    for (let i = at - 1; i >= 0 && this.stop.has(this.lexemes[i].text); i--) {
      if (this.prepositions.has(this.lexemes[i].text)) return true
    }
    return false
  }

  /** `lip stick` and `t shirt` may be one word in the catalogue. */
  private joinNeighbours() {
    for (let i = 1; i < this.units.length; i++) {
      const pair = [this.units[i - 1], this.units[i]]
      if (pair.some(({ words, role }) => words.length > 1 || role !== "term")) continue
      const joined = this.make.ofJoined(pair[0].words[0] + pair[1].words[0])
      for (const unit of pair) unit.alternatives.push(...joined)
    }
  }
}
