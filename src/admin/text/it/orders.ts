import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "Da pagare con il portafoglio",
  appliedHint: "La parte di un carrello che paga un portafoglio",
  held: "Riservato per questo",
  committed: "Preso da portafogli",
  givenBack: "Restituito",
}
