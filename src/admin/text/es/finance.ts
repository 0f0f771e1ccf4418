import type { finance as Finance } from "../en/finance"
import type { Translated } from "../translated"

export const finance: Translated<typeof Finance> = {
  title: "Finanzas",
  subtitle: "Lo que la tienda debe a sus clientes.",
  asOf: "Al final del",
  asOfHint: "Vacío: ahora.",
  owed: "Adeudado por moneda, tipo de saldo y antigüedad",
  owedHint: "La suma es la de todos los saldos.",
  owedEmpty: "No se debe nada.",
  age: "Acreditado",
  ages: {
    "0": "en los últimos 30 días",
    "30": "hace de 30 a 90 días",
    "90": "hace de 90 a 180 días",
    "180": "hace de 180 días a un año",
    "365": "hace más de un año",
  },
  credits: "Créditos",
  held: "de ello reservado",
  owedAmount: "Adeudado",
  chart: "Adeudado en {{currency}} por tipo de saldo",
  expiring: "Lo que vence",
  expiringHint: "Créditos con dinero restante, primero los que antes vencen.",
  expiringEmpty: "Hasta entonces no vence nada.",
  until: "Hasta",
  days: "En {{count}} días",
  remaining: "Restante",
  allCredits: "Todos los créditos",
  allCreditsHint: "Un archivo con cada crédito con saldo, de quién es y hasta cuándo vale",
}
