import type { imports as Imports } from "../en/imports"
import type { Translated } from "../translated"

export const imports: Translated<typeof Imports> = {
  tab: "Fichiers",
  exports: "Ce qui sort en fichier",
  exportsHint:
    "CSV, du plus ancien au plus récent, de toute longueur ; il peut être repris ailleurs.",
  after: "Après la fin du",
  before: "Jusqu’à la fin du",
  transactions: "Toutes les écritures",
  title: "Ce qui est entré",
  subtitle:
    "Soldes et historiques d’autres systèmes. Rien n’est comptabilisé avant que quelqu’un le décide.",
  empty: "Rien n’est encore entré.",
  bring: "Reprendre un fichier",
  bringHint: "Chaque ligne est d’abord essayée ; vous voyez alors ce que cela donnerait.",
  form: "Ce que c’est",
  file: "Fichier",
  fileHint: "CSV en UTF-8, avec les noms des colonnes en première ligne ; jusqu’à 50 Mo.",
  name: "Nom de la liste",
  nameHint:
    "Une ligne d’une liste est comptabilisée une fois, si souvent qu’elle revienne. Vide : le nom du fichier.",
  reason: "Motif",
  reasonHint: "Les clients le lisent pour les lignes qui n’en ont pas.",
  check: "Vérifier",
  status: "État",
  rows: "Lignes",
  book: "Comptabiliser",
  bookTitle: "Comptabiliser {{name}} ?",
  bookText:
    "Les lignes qui peuvent l’être sont comptabilisées, et celles refusées essayées encore une fois. Cela continue en arrière-plan, même après un redémarrage.",
  errors: "Lignes refusées",
  forget: "Oublier",
  statuses: {
    reading: "En lecture",
    checking: "En vérification",
    checked: "Vérifiée",
    booking: "En cours",
    done: "Comptabilisée",
  },
  rowStatuses: {
    waiting: "En attente",
    good: "Possible",
    booked: "Comptabilisée",
    there: "Déjà là",
    empty: "De 0",
    refused: "Refusée",
  },
  forms: {
    balances: "Soldes",
    history: "Historiques",
    terawallet: "TeraWallet : transactions",
    terawallet_balances: "TeraWallet : soldes",
    wallet_transactions: "Ce portefeuille : écritures",
    wallet_credits: "Ce portefeuille : crédits",
    loyalty_balances: "Plugin loyalty de cette boutique : soldes",
    loyalty_history: "Plugin loyalty de cette boutique : historiques",
  },
}
