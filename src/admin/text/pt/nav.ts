import type { nav as Nav } from "../en/nav"
import type { Translated } from "../translated"

export const nav: Translated<typeof Nav> = {
  wallet: "Carteira",
  wallets: "Carteiras",
  codes: "Códigos",
  finance: "Finanças",
  developers: "Desenvolvedores",
  walletSettings: "Configurações",
  assistant: "Assistente",
  conversations: "Conversas",
  handovers: "Encaminhamentos",
  feedback: "Opiniões sobre respostas",
  removals: "Afirmações removidas",
  unmet: "Demanda não atendida",
  sales: "Candidatos a liquidação",
  reviews: "Avaliações",
  agents: "Agentes",
  providers: "Provedores",
  policies: "Políticas e perguntas",
  assistantSettings: "Configurações",
}
