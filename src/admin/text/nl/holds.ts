import type { holds as Holds } from "../en/holds"
import type { Translated } from "../translated"

export const holds: Translated<typeof Holds> = {
  title: "Gereserveerde bedragen",
  subtitle:
    "Gereserveerd en geen deel van het saldo. Wat een winkelwagen of betaling nodig heeft, eindigt daarmee.",
  empty: "Er is niets gereserveerd.",
  status: "Status",
  statuses: {
    active: "Gereserveerd",
    committed: "Afgeschreven",
    released: "Vrijgegeven",
    lapsed: "Verlopen",
  },
  source: "Voor",
  sources: { payment: "Een betaling", cart: "Een winkelwagen", hand: "Handmatig" },
  lapses: "Verloopt",
  release: "Vrijgeven",
  releaseTitle: "{{amount}} vrijgeven?",
  releaseText: "{{customer}} kan {{amount}} meteen weer uitgeven. Er wordt niets geboekt.",
  released: "{{amount}} vrijgegeven voor {{customer}}.",
  commit: "Afschrijven",
  commitTitle: "De gereserveerde {{amount}} afschrijven",
  commitText: "Schrijft af wat gereserveerd is, of een deel ervan.",
  commitAmount: "Hoeveel ervan",
  commitAmountHint: "Leeg: alles.",
  rest: "De rest",
  restRelease: "wordt vrijgegeven",
  restKeep: "blijft gereserveerd",
  extend: "Verlengen",
  extendTitle: "{{amount}} langer reserveren",
  extendText: "{{amount}} van {{customer}}; verloopt nu: {{until}}.",
  until: "Geldig tot en met",
  untilHint: "Leeg: verloopt nooit vanzelf.",
  extended: "Duurt nu langer.",
}
