import type { finance as Finance } from "../en/finance"
import type { Translated } from "../translated"

export const finance: Translated<typeof Finance> = {
  title: "Contabilità",
  subtitle: "Che cosa il negozio deve ai suoi clienti.",
  asOf: "Situazione alla fine del",
  asOfHint: "Vuoto: adesso.",
  owed: "Dovuto per valuta, tipo di credito e anzianità",
  owedHint: "La somma è quella di tutti i saldi.",
  owedEmpty: "Non è dovuto nulla.",
  age: "Accreditato",
  ages: {
    "0": "negli ultimi 30 giorni",
    "30": "da 30 a 90 giorni fa",
    "90": "da 90 a 180 giorni fa",
    "180": "da 180 giorni a un anno fa",
    "365": "più di un anno fa",
  },
  credits: "Accrediti",
  held: "di cui riservato",
  owedAmount: "Dovuto",
  chart: "Dovuto in {{currency}} per tipo di credito",
  expiring: "Che cosa scade",
  expiringHint: "Accrediti con denaro residuo, prima quelli che scadono prima.",
  expiringEmpty: "Fino ad allora non scade nulla.",
  until: "Fino al",
  days: "Tra {{count}} giorni",
  remaining: "Residuo",
  allCredits: "Tutti i crediti",
  allCreditsHint: "Un file con ogni credito non esaurito, di chi è e fino a quando vale",
}
