import type { codeDetails as CodeDetails } from "../en/code-details"
import type { Translated } from "../translated"

export const codeDetails: Translated<typeof CodeDetails> = {
  open: "Einzelheiten",
  find: "Suche nach Präfix oder einem ganzen Code",
  text: "Im Wert von {{amount}}",
  works: "Er kann eingelöst werden.",
  usedUp: "Er kann nicht eingelöst werden: Er ist aufgebraucht.",
  isRevoked: "Er kann nicht eingelöst werden: Er wurde am {{at}} widerrufen.",
  revokedBecause: "Er kann nicht eingelöst werden: Er wurde am {{at}} widerrufen, weil: {{reason}}",
  isExpired: "Er kann nicht eingelöst werden: Er ist am {{at}} abgelaufen.",
  onlyFor: "Nur für Kunde Nr. {{id}}",
  redeemers: "Wer ihn eingelöst hat",
  redeemersEmpty: "Niemand hat ihn eingelöst.",
  more: "Die letzten {{count}} von {{total}}.",
}
