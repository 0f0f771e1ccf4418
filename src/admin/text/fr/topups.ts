import type { topups as TopUps } from "../en/topups"
import type { Translated } from "../translated"

export const topups: Translated<typeof TopUps> = {
  title: "Recharges",
  subtitle:
    "Ce que les clients ont versé dans leur portefeuille, ou commencé à verser. Ce qu’un prestataire a refusé y figure aussi.",
  empty: "Personne n’a encore rechargé de portefeuille.",
  status: "État",
  statuses: { pending: "En cours", paid: "Payée", failed: "Échouée" },
  refunded: "Remboursé",
  provider: "Payée avec",
  captured: "Versé",
  left: "Encore dans le portefeuille",
  refund: "Rembourser",
  refundTitle: "Rembourser une recharge à {{customer}}",
  refundText:
    "Le prestataire de paiement renvoie l’argent d’où il vient, et le portefeuille diminue d’autant. Ce qui est dépensé ne peut pas être remboursé ici.",
  refundAmount: "Combien",
  refundHint: "Vide : tout ce qui est encore dans le portefeuille.",
  tooMuch: "Il en reste {{amount}} dans le portefeuille.",
  nothingLeft: "Il n’en reste rien dans le portefeuille.",
  confirm: "Rembourser {{amount}} à {{customer}}",
  done: "{{amount}} remboursés à {{customer}}.",
}
