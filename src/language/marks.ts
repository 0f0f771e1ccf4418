import { basesOf } from "./comparison"
import type { Mark } from "./concepts/services"
import { CONCEPTS_BY_ID } from "./concepts"
import { fold, splitWords } from "./fold"
import { withoutClitics } from "./intents/clitics"
import type { Language } from "./language"
import { lexiconOf, readList } from "./lexicon"
import { isOneSlip } from "./same-word"

/** A text as its words and what they mean. */
export interface Reading {
  /** Folded. */
  words: readonly string[]
  stems: readonly string[]
  /** Ids of services, questions and shop concepts, each with the words that say it. */
  ids: ReadonlyMap<string, readonly number[]>
  /** Whether a word only holds the sentence together. */
  isStop(at: number): boolean
}

interface Phrase {
  stems: readonly string[]
  id: string
  /** A name, which has no other forms: `iDEAL` is not in `ideally`. */
  name?: string
  /** As it is written, where it is one word. */
  word?: string
}

/** Words that may stand between two of a phrase: `send it all back`. */
const GAP = 3
/** Shorter words stand in many compounds by chance. */
const COMPOUND_PART = 5
/** Words of a phrase that people write as one: of longer ones each stands by itself. */
const LONGEST_JOINED = 6
/** What Arabic writes together with the word after it: and, so, with, for, the. */
export const ARABIC_PREFIX = /^(?:[وف]?(?:بال|كال|لل|ال)|[وفبلك])(?=\p{L}{3})/u
/** Longer texts are read to here. */
const MOST_WORDS = 400

/** Its words are names. */
const NAMES: Mark = "payment-brand"

interface Index {
  byFirst: ReadonlyMap<string, readonly Phrase[]>
  /** Single words that may be part of a longer one, where words are written together. */
  parts: readonly Phrase[]
  /** Stems of the words in which requests are put: they are misspelt as nothing else. */
  spoken: ReadonlySet<string>
  /** What a misspelt stem was meant to be; undefined where it is like none. */
  meant: Map<string, string | undefined>
}

const indexes = new WeakMap<Language, Index>()

function indexOf(language: Language): Index {
  let index = indexes.get(language)
  if (!index) indexes.set(language, (index = makeIndex(language)))
  return index
}

function makeIndex(language: Language): Index {
  const { stem } = lexiconOf(language)
  const byFirst = new Map<string, Phrase[]>()
  const parts: Phrase[] = []
  for (const [id, list] of Object.entries<string>({
    ...language.services,
    ...language.questions,
  })) {
    for (const words of readList(list)) {
      const isName = id === NAMES && words.length === 1
      const phrase: Phrase = {
        stems: words.map(stem),
        id,
        ...(isName && { name: words[0] }),
        ...(words.length === 1 && { word: words[0] }),
      }
      const [first, ...others] = phrase.stems
      byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
      // "MB Way" is written "mbway" as often.
      const joined = stem(words.join(""))
      if (words.length > 1 && words.every((word) => word.length <= LONGEST_JOINED)) {
        if (joined.length >= COMPOUND_PART) {
          byFirst.set(joined, [...(byFirst.get(joined) ?? []), { stems: [joined], id }])
        }
      }
      if (language.compoundLinks && others.length === 0 && first.length >= COMPOUND_PART) {
        parts.push(phrase)
      }
    }
  }
  const examples = Object.values<string>(language.utterances)
  const spoken = new Set(examples.flatMap((each) => splitWords(fold(each)).map(stem)))
  return { byFirst, parts, spoken, meant: new Map() }
}

