import type { expiry as Expiry } from "../en/expiry"
import type { Translated } from "../translated"

export const expiry: Translated<typeof Expiry> = {
  title: "Quand un crédit expire",
  subtitle: "Règles pour ce qu’il en reste alors. Sans règle, il est perdu.",
  add: "Ajouter une règle",
  addHint:
    "Pour les crédits qui expirent à partir de son début, au plus tôt dans dix secondes. Ce qui est revenu une fois est perdu la fois suivante. Une règle peut être terminée, pas modifiée.",
  empty: "Il n’y a pas de règle : ce qui expire est perdu.",
  rule: "Ce qui se passe",
  actions: {
    extend: "Il dure plus longtemps, une fois",
    convert: "Une partie revient en argent promotionnel",
    forfeit: "Il est perdu",
  },
  does: {
    extend: "Dure {{days}} jours de plus",
    convert: "{{percent}} % reviennent en argent promotionnel, pour {{days}} jours",
    forfeit: "Est perdu",
  },
  then: {
    extend: "Puis prolongé jusqu’au {{date}}",
    convert: "Puis {{amount}} d’argent promotionnel jusqu’au {{date}}",
  },
  days: "Jours",
  daysHint: "À partir du moment où le crédit expire.",
  percent: "Pourcentage qui revient",
  all: "Tous",
  to: "Fin",
  fromHint: "Vide : tout de suite. Un jour compte à partir de sa fin.",
  status: "État",
  statuses: {
    planned: "Prévue",
    active: "En vigueur",
    over: "Terminée",
  },
  end: "Terminer",
  endTitle: "Terminer cette règle ?",
  endText:
    "Les crédits qui expirent dans dix secondes ou plus tard suivent une autre règle, ou sont perdus.",
  ended: "La règle se termine.",
  added: "La règle est ajoutée.",
  from: "Début",
}
