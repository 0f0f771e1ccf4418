import type { allowances as Allowances } from "../en/allowances"
import type { Translated } from "../translated"

export const allowances: Translated<typeof Allowances> = {
  title: "Permisos de gasto",
  subtitle: "Lo que el cliente deja gastar a agentes con este monedero.",
  agent: "Agente",
  unnamed: "Borrado",
  perPurchase: "Por compra",
  used: "Usado",
  expires: "Caduca",
  status: "Estado",
  periods: {
    day: "al día",
    week: "a la semana",
    month: "al mes",
  },
  statuses: {
    active: "Vigente",
    expired: "Caducado",
    revoked: "Revocado",
  },
  ofPeriod: "{{used}} de {{limit}} {{period}}",
  everything: "Todo",
  categories: "Categorías",
  restricted: "Algunas categorías",
  revoke: "Revocar",
  revokeTitle: "¿Revocar el permiso de {{agent}}?",
  revokeText:
    "Desde ahora el agente no puede pagar nada más con el monedero de {{customer}}. Los pedidos hechos se mantienen.",
  revoked: "El permiso está revocado.",
}
