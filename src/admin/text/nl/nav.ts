import type { nav as Nav } from "../en/nav"
import type { Translated } from "../translated"

export const nav: Translated<typeof Nav> = {
  wallet: "Tegoed",
  wallets: "Tegoeden",
  codes: "Codes",
  finance: "Financiën",
  developers: "Ontwikkelaars",
  walletSettings: "Instellingen",
  assistant: "Assistent",
  conversations: "Gesprekken",
  handovers: "Overdrachten",
  feedback: "Oordelen over antwoorden",
  removals: "Verwijderde beweringen",
  unmet: "Onvervulde vraag",
  sales: "Voor de uitverkoop",
  reviews: "Reviews",
  agents: "Agenten",
  providers: "Aanbieders",
  policies: "Regels en vragen",
  assistantSettings: "Instellingen",
}
