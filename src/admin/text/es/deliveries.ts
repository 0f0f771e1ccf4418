import type { deliveries as Deliveries } from "../en/deliveries"
import type { Translated } from "../translated"

export const deliveries: Translated<typeof Deliveries> = {
  all: "Entregar todas de nuevo",
  allText: "Se envían de nuevo {{count}} eventos, el más antiguo primero.",
  progress: "{{done}} de {{total}} enviados…",
  done: "{{count}} eventos están en camino.",
  payload: "Lo que se envía",
  payloadGone: "El evento ya no se conserva.",
}
