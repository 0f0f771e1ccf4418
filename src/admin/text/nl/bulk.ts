import type { bulk as Bulk } from "../en/bulk"
import type { Translated } from "../translated"

export const bulk: Translated<typeof Bulk> = {
  title: "Veel klanten tegoed geven",
  action: "Velen tegoed geven",
  hint: "Elk tegoed apart: wat wordt geweigerd, houdt geen ander tegen.",
  list: "Klanten en bedragen",
  listHint:
    "Op elke regel een e-mailadres of nummer en een bedrag, eventueel een reden; plak ze uit een spreadsheet.",
  listMissing: "Voer minstens één regel in.",
  listLong: "Hoogstens {{count}} regels tegelijk.",
  line: "Regel {{line}}: {{why}}",
  confirm: "{{total}} bijschrijven",
  total: "{{amount}} in {{credits}} bijschrijvingen",
  nothing: "Er kan niets worden bijgeschreven.",
  refused: "{{count}} geweigerd",
  waiting: "{{count}} wachten op een tweede persoon",
  outcome: "Uitkomst",
  has: "Heeft nu {{balance}}",
  wouldHave: "Zou {{balance}} hebben",
  waits: "Wacht op een tweede persoon",
  done: "Bijgeschreven: {{total}}",
}
