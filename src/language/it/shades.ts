import type { Shades } from "../shades"

export const shades: Shades = {
  yellow: "senape, ocra, miele, limone, zafferano, paglia",
  "orange-colour": "ruggine, pesca, albicocca, terracotta, zucca",
  red: "mattone, ciliegia, papavero, pomodoro",
  "dark-red": "vino, bordò, granata",
  pink: "salmone, lampone, cipria",
  green: "oliva, foresta, salvia, muschio, felce, pino, eucalipto",
  "light-blue": "cielo, ghiaccio",
  navy: "mezzanotte, inchiostro, notte",
  beige: "sabbia, crema, naturale, avena, ecrù, avorio, panna",
  brown: "cammello, castagna, tabacco, cacao, noce, rame, cannella",
  grey: "carbone, ardesia, cenere, grafite, fumo, pietra, acciaio, antracite",
  white: "gesso, neve, perla",
  black: "ebano, onice",
}
