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
  charge: "Débiter le porte-monnaie",
  chargeText:
    "Le porte-monnaie du client paie aussitôt ce que la commande attend encore. C’est un paiement de la commande : le rembourser rend l’argent au porte-monnaie.",
  chargeDraftText:
    "Le porte-monnaie du client paie aussitôt le brouillon, qui devient ainsi une commande.",
  chargeHint: "Tout ce qui est dû, {{amount}}, si vous laissez le champ vide.",
  chargeTooMuch: "{{amount}} au plus peuvent être débités.",
  balanceShort: "Le porte-monnaie contient {{amount}}.",
  chargeConfirm: "Débiter {{amount}}",
  charged: "{{amount}} payés par le porte-monnaie.",
  owed: "Dû",
  difference: "Créditer la différence",
  differenceText:
    "Le client reçoit comme avoir ce que la commande a encaissé de trop. C’est inscrit sur la commande, et la carte ne peut plus être remboursée de cette somme.",
  obstacles: {
    without_customer: "Le porte-monnaie ne peut pas être débité : la commande est d’un invité.",
    without_wallet:
      "Le porte-monnaie ne peut pas être débité : le client n’en a pas dans cette devise.",
    without_provider:
      "Le porte-monnaie ne peut pas être débité : ce n’est pas un moyen de paiement de cette boutique.",
    given_back: "Le porte-monnaie ne peut pas être débité : le dernier débit a été rendu.",
  },
}
