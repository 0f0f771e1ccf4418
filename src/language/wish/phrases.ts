import type { Language, RequestPhrases } from "../language"
import { LANGUAGES } from "../languages"
import { wordIn } from "../any-word"
import { lexiconOf } from "../lexicon"
import { phraseSet } from "./lexemes"
import type { PhraseSet } from "./lexemes"

/** The phrases of several languages, ready to be matched. */
export type Phrases = Readonly<Record<keyof RequestPhrases, PhraseSet>> & {
  /** Between a denial and what is denied. */
  madeOf: PhraseSet
  /** Words that say what a number counts when it is no price. */
  units: ReadonlySet<string>
  /** Currency codes by what they are called. */
  currencies: ReadonlyMap<string, readonly string[]>
  /** Say that something is not so. */
  denials: readonly RegExp[]
  /** Words for children: a number after them may be how old they are. */
  children: ReadonlySet<string>
}

/** Units that every language writes alike. */
const UNITS =
  "cm mm m km kg g gr mg lb oz ml cl dl l gb tb mb mah w v hz ghz mhz mp kcal kj x % zoll db lm bar psi"

/** These stand between amounts; in another language they are words of everyday. */
const OWN_ONLY: ReadonlySet<string> = new Set(["between", "to", "age"])

const made = new Map<string, Phrases>()

/** The phrases of some languages, the first one's own before all; English is always among them. */
export function phrasesOf(languages: readonly Language[]): Phrases {
  const key = languages.map(({ code }) => code).join()
  let phrases = made.get(key)
  if (!phrases) made.set(key, (phrases = makePhrases(languages)))
  return phrases
}

function makePhrases(languages: readonly Language[]): Phrases {
  const all = [...new Set([...languages, LANGUAGES[0]])]
  const keys = Object.keys(LANGUAGES[0].requests) as (keyof RequestPhrases)[]
  const sets = keys.map((key) => {
    const from = OWN_ONLY.has(key) ? languages : all
    return [key, phraseSet(from.flatMap(({ requests }) => requests[key].split(",")))]
  })
  const currencies = new Map<string, string[]>()
  for (const language of all) {
    for (const [code, names] of Object.entries(language.currencies)) {
      for (const name of phraseSet(names.split(",")).values()) {
        const called = name[0].join(" ")
        currencies.set(called, [...(currencies.get(called) ?? []), code])
      }
    }
  }
  const units = all.flatMap(({ units }) => [...phraseSet(units.split(",")).keys()])
  return {
    ...(Object.fromEntries(sets) as Record<keyof RequestPhrases, PhraseSet>),
    madeOf: phraseSet(languages.slice(0, 2).flatMap(({ madeOf }) => madeOf.split(","))),
    units: new Set([...UNITS.split(" "), ...units]),
    currencies,
    denials: all.map(({ code }) => wordIn(code, "denials")),
    children: new Set(
      all.flatMap((language) => ["child", "baby"].flatMap((id) => wordsOf(language, id)))
    ),
  }
}

function wordsOf(language: Language, id: string): string[] {
  return (lexiconOf(language).words.get(id) ?? []).flat()
}
