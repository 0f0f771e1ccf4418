import type { Knowledge } from "../knowledge/read-knowledge"
import { languageOf } from "../text/languages"
import type { Language } from "../text/languages"
import type { Stem } from "../text/stem"
import type { Understood } from "../types"
import { Alternatives } from "./alternatives"
import { isDescribing } from "./describing-words"
import { phrasesOf, takeConstraints } from "./constraints"
import type { Constraints } from "./constraints"
import { matchPhrase, readLexemes } from "./lexemes"
import type { Lexeme } from "./lexemes"
import type { Alternative, Concept, ParsedQuery, Role, Vocabulary } from "./parsed-query"

/** What queries are read with. */
export interface ReadingAids {
  vocabulary: Vocabulary
  knowledge: Knowledge
  stem: Stem
}

type Audience = NonNullable<Understood["audience"]>

/** A word or phrase of the query that says something. */
interface Unit {
  words: string[]
  role: Role
  weight: number
  alternatives: Alternative[]
  /** A preposition stands before it: what follows tells more about what came before. */
  opens: boolean
}

const HEAD_WEIGHT = 1.6
const OBJECT_WEIGHT = 0.25
/** `women's watch`, and a watch for somebody's wife. */
const AUDIENCE_WEIGHT = 0.6
/** More words than any question needs; what comes after is not read. */
const MAX_LEXEMES = 60

const PREPOSITIONS = new Set(
  "for with in from to by without under on at that which who fur mit pour avec para con per voor met".split(
    " "
  )
)
const AUDIENCES: [Audience, Record<string, number>][] = [
  ["women", { woman: 1, lady: 1, female: 1, girl: 0.5, feminine: 0.8 }],
  ["men", { man: 1, gentleman: 1, male: 1, boy: 0.4, masculine: 0.8 }],
  ["children", { child: 1, kid: 1, toddler: 0.9, baby: 0.8, girl: 0.9, boy: 0.9, junior: 0.9 }],
]
const OPPOSITE = { women: "men", men: "women", children: undefined } as const

/** The stems that say whom a thing is for, and those that say it is for others. */
export function audienceStems(audience: Audience): { own: string[]; others: string[] } {
  const stems = (name: Audience | undefined) =>
    Object.keys(AUDIENCES.find(([known]) => known === name)?.[1] ?? {})
  return { own: stems(audience), others: stems(OPPOSITE[audience]) }
}

/**
 * Understands a query: takes budget, stock, order and what must not be out of it, and makes the rest
 * into concepts, each with the words that the catalogue may have for it.
 *
 * @param currency the shopper's, lower case
 * @param locale the shopper's, BCP 47
 */
export function parseQuery(
  query: string,
  { currency, locale }: { currency: string; locale: string },
  aids: ReadingAids
): ParsedQuery {
  const language = languageOf(locale)
  const lexemes = readLexemes(query).slice(0, MAX_LEXEMES)
  const { constraints, rest } = takeConstraints(lexemes, { language, currency })
  const reader = new Reader(rest, language, aids)
  reader.read()
  const concepts = toConcepts(reader, aids)
  const said = reader.units.map(({ words }) => words.join(" "))
  const corrected = reader.corrections.size
    ? lexemes.map(({ text }) => reader.corrections.get(text) ?? text).join(" ")
    : undefined
  return {
    concepts,
    excluded: reader.excluded,
    constraints,
    text: said.map((text) => reader.correct(text)).join(" "),
    understood: {
      terms: reader.units
        .filter(({ role }) => role !== "audience")
        .map(({ words }) => words.join(" ")),
      excluded: reader.excludedWords,
      ...(reader.audience && { audience: reader.audience }),
      ...presentConstraints(constraints),
    },
    ...(corrected && { corrected }),
  }
}

function presentConstraints(found: Constraints): Partial<Understood> {
  const { min_price, max_price, ...others } = found
  return {
    ...others,
    ...(min_price !== undefined && { min_price: String(min_price) }),
    ...(max_price !== undefined && { max_price: String(max_price) }),
  }
}

class Reader {
  readonly units: Unit[] = []
  readonly excluded: Alternative[] = []
  readonly excludedWords: string[] = []
  readonly corrections = new Map<string, string>()
  audience: Audience | undefined

  private readonly stop: ReadonlySet<string>
  private readonly make: Alternatives

  constructor(
    private readonly lexemes: readonly Lexeme[],
    private readonly language: Language,
    private readonly aids: ReadingAids
  ) {
    this.stop = new Set(language.stop)
    this.make = new Alternatives(aids, this.stop, this.corrections)
  }

  read() {
    for (let at = 0; at < this.lexemes.length;) at = this.readAt(at)
    this.joinNeighbours()
  }

  correct(text: string): string {
    return text
      .split(" ")
      .map((word) => this.corrections.get(word) ?? word)
      .join(" ")
  }

  private readAt(at: number): number {
    const { text, kind } = this.lexemes[at]
    if (kind === "sign") return at + 1
    const negation = matchPhrase(this.lexemes, at, phrasesOf(this.language).not)
    if (negation) return this.exclude(at + negation)
    const phrase = this.phraseAt(at)
    if (phrase > 1) return this.addPhrase(at, phrase)
    if (this.takeAudience(at)) return at + 1
    if (this.takePurpose(at)) return at + 1
    if (this.stop.has(text)) return at + 1
    const alternatives = this.make.ofWord(text, at === this.lexemes.length - 1)
    if (alternatives) this.add(at, [text], "term", 1, alternatives)
    return at + 1
  }

