import type { SettingHelp } from "../translated"

export const settingHelp: SettingHelp = {
  enable_rest_api: "Sert /wallet/v1. Désactivé : toute requête reçoit la réponse 503.",
  force_https:
    "Refuse les requêtes qui n’arrivent pas par HTTPS. À activer en production ; derrière un proxy, le « trust proxy » de la boutique décide de ce qui est sûr.",
  transfers_enabled: "Permet aux clients de s’envoyer de l’argent.",
  cart_payments_enabled:
    "Permet aux clients de payer une partie ou la totalité de leur panier avec leur porte-monnaie, et le reste de toute autre façon.",
  cart_hold_minutes:
    "Durée, en minutes, pendant laquelle l’argent reste réservé pour un panier que personne n’a touché depuis.",
  refund_bonus_basis_points:
    "Ce que le client reçoit en plus quand une commande est remboursée sur le porte-monnaie et non sur la carte : 500 font 5 %. Crédit promotionnel, pour ce qui n’a pas été payé avec le porte-monnaie. 0 : rien.",
  refund_bonus_days: "Pendant combien de jours il peut être dépensé. 0 : sans limite.",
  topups_enabled:
    "Permet aux clients de recharger leur porte-monnaie avec tout moyen de paiement de la boutique, sauf le porte-monnaie lui-même.",
  topup_minimum: "Montant minimal d’une recharge, en unités mineures de la devise.",
  topup_maximum:
    "Montant maximal d’une recharge, en unités mineures de la devise. 0 : sans limite.",
  topup_suggested:
    "Montants proposés pour une recharge, en unités mineures, séparés par des virgules : 1000,2500,5000.",
  auto_reload_enabled:
    "Les clients peuvent accepter qu’un moyen de paiement enregistré soit débité quand leur solde est bas ; nécessite les recharges par les clients. Désactivé : rien n’est débité, quoi qui ait été convenu avant.",
  auto_reload_daily_maximum:
    "Le maximum débité automatiquement à un client dans une devise en 24 heures, en unités mineures. 0 : sans limite.",
  auto_reload_monthly_maximum: "De même en 30 jours, en unités mineures. 0 : sans limite.",
  allowances_enabled:
    "Les clients peuvent laisser des agents dépenser avec leur porte-monnaie, dans leurs limites. Désactivé : rien n’est payé ainsi, quoi qui ait été autorisé.",
  allowance_maximum:
    "Le plus qu’un agent peut dépenser en un achat, en unités mineures. 0 : sans limite.",
  expiry_notice_days:
    "Combien de jours avant son expiration un crédit est annoncé (wallet.credit.expiring), séparés par des virgules : une fois pour chacun.",
  expiry_notice_mail:
    "Écrit aussi aux clients, par le service de notifications de la boutique, modèle wallet-credit-expiring. Chaque client peut le désactiver pour lui-même.",
  withdrawals_enabled:
    "Les clients peuvent demander le versement d’argent de leur porte-monnaie. Désactivé : ce qui a été demandé avant peut encore être décidé.",
  withdrawal_minimum: "Montant minimal d’un retrait, en unités mineures de la devise.",
  withdrawal_maximum:
    "Montant maximal d’un retrait, en unités mineures de la devise. 0 : sans limite.",
  second_person_above:
    "Montants au-delà desquels une deuxième personne doit accepter, par devise et en unités mineures : EUR:50000,JPY:60000. Cela concerne les crédits, débits, annulations et transferts du personnel, les codes et l’approbation des retraits. Vide : jamais.",
  second_person_hours: "Pendant combien d’heures une demande attend la deuxième personne.",
  second_person_for_keys:
    "Demande une deuxième personne aussi quand une clé de la boutique déplace autant. Désactivé : qui a une telle clé, ou peut en créer, n’a besoin de personne.",
  rate_limit_per_minute:
    "Requêtes par minute et par identité (invités : par adresse). 0 désactive la limite.",
  redeem_rate_limit_per_minute:
    "Tentatives par minute d’utiliser un code ; un échec compte double. 0 désactive la limite, et avec elle ce qui empêche de deviner les codes.",
  velocity_max_debits:
    "Débits, retraits, virements sortants et réservations par porte-monnaie pendant la fenêtre. 0 désactive la limite.",
  velocity_window_seconds: "Durée de la fenêtre glissante, en secondes.",
  limits_apply_to_managers:
    "Applique aussi cette limite aux utilisateurs du tableau de bord et aux clés de serveur.",
  default_spending_limit:
    "Montant maximal d’un débit ou d’un virement sortant pour un porte-monnaie sans limite propre, en unités mineures. 0 : sans limite.",
  kyc_required_for: "Opérations qui exigent une vérification d’identité approuvée.",
  kyc_threshold:
    "Au-delà de ce montant, en unités mineures, la vérification d’identité est exigée ; 0 : toujours.",
  step_up_required_for: "Opérations qui exigent une authentification renforcée.",
  step_up_threshold:
    "À partir de ce montant, en unités mineures, l’authentification renforcée est exigée ; 0 : toujours.",
  step_up_mfa_max_age_seconds:
    "Ancienneté maximale, en secondes, de la connexion multifacteur de la boutique pour valoir authentification renforcée. 0 : jamais.",
  audit_log_enabled:
    "Consigne chaque requête et réponse, secrets et codes masqués. Pour tester une intégration, pas pour la production.",
  locale: "Langue dans laquelle les montants sont écrits pour les personnes.",
  time_zone:
    "Fuseau horaire de la boutique (Europe/Paris) : une date sans heure y désigne la fin de ce jour.",
  rate_limit: "Requêtes par fenêtre et par client. 0 désactive la limite.",
  rate_window: "Durée de cette fenêtre, en secondes.",
  agent_rate_limit: "Requêtes d’agents par minute et par adresse. 0 désactive la limite.",
  agent_checkout_enabled:
    "Les agents peuvent mener des paniers à la caisse sous /agent/ucp. Ils paient avec le porte-monnaie dans les seules autorisations des clients.",
  vision_provider: "Qui décrit les images : built-in, none ou le nom d’un fournisseur.",
  storefront_url:
    "Adresse de la boutique en ligne, par laquelle commencent les liens vers les produits et le paiement.",
  public_url: "Adresse à laquelle agents et clients joignent ce serveur.",
  product_path: "Chemin d’un produit dans la boutique en ligne ; avec {handle}, {id} et {country}.",
  checkout_path: "Chemin du paiement dans la boutique en ligne ; avec {cart_id} et {country}.",
  daily_spend_cap:
    "Coût maximal des fournisseurs par jour (UTC). Une fois atteint, le fournisseur intégré répond jusqu’au lendemain. 0 : sans plafond.",
  messaging_enabled: "Répond aux messages du canal de messagerie.",
  messaging_verify_token: "Ce par quoi le canal de messagerie s’identifie ; ne sera plus affiché.",
  messaging_app_secret:
    "La clé avec laquelle le canal de messagerie signe ses envois ; ne sera plus affichée.",
  messaging_rate_limit: "Messages par minute et par expéditeur. 0 désactive la limite.",
  handover_enabled:
    "L'assistant transmet les demandes au personnel, qui les trouve sous Transmissions. Désactivé : il dit seulement comment joindre la boutique.",
  handover_email:
    "Adresse à laquelle chaque transmission est envoyée par les notifications de la boutique, modèle assistant-handover. Vide : aucun e-mail.",
  attribution_days:
    "Nombre de jours après que l’assistant a montré un produit pendant lesquels une commande de ce produit compte pour lui.",
  conversation_days:
    "Nombre de jours de conservation d’une conversation après son dernier message.",
  handover_days: "Jours de conservation d'une transmission après la dernière action.",
  feedback_days: "Nombre de jours de conservation des avis sur les réponses.",
  telemetry_days: "Nombre de jours de conservation des chiffres sur chaque réponse.",
}
