import type { lots as Lots } from "../en/lots"
import type { Translated } from "../translated"

export const lots: Translated<typeof Lots> = {
  open: "Bijschrijving {{id}} openen",
  cameWith: "Ontstaan met",
  status: "Toestand",
  statuses: { open: "Open staand", used_up: "Opgebruikt", lapsed: "Vervallen" },
  closed: "Opgebruikt of vervallen",
  closedEmpty: "Geen tegoed is opgebruikt of vervallen.",
  happened: "Wat ervan geworden is",
  happenedHint: "Elke boeking die er geld in legde of eruit nam, de oudste eerst.",
  first: "Alleen de eerste {{count}} van {{total}} worden getoond.",
  moves: "Het verval is verplaatst",
  fromTo: "{{after}} in plaats van {{before}}",
  move: "Verval verplaatsen",
  moveTitle: "Het verval van bijschrijving {{id}} verplaatsen",
  moveText:
    "{{amount}} van {{customer}}, met wat gereserveerd is, vervalt nu: {{before}}. Er beweegt geen geld.",
  confirm: "{{amount}} van {{customer}} laten vervallen op {{day}}",
  confirmNever: "{{amount}} van {{customer}} nooit laten vervallen",
  moved: "Het verval is nu verplaatst.",
  same: "Dan vervalt het al.",
}
