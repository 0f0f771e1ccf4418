import type { codeDetails as CodeDetails } from "../en/code-details"
import type { Translated } from "../translated"

export const codeDetails: Translated<typeof CodeDetails> = {
  open: "Detalles",
  find: "Buscar por prefijo o un código entero",
  text: "Por valor de {{amount}}",
  works: "Se puede canjear.",
  usedUp: "No se puede canjear: está agotado.",
  isRevoked: "No se puede canjear: se revocó el {{at}}.",
  revokedBecause: "No se puede canjear: se revocó el {{at}}, porque: {{reason}}",
  isExpired: "No se puede canjear: venció el {{at}}.",
  onlyFor: "Solo para el cliente n.º {{id}}",
  redeemers: "Quién lo ha canjeado",
  redeemersEmpty: "Nadie lo ha canjeado.",
  more: "Los últimos {{count}} de {{total}}.",
}
