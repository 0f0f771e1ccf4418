import type { expiry as Expiry } from "../en/expiry"
import type { Translated } from "../translated"

export const expiry: Translated<typeof Expiry> = {
  title: "Quando um crédito expira",
  subtitle: "Regras para o que então resta dele. Sem regra, perde-se.",
  add: "Adicionar uma regra",
  addHint:
    "Para créditos que expiram a partir do seu início, daqui a dez segundos no mínimo. O que voltou uma vez perde-se na vez seguinte. Uma regra pode ser terminada, não alterada.",
  empty: "Não há nenhuma regra: o que expira perde-se.",
  rule: "O que acontece",
  actions: {
    extend: "Dura mais tempo, uma vez",
    convert: "Uma parte volta como dinheiro promocional",
    forfeit: "Perde-se",
  },
  does: {
    extend: "Dura mais {{days}} dias",
    convert: "{{percent}} % voltam como dinheiro promocional, por {{days}} dias",
    forfeit: "Perde-se",
  },
  then: {
    extend: "Depois prolongado até {{date}}",
    convert: "Depois {{amount}} de dinheiro promocional até {{date}}",
  },
  days: "Dias",
  daysHint: "A partir do momento em que o crédito expira.",
  percent: "Percentagem que volta",
  all: "Todos",
  to: "Termina",
  fromHint: "Vazio: de imediato. Um dia conta a partir do seu fim.",
  status: "Estado",
  statuses: {
    planned: "Prevista",
    active: "Em vigor",
    over: "Terminada",
  },
  end: "Terminar",
  endTitle: "Terminar esta regra?",
  endText:
    "Os créditos que expiram daqui a dez segundos ou mais tarde seguem outra regra, ou perdem-se.",
  ended: "A regra termina.",
  added: "A regra foi adicionada.",
  from: "Começa",
}
