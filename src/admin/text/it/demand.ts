import type { demand as Demand } from "../en/demand"
import type { Translated } from "../translated"

export const demand: Translated<typeof Demand> = {
  open: "Che cosa aiuterebbe",
  title: "«{{query}}»",
  text: "Ricerche senza esito: {{count}}.",
  before: "Ora un cliente trova",
  after: "Con questa riga un cliente trova",
  nothing: "Nulla.",
  without: "Nulla corrisponde a: {{words}}",
  line: "Una riga di sinonimi",
  lineHint:
    "gilet = smanicato (lo stesso), scarpe > zoccoli (un tipo di), portamonete ~ borsetta (simile).",
  try: "Prova",
  keep: "Tieni la riga",
  kept: "Da ora i clienti lo trovano.",
  orAnswer: "È una domanda e non un prodotto?",
  writeAnswer: "Scrivi la risposta tra le regole.",
  synonyms: "Sinonimi",
  synonymsHint:
    "Che cosa significano le parole in questo negozio, oltre a ciò che la ricerca già conosce.",
  synonymsEmpty: "Ancora nessuno.",
  alike: "anche: {{queries}}",
}
