import type { Shades } from "../shades"

export const shades: Shades = {
  yellow: "mostarda, ocre, mel, limão, açafrão, palha",
  "orange-colour": "ferrugem, pêssego, damasco, terracota, abóbora, telha",
  red: "tijolo, cereja, papoila, tomate",
  "dark-red": "vinho, bordô, grená",
  pink: "salmão, framboesa, rosé",
  green: "oliva, azeitona, floresta, sálvia, musgo, feto, pinheiro, eucalipto",
  "light-blue": "céu, gelo",
  navy: "meia-noite, tinta, noite",
  beige: "areia, creme, natural, aveia, cru, marfim",
  brown: "camelo, castanha, tabaco, cacau, nogueira, cobre, canela, caramelo",
  grey: "carvão, ardósia, cinza, grafite, fumo, pedra, aço, antracite, chumbo",
  white: "giz, neve, pérola",
  black: "ébano, ónix",
}
