import type { bulk as Bulk } from "../en/bulk"
import type { Translated } from "../translated"

export const bulk: Translated<typeof Bulk> = {
  title: "Abonar a muchos clientes",
  action: "Abonar a muchos",
  hint: "Cada abono va por separado: lo que se rechaza no impide ningún otro.",
  list: "Clientes e importes",
  listHint:
    "En cada línea una dirección de correo o un número y un importe, quizá un motivo; péguelos desde una hoja de cálculo.",
  listMissing: "Introduzca al menos una línea.",
  listLong: "Como máximo {{count}} líneas a la vez.",
  line: "Línea {{line}}: {{why}}",
  confirm: "Abonar {{total}}",
  total: "{{amount}} en {{credits}} abonos",
  nothing: "No se puede abonar nada.",
  refused: "{{count}} rechazados",
  waiting: "{{count}} esperan a una segunda persona",
  outcome: "Resultado",
  has: "Ahora tiene {{balance}}",
  wouldHave: "Tendría {{balance}}",
  waits: "Espera a una segunda persona",
  done: "Abonado: {{total}}",
}
