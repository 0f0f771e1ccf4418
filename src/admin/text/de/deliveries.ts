import type { deliveries as Deliveries } from "../en/deliveries"
import type { Translated } from "../translated"

export const deliveries: Translated<typeof Deliveries> = {
  all: "Alle noch einmal zustellen",
  allText: "{{count}} Ereignisse werden noch einmal gesendet, das älteste zuerst.",
  progress: "{{done}} von {{total}} gesendet…",
  done: "{{count}} Ereignisse sind unterwegs.",
  payload: "Was gesendet wird",
  payloadGone: "Das Ereignis ist nicht mehr gespeichert.",
}
