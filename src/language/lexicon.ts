import { CONCEPTS, CONCEPTS_BY_ID } from "./concepts"
import type { Field } from "./concepts"
import { accentedWords, fold, splitWords } from "./fold"
import type { Language } from "./language"
import { stemmerOf } from "./stem"
import type { Stem } from "./stem"

/** A language's words as they are looked up. */
export interface Lexicon {
  language: Language
  stem: Stem
  /** Folded words that say nothing about what is looked for. */
  stop: ReadonlySet<string>
  /** Those of them that are written with accents, folded. */
  accentedStop: ReadonlySet<string>
  prepositions: ReadonlySet<string>
  /** Ids of the concepts that a phrase names, by its stems joined by spaces. */
  concepts: ReadonlyMap<string, readonly string[]>
  /** The words of a concept, each as its folded words, the most usual first. */
  words: ReadonlyMap<string, readonly (readonly string[])[]>
  /** How many words its longest phrase has. */
  longest: number
  /** Stems of single words that name a thing, as `chair` does and `red` does not. */
  nouns: ReadonlySet<string>
  /** Single folded words that name a thing, a colour or a material. */
  things: ReadonlySet<string>
}

/** Whether a concept is what something is called: a chair, and not red, running or asleep. */
function isThing(id: string): boolean {
  const { field, isTopic } = CONCEPTS_BY_ID.get(id)!
  return !isTopic && !NO_THINGS.has(field)
}

/** Fields whose words name no thing. */
const NO_THINGS: ReadonlySet<Field> = new Set(["colours", "materials", "qualities", "situations"])

/** Fields whose words say what a thing is like, and are forms of no other word. */
const OF_THINGS: ReadonlySet<Field> = new Set(["colours", "materials"])

const lexicons = new WeakMap<Language, Lexicon>()

/** A language's lexicon, made at the first call. */
export function lexiconOf(language: Language): Lexicon {
  let lexicon = lexicons.get(language)
  if (!lexicon) lexicons.set(language, (lexicon = makeLexicon(language)))
  return lexicon
}

/** The folded words of a comma-separated list, each split into its own words. */
export function readList(list: string): string[][] {
  return list
    .split(",")
    .map((phrase) => splitWords(fold(phrase)))
    .filter((words) => words.length > 0)
}

function makeLexicon(language: Language): Lexicon {
  const stem = stemmerOf(language)
  const single = (list: string) => new Set(readList(list).flat())
  const concepts = new Map<string, string[]>()
  const words = new Map<string, string[][]>()
  const nouns = new Set<string>()
  const things = new Set<string>()
  let longest = 1
  for (const field of Object.keys(CONCEPTS) as Field[]) {
    for (const [id, list] of Object.entries<string>(language.shop[field])) {
      const phrases = readList(list)
      words.set(id, phrases)
      for (const phrase of phrases) {
        const key = phrase.map(stem).join(" ")
        const known = concepts.get(key)
        if (!known) concepts.set(key, [id])
        else if (!known.includes(id)) known.push(id)
        longest = Math.max(longest, phrase.length)
        if (phrase.length === 1 && isThing(id)) {
          nouns.add(key)
        }
        if (phrase.length === 1 && (isThing(id) || OF_THINGS.has(field))) things.add(phrase[0])
      }
    }
  }
  return {
    language,
    stem,
    stop: single(language.stop),
    accentedStop: accentedWords(language.stop),
    prepositions: single(language.prepositions),
    concepts,
    words,
    longest,
    nouns,
    things,
  }
}

/** What a concept leads to, with how well it says what was asked for, 0 to 1. */
export interface RelatedConcept {
  id: string
  weight: number
}

/** A kind of what was asked for, and a kind of that. */
const KIND = 0.86
const KIND_OF_KIND = 0.78
const DONE_WITH = 0.72
const NEAR = 0.45
/** What was asked for is a kind of it. */
const WIDER = 0.3
/** A thing of the same kind: a headband for a hat. */
const SIBLING = 0.3
/** In a larger family, members have too little to do with each other. */
const MOST_SIBLINGS = 12

const kinds = new Map<string, string[]>()
for (const [id, { kindOf = [] }] of CONCEPTS_BY_ID) {
  for (const wider of kindOf) kinds.set(wider, [...(kinds.get(wider) ?? []), id])
}
const related = new Map<string, readonly RelatedConcept[]>()

/** The concepts that may stand for one, itself first. */
export function relatedConcepts(id: string): readonly RelatedConcept[] {
  let found = related.get(id)
  if (!found) related.set(id, (found = findRelated(id)))
  return found
}

function findRelated(id: string): RelatedConcept[] {
  const weights = new Map<string, number>([[id, 1]])
  const add = (other: string, weight: number) => {
    if (weight > (weights.get(other) ?? 0)) weights.set(other, weight)
  }
  const addKinds = (of: string, weight: number) => {
    for (const kind of kinds.get(of) ?? []) {
      add(kind, weight)
      for (const kindOfKind of kinds.get(kind) ?? [])
        add(kindOfKind, weight * (KIND_OF_KIND / KIND))
    }
  }
  addKinds(id, KIND)
  const { kindOf = [], near = [], doneWith = [] } = CONCEPTS_BY_ID.get(id) ?? {}
  for (const thing of doneWith) {
    add(thing, DONE_WITH)
    addKinds(thing, DONE_WITH * KIND)
  }
  for (const other of near) add(other, NEAR)
  for (const [other, concept] of CONCEPTS_BY_ID) if (concept.near?.includes(id)) add(other, NEAR)
  for (const wider of kindOf.filter(isThing)) {
    add(wider, WIDER)
    const siblings = kinds.get(wider) ?? []
    if (siblings.length <= MOST_SIBLINGS) for (const sibling of siblings) add(sibling, SIBLING)
  }
  return [...weights].map(([other, weight]) => ({ id: other, weight }))
}
