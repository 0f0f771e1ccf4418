import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "A pagar com a carteira",
  appliedHint: "A parte de um carrinho que uma carteira paga",
  held: "Reservado para isso",
  committed: "Retirado de carteiras",
  givenBack: "Devolvido",
}
