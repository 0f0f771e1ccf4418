import type { Language } from "../language/language"
import { type Clause, trim } from "./clause"
import { COURTESIES, type Intent, INTENTS } from "./intents"
import { matches } from "./patterns"
import { vocabularyOf } from "./vocabulary"

/** What a clause asks for by its words alone; null when they name nothing we know. */
export function classify(clause: Clause, language: Language): Intent | null {
  const { courtesies } = vocabularyOf(language)
  const isCourtesy = (word: string) => courtesies.has(word)
  const { text } = trim(clause, isCourtesy, isCourtesy)
  const read = (words: string) => INTENTS.find((intent) => matches(words, language.intents[intent]))
  return (text !== "" && read(text)) || read(clause.text) || null
}

/** Whether it asks for something, and is not only polite. */
export function isRequest(intent: Intent | null): intent is Intent {
  return intent !== null && !COURTESIES.has(intent)
}
