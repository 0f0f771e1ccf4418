import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "À payer par le porte-monnaie",
  appliedHint: "La partie d’un panier qu’un porte-monnaie paie",
  held: "Réservé pour cela",
  committed: "Pris dans des porte-monnaie",
  givenBack: "Rendu",
  refunded: "Remboursé sur le porte-monnaie",
  refund: "Rembourser sur le porte-monnaie",
  refundText:
    "Le client reçoit l’argent comme avoir dans la boutique, quel que soit le mode de paiement de la commande. Il est inscrit sur la commande et ne peut plus être remboursé sur la carte.",
  amount: "Combien",
  amountHint: "Si vous laissez vide : tout ce qui reste, {{amount}}.",
  tooMuch: "Au plus {{amount}} peuvent être remboursés sur le porte-monnaie.",
  withBonus: "{{percent}} en plus pour le choix du porte-monnaie",
  bonus: "Bonus",
  confirm: "Rembourser {{amount}} sur le porte-monnaie",
  done: "{{amount}} remboursés sur le porte-monnaie.",
}
