import { anyWord, CONCEPTS_BY_ID, fold, LANGUAGES, readMarks } from "../../../../language"
import type { Language, Reading } from "../../../../language"
import { vocabularyOf } from "../grammar/vocabulary"
import { LANGUAGES as DIALOGUE } from "../language"
import { allows, readMeasures, wantedMeasures } from "./measures"
import { languageOfText } from "./texts"
import type { Question, Statement } from "./texts"

/** What is found about a product, and whether it says yes. */
export interface Finding {
  statement: Statement
  verdict: "yes" | "no"
  /** How much of the question the sentence bears; only to be compared. */
  score: number
  /** It bears a part of the question only, so that it says neither yes nor no. */
  isPart?: boolean
}

/** What speaks of one thing also speaks of the other, 0 to 1. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  "keeps-dry": ["waterproof", "rain"],
  waterproof: ["keeps-dry"],
  rain: ["keeps-dry", "waterproof"],
  laptop: ["laptop-computer", "computer"],
  "laptop-computer": ["laptop", "computer"],
  computer: ["laptop-computer", "laptop"],
  bulb: ["light-bulb"],
  "light-bulb": ["bulb"],
  vegan: ["vegan-made"],
  "vegan-made": ["vegan"],
  battery: ["battery-life"],
  "battery-life": ["battery"],
  dishwasher: ["dishwasher-safe"],
  "dishwasher-safe": ["dishwasher"],
  microwave: ["microwave-safe"],
  "microwave-safe": ["microwave"],
  oven: ["oven-safe"],
  "oven-safe": ["oven"],
  warm: ["keep-warm", "winter"],
  "keep-warm": ["warm", "heat"],
  "repair-service": ["replace-service", "repair"],
  wireless: ["bluetooth"],
  bluetooth: ["wireless"],
  watering: ["water"],
  water: ["watering"],
}
/** What speaks of the one speaks against the other. */
const AGAINST: Readonly<Record<string, readonly string[]>> = {
  shrinking: ["keeps-size"],
  included: ["sold-separately"],
  used: ["unused"],
  heavy: ["light-weight"],
  "light-weight": ["heavy"],
  hard: ["soft"],
  soft: ["hard"],
  loud: ["quiet"],
  quiet: ["loud"],
  disposable: ["reusable", "refill"],
  "vegan-made": ["animal-made"],
  vegan: ["animal-made"],
  "machine-washable": ["hand-wash"],
  "dishwasher-safe": ["hand-wash"],
  dishwasher: ["hand-wash"],
  "tumble-dry": ["hand-wash"],
  "rust-free": ["stainless"],
}
/** Faults, whose words with `-proof` and the like say that there is none. */
const FAULTS: ReadonlySet<string> = new Set([
  "scratching",
  "fading",
  "ironing",
  "itch-free",
  "rust-free",
  "shrinking",
  "bpa-free",
])
const RESISTS =
  /(?:resist|proof|fast|fest|echt|frei|free|vrij|vast|bestendig|^anti|^non|preventi|antir|antig|مقاوم)/
/** Words that many questions have and that few of them are about. */
const LIGHT: ReadonlySet<string> = new Set([
  "enough",
  "fits-in",
  "included",
  "people",
  "lifetime",
  "charge",
  "contact",
  "used",
  "carry",
  "return",
  "order",
  "pay",
  "person",
  "standard",
  "man",
  "woman",
  "child",
  "large",
  "small",
  "shipping",
  "arrive",
  "expire",
  "account",
])
/** They ask; what they ask about stands beside them. */
const ASKING: ReadonlySet<string> = new Set([
  "besides",
  "left-over",
  "who",
  "when",
  "what-time",
  "where",
  "which",
  "why",
  "how-long",
  "how-much",
  "how-many",
  "how-often",
  "how-to",
  "in-stock",
  "more-about",
  "colour",
  "latest",
  "guest",
  "contents",
  "together",
  "how-big",
  "sizes",
  "colours",
  "real-shop",
])
const LIGHT_WEIGHT = 0.3
const ENOUGH = 0.55
/** What has the amount that was asked for needs little else in common with the question. */
const AMOUNT = 0.5
/** Less of a question than this in a sentence is chance. */
const PART = 0.3
const COGNATE = 5
/** A shorter word that another begins or ends with may do so by chance. */
const MIN_PART = 4
const NEGATION = anyWord("denials", "lacks")
const REACH = 3
const NUMBERS = /\d/

interface Unit {
  at: number
  ids: readonly string[]
  weight: number
}

/**
 * The sentence about a product that bears what a question asks, with its verdict; null where none does.
 *
 * @param name of the product, whose words ask nothing
 * @param isPartEnough whether, where none does, the one that comes nearest is wanted
 */
