import type { allowances as Allowances } from "../en/allowances"
import type { Translated } from "../translated"

export const allowances: Translated<typeof Allowances> = {
  title: "Permessi di spesa",
  subtitle: "Quanto il cliente lascia spendere agli agenti da questo portafoglio.",
  agent: "Agente",
  unnamed: "Cancellato",
  perPurchase: "Per acquisto",
  used: "Usato",
  expires: "Scade",
  status: "Stato",
  periods: {
    day: "al giorno",
    week: "alla settimana",
    month: "al mese",
  },
  statuses: {
    active: "Valido",
    expired: "Scaduto",
    revoked: "Revocato",
  },
  ofPeriod: "{{used}} di {{limit}} {{period}}",
  everything: "Tutto",
  categories: "Categorie",
  restricted: "Alcune categorie",
  revoke: "Revoca",
  revokeTitle: "Revocare il permesso di {{agent}}?",
  revokeText:
    "Da ora l’agente non può più pagare nulla dal portafoglio di {{customer}}. Gli ordini effettuati restano.",
  revoked: "Il permesso è revocato.",
}
