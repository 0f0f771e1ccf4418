import type { bulk as Bulk } from "../en/bulk"
import type { Translated } from "../translated"

export const bulk: Translated<typeof Bulk> = {
  title: "Créditer plusieurs clients",
  action: "Créditer plusieurs",
  hint: "Chaque crédit est indépendant : ce qui est refusé n’empêche aucun autre.",
  list: "Clients et montants",
  listHint:
    "Sur chaque ligne une adresse e-mail ou un numéro et un montant, éventuellement un motif ; collez-les depuis un tableur.",
  listMissing: "Saisissez au moins une ligne.",
  listLong: "{{count}} lignes au plus à la fois.",
  line: "Ligne {{line}} : {{why}}",
  confirm: "Créditer {{total}}",
  total: "{{amount}} en {{credits}} crédits",
  nothing: "Rien ne peut être crédité.",
  refused: "{{count}} refusés",
  waiting: "{{count}} attendent une deuxième personne",
  outcome: "Résultat",
  has: "A maintenant {{balance}}",
  wouldHave: "Aurait {{balance}}",
  waits: "Attend une deuxième personne",
  done: "Crédité : {{total}}",
}
