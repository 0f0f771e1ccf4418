import type { Shades } from "../shades"

export const shades: Shades = {
  yellow: "mosterd, oker, honing, citroen, saffraan, stro",
  "orange-colour": "roest, perzik, abrikoos, terracotta, pompoen",
  red: "baksteen, kers, klaproos, tomaat",
  "dark-red": "wijn, bordeaux",
  pink: "roos, zalm, framboos, poeder",
  green: "olijf, bos, salie, mos, varen, den, eucalyptus",
  "light-blue": "hemel, ijs",
  navy: "middernacht, inkt",
  beige: "zand, crème, naturel, haver, ecru, ivoor",
  brown: "kameel, kastanje, tabak, cacao, walnoot, koper, kaneel",
  grey: "houtskool, leisteen, as, grafiet, rook, steen, staal, antraciet",
  white: "krijt, sneeuw, parel",
  black: "ebben, onyx",
}
