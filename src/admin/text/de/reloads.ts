import type { reloads as Reloads } from "../en/reloads"
import type { Translated } from "../translated"

export const reloads: Translated<typeof Reloads> = {
  title: "Automatische Aufladungen",
  subtitle:
    "Jeder Versuch, Kundinnen und Kunden mit knappem Guthaben zu belasten. Was unklar ist, wartet auf jemanden, der auf den Seiten des Anbieters nachsieht.",
  empty: "Noch wurde kein Guthaben automatisch aufgeladen.",
  reason: "Warum",
  states: {
    queued: "In der Warteschlange",
    charging: "Wird belastet",
    captured: "Eingezogen",
    declined: "Abgelehnt",
    needs_customer: "Kunde muss zustimmen",
    unknown: "Unklar",
  },
  resolve: "Sagen, was daraus wurde",
  resolveTitle: "{{amount}} von {{customer}}",
  resolveText:
    "Bitte zuerst auf den Seiten des Zahlungsanbieters nachsehen. Hierdurch wird nichts noch einmal belastet.",
  finding: "Was Sie herausfanden",
  findings: {
    ask_provider: "Anbieter fragen",
    not_charged: "Nichts wurde genommen",
    charged: "Das Geld wurde genommen",
  },
  findingHints: {
    ask_provider: "Der Shop fragt den Anbieter, wie es um diese Zahlung steht.",
    not_charged: "Die Zahlung wird beim Anbieter storniert, der nächste Versuch kommt später.",
    charged: "Das Guthaben bekommt das Geld.",
  },
  note: "Was Sie sahen",
  resolved: "Jetzt: {{state}}",
  autoReload: "Automatische Aufladung",
  on: "An",
  waiting: {
    customer: "Wartet auf den Kunden",
    retry: "Wartet auf den nächsten Versuch",
    limit: "Am Limit des Shops",
  },
  ends: {
    customer: "Vom Kunden abgeschaltet",
    staff: "Vom Personal abgeschaltet",
    replaced: "Ersetzt",
    method_removed: "Zahlungsart entfernt",
    declined: "Zu oft abgelehnt",
    erased: "Kunde gelöscht",
  },
  end: "Abschalten",
  endText:
    "{{customer}} wird nicht mehr belastet, wenn das Guthaben knapp wird. Nur die Person selbst kann es wieder einschalten.",
  ended: "Die automatische Aufladung ist abgeschaltet.",
  threshold: "Wenn weniger als",
  amount: "Jedes Mal belastet",
  agreed: "Zugestimmt",
  terms: "Was gezeigt wurde",
}
