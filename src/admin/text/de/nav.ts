import type { nav as Nav } from "../en/nav"
import type { Translated } from "../translated"

export const nav: Translated<typeof Nav> = {
  wallet: "Guthaben",
  wallets: "Guthabenkonten",
  codes: "Codes",
  finance: "Finanzen",
  developers: "Entwicklung",
  walletSettings: "Einstellungen",
  assistant: "Assistent",
  conversations: "Gespräche",
  handovers: "Übergaben",
  feedback: "Rückmeldungen",
  removals: "Entfernte Aussagen",
  unmet: "Unerfüllte Wünsche",
  sales: "Für den Ausverkauf",
  reviews: "Bewertungen",
  agents: "Agenten",
  providers: "Anbieter",
  policies: "Regeln und Fragen",
  assistantSettings: "Einstellungen",
}
