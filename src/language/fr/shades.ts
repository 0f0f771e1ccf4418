import type { Shades } from "../shades"

export const shades: Shades = {
  yellow: "moutarde, ocre, miel, citron, safran, paille",
  "orange-colour": "rouille, pêche, abricot, terracotta, citrouille",
  red: "brique, cerise, coquelicot, tomate",
  "dark-red": "vin, bordeaux, bourgogne",
  pink: "saumon, framboise, poudre",
  green: "olive, forêt, sauge, mousse, fougère, sapin, eucalyptus",
  "light-blue": "ciel, glacier",
  navy: "minuit, encre, nuit",
  beige: "sable, crème, naturel, avoine, écru, ivoire",
  brown: "camel, châtaigne, tabac, cacao, noyer, cuivre, cannelle",
  grey: "anthracite, ardoise, cendre, graphite, fumée, pierre, acier",
  white: "craie, neige, perle",
  black: "charbon, ébène, onyx",
}
