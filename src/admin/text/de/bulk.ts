import type { bulk as Bulk } from "../en/bulk"
import type { Translated } from "../translated"

export const bulk: Translated<typeof Bulk> = {
  title: "Vielen Kunden gutschreiben",
  action: "Vielen gutschreiben",
  hint: "Jede Gutschrift für sich: Was abgelehnt wird, hält keine andere auf.",
  list: "Kunden und Beträge",
  listHint:
    "In jeder Zeile eine E-Mail-Adresse oder Nummer und ein Betrag, eventuell ein Grund; aus einer Tabelle einfügen.",
  listMissing: "Gib mindestens eine Zeile ein.",
  listLong: "Höchstens {{count}} Zeilen auf einmal.",
  line: "Zeile {{line}}: {{why}}",
  confirm: "{{total}} gutschreiben",
  total: "{{amount}} in {{credits}} Gutschriften",
  nothing: "Nichts kann gutgeschrieben werden.",
  refused: "{{count}} abgelehnt",
  waiting: "{{count}} warten auf eine zweite Person",
  outcome: "Ergebnis",
  has: "Hat jetzt {{balance}}",
  wouldHave: "Hätte {{balance}}",
  waits: "Wartet auf eine zweite Person",
  done: "Gutgeschrieben: {{total}}",
}
