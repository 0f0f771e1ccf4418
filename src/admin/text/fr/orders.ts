import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "À payer par le porte-monnaie",
  appliedHint: "La partie d’un panier qu’un porte-monnaie paie",
  held: "Réservé pour cela",
  committed: "Pris dans des porte-monnaie",
  givenBack: "Rendu",
}
