import type { bulk as Bulk } from "../en/bulk"
import type { Translated } from "../translated"

export const bulk: Translated<typeof Bulk> = {
  title: "Accreditare a molti clienti",
  action: "Accredita a molti",
  hint: "Ogni accredito è a sé: ciò che viene rifiutato non ne impedisce altri.",
  list: "Clienti e importi",
  listHint:
    "In ogni riga un indirizzo e-mail o un numero e un importo, eventualmente un motivo; incollali da un foglio di calcolo.",
  listMissing: "Inserisci almeno una riga.",
  listLong: "Al massimo {{count}} righe alla volta.",
  line: "Riga {{line}}: {{why}}",
  confirm: "Accredita {{total}}",
  total: "{{amount}} in {{credits}} accrediti",
  nothing: "Nulla può essere accreditato.",
  refused: "{{count}} rifiutati",
  waiting: "{{count}} attendono una seconda persona",
  outcome: "Esito",
  has: "Ora ha {{balance}}",
  wouldHave: "Avrebbe {{balance}}",
  waits: "Attende una seconda persona",
  done: "Accreditato: {{total}}",
}
