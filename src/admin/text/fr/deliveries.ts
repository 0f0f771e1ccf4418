import type { deliveries as Deliveries } from "../en/deliveries"
import type { Translated } from "../translated"

export const deliveries: Translated<typeof Deliveries> = {
  all: "Tout livrer de nouveau",
  allText: "{{count}} événements sont envoyés de nouveau, le plus ancien d’abord.",
  progress: "{{done}} sur {{total}} envoyés…",
  done: "{{count}} événements sont en route.",
  payload: "Ce qui est envoyé",
  payloadGone: "L’événement n’est plus conservé.",
}
