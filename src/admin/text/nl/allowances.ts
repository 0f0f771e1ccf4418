import type { allowances as Allowances } from "../en/allowances"
import type { Translated } from "../translated"

export const allowances: Translated<typeof Allowances> = {
  title: "Uitgavenruimte voor agents",
  subtitle: "Wat de klant agents uit deze portemonnee laat uitgeven.",
  agent: "Agent",
  unnamed: "Gewist",
  perPurchase: "Per aankoop",
  used: "Gebruikt",
  expires: "Verloopt",
  status: "Status",
  periods: {
    day: "per dag",
    week: "per week",
    month: "per maand",
  },
  statuses: {
    active: "Geldig",
    expired: "Verlopen",
    revoked: "Ingetrokken",
  },
  ofPeriod: "{{used}} van {{limit}} {{period}}",
  everything: "Alles",
  categories: "Categorieën",
  restricted: "Sommige categorieën",
  revoke: "Intrekken",
  revokeTitle: "De ruimte van {{agent}} intrekken?",
  revokeText:
    "De agent kan vanaf nu niets meer betalen uit de portemonnee van {{customer}}. Geplaatste bestellingen blijven staan.",
  revoked: "De uitgavenruimte is ingetrokken.",
}
