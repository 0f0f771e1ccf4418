import type { topups as TopUps } from "../en/topups"
import type { Translated } from "../translated"

export const topups: Translated<typeof TopUps> = {
  title: "Ricariche",
  subtitle:
    "Ciò che i clienti hanno versato nel portafoglio, o iniziato a versare. Anche ciò che un fornitore ha rifiutato.",
  empty: "Nessuno ha ancora ricaricato un portafoglio.",
  status: "Stato",
  statuses: { pending: "In corso", paid: "Pagata", failed: "Fallita" },
  refunded: "Restituito",
  provider: "Pagata con",
  captured: "Versato",
  left: "Ancora nel portafoglio",
  refund: "Restituire",
  refundTitle: "Restituire una ricarica a {{customer}}",
  refundText:
    "Il fornitore di pagamento lo rimanda da dove è venuto e il portafoglio diminuisce di altrettanto. Ciò che è speso non si può restituire qui.",
  refundAmount: "Quanto",
  refundHint: "Vuoto: tutto ciò che è ancora nel portafoglio.",
  tooMuch: "Ne restano {{amount}} nel portafoglio.",
  nothingLeft: "Non ne resta nulla nel portafoglio.",
  confirm: "Restituire {{amount}} a {{customer}}",
  done: "{{amount}} restituiti a {{customer}}.",
}
