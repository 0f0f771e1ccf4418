import type { reloads as Reloads } from "../en/reloads"
import type { Translated } from "../translated"

export const reloads: Translated<typeof Reloads> = {
  title: "Ricariche automatiche",
  subtitle:
    "Ogni tentativo di addebitare clienti con saldo basso. Ciò che è sconosciuto aspetta che qualcuno guardi nelle pagine del fornitore.",
  empty: "Nessun saldo è ancora stato ricaricato.",
  reason: "Perché",
  states: {
    queued: "In coda",
    charging: "In addebito",
    captured: "Incassato",
    declined: "Rifiutato",
    needs_customer: "Serve il cliente",
    unknown: "Sconosciuto",
  },
  resolve: "Dire com’è andata",
  resolveTitle: "{{amount}} di {{customer}}",
  resolveText:
    "Guardi prima nelle pagine del fornitore di pagamenti. Con questo non si addebita di nuovo nulla.",
  finding: "Che cosa ha trovato",
  findings: {
    ask_provider: "Chiedere al fornitore",
    not_charged: "Non è stato preso nulla",
    charged: "Il denaro è stato preso",
  },
  findingHints: {
    ask_provider: "Il negozio chiede al fornitore a che punto è questo pagamento.",
    not_charged:
      "Il pagamento viene annullato presso il fornitore, il prossimo tentativo arriva più tardi.",
    charged: "Il saldo riceve il denaro.",
  },
  note: "Che cosa ha visto",
  resolved: "Ora: {{state}}",
  autoReload: "Ricarica automatica",
  on: "Attiva",
  waiting: {
    customer: "Aspetta il cliente",
    retry: "Aspetta il prossimo tentativo",
    limit: "Al limite del negozio",
  },
  ends: {
    customer: "Disattivata dal cliente",
    staff: "Disattivata dal personale",
    replaced: "Sostituita",
    method_removed: "Metodo di pagamento rimosso",
    declined: "Rifiutata troppe volte",
    erased: "Cliente cancellato",
  },
  end: "Disattivare",
  endText:
    "{{customer}} non viene più addebitato quando il saldo è basso. Solo questa persona può riattivarla.",
  ended: "La ricarica automatica è disattivata.",
  threshold: "Quando c’è meno di",
  amount: "Addebitato ogni volta",
  agreed: "Accettato",
  terms: "Che cosa è stato mostrato",
}
