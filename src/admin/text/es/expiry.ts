import type { expiry as Expiry } from "../en/expiry"
import type { Translated } from "../translated"

export const expiry: Translated<typeof Expiry> = {
  title: "Cuando caduca un saldo",
  subtitle: "Reglas para lo que queda entonces. Sin regla, se pierde.",
  add: "Añadir una regla",
  addHint:
    "Para los saldos que caducan desde su comienzo, como pronto dentro de diez segundos. Lo que volvió una vez se pierde la siguiente. Una regla se puede terminar, no cambiar.",
  empty: "No hay ninguna regla: lo que caduca se pierde.",
  rule: "Qué ocurre",
  actions: {
    extend: "Dura más, una vez",
    convert: "Una parte vuelve como dinero promocional",
    forfeit: "Se pierde",
  },
  does: {
    extend: "Dura {{days}} días más",
    convert: "El {{percent}} % vuelve como dinero promocional, durante {{days}} días",
    forfeit: "Se pierde",
  },
  then: {
    extend: "Después, prolongado hasta el {{date}}",
    convert: "Después, {{amount}} de dinero promocional hasta el {{date}}",
  },
  days: "Días",
  daysHint: "Desde el momento en que caduca el saldo.",
  percent: "Porcentaje que vuelve",
  all: "Todos",
  to: "Termina",
  fromHint: "Vacío: enseguida. Un día cuenta desde su final.",
  status: "Estado",
  statuses: {
    planned: "Prevista",
    active: "En vigor",
    over: "Terminada",
  },
  end: "Terminar",
  endTitle: "¿Terminar esta regla?",
  endText:
    "Los saldos que caduquen dentro de diez segundos o más tarde siguen otra regla, o se pierden.",
  ended: "La regla termina.",
  added: "La regla está añadida.",
  from: "Comienza",
}
