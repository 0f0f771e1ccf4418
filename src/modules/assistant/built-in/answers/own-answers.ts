import { LRUCache } from "lru-cache"
import { detectLanguage, languageOf, LANGUAGES, readMarks } from "../../../../language"
import type { Language } from "../../../../language"
import type { OwnAnswer } from "../../types"

/** How much of two questions has to be the same, of 1. */
const ALIKE = 0.75

/**
 * What the shop wants answered to a question, where a shopper asks it in these words or nearly: with
 * other endings, in another order, or with words that mean the same. Undefined where none is alike.
 */
export function findOwnAnswer(
  message: string,
  code: string,
  answers: readonly OwnAnswer[]
): OwnAnswer | undefined {
  if (answers.length === 0) return undefined
  const language = languageOf(code) ?? LANGUAGES[0]
  const asked = meaningsOf(message, language)
  if (asked.length === 0) return undefined
  let best: { answer: OwnAnswer; score: number } | undefined
  for (const answer of answers) {
    for (const question of answer.questions) {
      const score = likeness(asked, readQuestion(question, language))
      if (score >= ALIKE && score > (best?.score ?? 0)) best = { answer, score }
    }
  }
  return best?.answer
}

/** Questions of shops, which are held against every message. */
const read = new LRUCache<string, readonly Meanings[]>({ max: 10_000 })

/** A question of the shop, in its own language; in the conversation's where nothing tells. */
function readQuestion(question: string, conversation: Language): readonly Meanings[] {
  const key = `${conversation.code} ${question}`
  let meanings = read.get(key)
  if (!meanings) {
    meanings = meaningsOf(question, detectLanguage(question).language ?? conversation)
    read.set(key, meanings)
  }
  return meanings
}

/** How many of the words of both questions say what a word of the other says, of 1. */
function likeness(one: readonly Meanings[], other: readonly Meanings[]): number {
  const inBoth =
    one.filter((word) => isIn(word, other)).length + other.filter((word) => isIn(word, one)).length
  return inBoth / Math.max(1, one.length + other.length)
}

function isIn(word: Meanings, words: readonly Meanings[]): boolean {
  return words.some((each) => [...each].some((meaning) => word.has(meaning)))
}

/** What a word may mean: its stem, and meanings that are known in every language. */
type Meanings = ReadonlySet<string>

/** What each word of a question may mean; those that say nothing are left out. */
function meaningsOf(text: string, language: Language): readonly Meanings[] {
  const { words, stems, ids, isStop } = readMarks(text, language)
  return words.flatMap((_, at) => {
    const known = [...ids].flatMap(([id, places]) => (places.includes(at) ? [`<${id}>`] : []))
    if (known.length === 0 && isStop(at)) return []
    return [new Set([stems[at], ...known])]
  })
}
