import type { holds as Holds } from "../en/holds"
import type { Translated } from "../translated"

export const holds: Translated<typeof Holds> = {
  title: "Valores reservados",
  subtitle: "Reservado e fora do saldo. O que um carrinho ou um pagamento precisa termina com ele.",
  empty: "Nada está reservado.",
  status: "Status",
  statuses: {
    active: "Reservado",
    committed: "Debitado",
    released: "Liberado",
    lapsed: "Expirado",
  },
  source: "Para",
  sources: { payment: "Um pagamento", cart: "Um carrinho", hand: "Manual" },
  lapses: "Expira",
  release: "Liberar",
  releaseTitle: "Liberar {{amount}}?",
  releaseText:
    "{{customer}} pode gastar {{amount}} novamente de imediato. Nenhum lançamento é feito.",
  released: "{{amount}} liberados para {{customer}}.",
  commit: "Debitar",
  commitTitle: "Debitar os {{amount}} reservados",
  commitText: "Debita o que está reservado ou uma parte.",
  commitAmount: "Quanto",
  commitAmountHint: "Vazio: tudo.",
  rest: "O restante",
  restRelease: "é liberado",
  restKeep: "continua reservado",
  extend: "Prolongar",
  extendTitle: "Reservar {{amount}} por mais tempo",
  extendText: "{{amount}} de {{customer}}; expira atualmente: {{until}}.",
  until: "Válido até o fim de",
  untilHint: "Vazio: nunca expira sozinho.",
  extended: "Agora dura mais.",
}
