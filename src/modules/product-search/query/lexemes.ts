import { fold } from "../text/normalize"

/** A word, a number or a sign that can mean something in a query. */
export interface Lexeme {
  text: string
  kind: "word" | "number" | "sign"
}

const LEXEME =
  /\d+(?:[.,]\d+)*(?:k(?![\p{L}\p{N}]))?(?![\p{L}\p{N}])|[\p{L}\p{N}]+|\p{Sc}|[<>≤≥~%+\-–—]/gu

/** Cuts a query as typed into its lexemes. */
export function readLexemes(query: string): Lexeme[] {
  const folded = fold(query)
    .replace(/['’‘`´]s\b/g, "")
    .replace(/['’‘`´]/g, "")
    // `100usd`, `20eur`: an amount and its currency written as one.
    .replace(/(\d)(usd|eur|gbp|chf|cad|aud|jpy|inr|pln|sek|nok|dkk)\b/g, "$1 $2")
  return (folded.match(LEXEME) ?? []).map((text) => ({ text, kind: kindOf(text) }))
}

function kindOf(text: string): Lexeme["kind"] {
  if (/^\d+(?:[.,]\d+)*k?$/.test(text)) return "number"
  return /[\p{L}\p{N}]/u.test(text) ? "word" : "sign"
}

/** Where one of these phrases stands: how many lexemes of it, longest phrase first; 0 if none does. */
export function matchPhrase(lexemes: readonly Lexeme[], at: number, phrases: PhraseSet): number {
  for (const phrase of phrases.get(lexemes[at]?.text ?? "") ?? []) {
    if (phrase.every((word, i) => lexemes[at + i]?.text === word)) return phrase.length
  }
  return 0
}

/** Phrases by their first word, longest first. */
export type PhraseSet = Map<string, string[][]>

export function phraseSet(phrases: readonly string[]): PhraseSet {
  const set: PhraseSet = new Map()
  for (const phrase of phrases) {
    const words = phrase.split(" ")
    set.set(words[0], [...(set.get(words[0]) ?? []), words])
  }
  for (const list of set.values()) list.sort((one, other) => other.length - one.length)
  return set
}
