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
  charge: "Addebita il portafoglio",
  chargeText:
    "Il portafoglio del cliente paga subito ciò che manca all’ordine. È un pagamento dell’ordine: rimborsandolo, il denaro torna nel portafoglio.",
  chargeDraftText: "Il portafoglio del cliente paga subito la bozza, che così diventa un ordine.",
  chargeHint: "Tutto ciò che manca, {{amount}}, se lo lasci vuoto.",
  chargeTooMuch: "Si possono addebitare al massimo {{amount}}.",
  balanceShort: "Il portafoglio ha {{amount}}.",
  chargeConfirm: "Addebita {{amount}}",
  charged: "{{amount}} pagati dal portafoglio.",
  owed: "Dovuto",
  difference: "Accredita la differenza",
  differenceText:
    "Il cliente riceve come credito ciò che l’ordine ha incassato in più. È registrato sull’ordine, e la carta non può più essere rimborsata di quella somma.",
  obstacles: {
    without_customer: "Il portafoglio non può essere addebitato: l’ordine è di un ospite.",
    without_wallet:
      "Il portafoglio non può essere addebitato: il cliente non ne ha uno in questa valuta.",
    without_provider:
      "Il portafoglio non può essere addebitato: non è un metodo di pagamento di questo negozio.",
    given_back: "Il portafoglio non può essere addebitato: l’ultimo addebito è stato restituito.",
  },
}
