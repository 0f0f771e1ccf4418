import type { codeDetails as CodeDetails } from "../en/code-details"
import type { Translated } from "../translated"

export const codeDetails: Translated<typeof CodeDetails> = {
  open: "Détails",
  find: "Chercher par préfixe ou un code entier",
  text: "D’une valeur de {{amount}}",
  works: "Il peut être utilisé.",
  usedUp: "Il ne peut plus être utilisé : il est épuisé.",
  isRevoked: "Il ne peut plus être utilisé : il a été révoqué le {{at}}.",
  revokedBecause:
    "Il ne peut plus être utilisé : il a été révoqué le {{at}}, parce que : {{reason}}",
  isExpired: "Il ne peut plus être utilisé : il a expiré le {{at}}.",
  onlyFor: "Seulement pour le client n° {{id}}",
  redeemers: "Qui l’a utilisé",
  redeemersEmpty: "Personne ne l’a utilisé.",
  more: "Les {{count}} derniers sur {{total}}.",
}
