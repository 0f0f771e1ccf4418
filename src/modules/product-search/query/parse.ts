import {
  accentedWords,
  detectLanguage,
  languageOf,
  lexiconOf,
  splitCompound,
} from "../../../language"
import type { Language } from "../../../language"
import { readLexemes } from "../../../language/wish/lexemes"
import type { Lexeme } from "../../../language/wish/lexemes"
import { takeLimits } from "../../../language/wish/read-wish"
import type { Limits } from "../../../language/wish/read-wish"
import { LANGUAGES } from "../../../language"
import type { Understood } from "../types"
import { absenceOf } from "./parsed-query"
import type { Concept, ParsedQuery, Vocabulary } from "./parsed-query"
import { Reader } from "./reader"
import type { Unit } from "./reader"
import type { Thesaurus } from "./thesaurus"

/** What queries are read with. */
export interface ReadingAids {
  vocabulary: Vocabulary
  thesaurus: Thesaurus
}

const HEAD_WEIGHT = 1.6
/** What something is done to, beside what it is done with. */
const OBJECT_WEIGHT = 0.3
/** More words than any question needs; what comes after is not read. */
const MAX_LEXEMES = 60
/** Before a word is read, in words: most shoppers write what the catalogue and their browser speak. */
const CATALOGUE_PRIOR = 0.6
const LOCALE_PRIOR = 0.4
/** For what the conversation is held in. */
const CONVERSATION_PRIOR = 1.2
/** A word this much like one of the catalogue's is no word of another language, but misspelt. */
const MISSPELT = 0.8
/** For each word that the catalogue has. */
const IN_CATALOGUE = 0.5

/**
 * Understands a query: takes budget, stock, order and what must not be out of it, and makes the rest
 * into concepts, each with the words that the catalogue may have for it.
 *
 * @param currency the shopper's, lower case
 * @param locale the shopper's, BCP 47
 * @param language ISO 639, of the conversation that it is a part of
 */
export function parseQuery(
  query: string,
  { currency, locale, language }: { currency: string; locale: string; language?: string },
  aids: ReadingAids
): ParsedQuery {
  const lexemes = readLexemes(query).slice(0, MAX_LEXEMES)
  const languages = languagesOf(query, lexemes, { locale, language }, aids)
  const { limits, rest } = takeLimits(lexemes, { languages, currency })
  const reader = new Reader(rest, languages, aids, accentedWords(query))
  reader.read()
  const said = reader.units.map(({ words }) => words)
  const corrected = reader.corrections.size
    ? lexemes.map(({ text }) => reader.correct(text)).join(" ")
    : undefined
  return {
    concepts: toConcepts(reader, aids),
    excluded: reader.excluded,
    constraints: limits,
    text: said.map((words) => reader.inEnglish(words)).join(" "),
    understood: {
      terms: reader.units
        .filter(({ role }) => role !== "audience")
        .map(({ words }) => words.join(" ")),
      excluded: reader.excludedWords,
      ...(reader.audience && { audience: reader.audience }),
      ...presentLimits(limits),
    },
    ...(corrected && { corrected }),
  }
}

/**
 * The languages that a query is read in, the likeliest first: the one it is written in, the
 * catalogue's, English, whose words every language borrows; all of them, when no word is known.
 */
function languagesOf(
  query: string,
  lexemes: readonly Lexeme[],
  { locale, language }: { locale: string; language?: string },
  { vocabulary, thesaurus }: ReadingAids
): Language[] {
  const catalogue = thesaurus.language
  const words = lexemes.filter(({ kind }) => kind === "word").map(({ text }) => text)
  const had = words.filter((word) => vocabulary.hasForm(word) && word.length > 2).length
  const prior: Record<string, number> = { [catalogue.code]: CATALOGUE_PRIOR + had * IN_CATALOGUE }
  const spoken = language === undefined ? undefined : languageOf(language)
  // What the conversation is held in says more than what the browser speaks.
  const shoppers = spoken ? undefined : languageOf(locale)
  if (shoppers) prior[shoppers.code] = (prior[shoppers.code] ?? 0) + LOCALE_PRIOR
  if (spoken) prior[spoken.code] = (prior[spoken.code] ?? 0) + CONVERSATION_PRIOR
  const { language: detected } = detectLanguage(query, prior)
  const likely = [detected ?? catalogue, catalogue, LANGUAGES[0]]
  const isKnown = ({ code, compoundLinks }: Language) => {
    const { concepts, stem, stop } = lexiconOf(
      LANGUAGES.find((one) => one.code === code) ?? LANGUAGES[0]
    )
    const isWord = (word: string) => concepts.has(stem(word))
    return (word: string) =>
      stop.has(word) || isWord(word) || isCompound(word, compoundLinks, isWord)
  }
  const unknown = words.filter(
    (word) =>
      !vocabulary.hasForm(word) &&
      !likely.some((language) => isKnown(language)(word)) &&
      !((vocabulary.corrections(word)[0]?.similarity ?? 0) >= MISSPELT)
  )
  const others = unknown.length
    ? LANGUAGES.filter((language) => unknown.some(isKnown(language)))
    : []
  return [...new Map([...likely, ...others].map((language) => [language.code, language])).values()]
}

