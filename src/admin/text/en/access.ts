export const access = {
  grants: "Rights",
  grantsHint:
    "What customers and keys were given beyond their own wallets. Staff have what their roles allow.",
  grantsEmpty: "Nobody was given a right",
  give: "Give a right",
  to: "To whom",
  toHint:
    "An e-mail address, a customer's number, or the id of a customer, a user of the dashboard or a store API key.",
  right: "Right",
  rights: {
    wallet_read_wallets: "Read every wallet",
    wallet_write_wallets: "Credit, debit and change every wallet",
  },
  take: "Take away",
  takeTitle: "Take this right from {{who}}?",
  takeText: "“{{right}}” ends everywhere within five seconds.",
  given: "{{who}} has this right now.",
  taken: "{{who}} no longer has this right.",
  nobody: "Nobody has this e-mail address.",
  insteadOf: "{{after}} instead of {{before}}",
  changedFields: "Changed: {{fields}}",
  actors: {
    system: "The store itself",
    api_key: "API key {{name}}",
    secret_key: "Secret key {{name}}",
    database: "By hand in the database",
  },
  actions: {
    application_password: {
      created: "Application password made",
      revoked: "Application password revoked",
      restored: "Revocation of an application password undone in the database",
      changed: "Application password changed in the database",
      deleted: "Application password deleted from the database",
    },
    api_key: {
      created: "API key made",
      revoked: "API key revoked",
      restored: "Revocation of an API key undone in the database",
      changed: "API key changed in the database",
      deleted: "API key deleted from the database",
    },
    grant: {
      created: "Right given",
      revoked: "Right taken away",
      restored: "Withdrawal of a right undone in the database",
      changed: "Right changed in the database",
      deleted: "Right deleted from the database",
    },
    wallet: {
      frozen: "Wallet frozen",
      unfrozen: "Wallet unfrozen",
      expiry_moved: "Expiry of a credit moved",
    },
    reward_rule: {
      created: "Reward rule made",
      changed: "Reward rule changed",
      deleted: "Reward rule deleted",
    },
    referral_code: {
      rotated: "New code for friends given",
    },
    expiry_rule: {
      created: "Expiry rule made",
      ended: "Expiry rule ended",
    },
  },
} as const
