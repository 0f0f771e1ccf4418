import type { Language } from "../language/language"
import type { Intent } from "./intents"
import { patternsOf } from "./patterns"

/** The sets of words that a language's tables spell out, made once. */
export interface Vocabulary {
  stopWords: ReadonlySet<string>
  courtesies: ReadonlySet<string>
  standIns: ReadonlySet<string>
  pronouns: ReadonlySet<string>
  articles: ReadonlySet<string>
  joiners: ReadonlySet<string>
  /** Every word by which the language is told from others. */
  telling: ReadonlySet<string>
  /** The words with which an intent is put. */
  of(intent: Intent): ReadonlySet<string>
}

const vocabularies = new WeakMap<Language, Vocabulary>()

export function vocabularyOf(language: Language): Vocabulary {
  let vocabulary = vocabularies.get(language)
  if (!vocabulary) {
    vocabulary = createVocabulary(language)
    vocabularies.set(language, vocabulary)
  }
  return vocabulary
}

function createVocabulary(language: Language): Vocabulary {
  const { intents, pronouns, ordinals, numbers, sort, budget } = language
  const stopWords = words(language.stopWords)
  const courtesies = words(language.courtesies)
  const of = (intent: Intent) => patternsOf(intents[intent]).vocabulary
  return {
    stopWords,
    courtesies,
    standIns: new Set(language.standIns),
    pronouns: new Set(
      [...pronouns.one, ...pronouns.pair, ...pronouns.many].filter((word) => !word.includes(" "))
    ),
    articles: new Set(language.articles),
    joiners: new Set(language.joiners),
    telling: new Set([
      ...stopWords,
      ...courtesies,
      ...language.articles,
      ...language.joiners,
      ...Object.keys(ordinals),
      ...Object.keys(numbers),
      ...Object.keys(intents).flatMap((intent) => [...of(intent as Intent)]),
      ...[...Object.values(sort), ...Object.values(budget)].flatMap((patterns) => [
        ...patternsOf(patterns).vocabulary,
      ]),
    ]),
    of,
  }
}

function words(text: string): Set<string> {
  return new Set(text.split(" "))
}
