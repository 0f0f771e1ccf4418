import type { topups as TopUps } from "../en/topups"
import type { Translated } from "../translated"

export const topups: Translated<typeof TopUps> = {
  title: "Recargas",
  subtitle:
    "Lo que los clientes ingresaron en su monedero, o empezaron a ingresar. También lo que un proveedor rechazó.",
  empty: "Nadie ha recargado un monedero todavía.",
  status: "Estado",
  statuses: { pending: "En curso", paid: "Pagada", failed: "Fallida" },
  refunded: "Devuelto",
  provider: "Pagada con",
  captured: "Ingresado",
  left: "Aún en el monedero",
  refund: "Devolver",
  refundTitle: "Devolver una recarga a {{customer}}",
  refundText:
    "El proveedor de pago lo devuelve al lugar de donde vino y el monedero baja en lo mismo. Lo gastado no se puede devolver aquí.",
  refundAmount: "Cuánto",
  refundHint: "Si lo deja vacío, todo lo que queda en el monedero.",
  tooMuch: "De ello quedan {{amount}} en el monedero.",
  nothingLeft: "De ello no queda nada en el monedero.",
  confirm: "Devolver {{amount}} a {{customer}}",
  done: "{{amount}} devueltos a {{customer}}.",
}
