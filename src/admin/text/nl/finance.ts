import type { finance as Finance } from "../en/finance"
import type { Translated } from "../translated"

export const finance: Translated<typeof Finance> = {
  title: "Financiën",
  subtitle: "Wat de winkel zijn klanten schuldig is.",
  asOf: "Stand aan het einde van",
  asOfHint: "Leeg: nu.",
  owed: "Verschuldigd naar valuta, soort en ouderdom",
  owedHint: "De som is die van alle saldi.",
  owedEmpty: "Er is niets verschuldigd.",
  age: "Bijgeschreven",
  ages: {
    "0": "in de laatste 30 dagen",
    "30": "30 tot 90 dagen geleden",
    "90": "90 tot 180 dagen geleden",
    "180": "180 dagen tot een jaar geleden",
    "365": "meer dan een jaar geleden",
  },
  credits: "Bijschrijvingen",
  held: "waarvan gereserveerd",
  owedAmount: "Verschuldigd",
  chart: "Verschuldigd in {{currency}} naar soort",
  expiring: "Wat verloopt",
  expiringHint: "Bijschrijvingen met geld over, wat het eerst verloopt bovenaan.",
  expiringEmpty: "Tot dan verloopt er niets.",
  until: "Tot",
  days: "Over {{count}} dagen",
  remaining: "Over",
  allCredits: "Alle tegoeden",
  allCreditsHint:
    "Een bestand met elk tegoed waar nog iets van over is, van wie het is en tot wanneer het geldt",
}
