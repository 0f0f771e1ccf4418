import type { holds as Holds } from "../en/holds"
import type { Translated } from "../translated"

export const holds: Translated<typeof Holds> = {
  title: "Montos reservados",
  subtitle: "Reservado y fuera del saldo. Lo que necesita un carrito o un pago termina con él.",
  empty: "No hay nada reservado.",
  status: "Estado",
  statuses: {
    active: "Reservado",
    committed: "Debitado",
    released: "Liberado",
    lapsed: "Vencido",
  },
  source: "Para",
  sources: { payment: "Un pago", cart: "Un carrito", hand: "Manual" },
  lapses: "Vence",
  release: "Liberar",
  releaseTitle: "¿Liberar {{amount}}?",
  releaseText:
    "{{customer}} puede volver a gastar {{amount}} de inmediato. No se registra ningún movimiento.",
  released: "{{amount}} liberados para {{customer}}.",
  commit: "Debitar",
  commitTitle: "Debitar los {{amount}} reservados",
  commitText: "Debita lo reservado o una parte.",
  commitAmount: "Cuánto",
  commitAmountHint: "Vacío: todo.",
  rest: "El resto",
  restRelease: "se libera",
  restKeep: "queda reservado",
  extend: "Prolongar",
  extendTitle: "Reservar {{amount}} por más tiempo",
  extendText: "{{amount}} de {{customer}}; ahora vence: {{until}}.",
  until: "Válido hasta el final del",
  untilHint: "Vacío: nunca vence por sí solo.",
  extended: "Ahora dura más.",
}
