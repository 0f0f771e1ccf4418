import type { expiry as Expiry } from "../en/expiry"
import type { Translated } from "../translated"

export const expiry: Translated<typeof Expiry> = {
  title: "Quando un credito scade",
  subtitle: "Regole per ciò che ne resta allora. Senza regola va perso.",
  add: "Aggiungi una regola",
  addHint:
    "Per i crediti che scadono dal suo inizio, al più presto tra dieci secondi. Ciò che è tornato una volta va perso la volta dopo. Una regola si può terminare, non modificare.",
  empty: "Non c’è nessuna regola: ciò che scade va perso.",
  rule: "Che cosa succede",
  actions: {
    extend: "Dura di più, una volta",
    convert: "Una parte torna come denaro promozionale",
    forfeit: "Va perso",
  },
  does: {
    extend: "Dura {{days}} giorni di più",
    convert: "Il {{percent}} % torna come denaro promozionale, per {{days}} giorni",
    forfeit: "Va perso",
  },
  then: {
    extend: "Poi prolungato fino al {{date}}",
    convert: "Poi {{amount}} di denaro promozionale fino al {{date}}",
  },
  days: "Giorni",
  daysHint: "Dal momento in cui il credito scade.",
  percent: "Percentuale che torna",
  all: "Tutti",
  to: "Finisce",
  fromHint: "Vuoto: subito. Un giorno conta dalla sua fine.",
  status: "Stato",
  statuses: {
    planned: "Prevista",
    active: "In vigore",
    over: "Finita",
  },
  end: "Termina",
  endTitle: "Terminare questa regola?",
  endText:
    "I crediti che scadono tra dieci secondi o più tardi seguono un’altra regola, o vanno persi.",
  ended: "La regola finisce.",
  added: "La regola è aggiunta.",
  from: "Comincia",
}
