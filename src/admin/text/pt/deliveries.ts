import type { deliveries as Deliveries } from "../en/deliveries"
import type { Translated } from "../translated"

export const deliveries: Translated<typeof Deliveries> = {
  all: "Entregar todas de novo",
  allText: "{{count}} eventos são enviados de novo, do mais antigo ao mais recente.",
  progress: "{{done}} de {{total}} enviados…",
  done: "{{count}} eventos estão a caminho.",
  payload: "O que é enviado",
  payloadGone: "O evento já não está guardado.",
}