/** What a text says, by the words of its language. */
export function readMarks(text: string, language: Language): Reading {
  const { stem, stop, concepts, longest, things } = lexiconOf(language)
  const { byFirst, parts } = indexOf(language)
  const words = splitWords(fold(text)).slice(0, MOST_WORDS)
  const stems = words.map(stem)
  const forms = words.map((word, at) => formsOf(word, stems[at], language))
  const ids = new Map<string, number[]>()
  const add = (id: string, at: readonly number[]) => {
    ids.set(id, [...new Set([...(ids.get(id) ?? []), ...at])])
  }
  words.forEach((word, at) => {
    let isWhole = false
    for (const form of forms[at]) {
      for (const phrase of byFirst.get(form) ?? []) {
        // What names a thing or a colour is no form of another word: `tagliere`, of `taglie`.
        const isThing = phrase.word !== undefined && phrase.word !== word && things.has(word)
        const isOther = isThing || (phrase.name !== undefined && phrase.name !== word)
        const places = isOther ? undefined : findPhrase(phrase.stems, forms, at)
        if (places) add(phrase.id, places)
        isWhole ||= places?.length === 1
      }
      for (let length = 1; length <= longest && at + length <= words.length; length++) {
        const key = [form, ...stems.slice(at + 1, at + length)].join(" ")
        for (const id of concepts.get(key) ?? []) {
          add(
            id,
            Array.from({ length }, (_, place) => at + place)
          )
        }
      }
    }
    if (isWhole) return
    for (const {
      stems: [part],
      id,
    } of parts) {
      if (word.length > part.length + 2 && word.includes(part)) add(id, [at])
    }
  })
  return { words, stems, ids, isStop: (at) => stop.has(words[at]) }
}

/** A word's stem, and what it is without the little words that its language writes together with it. */
function formsOf(word: string, stemmed: string, language: Language): readonly string[] {
  const { concepts, stem, stop } = lexiconOf(language)
  const { byFirst } = indexOf(language)
  const bare = language.code === "ar" ? word.replace(ARABIC_PREFIX, "") : word
  if (bare !== word) return [...new Set([stemmed, stem(bare), bare])]
  const isKnown = (form: string) => byFirst.has(form) || concepts.has(form)
  const bases = basesOf(word, language)
    .map(stem)
    .filter((base) => concepts.get(base)?.some((id) => isQuality(id)))
  if (bases.length > 0) return [...new Set([stemmed, ...bases])]
  if (isKnown(stemmed) || stop.has(word)) return [stemmed]
  const verb = withoutClitics(word, language.code)
  const withoutPronouns =
    verb === undefined ? undefined : [stem(verb), verb, stem(`${verb}e`)].find(isKnown)
  const meant = withoutPronouns ?? correct(stemmed, language)
  return meant === undefined ? [stemmed] : [stemmed, meant]
}

/** Shorter stems have too many neighbours for a slip to be told. */
const MIN_SLIP = 5
/** As many misspelt stems as are kept in mind. */
const MOST_MEANT = 5_000

/** The only word for a service or a question from which a stem is one slip apart: `lenghts`. */
function correct(stemmed: string, language: Language): string | undefined {
  if (stemmed.length < MIN_SLIP || /\d/.test(stemmed)) return undefined
  const { byFirst, spoken, meant } = indexOf(language)
  if (spoken.has(stemmed)) return undefined
  if (!meant.has(stemmed)) {
    if (meant.size > MOST_MEANT) meant.clear()
    const near = [...byFirst.keys()].filter(
      (known) => known.length >= MIN_SLIP && known[0] === stemmed[0] && isOneSlip(stemmed, known)
    )
    meant.set(stemmed, near.length === 1 ? near[0] : undefined)
  }
  return meant.get(stemmed)
}

/** Whether it says what something is like, as `warm` does, so that something can be more so. */
function isQuality(id: string): boolean {
  return CONCEPTS_BY_ID.get(id)!.field === "qualities"
}

/** The places of a phrase's words that begins here, in their order, with little between them. */
function findPhrase(
  phrase: readonly string[],
  forms: readonly (readonly string[])[],
  start: number
): number[] | undefined {
  const places = [start]
  for (const wanted of phrase.slice(1)) {
    const from = (places.at(-1) as number) + 1
    const place = forms.slice(from, from + GAP + 1).findIndex((each) => each.includes(wanted))
    if (place < 0) return undefined
    places.push(from + place)
  }
  return places
}

/** The services and questions that a text speaks of, as ids; for whoever tells requests apart. */
export function marksIn(text: string, language: Language): Set<Mark> {
  const { ids } = readMarks(text, language)
  return new Set([...ids.keys()].filter((id) => !CONCEPTS_BY_ID.has(id)) as Mark[])
}
