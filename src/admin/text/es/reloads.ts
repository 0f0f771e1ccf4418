import type { reloads as Reloads } from "../en/reloads"
import type { Translated } from "../translated"

export const reloads: Translated<typeof Reloads> = {
  title: "Recargas automáticas",
  subtitle:
    "Cada intento de cobrar a clientes con poco saldo. Lo desconocido espera a que alguien mire en las páginas del proveedor.",
  empty: "Todavía no se ha recargado ningún saldo.",
  reason: "Por qué",
  states: {
    queued: "En cola",
    charging: "Cobrándose",
    captured: "Cobrado",
    declined: "Rechazado",
    needs_customer: "Necesita al cliente",
    unknown: "Desconocido",
  },
  resolve: "Decir qué pasó",
  resolveTitle: "{{amount}} de {{customer}}",
  resolveText:
    "Mire primero en las páginas del proveedor de pagos. Con esto no se vuelve a cobrar nada.",
  finding: "Qué averiguó",
  findings: {
    ask_provider: "Preguntar al proveedor",
    not_charged: "No se cobró nada",
    charged: "Se cobró el dinero",
  },
  findingHints: {
    ask_provider: "La tienda pregunta al proveedor cómo está este pago.",
    not_charged: "El pago se cancela en el proveedor y el próximo intento llega más tarde.",
    charged: "El saldo recibe el dinero.",
  },
  note: "Qué vio",
  resolved: "Ahora: {{state}}",
  autoReload: "Recarga automática",
  on: "Activada",
  waiting: {
    customer: "Espera al cliente",
    retry: "Espera el próximo intento",
    limit: "En el límite de la tienda",
  },
  ends: {
    customer: "Desactivada por el cliente",
    staff: "Desactivada por el personal",
    replaced: "Sustituida",
    method_removed: "Método de pago eliminado",
    declined: "Rechazada demasiadas veces",
    erased: "Cliente borrado",
  },
  end: "Desactivar",
  endText:
    "A {{customer}} no se le cobra más cuando el saldo es bajo. Solo esa persona puede volver a activarla.",
  ended: "La recarga automática está desactivada.",
  threshold: "Cuando hay menos de",
  amount: "Se cobra cada vez",
  agreed: "Aceptado",
  terms: "Lo que se le mostró",
}
