import type { codeDetails as CodeDetails } from "../en/code-details"
import type { Translated } from "../translated"

export const codeDetails: Translated<typeof CodeDetails> = {
  open: "Dettagli",
  find: "Cerca per prefisso o un codice intero",
  text: "Del valore di {{amount}}",
  works: "Può essere riscattato.",
  usedUp: "Non può essere riscattato: è esaurito.",
  isRevoked: "Non può essere riscattato: è stato revocato il {{at}}.",
  revokedBecause: "Non può essere riscattato: è stato revocato il {{at}}, perché: {{reason}}",
  isExpired: "Non può essere riscattato: è scaduto il {{at}}.",
  onlyFor: "Solo per il cliente n. {{id}}",
  redeemers: "Chi lo ha riscattato",
  redeemersEmpty: "Nessuno lo ha riscattato.",
  more: "Gli ultimi {{count}} di {{total}}.",
}
