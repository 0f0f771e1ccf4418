import type { lots as Lots } from "../en/lots"
import type { Translated } from "../translated"

export const lots: Translated<typeof Lots> = {
  open: "Guthaben {{id}} öffnen",
  cameWith: "Entstanden mit",
  status: "Zustand",
  statuses: { open: "Offen", used_up: "Verbraucht", lapsed: "Verfallen" },
  closed: "Verbraucht oder verfallen",
  closedEmpty: "Kein Guthaben ist verbraucht oder verfallen.",
  happened: "Was daraus wurde",
  happenedHint: "Jede Buchung, die Geld hineinlegte oder davon nahm, die älteste zuerst.",
  first: "Nur die ersten {{count}} von {{total}} werden gezeigt.",
  moves: "Sein Verfall wurde verschoben",
  fromTo: "{{after}} statt {{before}}",
  move: "Verfall verschieben",
  moveTitle: "Den Verfall von Guthaben {{id}} verschieben",
  moveText:
    "{{amount}} von {{customer}}, Zurückgelegtes mitgerechnet, verfallen bisher: {{before}}. Es fließt kein Geld.",
  confirm: "{{amount}} von {{customer}} am {{day}} verfallen lassen",
  confirmNever: "{{amount}} von {{customer}} nie verfallen lassen",
  moved: "Der Verfall ist verschoben.",
  same: "Dann verfällt es schon jetzt.",
}
