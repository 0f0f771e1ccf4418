import type { finance as Finance } from "../en/finance"
import type { Translated } from "../translated"

export const finance: Translated<typeof Finance> = {
  title: "Finances",
  subtitle: "Ce que la boutique doit à ses clients.",
  asOf: "À la fin du",
  asOfHint: "Vide : maintenant.",
  owed: "Dû par devise, nature et ancienneté",
  owedHint: "Le total est celui de tous les soldes.",
  owedEmpty: "Rien n’est dû.",
  age: "Crédité",
  ages: {
    "0": "dans les 30 derniers jours",
    "30": "il y a 30 à 90 jours",
    "90": "il y a 90 à 180 jours",
    "180": "il y a 180 jours à un an",
    "365": "il y a plus d’un an",
  },
  credits: "Crédits",
  held: "dont réservé",
  owedAmount: "Dû",
  chart: "Dû en {{currency}} par nature",
  expiring: "Ce qui expire",
  expiringHint: "Crédits non épuisés, les plus proches de l’expiration d’abord.",
  expiringEmpty: "Rien n’expire d’ici là.",
  until: "Jusqu’au",
  days: "Dans {{count}} jours",
  remaining: "Restant",
  allCredits: "Tous les crédits",
  allCreditsHint: "Un fichier de chaque crédit non épuisé, avec son titulaire et sa date de fin",
}
