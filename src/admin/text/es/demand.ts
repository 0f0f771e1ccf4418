import type { demand as Demand } from "../en/demand"
import type { Translated } from "../translated"

export const demand: Translated<typeof Demand> = {
  open: "Qué ayudaría",
  title: "«{{query}}»",
  text: "Búsquedas sin resultados: {{count}}.",
  before: "Un cliente encuentra ahora",
  after: "Con esta línea, un cliente encuentra",
  nothing: "Nada.",
  without: "Nada coincide con: {{words}}",
  line: "Una línea de sinónimos",
  lineHint:
    "gilet = chaleco (lo mismo), calzado > zuecos (un tipo de), monedero ~ cartera (parecido).",
  try: "Probar",
  keep: "Guardar la línea",
  kept: "Los clientes lo encuentran desde ahora.",
  orAnswer: "¿Es una pregunta y no un producto?",
  writeAnswer: "Escribir la respuesta entre las políticas.",
  synonyms: "Sinónimos",
  synonymsHint:
    "Lo que significan las palabras en esta tienda, además de lo que la búsqueda ya sabe.",
  synonymsEmpty: "Todavía ninguno.",
  alike: "también: {{queries}}",
}
