import { LRUCache } from "lru-cache"
import { detectLanguage, LANGUAGES, languageOf, readMarks } from "../../../../language"
import type { Language, Reading } from "../../../../language"

/** A sentence that a shop has written, and what it means. */
export interface Statement {
  text: string
  reading: Reading
  language: Language
}

/** Of texts that were read before: turns ask about the same ones again and again. */
const read = new LRUCache<string, readonly Statement[]>({ max: 2_000 })

/** The sentences of a text, each read in the language that the whole is written in. */
export function readStatements(text: string, fallback: Language): readonly Statement[] {
  const key = `${fallback.code} ${text}`
  let statements = read.get(key)
  if (!statements) {
    const language = languageOfText(text, fallback)
    statements = splitSentences(text).map((sentence) => ({
      text: sentence,
      reading: readMarks(sentence, language),
      language,
    }))
    read.set(key, statements)
  }
  return statements
}

/** What a text is written in; English where nothing tells, as most catalogues are. */
export function languageOfText(text: string, fallback: Language): Language {
  return detectLanguage(text).language ?? (text.trim() ? LANGUAGES[0] : fallback)
}

/** A clause that stands behind a semicolon says something of its own. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?؟;])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/** A question, read in the language of the conversation. */
export interface Question {
  text: string
  language: Language
  reading: Reading
  /** It asks whether something is so, and not who, when or how much. */
  isYesNo: boolean
}

const OPEN = [
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
  "how-heavy",
  "how-big",
  "how-to",
]

export function readQuestion(text: string, code: string): Question {
  const language = languageOf(code) ?? LANGUAGES[0]
  const reading = readMarks(text, language)
  const opening = new Set(reading.words.slice(0, 3).map((_, at) => at))
  const isOpen = OPEN.some((id) => reading.ids.get(id)?.some((at) => opening.has(at)))
  return { text, language, reading, isYesNo: !isOpen }
}