  /** How many lexemes from here on are one name, of the catalogue or of the tables. */
  private phraseAt(at: number): number {
    const { knowledge, vocabulary, stem } = this.aids
    const longest = Math.max(knowledge.longest, vocabulary.longestPhrase)
    const stems: string[] = []
    let found = 0
    // `women's watches` is a category, and whom the watch is for all the same.
    if (this.audienceOf(at)) return 0
    for (const { text, kind } of this.lexemes.slice(at, at + longest)) {
      if (kind === "sign") break
      stems.push(stem(text))
      const name = stems.join(" ")
      if (stems.length > 1 && (knowledge.related.has(name) || vocabulary.isPhrase(name))) {
        found = stems.length
      }
    }
    return found
  }

  private addPhrase(at: number, length: number): number {
    const words = this.lexemes.slice(at, at + length).map(({ text }) => text)
    this.add(at, words, "term", 1, this.make.ofPhrase(words))
    return at + length
  }

  private audienceOf(at: number) {
    return AUDIENCES.find(([audience]) => this.language[audience].includes(this.lexemes[at].text))
  }

  private takeAudience(at: number): boolean {
    const found = this.audienceOf(at)
    if (!found) return false
    const [audience, stems] = found
    const { text } = this.lexemes[at]
    const own = this.aids.stem(text)
    const words = Object.entries({ ...stems, ...(stems[own] && { [own]: 1 }) })
    const alternatives = words.map(([word, weight]) => ({ words: [word], weight }))
    this.audience ??= audience
    this.add(at, [text], "audience", AUDIENCE_WEIGHT, alternatives)
    return true
  }

  /** `something to cut vegetables with`: what cuts is wanted, and no vegetables. */
  private takePurpose(at: number): boolean {
    const { text } = this.lexemes[at]
    const before = this.lexemes[at - 1]?.text
    const verb = this.aids.stem(text)
    const things = this.aids.knowledge.purposes.get(verb)
    const asVerb = before === "to" || (before === "for" && text.endsWith("ing"))
    if (!things || !asVerb) return false
    const described = this.units.some(({ role }) => role === "term")
    const own = [{ words: [verb], weight: 0.6 }]
    const role = described ? "object" : "head"
    this.add(at, [text], role, described ? 2 * OBJECT_WEIGHT : 1, [...own, ...things])
    return true
  }

  private exclude(from: number): number {
    let at = from
    while (at < this.lexemes.length && this.stop.has(this.lexemes[at].text)) at++
    if (at >= this.lexemes.length || this.lexemes[at].kind === "sign") return from
    const length = this.phraseAt(at) || 1
    const words = this.lexemes.slice(at, at + length).map(({ text }) => text)
    if (!isDescribing(words[0], "price")) {
      this.excludedWords.push(words.join(" "))
      this.excluded.push({ words: words.map(this.aids.stem), weight: 1 })
    }
    const next = at + length
    const more = ["or", "nor", "oder", "ou", "o", "of"].includes(this.lexemes[next]?.text)
    return more ? this.exclude(next + 1) : next
  }

  private add(
    at: number,
    words: string[],
    role: Role,
    weight: number,
    alternatives: Alternative[]
  ) {
    const opens = PREPOSITIONS.has(this.lexemes[at - 1]?.text) || this.afterPreposition(at)
    this.units.push({ words, role, weight, alternatives, opens })
  }

  /** `for my wife`, `with a mirror`: stop words between don't part them. */
  private afterPreposition(at: number): boolean {
    for (let i = at - 1; i >= 0 && this.stop.has(this.lexemes[i].text); i--) {
      if (PREPOSITIONS.has(this.lexemes[i].text)) return true
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

function toConcepts(reader: Reader, aids: ReadingAids): Concept[] {
  const { units } = reader
  const head = headOf(reader, aids)
  const purpose = units.find(({ role }) => role === "head")
  return units.map((unit) => {
    const role = unit === head ? "head" : purpose && unit.role === "term" ? "object" : unit.role
    const weight =
      role === "head" ? HEAD_WEIGHT : role === "object" ? unit.weight * OBJECT_WEIGHT : unit.weight
    return { word: unit.words.join(" "), role, weight, alternatives: unit.alternatives }
  })
}

/** The noun that names what is looked for: in `case for a red phone`, the case. */
function headOf(reader: Reader, { knowledge, vocabulary, stem }: ReadingAids) {
  const { units } = reader
  const purpose = units.find(({ role }) => role === "head")
  if (purpose) return purpose
  const terms = units.filter(({ role }) => role === "term")
  const describes = ({ words }: Unit) => words.length === 1 && isDescribing(words[0])
  const end = terms.findIndex(
    ({ opens }, i) => opens && terms.slice(0, i).some((unit) => !describes(unit))
  )
  return terms
    .slice(0, end < 0 ? undefined : end)
    .filter((unit) => !describes(unit))
    .reverse()
    .find(({ words }) => {
      const last = stem(reader.correct(words[words.length - 1]))
      return vocabulary.isNoun(last) || knowledge.nouns.has(last)
    })
}
