import type { lots as Lots } from "../en/lots"
import type { Translated } from "../translated"

export const lots: Translated<typeof Lots> = {
  open: "Ouvrir le crédit {{id}}",
  cameWith: "Provient de",
  status: "État",
  statuses: { open: "Ouvert", used_up: "Épuisé", lapsed: "Expiré" },
  closed: "Épuisé ou expiré",
  closedEmpty: "Aucun crédit n’est épuisé ou expiré.",
  happened: "Ce qu’il est devenu",
  happenedHint: "Chaque écriture qui y a mis de l’argent ou en a pris, la plus ancienne d’abord.",
  first: "Seules les {{count}} premières sur {{total}} sont affichées.",
  moves: "Son expiration a été déplacée",
  fromTo: "{{after}} au lieu de {{before}}",
  move: "Déplacer l’expiration",
  moveTitle: "Déplacer l’expiration du crédit {{id}}",
  moveText:
    "{{amount}} de {{customer}}, montant réservé compris, expirent actuellement : {{before}}. Aucun argent ne bouge.",
  confirm: "Faire expirer {{amount}} de {{customer}} le {{day}}",
  confirmNever: "Ne jamais faire expirer {{amount}} de {{customer}}",
  moved: "L’expiration est déplacée.",
  same: "Il expire déjà à cette date.",
}
