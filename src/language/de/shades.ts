import type { Shades } from "../shades"

export const shades: Shades = {
  yellow: "Senf, Ocker, Honig, Zitrone, Safran, Stroh",
  "orange-colour": "Rost, Pfirsich, Aprikose, Terrakotta, Kürbis",
  red: "Ziegel, Kirsche, Mohn, Tomate",
  "dark-red": "Wein, Burgund",
  pink: "Rose, Lachs, Himbeere, Puder",
  green: "Olive, Wald, Salbei, Moos, Farn, Tanne, Eukalyptus",
  "light-blue": "Himmel, Eis",
  navy: "Mitternacht, Tinte",
  beige: "Sand, Creme, Natur, Hafer, Ecru, Elfenbein",
  brown: "Kamel, Kastanie, Tabak, Kakao, Walnuss, Kupfer, Zimt",
  grey: "Kohle, Schiefer, Asche, Graphit, Rauch, Stein, Stahl, Anthrazit",
  white: "Kreide, Schnee, Perle",
  black: "Ebenholz, Onyx",
}
