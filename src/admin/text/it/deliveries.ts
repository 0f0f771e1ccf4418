import type { deliveries as Deliveries } from "../en/deliveries"
import type { Translated } from "../translated"

export const deliveries: Translated<typeof Deliveries> = {
  all: "Consegna di nuovo tutte",
  allText: "{{count}} eventi vengono inviati di nuovo, dal più vecchio.",
  progress: "{{done}} di {{total}} inviati…",
  done: "{{count}} eventi sono in viaggio.",
  payload: "Ciò che viene inviato",
  payloadGone: "L’evento non è più conservato.",
}
