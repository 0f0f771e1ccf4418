import type { lots as Lots } from "../en/lots"
import type { Translated } from "../translated"

export const lots: Translated<typeof Lots> = {
  open: "Apri l’accredito {{id}}",
  cameWith: "Arrivato con",
  status: "Stato",
  statuses: { open: "Aperto", used_up: "Esaurito", lapsed: "Scaduto" },
  closed: "Esaurito o scaduto",
  closedEmpty: "Nessun credito è esaurito o scaduto.",
  happened: "Che cosa ne è stato",
  happenedHint: "Ogni movimento che vi ha messo o tolto denaro, dal più vecchio.",
  first: "Sono mostrati solo i primi {{count}} di {{total}}.",
  moves: "La sua scadenza è stata spostata",
  fromTo: "{{after}} invece di {{before}}",
  move: "Sposta la scadenza",
  moveTitle: "Sposta la scadenza dell’accredito {{id}}",
  moveText:
    "{{amount}} di {{customer}}, compreso quanto è riservato, ora scadono: {{before}}. Nessun denaro si muove.",
  confirm: "Fai scadere {{amount}} di {{customer}} il {{day}}",
  confirmNever: "Non far mai scadere {{amount}} di {{customer}}",
  moved: "La scadenza è spostata.",
  same: "Scade già allora.",
}
