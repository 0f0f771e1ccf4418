import { findEmail } from "../../../text/without-contacts"
import type { Intent } from "./grammar/intents"
import { splitRequests } from "./grammar/split"
import { detectLanguage, isForeign, LANGUAGES } from "./language"

/** What a person of the shop is asked for, or what only a person can see to. */
const FOR_A_PERSON: ReadonlySet<Intent | null> = new Set<Intent | null>([
  "human",
  "contact",
  "complaint",
  "order_change",
  "returns",
  "warranty",
  "privacy",
  "service",
  "yes",
])

/**
 * Whether what the shopper has said can be a wish for a person, or agrees to one: what a text of the
 * store talks a model into is none. In languages that we have no words for, the model is believed.
 */
export function mayHandOver(message: string, locale: string): boolean {
  if (findEmail(message) !== undefined || isForeign(message)) return true
  const { code } = detectLanguage([message], locale)
  const language = LANGUAGES.find((each) => each.code === code) ?? LANGUAGES[0]
  return splitRequests(message, language).some(({ intent }) => FOR_A_PERSON.has(intent))
}
