import type { finance as Finance } from "../en/finance"
import type { Translated } from "../translated"

export const finance: Translated<typeof Finance> = {
  title: "Finanzen",
  subtitle: "Was der Shop seinen Kunden schuldet.",
  asOf: "Stand mit Ablauf des",
  asOfHint: "Leer: jetzt.",
  owed: "Geschuldet nach Währung, Zweck und Alter",
  owedHint: "Die Summe ist die aller Guthaben.",
  owedEmpty: "Es wird nichts geschuldet.",
  age: "Gutgeschrieben",
  ages: {
    "0": "in den letzten 30 Tagen",
    "30": "vor 30 bis 90 Tagen",
    "90": "vor 90 bis 180 Tagen",
    "180": "vor 180 Tagen bis einem Jahr",
    "365": "vor mehr als einem Jahr",
  },
  credits: "Guthaben",
  held: "davon reserviert",
  owedAmount: "Geschuldet",
  chart: "Geschuldet in {{currency}} nach Zweck",
  expiring: "Was verfällt",
  expiringHint: "Guthaben mit Geld, das nächste zuerst.",
  expiringEmpty: "Bis dahin verfällt nichts.",
  until: "Bis",
  days: "In {{count}} Tagen",
  remaining: "Übrig",
  allCredits: "Alle Guthaben",
  allCreditsHint:
    "Eine Datei mit jedem Guthaben, von dem noch etwas da ist: wem es gehört und bis wann es gilt",
}
