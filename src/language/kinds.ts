import { LRUCache } from "lru-cache"
import { splitCompound } from "./compounds"
import { CONCEPTS_BY_ID } from "./concepts"
import { detectLanguage } from "./detect"
import { fold, splitWords } from "./fold"
import type { Language } from "./language"
import { LANGUAGES } from "./languages"
import { lexiconOf, relatedConcepts } from "./lexicon"

/**
 * The concepts that a folded text names: of each phrase, and of the parts of what is written together,
 * so that `Lederkoffer` is of leather too.
 */
export function conceptsIn(folded: string, language: Language): Set<string> {
  const { stem, concepts, longest, stop } = lexiconOf(language)
  const words = splitWords(folded)
  const stems = words.map(stem)
  const ids = new Set<string>()
  words.forEach((word, at) => {
    for (let length = 1; length <= longest && at + length <= words.length; length++) {
      for (const id of concepts.get(stems.slice(at, at + length).join(" ")) ?? []) ids.add(id)
    }
    if (concepts.has(stems[at]) || stop.has(word) || !language.compoundLinks) return
    const parts = splitCompound(word, language.compoundLinks, (part) => concepts.has(stem(part)))
    for (const id of (parts ?? []).flatMap((part) => concepts.get(stem(part)) ?? [])) ids.add(id)
  })
  return ids
}

/** As near as a thing has to be to what is looked for: a kind of it, used with it, or of the same kind. */
const NEAR_ENOUGH = 0.3
/** Their words say what something is like, and not what it is. */
const NO_KINDS: ReadonlySet<string> = new Set(["colours", "materials", "qualities", "situations"])

function isKind(id: string): boolean {
  return !NO_KINDS.has(CONCEPTS_BY_ID.get(id)!.field)
}

const known = new LRUCache<string, ReadonlySet<string>>({ max: 5_000 })

/** What a name says that its thing is, by the noun that leads it: `candle` of `Orange Blossom Candle`. */
function kindsOfName(name: string): ReadonlySet<string> {
  let kinds = known.get(name)
  if (!kinds) {
    const language = detectLanguage(name).language ?? LANGUAGES[0]
    const { concepts, stem, longest } = lexiconOf(language)
    const words = splitWords(fold(name)).map(stem)
    const leading = Array.from({ length: Math.min(longest, words.length) }, (_, less) =>
      (language.headFirst ? words.slice(0, less + 1) : words.slice(-less - 1)).join(" ")
    )
    kinds = new Set(leading.flatMap((key) => concepts.get(key) ?? []).filter(isKind))
    known.set(name, kinds)
  }
  return kinds
}

/**
 * Those of several names that may be of a thing, in their order: no headphones, where cushions are
 * looked for and there are some. A name that tells of no thing may be anything.
 *
 * @param thing words for it, in any language
 */
export function ofKind<Named extends { name: string }>(
  all: readonly Named[],
  thing: string
): readonly Named[] {
  const wanted = LANGUAGES.flatMap((language) => [...conceptsIn(fold(thing), language)])
  const near = new Set(
    wanted
      .filter(isKind)
      .flatMap((id) =>
        relatedConcepts(id).flatMap((each) => (each.weight >= NEAR_ENOUGH ? [each.id] : []))
      )
  )
  const isNear = ({ name }: Named) => [...kindsOfName(name)].some((id) => near.has(id))
  if (near.size === 0 || !all.some(isNear)) return all
  return all.filter((each) => isNear(each) || kindsOfName(each.name).size === 0)
}
