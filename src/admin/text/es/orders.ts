import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "A pagar con el monedero",
  appliedHint: "La parte de un carrito que paga un monedero",
  held: "Reservado para ello",
  committed: "Tomado de monederos",
  givenBack: "Devuelto",
  refunded: "Reembolsado al monedero",
  refund: "Reembolsar al monedero",
  refundText:
    "El cliente recibe el dinero como saldo en la tienda, se haya pagado el pedido como se haya pagado. Se anota en el pedido y no puede volver a reembolsarse a la tarjeta.",
  amount: "Cuánto",
  amountHint: "Si lo deja vacío: todo lo que queda, {{amount}}.",
  tooMuch: "Se pueden reembolsar al monedero como máximo {{amount}}.",
  withBonus: "{{percent}} más por elegir el monedero",
  bonus: "Bonificación",
  confirm: "Reembolsar {{amount}} al monedero",
  done: "{{amount}} reembolsados al monedero.",
}
