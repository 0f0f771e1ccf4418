import type { demand as Demand } from "../en/demand"
import type { Translated } from "../translated"

export const demand: Translated<typeof Demand> = {
  open: "Wat zou helpen",
  title: "“{{query}}”",
  text: "Vergeefs gezocht: {{count}} keer.",
  before: "Een klant vindt nu",
  after: "Met deze regel vindt een klant",
  nothing: "Niets.",
  without: "Niets heeft: {{words}}",
  line: "Een regel met synoniemen",
  lineHint:
    "gilet = bodywarmer (hetzelfde), schoenen > klompen (een soort), portemonnee ~ tas (lijkt erop).",
  try: "Proberen",
  keep: "Regel bewaren",
  kept: "Klanten vinden het vanaf nu.",
  orAnswer: "Is het een vraag en geen product?",
  writeAnswer: "Schrijf het antwoord bij de regels.",
  synonyms: "Synoniemen",
  synonymsHint: "Wat woorden in deze winkel betekenen, naast wat de zoekfunctie al weet.",
  synonymsEmpty: "Nog geen.",
  alike: "ook: {{queries}}",
}
