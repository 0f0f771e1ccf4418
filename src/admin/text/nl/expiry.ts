import type { expiry as Expiry } from "../en/expiry"
import type { Translated } from "../translated"

export const expiry: Translated<typeof Expiry> = {
  title: "Wanneer tegoed verloopt",
  subtitle: "Regels voor wat er dan nog van over is. Zonder regel vervalt het.",
  add: "Regel toevoegen",
  addHint:
    "Voor tegoed dat vanaf het begin ervan verloopt, op zijn vroegst over tien seconden. Wat één keer terugkwam, vervalt de volgende keer. Een regel kan worden beëindigd, niet gewijzigd.",
  empty: "Er is geen regel: wat verloopt, vervalt.",
  rule: "Wat er gebeurt",
  actions: {
    extend: "Het is één keer langer geldig",
    convert: "Een deel komt terug als promotietegoed",
    forfeit: "Het vervalt",
  },
  does: {
    extend: "Is {{days}} dagen langer geldig",
    convert: "{{percent}} % komt terug als promotietegoed, voor {{days}} dagen",
    forfeit: "Vervalt",
  },
  then: {
    extend: "Daarna verlengd tot {{date}}",
    convert: "Daarna {{amount}} promotietegoed tot {{date}}",
  },
  days: "Dagen",
  daysHint: "Vanaf het moment waarop het tegoed verloopt.",
  percent: "Percentage dat terugkomt",
  all: "Alle",
  to: "Eindigt",
  fromHint: "Leeg: meteen. Een dag telt vanaf het einde ervan.",
  status: "Toestand",
  statuses: {
    planned: "Gepland",
    active: "Van kracht",
    over: "Voorbij",
  },
  end: "Beëindigen",
  endTitle: "Deze regel beëindigen?",
  endText:
    "Tegoed dat over tien seconden of later verloopt, valt onder een andere regel of vervalt.",
  ended: "De regel eindigt.",
  added: "De regel is toegevoegd.",
  from: "Begint",
}
