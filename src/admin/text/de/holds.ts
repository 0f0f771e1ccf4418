import type { holds as Holds } from "../en/holds"
import type { Translated } from "../translated"

export const holds: Translated<typeof Holds> = {
  title: "Was zurückgelegt ist",
  subtitle:
    "Reserviert und kein Teil des Guthabens. Was ein Warenkorb oder eine Zahlung braucht, endet mit ihnen.",
  empty: "Nichts ist zurückgelegt.",
  status: "Stand",
  statuses: {
    active: "Zurückgelegt",
    committed: "Abgebucht",
    released: "Freigegeben",
    lapsed: "Verfallen",
  },
  source: "Für",
  sources: { payment: "Eine Zahlung", cart: "Einen Warenkorb", hand: "Von Hand" },
  lapses: "Verfällt",
  release: "Freigeben",
  releaseTitle: "{{amount}} freigeben?",
  releaseText: "{{customer}} kann die {{amount}} sofort wieder ausgeben. Nichts wird gebucht.",
  released: "{{amount}} für {{customer}} freigegeben.",
  commit: "Abbuchen",
  commitTitle: "Die zurückgelegten {{amount}} abbuchen",
  commitText: "Bucht ab, was zurückgelegt ist, oder einen Teil davon.",
  commitAmount: "Wie viel davon",
  commitAmountHint: "Leer: alles.",
  rest: "Der Rest",
  restRelease: "wird freigegeben",
  restKeep: "bleibt zurückgelegt",
  extend: "Länger zurücklegen",
  extendTitle: "{{amount}} länger zurücklegen",
  extendText: "{{amount}} von {{customer}}; verfällt bisher: {{until}}.",
  until: "Gilt bis zum Ende des",
  untilHint: "Leer: verfällt nicht von selbst.",
  extended: "Gilt jetzt länger.",
}
