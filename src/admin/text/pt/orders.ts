import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "A pagar com a carteira",
  appliedHint: "A parte de um carrinho que uma carteira paga",
  held: "Reservado para isso",
  committed: "Retirado de carteiras",
  givenBack: "Devolvido",
  refunded: "Reembolsado na carteira",
  refund: "Reembolsar na carteira",
  refundText:
    "O cliente recebe o dinheiro como saldo na loja, seja qual for a forma como a encomenda foi paga. Fica registado na encomenda e não pode voltar a ser reembolsado no cartão.",
  amount: "Quanto",
  amountHint: "Se deixar vazio: tudo o que resta, {{amount}}.",
  tooMuch: "Podem ser reembolsados na carteira no máximo {{amount}}.",
  withBonus: "{{percent}} a mais por escolher a carteira",
  bonus: "Bónus",
  confirm: "Reembolsar {{amount}} na carteira",
  done: "{{amount}} reembolsados na carteira.",
  charge: "Cobrar da carteira",
  chargeText:
    "A carteira do cliente paga de imediato o que falta da encomenda. É um pagamento da encomenda: reembolsá-lo devolve o dinheiro à carteira.",
  chargeDraftText:
    "A carteira do cliente paga de imediato o rascunho, que assim se torna uma encomenda.",
  chargeHint: "Tudo o que falta, {{amount}}, se deixar vazio.",
  chargeTooMuch: "Podem ser cobrados no máximo {{amount}}.",
  balanceShort: "A carteira tem {{amount}}.",
  chargeConfirm: "Cobrar {{amount}}",
  charged: "{{amount}} pagos pela carteira.",
  owed: "Em falta",
  difference: "Creditar a diferença",
  differenceText:
    "O cliente recebe como crédito o que a encomenda cobrou a mais. Fica registado na encomenda, e o cartão já não pode ser reembolsado com isso.",
  obstacles: {
    without_customer: "A carteira não pode ser cobrada: a encomenda é de um convidado.",
    without_wallet: "A carteira não pode ser cobrada: o cliente não tem nenhuma nesta moeda.",
    without_provider: "A carteira não pode ser cobrada: não é um meio de pagamento desta loja.",
    given_back: "A carteira não pode ser cobrada: a última cobrança foi devolvida.",
  },
}
