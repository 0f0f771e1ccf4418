import type { expiry as Expiry } from "../en/expiry"
import type { Translated } from "../translated"

export const expiry: Translated<typeof Expiry> = {
  title: "Wenn Guthaben verfällt",
  subtitle: "Regeln für das, was von einem Guthaben dann noch übrig ist. Ohne Regel verfällt es.",
  add: "Regel hinzufügen",
  addHint:
    "Für Guthaben, das ab ihrem Beginn verfällt, frühestens in zehn Sekunden. Was einmal zurückkam, verfällt beim nächsten Mal. Eine Regel lässt sich beenden, nicht ändern.",
  empty: "Es gibt keine Regel: Was abläuft, verfällt.",
  rule: "Was geschieht",
  actions: {
    extend: "Es gilt einmal länger",
    convert: "Ein Teil kommt als Aktionsguthaben zurück",
    forfeit: "Es verfällt",
  },
  does: {
    extend: "Gilt {{days}} Tage länger",
    convert: "{{percent}} % kommen als Aktionsguthaben zurück, für {{days}} Tage",
    forfeit: "Verfällt",
  },
  then: {
    extend: "Dann verlängert bis {{date}}",
    convert: "Dann {{amount}} Aktionsguthaben bis {{date}}",
  },
  days: "Tage",
  daysHint: "Ab dem Augenblick, in dem das Guthaben abläuft.",
  percent: "Prozent, die zurückkommen",
  all: "Alle",
  to: "Endet",
  fromHint: "Leer: sofort. Ein Tag zählt ab seinem Ende.",
  status: "Zustand",
  statuses: {
    planned: "Geplant",
    active: "In Kraft",
    over: "Vorbei",
  },
  end: "Beenden",
  endTitle: "Diese Regel beenden?",
  endText:
    "Guthaben, das in zehn Sekunden oder später abläuft, fällt unter eine andere Regel oder verfällt.",
  ended: "Die Regel endet.",
  added: "Die Regel ist hinzugefügt.",
  from: "Beginnt",
}
