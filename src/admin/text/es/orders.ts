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
  charge: "Cobrar del monedero",
  chargeText:
    "El monedero del cliente paga enseguida lo que falta del pedido. Es un pago del pedido: al reembolsarlo, el dinero vuelve al monedero.",
  chargeDraftText:
    "El monedero del cliente paga enseguida el borrador, que así se convierte en pedido.",
  chargeHint: "Todo lo que falta, {{amount}}, si lo deja vacío.",
  chargeTooMuch: "Como máximo se pueden cobrar {{amount}}.",
  balanceShort: "El monedero tiene {{amount}}.",
  chargeConfirm: "Cobrar {{amount}}",
  charged: "{{amount}} pagados con el monedero.",
  owed: "Pendiente",
  difference: "Abonar la diferencia",
  differenceText:
    "El cliente recibe como saldo lo que el pedido ha cobrado de más. Se anota en el pedido, y la tarjeta ya no se puede reembolsar con ello.",
  obstacles: {
    without_customer: "No se puede cobrar del monedero: el pedido es de un invitado.",
    without_wallet: "No se puede cobrar del monedero: el cliente no tiene ninguno en esta moneda.",
    without_provider: "No se puede cobrar del monedero: no es un medio de pago de esta tienda.",
    given_back: "No se puede cobrar del monedero: el último cobro se devolvió.",
  },
}
