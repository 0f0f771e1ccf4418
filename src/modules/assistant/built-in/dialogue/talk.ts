import type { ConversationState, OwnWords, PendingQuestion } from "../../types"
import type { Language } from "../language/language"
import { fill } from "../language/phrases"
import type { PhraseKey } from "../language/phrases"

/** All that a script may know of the conversation. */
export interface Talk {
  language: Language
  /** Grows within the turn: what a request of the message showed, the next one may mean by "it". */
  state: ConversationState
  /** Lower case. */
  currency: string
  isSignedIn: boolean
  /** What the shop wants said in its own words. */
  ownWords?: OwnWords
  /** Whether requests can be passed on to the shop's people. */
  canHandOver: boolean
  /** The languages that the assistant speaks, as a list in this one. */
  languages: string
  /** The message is in none of them. */
  isForeign: boolean
  message: string
  /** What the shopper said before this message, the latest last. */
  earlier: readonly string[]
}

/** What is said in the end, a line for each thing. */
export interface Reply {
  lines: string[]
  pending?: PendingQuestion
}

/** A phrase of the language, its values filled in. Of several wordings the turn's number picks one. */
export function say(
  { language, state, ownWords }: Pick<Talk, "language" | "state" | "ownWords">,
  key: PhraseKey,
  values: Record<string, string | number> = {}
): string {
  const own = ownWords?.phrases.find(
    (each) => each.phrase === key && each.language === language.code
  )
  if (own) return own.text
  const wordings = language.phrases[key]
  const wording = wordings[state.turns % wordings.length]
  return fill(wording, values)
}

export function reply(...lines: (string | null | undefined | false)[]): Reply {
  return { lines: lines.filter((line): line is string => Boolean(line)) }
}
