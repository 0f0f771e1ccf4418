import type { allowances as Allowances } from "../en/allowances"
import type { Translated } from "../translated"

export const allowances: Translated<typeof Allowances> = {
  title: "Ausgabenrahmen für Agenten",
  subtitle:
    "Was Agenten nach dem Willen der Kundin oder des Kunden von diesem Guthaben ausgeben dürfen.",
  agent: "Agent",
  unnamed: "Gelöscht",
  perPurchase: "Je Einkauf",
  used: "Verbraucht",
  expires: "Läuft ab",
  status: "Stand",
  periods: {
    day: "am Tag",
    week: "in der Woche",
    month: "im Monat",
  },
  statuses: {
    active: "Gültig",
    expired: "Abgelaufen",
    revoked: "Widerrufen",
  },
  ofPeriod: "{{used}} von {{limit}} {{period}}",
  everything: "Alles",
  categories: "Kategorien",
  restricted: "Einige Kategorien",
  revoke: "Widerrufen",
  revokeTitle: "Den Rahmen von {{agent}} widerrufen?",
  revokeText:
    "Der Agent kann ab sofort nichts mehr vom Guthaben von {{customer}} bezahlen. Aufgegebene Bestellungen bleiben.",
  revoked: "Der Ausgabenrahmen ist widerrufen.",
}
