import type { reloads as Reloads } from "../en/reloads"
import type { Translated } from "../translated"

export const reloads: Translated<typeof Reloads> = {
  title: "Recharges automatiques",
  subtitle:
    "Chaque tentative de débiter des clients dont le solde est bas. Ce qui est inconnu attend que quelqu’un regarde chez le prestataire.",
  empty: "Aucun solde n’a encore été rechargé.",
  reason: "Pourquoi",
  states: {
    queued: "En attente",
    charging: "En cours de débit",
    captured: "Encaissé",
    declined: "Refusé",
    needs_customer: "Client requis",
    unknown: "Inconnu",
  },
  resolve: "Dire ce qui s’est passé",
  resolveTitle: "{{amount}} de {{customer}}",
  resolveText:
    "Regardez d’abord chez le prestataire de paiement. Rien n’est débité à nouveau par ceci.",
  finding: "Ce que vous avez trouvé",
  findings: {
    ask_provider: "Demander au prestataire",
    not_charged: "Rien n’a été pris",
    charged: "L’argent a été pris",
  },
  findingHints: {
    ask_provider: "La boutique demande au prestataire où en est ce paiement.",
    not_charged:
      "Le paiement est annulé chez le prestataire, la prochaine tentative vient plus tard.",
    charged: "Le solde reçoit l’argent.",
  },
  note: "Ce que vous avez vu",
  resolved: "Maintenant : {{state}}",
  autoReload: "Recharge automatique",
  on: "Activée",
  waiting: {
    customer: "Attend le client",
    retry: "Attend la prochaine tentative",
    limit: "À la limite de la boutique",
  },
  ends: {
    customer: "Désactivée par le client",
    staff: "Désactivée par le personnel",
    replaced: "Remplacée",
    method_removed: "Moyen de paiement supprimé",
    declined: "Refusée trop souvent",
    erased: "Client effacé",
  },
  end: "Désactiver",
  endText:
    "{{customer}} n’est plus débité quand le solde est bas. Seule cette personne peut la réactiver.",
  ended: "La recharge automatique est désactivée.",
  threshold: "Quand il reste moins de",
  amount: "Débité chaque fois",
  agreed: "Accepté",
  terms: "Ce qui a été montré",
}
