import type { access as Access } from "../en/access"
import type { Translated } from "../translated"

export const access: Translated<typeof Access> = {
  grants: "Droits",
  grantsHint:
    "Ce qui a été accordé à des clients et à des clés au-delà de leur propre porte-monnaie. L’équipe a ce que ses rôles permettent.",
  grantsEmpty: "Personne n’a reçu de droit",
  give: "Accorder un droit",
  to: "À qui",
  toHint:
    "Une adresse e-mail, le numéro d’un client, ou l’identifiant d’un client, d’un utilisateur du tableau de bord ou d’une clé API de la boutique.",
  right: "Droit",
  rights: {
    wallet_read_wallets: "Lire tous les porte-monnaie",
    wallet_write_wallets: "Créditer, débiter et modifier tous les porte-monnaie",
  },
  take: "Retirer",
  takeTitle: "Retirer ce droit à {{who}} ?",
  takeText: "« {{right}} » prend fin partout en cinq secondes.",
  given: "{{who}} a maintenant ce droit.",
  taken: "{{who}} n’a plus ce droit.",
  nobody: "Personne n’a cette adresse e-mail.",
  insteadOf: "{{after}} au lieu de {{before}}",
  changedFields: "Modifié : {{fields}}",
  actors: {
    system: "La boutique elle-même",
    api_key: "Clé API {{name}}",
    secret_key: "Clé secrète {{name}}",
    database: "À la main dans la base de données",
  },
  actions: {
    application_password: {
      created: "Mot de passe d’application créé",
      revoked: "Mot de passe d’application révoqué",
      restored: "Révocation d’un mot de passe d’application annulée dans la base de données",
      changed: "Mot de passe d’application modifié dans la base de données",
      deleted: "Mot de passe d’application supprimé de la base de données",
    },
    api_key: {
      created: "Clé API créée",
      revoked: "Clé API révoquée",
      restored: "Révocation d’une clé API annulée dans la base de données",
      changed: "Clé API modifiée dans la base de données",
      deleted: "Clé API supprimée de la base de données",
    },
    grant: {
      created: "Droit accordé",
      revoked: "Droit retiré",
      restored: "Retrait d’un droit annulé dans la base de données",
      changed: "Droit modifié dans la base de données",
      deleted: "Droit supprimé de la base de données",
    },
    wallet: {
      frozen: "Porte-monnaie gelé",
      unfrozen: "Porte-monnaie dégelé",
      expiry_moved: "Expiration d’un crédit déplacée",
    },
    reward_rule: {
      created: "Règle de récompense créée",
      changed: "Règle de récompense modifiée",
      deleted: "Règle de récompense supprimée",
    },
    referral_code: {
      rotated: "Nouveau code pour les amis attribué",
    },
    expiry_rule: {
      created: "Règle d’expiration créée",
      ended: "Règle d’expiration terminée",
    },
  },
}
