import type { Shades } from "../shades"

export const shades: Shades = {
  yellow: "mostaza, ocre, miel, limón, azafrán, paja",
  "orange-colour": "óxido, melocotón, albaricoque, terracota, calabaza, teja",
  red: "ladrillo, cereza, amapola, tomate",
  "dark-red": "vino, burdeos, granate",
  pink: "salmón, frambuesa, palo",
  green: "oliva, bosque, salvia, musgo, helecho, pino, eucalipto",
  "light-blue": "cielo, hielo",
  navy: "medianoche, tinta, noche",
  beige: "arena, crema, natural, avena, crudo, marfil",
  brown: "camel, castaña, tabaco, cacao, nogal, cobre, canela",
  grey: "carbón, pizarra, ceniza, grafito, humo, piedra, acero, antracita",
  white: "tiza, nieve, perla",
  black: "ébano, ónix",
}
