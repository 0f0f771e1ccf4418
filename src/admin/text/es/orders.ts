import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "A pagar con el monedero",
  appliedHint: "La parte de un carrito que paga un monedero",
  held: "Reservado para ello",
  committed: "Tomado de monederos",
  givenBack: "Devuelto",
}
