import type { deliveries as Deliveries } from "../en/deliveries"
import type { Translated } from "../translated"

export const deliveries: Translated<typeof Deliveries> = {
  all: "Alles opnieuw bezorgen",
  allText: "{{count}} gebeurtenissen worden opnieuw verzonden, de oudste eerst.",
  progress: "{{done}} van {{total}} verzonden…",
  done: "{{count}} gebeurtenissen zijn onderweg.",
  payload: "Wat wordt verzonden",
  payloadGone: "De gebeurtenis wordt niet meer bewaard.",
}