/** Whether a word is written together of known ones alone. */
function isCompound(
  word: string,
  links: readonly string[] | undefined,
  isWord: (part: string) => boolean
): boolean {
  return links !== undefined && (splitCompound(word, links, isWord)?.length ?? 0) > 1
}

function presentLimits(found: Limits): Partial<Understood> {
  const { min_price, max_price, ...others } = found
  return {
    ...others,
    ...(min_price !== undefined && { min_price: String(min_price) }),
    ...(max_price !== undefined && { max_price: String(max_price) }),
  }
}

function toConcepts(reader: Reader, aids: ReadingAids): Concept[] {
  const { units } = reader
  const purpose = purposeOf(reader, aids)
  const head = purpose ?? headOf(reader, aids)
  const concepts: Concept[] = units.map((unit) => ({
    word: unit.words.join(" "),
    role: unit === head ? "head" : unit.role,
    weight: unit === head ? HEAD_WEIGHT : unit.weight * (purpose ? OBJECT_WEIGHT : 1),
    alternatives: unit.alternatives,
  }))
  if (reader.excluded.length) {
    // Who says that there is none of it is believed more than who doesn't mention it.
    const alternatives = reader.excluded
      .filter(({ words }) => words.length === 1)
      .map(({ words: [stem], weight }) => ({ words: [absenceOf(stem)], weight }))
    concepts.push({
      word: reader.excludedWords.join(" "),
      role: "absence",
      weight: 0.7,
      alternatives: [...alternatives, ...reader.absences],
    })
  }
  return concepts
}

/**
 * What the thing is to be used for, when nothing names it: `something to cut vegetables`, where what
 * cuts is wanted and no vegetables.
 */
function purposeOf(reader: Reader, { thesaurus }: ReadingAids): Unit | undefined {
  const { units, languages } = reader
  const [first, ...others] = units.filter(({ role }) => role === "term")
  const isAction = ({ words }: Unit) =>
    languages.slice(0, 2).some((language) => thesaurus.isAction(words, language))
  if (!others.length) return undefined
  if (first.opens && isAction(first)) return first
  // A verb where the noun would stand says what is to be done: `colgar abrigos`, `Holz sägen`.
  const last = others[others.length - 1]
  const naming = languages[0].headFirst ? first : last
  if (isAction(naming) && isInfinitive(naming, reader, thesaurus)) return naming
  return others.length === 1 && first.opens && isAction(last) ? last : undefined
}

function isInfinitive({ words }: Unit, { languages }: Reader, thesaurus: Thesaurus): boolean {
  const [language] = languages
  const [word] = words
  const isVerb = language.infinitives.some((ending) => word.endsWith(ending))
  return words.length === 1 && isVerb && !thesaurus.isNoun(word, language)
}

/** The noun that names what is looked for: in `case for a red phone`, the case. */
function headOf(reader: Reader, { vocabulary, thesaurus }: ReadingAids): Unit | undefined {
  const { units, languages } = reader
  const terms = units.filter(({ role }) => role === "term")
  const describes = ({ words }: Unit) =>
    words.length === 1 && languages.some((one) => thesaurus.isDescribing(words[0], one))
  const end = terms.findIndex(
    ({ opens }, i) => opens && terms.slice(0, i).some((unit) => !describes(unit))
  )
  const candidates = terms.slice(0, end < 0 ? undefined : end).filter((unit) => !describes(unit))
  if (!languages[0].headFirst) candidates.reverse()
  return candidates.find(({ words }) => {
    const naming = languages[0].headFirst ? words[0] : words[words.length - 1]
    const word = reader.correct(naming)
    return (
      vocabulary.isNoun(thesaurus.stem(word)) ||
      languages.some((one) => thesaurus.isNoun(word, one)) ||
      (words.length > 1 && languages.some((one) => thesaurus.knows(words, one)))
    )
  })
}