export function findProperty(
  question: Question,
  statements: readonly Statement[],
  name: Reading,
  isPartEnough = false
): Finding | null {
  const units = subjectsOf(question, name)
  const total = units.reduce((sum, { weight }) => sum + weight, 0)
  const measures = wantedMeasures(question)
  if (total === 0 && measures.size === 0) return null
  const wantsNumber = ["how-many", "how-long", "how-often"].some((id) =>
    question.reading.ids.has(id)
  )
  let best: Finding | null = null
  let part: Finding | null = null
  for (const statement of statements) {
    const hits = units.map((unit) => ({ unit, hit: hitOf(question, unit, statement) }))
    const found = hits.filter(({ hit }) => hit)
    const matched = found.reduce((sum, { unit }) => sum + unit.weight, 0)
    const hasNumber = NUMBERS.test(statement.text) || hasNumberWord(statement)
    const isMeasured =
      measures.size > 0 &&
      readMeasures(statement.text, statement.language).some(({ family }) => measures.has(family))
    if (isMeasured && (found.length === 0 || matched / total < ENOUGH)) {
      const limit = allows(question, statement)
      const score = AMOUNT + (total > 0 ? matched / total : 0) / 2 + (limit === undefined ? 0 : 1)
      // "Not for dogs under 5 kg" allows what "for dogs under 5 kg" doesn't.
      const isDenied = statement.reading.words.some((each) => NEGATION.test(each))
      const verdict = (limit === false) === isDenied ? "yes" : "no"
      const isPart = limit === undefined
      if (!best || score > best.score)
        best = { statement, score, verdict, ...(isPart && { isPart }) }
      continue
    }
    if (found.length === 0 || (wantsNumber && !hasNumber)) continue
    const score = matched / total + (wantsNumber ? 0.2 : 0)
    if (matched / total < ENOUGH) {
      const isTelling = matched / total >= PART && (!part || score > part.score)
      if (isTelling) part = { statement, score, verdict: "yes", isPart: true }
      continue
    }
    if (best && score <= best.score) continue
    const main = found.reduce((one, other) => (other.unit.weight > one.unit.weight ? other : one))
    const isDenied =
      found.some(({ hit }) =>
        isNegated(statement.reading, statement.language, hit!.at, hit!.id)
      ) !==
      found.some(({ hit, unit }) =>
        isNegated(question.reading, question.language, unit.at, hit!.id)
      )
    // "Sold separately" and "not included" say no, however they deny it.
    const isApart = found.some(({ hit, unit }) => hit!.isAgainst && unit.ids.includes("included"))
    const isNo = isApart || isDenied !== main.hit!.isAgainst
    best = { statement, score, verdict: isNo ? "no" : "yes" }
  }
  return best ?? (isPartEnough ? part : null)
}

/** Whether something that is said of a product bears any of the words, undenied. */
export function isTold(question: Question, statements: readonly Statement[]): boolean {
  return unitsOf(question, NOTHING).some((unit) =>
    statements.some((statement) => {
      const hit = hitOf(question, unit, statement)
      const { reading, language } = statement
      return hit !== null && !hit.isAgainst && !isNegated(reading, language, hit.at, hit.id)
    })
  )
}

const NOTHING: Reading = { words: [], stems: [], ids: new Map(), isStop: () => false }

/**
 * Whether a question has anything that a description could answer.
 *
 * @param isPlace whether a word only says which one is meant: `second`
 */
export function hasSubject(
  question: Question,
  name: Reading,
  isPlace: (word: string) => boolean
): boolean {
  return unitsOf(question, name).some(
    ({ at, ids }) => ids.some((id) => !LIGHT.has(id)) || !isPlace(question.reading.words[at])
  )
}

/** What a question asks; where nothing is left beside the name, of what is named: `are charms included?` */
function subjectsOf(question: Question, name: Reading): Unit[] {
  const units = unitsOf(question, name)
  const isLight = units.length > 0 && units.every(({ weight }) => weight <= LIGHT_WEIGHT)
  return isLight ? unitsOf(question, NOTHING) : units
}

