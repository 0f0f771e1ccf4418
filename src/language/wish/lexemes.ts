import { fold, splitElisions } from "../fold"

/** A word, a number or a sign that can mean something in a question. */
export interface Lexeme {
  text: string
  kind: "word" | "number" | "sign"
  /** Where it stands in the folded text without apostrophes. */
  start: number
  end: number
}

const LEXEME =
  /\d+(?:[.,]\d+)*(?:k(?![\p{L}\p{N}]))?(?![\p{L}\p{N}])|[\p{L}\p{N}]+|\p{Sc}|[<>≤≥~%+\-–—,;.!?]/gu
/** `100usd`, `20eur`: an amount and its currency written as one. */
const GLUED =
  /(\d)(usd|eur|gbp|chf|cad|aud|jpy|inr|pln|sek|nok|dkk|brl|mxn|kwd|aed|sar)(?![\p{L}])/gu

/** Cuts a text as typed into its lexemes. */
export function readLexemes(text: string): Lexeme[] {
  const plain = splitElisions(fold(text)).replace(GLUED, "$1 $2")
  return [...plain.matchAll(LEXEME)].map(({ 0: text, index }) => ({
    text,
    kind: kindOf(text),
    start: index,
    end: index + text.length,
  }))
}

function kindOf(text: string): Lexeme["kind"] {
  if (/^\d+(?:[.,]\d+)*k?$/.test(text)) return "number"
  return /[\p{L}\p{N}]/u.test(text) ? "word" : "sign"
}

/** Phrases by their first word, longest first. */
export type PhraseSet = ReadonlyMap<string, readonly (readonly string[])[]>

export function phraseSet(phrases: readonly string[]): PhraseSet {
  const set = new Map<string, string[][]>()
  for (const phrase of phrases) {
    const words = readLexemes(phrase).map(({ text }) => text)
    if (words.length) set.set(words[0], [...(set.get(words[0]) ?? []), words])
  }
  for (const list of set.values()) list.sort((one, other) => other.length - one.length)
  return set
}

/** How many lexemes of a phrase stand from here on, longest phrase first; 0 if none does. */
export function matchPhrase(
  lexemes: readonly Pick<Lexeme, "text">[],
  at: number,
  phrases: PhraseSet
): number {
  for (const phrase of phrases.get(lexemes[at]?.text ?? "") ?? []) {
    if (phrase.every((word, i) => lexemes[at + i]?.text === word)) return phrase.length
  }
  return 0
}
