import type { allowances as Allowances } from "../en/allowances"
import type { Translated } from "../translated"

export const allowances: Translated<typeof Allowances> = {
  title: "Permissões de gasto",
  subtitle: "O que o cliente deixa agentes gastarem desta carteira.",
  agent: "Agente",
  unnamed: "Apagado",
  perPurchase: "Por compra",
  used: "Usado",
  expires: "Expira",
  status: "Estado",
  periods: {
    day: "por dia",
    week: "por semana",
    month: "por mês",
  },
  statuses: {
    active: "Vigente",
    expired: "Expirada",
    revoked: "Revogada",
  },
  ofPeriod: "{{used}} de {{limit}} {{period}}",
  everything: "Tudo",
  categories: "Categorias",
  restricted: "Algumas categorias",
  revoke: "Revogar",
  revokeTitle: "Revogar a permissão de {{agent}}?",
  revokeText:
    "A partir de agora o agente não pode pagar mais nada com a carteira de {{customer}}. Os pedidos feitos permanecem.",
  revoked: "A permissão foi revogada.",
}
