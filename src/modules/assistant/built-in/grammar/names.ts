import { LRUCache } from "lru-cache"
import {
  CONCEPTS_BY_ID,
  languageOf,
  LANGUAGES,
  type Language as Words,
  lexiconOf,
  splitCompound,
} from "../../../../language"
import type { Language } from "../language/language"
import { fold, isSameWord, splitWords } from "./fold"

/** What words mean, by language and text: names and requests come again in each round of a turn. */
const known = new LRUCache<string, ReadonlySet<string>>({ max: 5_000 })

/**
 * Whether a folded word of the shopper's is of a name, as it is written or by its meaning: the
 * catalogue may be written in another language.
 */
export function isWordOfName(
  name: string,
  word: string,
  { code }: Pick<Language, "code">
): boolean {
  return fitOf(name, word, { code }) > 0
}

/** What a word that only means the same counts beside one that is written so, at the most. */
const MEANT = 0.8

/** How well a folded word fits a name, 0 to 1: as it is written, else by how much of its meaning. */
export function fitOf(name: string, word: string, { code }: Pick<Language, "code">): number {
  const parts = splitWords(fold(name))
  if (parts.some((part) => isSameWord(part, word))) return 1
  // `baseballcap` is written as one.
  if (parts.some((part, at) => at > 0 && parts[at - 1] + part === word)) return 1
  const meant = meaningsOf(word, languageOf(code) ?? LANGUAGES[0])
  const named = meaningsOfName(name)
  const shared = [...meant].filter((id) => named.has(id)).length
  return meant.size === 0 ? 0 : (MEANT * shared) / meant.size
}

/** Whether a name is of a thing of the kind that a word names, or near to it: sunglasses are glasses. */
export function isOfKind(name: string, word: string, { code }: Pick<Language, "code">): boolean {
  const meant = meaningsOf(word, languageOf(code) ?? LANGUAGES[0])
  const near = [...meant].flatMap((id) => CONCEPTS_BY_ID.get(id)?.near ?? [])
  const kinds = new Set([...meant, ...near])
  return [...meaningsOfName(name)].some((id) =>
    [id, ...(CONCEPTS_BY_ID.get(id)?.kindOf ?? [])].some((kind) => kinds.has(kind))
  )
}

/** The concepts of a name in every language, since nobody says which one a catalogue is written in. */
function meaningsOfName(name: string): ReadonlySet<string> {
  const key = ` ${name}`
  let found = known.get(key)
  if (!found) {
    found = new Set(LANGUAGES.flatMap((language) => [...meaningsIn(fold(name), language)]))
    known.set(key, found)
  }
  return found
}

function meaningsOf(word: string, language: Words): ReadonlySet<string> {
  const key = `${language.code} ${word}`
  let found = known.get(key)
  if (!found) known.set(key, (found = meaningsIn(word, language)))
  return found
}

/** Of each phrase, and of the parts of what is written together: `Lederkoffer` is of leather too. */
function meaningsIn(folded: string, language: Words): Set<string> {
  const { stem, concepts, longest, stop } = lexiconOf(language)
  const words = splitWords(folded)
  const stems = words.map(stem)
  const idsOf = (key: string) => (concepts.get(key) ?? []).filter(isNaming)
  const ids = new Set<string>()
  words.forEach((word, at) => {
    for (let length = 1; length <= longest && at + length <= words.length; length++) {
      for (const id of idsOf(stems.slice(at, at + length).join(" "))) ids.add(id)
    }
    if (concepts.has(stems[at]) || stop.has(word) || !language.compoundLinks) return
    const parts = splitCompound(word, language.compoundLinks, (part) => concepts.has(stem(part)))
    for (const id of (parts ?? []).flatMap((part) => idsOf(stem(part)))) ids.add(id)
  })
  return ids
}

/** Things and what they are made of; of qualities and occasions many products have the same. */
function isNaming(id: string): boolean {
  const { field } = CONCEPTS_BY_ID.get(id)!
  return field !== "qualities" && field !== "situations"
}
