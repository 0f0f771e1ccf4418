import type { allowances as Allowances } from "../en/allowances"
import type { Translated } from "../translated"

export const allowances: Translated<typeof Allowances> = {
  title: "Autorisations de dépense",
  subtitle: "Ce que le client laisse des agents dépenser avec ce porte-monnaie.",
  agent: "Agent",
  unnamed: "Effacé",
  perPurchase: "Par achat",
  used: "Utilisé",
  expires: "Expire",
  status: "État",
  periods: {
    day: "par jour",
    week: "par semaine",
    month: "par mois",
  },
  statuses: {
    active: "En vigueur",
    expired: "Expirée",
    revoked: "Révoquée",
  },
  ofPeriod: "{{used}} sur {{limit}} {{period}}",
  everything: "Tout",
  categories: "Catégories",
  restricted: "Certaines catégories",
  revoke: "Révoquer",
  revokeTitle: "Révoquer l’autorisation de {{agent}} ?",
  revokeText:
    "Dès maintenant, l’agent ne peut plus rien payer avec le porte-monnaie de {{customer}}. Les commandes passées restent.",
  revoked: "L’autorisation est révoquée.",
}
