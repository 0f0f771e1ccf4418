import type { finance as Finance } from "../en/finance"
import type { Translated } from "../translated"

export const finance: Translated<typeof Finance> = {
  title: "Finanças",
  subtitle: "O que a loja deve aos clientes.",
  asOf: "Posição no fim de",
  asOfHint: "Vazio: agora.",
  owed: "Devido por moeda, finalidade e idade",
  owedHint: "A soma é a de todos os saldos.",
  owedEmpty: "Nada é devido.",
  age: "Creditado",
  ages: {
    "0": "nos últimos 30 dias",
    "30": "há 30 a 90 dias",
    "90": "há 90 a 180 dias",
    "180": "há 180 dias a um ano",
    "365": "há mais de um ano",
  },
  credits: "Créditos",
  held: "disso reservado",
  owedAmount: "Devido",
  chart: "Devido em {{currency}} por finalidade",
  expiring: "O que expira",
  expiringHint: "Créditos com dinheiro restante, os que expiram antes primeiro.",
  expiringEmpty: "Nada expira até lá.",
  until: "Até",
  days: "Em {{count}} dias",
  remaining: "Restante",
  allCredits: "Todos os créditos",
  allCreditsHint: "Um ficheiro com cada crédito com saldo, de quem é e até quando vale",
}
