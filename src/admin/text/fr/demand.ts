import type { demand as Demand } from "../en/demand"
import type { Translated } from "../translated"

export const demand: Translated<typeof Demand> = {
  open: "Ce qui aiderait",
  title: "« {{query}} »",
  text: "Recherches sans résultat : {{count}}.",
  before: "Un client trouve actuellement",
  after: "Avec cette ligne, un client trouve",
  nothing: "Rien.",
  without: "Aucun produit ne correspond à : {{words}}",
  line: "Une ligne de synonymes",
  lineHint:
    "gilet = veste sans manches (identique), chaussures > sabots (une sorte de), porte-monnaie ~ sac (proche de).",
  try: "Essayer",
  keep: "Garder la ligne",
  kept: "Les clients le trouveront désormais.",
  orAnswer: "Est-ce une question et non un produit ?",
  writeAnswer: "Rédiger la réponse parmi les règles.",
  synonyms: "Synonymes",
  synonymsHint:
    "Ce que les mots veulent dire dans cette boutique, en plus de ce que la recherche connaît.",
  synonymsEmpty: "Aucun pour le moment.",
  alike: "aussi : {{queries}}",
}
