import { findCountry, LANGUAGES, languageOf, lexiconOf, readMarks } from "../../../../language"

type Subject = "shipping" | "policy" | "order_status" | "human" | "complaint"

/** What names its subject beyond doubt, however the rest is worded. */
const SUBJECTS: readonly [Subject, readonly string[]][] = [
  ["order_status", ["tracking", "payment-state", "guest", "other-person"]],
  [
    "policy",
    [
      "return",
      "refund",
      "exchange",
      "warranty",
      "payment-brand",
      "pay-later",
      "bank-transfer",
      "gift-card",
      "phone",
      "real-shop",
      "gift-wrapping",
      "engraving",
      "personal-data",
      "newsletter",
      "invoice",
      "pickup",
      "charge-money",
    ],
  ],
  ["shipping", ["postage", "customs"]],
]

/** What comes back from a country is not sent there. */
const AFTER_THE_SALE = ["return", "refund", "exchange"]

/** The part of the shop's services that a request asks about; null for everything else. */
export function subjectOf(text: string, code: string): Subject | null {
  const language = languageOf(code) ?? LANGUAGES[0]
  const { nouns, stem } = lexiconOf(language)
  const { ids, words } = readMarks(text, language)
  // Who looks for a ring wants to call nobody.
  const isThing = (places: readonly number[]) =>
    places.length === 1 && nouns.has(stem(words[places[0]]))
  const marks = new Set([...ids].filter(([, places]) => !isThing(places)).map(([id]) => id))
  const isOfReturn = AFTER_THE_SALE.some((id) => marks.has(id))
  if (findCountry(text, language) && !marks.has("origin") && !isOfReturn) return "shipping"
  return SUBJECTS.find(([, ids]) => ids.some((id) => marks.has(id)))?.[0] ?? null
}
