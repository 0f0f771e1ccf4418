import type { nav as Nav } from "../en/nav"
import type { Translated } from "../translated"

export const nav: Translated<typeof Nav> = {
  wallet: "Porte-monnaie",
  wallets: "Porte-monnaie clients",
  codes: "Codes",
  finance: "Finances",
  developers: "Développeurs",
  walletSettings: "Paramètres",
  assistant: "Assistant",
  conversations: "Conversations",
  handovers: "Transmissions",
  feedback: "Avis sur les réponses",
  removals: "Affirmations retirées",
  unmet: "Demandes sans résultat",
  sales: "Produits à solder",
  reviews: "Avis clients",
  agents: "Agents",
  providers: "Fournisseurs",
  policies: "Règles et questions",
  assistantSettings: "Paramètres",
}
