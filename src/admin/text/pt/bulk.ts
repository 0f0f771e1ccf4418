import type { bulk as Bulk } from "../en/bulk"
import type { Translated } from "../translated"

export const bulk: Translated<typeof Bulk> = {
  title: "Creditar muitos clientes",
  action: "Creditar muitos",
  hint: "Cada crédito por si: o que é recusado não impede nenhum outro.",
  list: "Clientes e montantes",
  listHint:
    "Em cada linha um endereço de e-mail ou número e um montante, talvez um motivo; cole-os de uma folha de cálculo.",
  listMissing: "Introduza pelo menos uma linha.",
  listLong: "No máximo {{count}} linhas de cada vez.",
  line: "Linha {{line}}: {{why}}",
  confirm: "Creditar {{total}}",
  total: "{{amount}} em {{credits}} créditos",
  nothing: "Nada pode ser creditado.",
  refused: "{{count}} recusados",
  waiting: "{{count}} esperam por uma segunda pessoa",
  outcome: "Resultado",
  has: "Tem agora {{balance}}",
  wouldHave: "Teria {{balance}}",
  waits: "Espera por uma segunda pessoa",
  done: "Creditado: {{total}}",
}
