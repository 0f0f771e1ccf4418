import { LRUCache } from "lru-cache"
import type { Language } from "../language/language"
import { classify, isRequest } from "./classify"
import { type Clause, readTokens, toClause, type Token } from "./clause"
import { isCount } from "./numbers"
import type { Intent } from "./intents"
import { vocabularyOf } from "./vocabulary"

/** One of the things that a message asks for. */
export interface Request {
  /** Null: its words name nothing we know. */
  intent: Intent | null
  clause: Clause
}

interface Piece extends Request {
  tokens: Token[]
  /** Whether a sentence ended before it. */
  isSentence: boolean
  /** The joining words that it began with; they return when it turns out to be no request. */
  joiner: Token[]
}

/** More than these in one message are no request but a list of tests. */
const MAX_REQUESTS = 4

const SENTENCE_END = /[.!?;؟。]["'”)]*$/u
const COMMA = /[,،:]$/u

/** They are done to each product that is named. */
const TO_EACH = new Set<Intent>(["add", "remove", "change"])
/** They need a product, which the words before them may have named. */
const OF_A_PRODUCT = new Set<Intent>(["add", "remove", "change", "want", "details", "similar"])

/** A message is read again in each round of its turn, and by the turns after it. */
const known = new LRUCache<string, readonly Request[]>({ max: 500 })

/** What a message asks for, one after the other. Never empty. */
export function splitRequests(message: string, language: Language): readonly Request[] {
  const key = `${language.code} ${message}`
  let requests = known.get(key)
  if (!requests) known.set(key, (requests = readRequests(message, language)))
  return requests
}

function readRequests(message: string, language: Language): Request[] {
  const tokens = readTokens(message)
  const whole = toClause(tokens)
  const pieces = join(divide(tokens, language), language)
  const requests = pieces.filter(({ intent }) => isRequest(intent))
  if (requests.length === 0) {
    return [{ intent: classify(whole, language), clause: whole }]
  }
  return requests
    .slice(0, MAX_REQUESTS)
    .map(({ intent, tokens }) => ({ intent, clause: toClause(tokens) }))
}

function divide(tokens: Token[], language: Language): Piece[] {
  const { joiners } = vocabularyOf(language)
  const groups: Omit<Piece, "intent" | "clause">[] = []
  let open: Omit<Piece, "intent" | "clause"> | null = null
  let isSentence = true
  for (const token of tokens) {
    const isJoiner = joiners.has(token.text)
    if (!open || (isJoiner && open.tokens.length > 0)) {
      open = { tokens: [], joiner: [], isSentence }
      groups.push(open)
    }
    isSentence = false
    ;(isJoiner && open.tokens.length === 0 ? open.joiner : open.tokens).push(token)
    if (SENTENCE_END.test(token.raw)) {
      open = null
      isSentence = true
    } else if (COMMA.test(token.raw)) {
      open = null
    }
  }
  return groups.map((group) => {
    const clause = toClause(group.tokens)
    return { ...group, clause, intent: classify(clause, language) }
  })
}

/** Pieces that ask for nothing by themselves belong to the request beside them. */
function join(pieces: Piece[], language: Language): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (!last) {
      joined.push(piece)
    } else if (last.intent !== null && TO_EACH.has(last.intent) && countsIt(piece, language)) {
      extend(last, piece, last.intent)
    } else if (!isRequest(piece.intent)) {
      if (isRequest(last.intent) && TO_EACH.has(last.intent) && names(piece, language)) {
        joined.push({ ...piece, intent: last.intent })
      } else {
        extend(last, piece, isRequest(last.intent) || !isCourtesy(piece) ? last.intent : null)
      }
    } else if (!isRequest(last.intent)) {
      joined.pop()
      const belongs = !piece.isSentence || OF_A_PRODUCT.has(piece.intent)
      joined.push(belongs && !isCourtesy(last) ? prepend(last, piece) : piece)
    } else if (
      last.intent === piece.intent &&
      !TO_EACH.has(piece.intent) &&
      piece.intent !== "find"
    ) {
      extend(last, piece, last.intent)
    } else {
      joined.push(piece)
    }
  }
  return joined
}

function isCourtesy({ intent }: Piece): boolean {
  return intent !== null && !isRequest(intent)
}

/** Whether a piece names one more thing to do the same to: `… and two of the blue ones`. */
function names({ tokens }: Piece, language: Language): boolean {
  const { articles, pronouns } = vocabularyOf(language)
  const first = tokens[0]?.text
  return (
    first !== undefined &&
    (articles.has(first) ||
      pronouns.has(first) ||
      Object.hasOwn(language.ordinals, first) ||
      isCount(first, language))
  )
}

/** "the mug, four of them": how many of what was named before. */
function countsIt({ tokens }: Piece, language: Language): boolean {
  const { pronouns, stopWords } = vocabularyOf(language)
  return (
    tokens.length > 1 &&
    tokens.some(({ text }) => isCount(text, language)) &&
    tokens.some(({ text }) => pronouns.has(text)) &&
    tokens.every(({ text }) => pronouns.has(text) || stopWords.has(text) || isCount(text, language))
  )
}

function extend(last: Piece, piece: Piece, intent: Intent | null): void {
  if (isCourtesy(piece)) {
    return
  }
  last.tokens = [...last.tokens, ...piece.joiner, ...piece.tokens]
  last.intent = intent
}

function prepend(first: Piece, piece: Piece): Piece {
  return { ...piece, tokens: [...first.tokens, ...piece.joiner, ...piece.tokens] }
}
