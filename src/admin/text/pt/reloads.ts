import type { reloads as Reloads } from "../en/reloads"
import type { Translated } from "../translated"

export const reloads: Translated<typeof Reloads> = {
  title: "Recargas automáticas",
  subtitle:
    "Cada tentativa de cobrar clientes com saldo baixo. O que é desconhecido espera que alguém olhe nas páginas do provedor.",
  empty: "Nenhum saldo foi recarregado ainda.",
  reason: "Por quê",
  states: {
    queued: "Na fila",
    charging: "Sendo cobrado",
    captured: "Recebido",
    declined: "Recusado",
    needs_customer: "Precisa do cliente",
    unknown: "Desconhecido",
  },
  resolve: "Dizer o que aconteceu",
  resolveTitle: "{{amount}} de {{customer}}",
  resolveText:
    "Olhe primeiro nas páginas do provedor de pagamento. Com isto nada é cobrado de novo.",
  finding: "O que você descobriu",
  findings: {
    ask_provider: "Perguntar ao provedor",
    not_charged: "Nada foi cobrado",
    charged: "O dinheiro foi cobrado",
  },
  findingHints: {
    ask_provider: "A loja pergunta ao provedor como está este pagamento.",
    not_charged: "O pagamento é cancelado no provedor, a próxima tentativa vem mais tarde.",
    charged: "O saldo recebe o dinheiro.",
  },
  note: "O que você viu",
  resolved: "Agora: {{state}}",
  autoReload: "Recarga automática",
  on: "Ligada",
  waiting: {
    customer: "Espera o cliente",
    retry: "Espera a próxima tentativa",
    limit: "No limite da loja",
  },
  ends: {
    customer: "Desligada pelo cliente",
    staff: "Desligada pela equipe",
    replaced: "Substituída",
    method_removed: "Forma de pagamento removida",
    declined: "Recusada vezes demais",
    erased: "Cliente apagado",
  },
  end: "Desligar",
  endText:
    "{{customer}} não é mais cobrado quando o saldo está baixo. Só essa pessoa pode ligá-la de novo.",
  ended: "A recarga automática está desligada.",
  threshold: "Quando há menos de",
  amount: "Cobrado cada vez",
  agreed: "Aceito",
  terms: "O que foi mostrado",
}