/** The words of a question that ask something, beside those that name the product. */
function unitsOf({ reading, language }: Question, name: Reading): Unit[] {
  const byPlace = new Map<number, string[]>()
  for (const [id, places] of reading.ids) {
    for (const at of places) byPlace.set(at, [...(byPlace.get(at) ?? []), id])
  }
  const seen = new Set<string>()
  return reading.words.flatMap((word, at): Unit[] => {
    if (name.stems.includes(reading.stems[at]) || name.words.some((each) => isIn(word, each))) {
      return []
    }
    const ids = byPlace.get(at) ?? []
    if (ids.some((id) => ASKING.has(id))) return []
    // `as well` speaks of nobody's health.
    if (ids.every((id) => CONCEPTS_BY_ID.has(id)) && isFiller(word, language)) return []
    if (ids.some((id) => name.ids.has(id) && !LIGHT.has(id) && !isQuality(id))) return []
    const known = ids.filter((id) => !ASKING.has(id))
    if (known.length === 0) {
      if (reading.isStop(at) || word.length < 2) return []
      const isNumber = /\d/.test(word) || language.numbers[word] !== undefined
      return [{ at, ids: [], weight: isNumber ? 0.5 : 0.7 }]
    }
    const key = known.join(" ")
    if (seen.has(key)) return []
    seen.add(key)
    const weight = known.every((id) => LIGHT.has(id)) ? LIGHT_WEIGHT : 1
    return [{ at, ids: known, weight }]
  })
}

/** What the dialogue knows to ask for nothing: `other`, `please`. */
function isFiller(word: string, { code }: Language): boolean {
  const language = DIALOGUE.find((each) => each.code === code)
  if (!language) return false
  const { stopWords, courtesies, joiners, articles, standIns } = vocabularyOf(language)
  return [stopWords, courtesies, joiners, articles, standIns].some((words) => words.has(word))
}

/** `leuchte`, in the name `Solarleuchte`. */
function isIn(word: string, name: string): boolean {
  return word.length >= MIN_PART && (name.startsWith(word) || name.endsWith(word))
}

/** A name that says what a thing is like may be asked about: whether a steel pan is of steel. */
function isQuality(id: string): boolean {
  const field = CONCEPTS_BY_ID.get(id)?.field
  return field === undefined || field === "materials" || field === "qualities"
}

interface Hit {
  at: number
  id?: string
  isAgainst: boolean
}

function hitOf(
  question: Question,
  { at, ids }: Unit,
  { reading, language }: Statement
): Hit | null {
  for (const other of ids.flatMap((id) => AGAINST[id] ?? [])) {
    const place = reading.ids.get(other)?.[0]
    if (place !== undefined) return { at: place, isAgainst: true }
  }
  for (const id of ids) {
    for (const same of [id, ...(SAME[id] ?? []), ...kindsOf(id)]) {
      const place = reading.ids.get(same)?.[0]
      if (place !== undefined) return { at: place, id, isAgainst: false }
    }
  }
  const word = question.reading.words[at]
  const isSameLanguage = question.language === language
  const place = reading.words.findIndex(
    (other, index) =>
      other === word ||
      (isSameLanguage && reading.stems[index] === question.reading.stems[at]) ||
      isCognate(word, other) ||
      isSameNumber(word, question.language, other, language)
  )
  return place >= 0 ? { at: place, isAgainst: false } : null
}

/** Narrower concepts than the one that was asked: cotton is a textile. */
function kindsOf(id: string): string[] {
  const found: string[] = []
  for (const [other, { kindOf }] of CONCEPTS_BY_ID) if (kindOf?.includes(id)) found.push(other)
  return found
}

/** Words that many languages share: `polyester`, `polyestere`. */
function isCognate(one: string, other: string): boolean {
  if (one.length < COGNATE + 1 || other.length < COGNATE + 1) return false
  return one.slice(0, COGNATE + 1) === other.slice(0, COGNATE + 1)
}

function isSameNumber(
  one: string,
  language: Language,
  other: string,
  otherLanguage: Language
): boolean {
  const value = (word: string, { numbers }: Language) =>
    /^\d+$/.test(word) ? Number(word) : word.length > 1 ? numbers[word] : undefined
  const wanted = value(one, language)
  return wanted !== undefined && value(other, otherLanguage) === wanted
}

function hasNumberWord({ reading, language }: Statement): boolean {
  return reading.words.some((word) => language.numbers[word] !== undefined)
}

/** Whether what stands at a place is denied: `not waterproof`, `lead-free`. */
function isNegated({ words }: Reading, { freeOf, code }: Language, at: number, id = ""): boolean {
  const before = words.slice(Math.max(0, at - REACH), at)
  const after = words.slice(at + 1, at + 3)
  const ends = freeOf.map(fold)
  if ([...before, ...after].some((word) => NEGATION.test(word))) return true
  if (before.slice(-2).some((word) => ends.includes(word))) return true
  if (
    FAULTS.has(id) &&
    words.slice(Math.max(0, at - 1), at + 2).some((word) => RESISTS.test(word))
  ) {
    return true
  }
  const next = words[at + 1] ?? ""
  const word = words[at] ?? ""
  return ends.some((end) => next === end || (code !== "en" && word.endsWith(end)))
}

/** A product's name, read as its shop writes. */
export function nameReading(name: string): Reading {
  return readMarks(name, languageOfText(name, LANGUAGES[0]))
}
