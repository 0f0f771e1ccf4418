import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "Da pagare con il portafoglio",
  appliedHint: "La parte di un carrello che paga un portafoglio",
  held: "Riservato per questo",
  committed: "Preso da portafogli",
  givenBack: "Restituito",
  refunded: "Rimborsato sul portafoglio",
  refund: "Rimborsa sul portafoglio",
  refundText:
    "Il cliente riceve il denaro come credito nel negozio, comunque sia stato pagato l’ordine. Viene registrato sull’ordine e non può essere rimborsato di nuovo sulla carta.",
  amount: "Quanto",
  amountHint: "Se lo lascia vuoto: tutto ciò che resta, {{amount}}.",
  tooMuch: "Si possono rimborsare sul portafoglio al massimo {{amount}}.",
  withBonus: "{{percent}} in più per la scelta del portafoglio",
  bonus: "Bonus",
  confirm: "Rimborsa {{amount}} sul portafoglio",
  done: "{{amount}} rimborsati sul portafoglio.",
}
