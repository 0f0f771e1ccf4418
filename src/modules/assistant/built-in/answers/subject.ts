import { findCountry, LANGUAGES, languageOf, marksIn } from "../../../../language"

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

/** The part of the shop's services that a request asks about; null for everything else. */
export function subjectOf(text: string, code: string): Subject | null {
  const language = languageOf(code) ?? LANGUAGES[0]
  const marks: ReadonlySet<string> = marksIn(text, language)
  if (findCountry(text, language) && !marks.has("origin")) return "shipping"
  return SUBJECTS.find(([, ids]) => ids.some((id) => marks.has(id)))?.[0] ?? null
}
