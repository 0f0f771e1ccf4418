import type { codeDetails as CodeDetails } from "../en/code-details"
import type { Translated } from "../translated"

export const codeDetails: Translated<typeof CodeDetails> = {
  open: "Detalhes",
  find: "Buscar por prefixo ou um código inteiro",
  text: "No valor de {{amount}}",
  works: "Pode ser resgatado.",
  usedUp: "Não pode ser resgatado: está esgotado.",
  isRevoked: "Não pode ser resgatado: foi revogado em {{at}}.",
  revokedBecause: "Não pode ser resgatado: foi revogado em {{at}}, porque: {{reason}}",
  isExpired: "Não pode ser resgatado: expirou em {{at}}.",
  onlyFor: "Só para o cliente nº {{id}}",
  redeemers: "Quem o resgatou",
  redeemersEmpty: "Ninguém o resgatou.",
  more: "Os últimos {{count}} de {{total}}.",
}
