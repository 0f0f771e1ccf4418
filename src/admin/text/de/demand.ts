import type { demand as Demand } from "../en/demand"
import type { Translated } from "../translated"

export const demand: Translated<typeof Demand> = {
  open: "Was helfen würde",
  title: "„{{query}}“",
  text: "{{count}}-mal vergeblich gesucht.",
  before: "Ein Kunde findet jetzt",
  after: "Mit dieser Zeile findet ein Kunde",
  nothing: "Nichts.",
  without: "Nichts hat: {{words}}",
  line: "Eine Zeile Synonyme",
  lineHint:
    "gilet = weste (dasselbe), schuhe > clogs (eine Art davon), geldbeutel ~ tasche (nahe dabei).",
  try: "Ausprobieren",
  keep: "Zeile behalten",
  kept: "Von jetzt an finden Kunden es.",
  orAnswer: "Ist es eine Frage und kein Produkt?",
  writeAnswer: "Die Antwort zu den Regeln schreiben.",
  synonyms: "Synonyme",
  synonymsHint: "Was Wörter in diesem Shop bedeuten, über das hinaus, was die Suche weiß.",
  synonymsEmpty: "Noch keine.",
  alike: "auch: {{queries}}",
}
