import type { nav as Nav } from "../en/nav"
import type { Translated } from "../translated"

export const nav: Translated<typeof Nav> = {
  wallet: "Monedero",
  wallets: "Monederos",
  codes: "Códigos",
  finance: "Finanzas",
  developers: "Desarrolladores",
  walletSettings: "Configuración",
  assistant: "Asistente",
  conversations: "Conversaciones",
  handovers: "Traspasos",
  feedback: "Opiniones sobre respuestas",
  removals: "Afirmaciones retiradas",
  unmet: "Demanda no atendida",
  sales: "Candidatos a oferta",
  reviews: "Reseñas",
  agents: "Agentes",
  providers: "Proveedores",
  policies: "Políticas y preguntas",
  assistantSettings: "Configuración",
}
