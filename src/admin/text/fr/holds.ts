import type { holds as Holds } from "../en/holds"
import type { Translated } from "../translated"

export const holds: Translated<typeof Holds> = {
  title: "Montants réservés",
  subtitle:
    "Réservés et hors du solde. Ce dont un panier ou un paiement a besoin se termine avec lui.",
  empty: "Rien n’est réservé.",
  status: "État",
  statuses: {
    active: "Réservé",
    committed: "Débité",
    released: "Libéré",
    lapsed: "Expiré",
  },
  source: "Pour",
  sources: { payment: "Un paiement", cart: "Un panier", hand: "Saisie manuelle" },
  lapses: "Expire",
  release: "Libérer",
  releaseTitle: "Libérer {{amount}} ?",
  releaseText:
    "{{customer}} pourra dépenser de nouveau {{amount}} immédiatement. Aucune écriture n’est passée.",
  released: "{{amount}} libérés pour {{customer}}.",
  commit: "Débiter",
  commitTitle: "Débiter les {{amount}} réservés",
  commitText: "Débite ce qui est réservé, ou une partie.",
  commitAmount: "Quelle part",
  commitAmountHint: "Vide : la totalité.",
  rest: "Le reste",
  restRelease: "est libéré",
  restKeep: "reste réservé",
  extend: "Prolonger",
  extendTitle: "Réserver {{amount}} plus longtemps",
  extendText: "{{amount}} de {{customer}} ; expire actuellement : {{until}}.",
  until: "Valable jusqu’à la fin du",
  untilHint: "Vide : n’expire jamais de soi-même.",
  extended: "La réservation est prolongée.",
  releasePart: "Libérer une partie",
  releasePartTitle: "Libérer une partie de {{amount}}",
  releasePartText: "Le client peut la dépenser aussitôt. Le reste demeure réservé.",
  releasePartSubmit: "Libérer {{amount}} pour {{customer}}",
}
