import type { topups as TopUps } from "../en/topups"
import type { Translated } from "../translated"

export const topups: Translated<typeof TopUps> = {
  title: "Carregamentos",
  subtitle:
    "O que os clientes depositaram na carteira, ou começaram a depositar. Também o que um fornecedor recusou.",
  empty: "Ainda ninguém carregou uma carteira.",
  status: "Estado",
  statuses: { pending: "Em curso", paid: "Pago", failed: "Falhado" },
  refunded: "Devolvido",
  provider: "Pago com",
  captured: "Depositado",
  left: "Ainda na carteira",
  refund: "Devolver",
  refundTitle: "Devolver um carregamento a {{customer}}",
  refundText:
    "O fornecedor de pagamentos devolve-o para onde veio e a carteira fica com menos esse valor. O que foi gasto não pode ser devolvido aqui.",
  refundAmount: "Quanto",
  refundHint: "Vazio: tudo o que ainda está na carteira.",
  tooMuch: "Restam {{amount}} na carteira.",
  nothingLeft: "Não resta nada na carteira.",
  confirm: "Devolver {{amount}} a {{customer}}",
  done: "{{amount}} devolvidos a {{customer}}.",
}
