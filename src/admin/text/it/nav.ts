import type { nav as Nav } from "../en/nav"
import type { Translated } from "../translated"

export const nav: Translated<typeof Nav> = {
  wallet: "Portafoglio",
  wallets: "Portafogli",
  codes: "Codici",
  finance: "Contabilità",
  developers: "Sviluppatori",
  walletSettings: "Impostazioni",
  assistant: "Assistente",
  conversations: "Conversazioni",
  handovers: "Passaggi a una persona",
  feedback: "Giudizi sulle risposte",
  removals: "Affermazioni rimosse",
  unmet: "Ricerche senza esito",
  sales: "Da mettere in saldo",
  reviews: "Recensioni",
  agents: "Agenti",
  providers: "Fornitori",
  policies: "Regole e domande",
  assistantSettings: "Impostazioni",
}
