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
}
