import type { topups as TopUps } from "../en/topups"
import type { Translated } from "../translated"

export const topups: Translated<typeof TopUps> = {
  title: "Aufladungen",
  subtitle:
    "Was Kundinnen und Kunden in ihr Guthaben eingezahlt oder begonnen haben. Auch was ein Anbieter ablehnte, steht hier.",
  empty: "Noch hat niemand ein Guthaben aufgeladen.",
  status: "Stand",
  statuses: { pending: "Läuft", paid: "Bezahlt", failed: "Gescheitert" },
  refunded: "Zurückgegeben",
  provider: "Bezahlt mit",
  captured: "Eingezahlt",
  left: "Noch im Guthaben",
  refund: "Zurückgeben",
  refundTitle: "Aufladung an {{customer}} zurückgeben",
  refundText:
    "Der Zahlungsanbieter schickt das Geld dorthin zurück, woher es kam, und das Guthaben wird um so viel kleiner. Ausgegebenes lässt sich hier nicht zurückgeben.",
  refundAmount: "Wie viel",
  refundHint: "Leer: alles, was noch im Guthaben ist.",
  tooMuch: "Davon sind noch {{amount}} im Guthaben.",
  nothingLeft: "Davon ist nichts mehr im Guthaben.",
  confirm: "{{amount}} an {{customer}} zurückgeben",
  done: "{{amount}} an {{customer}} zurückgegeben.",
}
