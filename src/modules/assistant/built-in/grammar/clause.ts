import { fold } from "./fold"

/** A word as it was written and as it is compared. */
export interface Token {
  raw: string
  text: string
}

/** Words that belong together, and their folded text. */
export interface Clause {
  tokens: readonly Token[]
  text: string
}

/** Longer messages are read to here: what is wanted stands in the first lines. */
const MAX_LENGTH = 1_000

/** Punctuation around a word; signs of money, comparison, number and part stay. */
const EDGES = /^[^\p{L}\p{N}$€£¥#<>%&+-]+|[^\p{L}\p{N}$€£¥%&+]+$/gu
/** Between letters a dash or a slash divides words; between digits it may be a range. */
const DASH = /(?<=\p{L})[-–—_/](?=\p{L})/gu

export function readTokens(message: string): Token[] {
  return (
    message
      .slice(0, MAX_LENGTH)
      // French writes a space before a question mark.
      .replace(/\s+(?=[?!;:؟](?:\s|$))/gu, "")
      .split(/\s+/)
      .map((raw) => ({ raw, text: fold(raw).replace(EDGES, "").replace(DASH, " ") }))
      .filter(({ text }) => text !== "")
  )
}

export function toClause(tokens: readonly Token[]): Clause {
  return { tokens, text: tokens.map(({ text }) => text).join(" ") }
}

export function readClause(message: string): Clause {
  return toClause(readTokens(message))
}

/** The clause without the words that a match of its text covers. */
export function without(clause: Clause, match: { index: number; 0: string } | null): Clause {
  if (!match) {
    return clause
  }
  const end = match.index + match[0].length
  let offset = 0
  return toClause(
    clause.tokens.filter(({ text }) => {
      const start = offset
      offset += text.length + 1
      return start + text.length <= match.index || start >= end
    })
  )
}

/** The clause without the words at its beginning and its end that `isEmpty` names. */
export function trim(
  clause: Clause,
  isEmptyBefore: (word: string) => boolean,
  isEmptyAfter: (word: string) => boolean
): Clause {
  const words = clause.tokens
  let start = 0
  let end = words.length
  while (start < end && isEmptyBefore(words[start].text)) {
    start++
  }
  while (end > start && isEmptyAfter(words[end - 1].text)) {
    end--
  }
  return toClause(words.slice(start, end))
}

/** The words as they were written, with their punctuation. */
export function rawText({ tokens }: Clause): string {
  return tokens.map(({ raw }) => raw).join(" ")
}

/** What a shopper would recognise as their own words. */
export function quote({ tokens }: Clause): string {
  return tokens.map(({ raw }) => raw.replace(/^["'“”„«»(]+|["'“”„«»).,;:!?؟،。]+$/g, "")).join(" ")
}
