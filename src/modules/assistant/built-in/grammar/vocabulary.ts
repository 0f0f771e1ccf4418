import type { Language } from "../language/language"
import { fold, languageOf, LANGUAGES, lexiconOf } from "../../../../language"
import { endsWithObject, withoutClitics } from "../../../../language/intents/clitics"
import { readExample } from "../../../../language/intents/words"
import type { Intent, PatternIntent } from "./intents"
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
  /** Words with which requests begin, even where they name a thing too: French `montre`. */
  openings: ReadonlySet<string>
  /** Words that begin wishes and no questions: `need`, `looking`. */
  wishes: ReadonlySet<string>
  /** The words with which an intent is put. */
  of(intent: Intent): ReadonlySet<string>
  /** Whether a folded word puts an intent, in whatever form: `nehm`, `añádelas`. */
  puts(intent: Intent, word: string): boolean
  /** Whether a folded word stands for a thing that was named before, as a part of a verb may. */
  isPronoun(word: string): boolean
}

/** Verbs of these take a thing with them. */
const DONE_TO_THINGS = ["add", "remove", "change"] as const
/** Shorter words have no forms worth telling. */
const MIN_FORM = 4

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
  const { concepts, stem } = lexiconOf(languageOf(language.code) ?? LANGUAGES[0])
  const stopWords = words(language.stopWords)
  const courtesies = words(language.courtesies)
  const made = new Map<Intent, ReadonlySet<string>>()
  const of = (intent: Intent) => {
    let own = made.get(intent)
    if (!own) made.set(intent, (own = requestWords(language, intent)))
    return own
  }
  const formsOf = new Map<Intent, ReadonlySet<string>>()
  const puts = (intent: Intent, word: string) => {
    if (of(intent).has(word)) return true
    if (word.length < MIN_FORM || concepts.has(stem(word))) return false
    let forms = formsOf.get(intent)
    if (!forms) {
      const long = [...of(intent)].filter((own) => own.length >= MIN_FORM)
      forms = new Set(long.flatMap((own) => [stem(own), withoutClitics(own, language.code) ?? own]))
      formsOf.set(intent, forms)
    }
    return forms.has(stem(word)) || forms.has(withoutClitics(word, language.code) ?? word)
  }
  const pronounWords = new Set(
    [...pronouns.one, ...pronouns.pair, ...pronouns.many].filter((word) => !word.includes(" "))
  )
  return {
    stopWords,
    courtesies,
    standIns: new Set(language.standIns),
    pronouns: pronounWords,
    articles: new Set(language.articles),
    joiners: new Set(language.joiners),
    telling: new Set([
      ...stopWords,
      ...courtesies,
      ...language.articles,
      ...language.joiners,
      ...Object.keys(ordinals),
      ...Object.keys(numbers),
      ...Object.values(intents).flatMap((patterns) => [...patternsOf(patterns).vocabulary]),
      ...[...Object.values(sort), ...Object.values(budget)].flatMap((patterns) => [
        ...patternsOf(patterns).vocabulary,
      ]),
    ]),
    openings: openingsOf(language),
    wishes: wishesOf(language),
    of,
    puts,
    isPronoun: (word) =>
      pronounWords.has(word) ||
      (endsWithObject(word, language.code) && DONE_TO_THINGS.some((intent) => puts(intent, word))),
  }
}

function openingsOf({ code }: Language): ReadonlySet<string> {
  const shared = languageOf(code) ?? LANGUAGES[0]
  // What a wish denies begins examples too, and belongs to the wish: "without sugar".
  const { not, negation } = shared.requests
  const denies = new Set(`${not},${negation}`.split(",").map((word) => fold(word.trim())))
  const counts = new Map<string, number>()
  for (const examples of Object.values(shared.utterances)) {
    for (const example of examples.split("|")) {
      const [first] = readExample(example)
      if (first && !first.startsWith("<")) counts.set(first, (counts.get(first) ?? 0) + 1)
    }
  }
  return new Set(
    [...counts].flatMap(([word, count]) => (count > 1 && !denies.has(word) ? [word] : []))
  )
}

function wishesOf({ code }: Language): ReadonlySet<string> {
  const { utterances } = languageOf(code) ?? LANGUAGES[0]
  const firstOf = (intent: "find" | "question" | "option" | "price") =>
    utterances[intent].split("|").flatMap((example) => readExample(example).slice(0, 1))
  const asking = new Set([...firstOf("question"), ...firstOf("option"), ...firstOf("price")])
  return new Set(firstOf("find").filter((word) => !word.startsWith("<") && !asking.has(word)))
}

function words(text: string): Set<string> {
  return new Set(text.split(" "))
}

/** The words of an intent's examples that name no thing and no quality. */
function requestWords({ code, intents }: Language, intent: Intent): ReadonlySet<string> {
  const shared = languageOf(code) ?? LANGUAGES[0]
  const { concepts, stem } = lexiconOf(shared)
  const examples = intent === "unclear" ? "" : (shared.utterances[intent] ?? "")
  const spoken = examples
    .split("|")
    .map(readExample)
    // What stands before an option says of what kind it is: `in size {o}`.
    .flatMap((example) => example.filter((_, place) => example[place + 1] !== "<o>"))
    .filter((word) => !word.startsWith("<") && !concepts.has(stem(word)))
  const patterns = intents[intent as PatternIntent]
  return new Set([...spoken, ...(patterns ? patternsOf(patterns).vocabulary : [])])
}
