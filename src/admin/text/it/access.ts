import type { access as Access } from "../en/access"
import type { Translated } from "../translated"

export const access: Translated<typeof Access> = {
  grants: "Diritti",
  grantsHint:
    "Ciò che è stato concesso a clienti e chiavi oltre al proprio portafoglio. Il personale ha ciò che i ruoli permettono.",
  grantsEmpty: "A nessuno è stato concesso un diritto",
  give: "Concedi un diritto",
  to: "A chi",
  toHint:
    "Un indirizzo e-mail, il numero di un cliente oppure l’ID di un cliente, di un utente del pannello o di una chiave API del negozio.",
  right: "Diritto",
  rights: {
    wallet_read_wallets: "Leggere tutti i portafogli",
    wallet_write_wallets: "Accreditare, addebitare e modificare tutti i portafogli",
  },
  take: "Togli",
  takeTitle: "Togliere questo diritto a {{who}}?",
  takeText: "«{{right}}» cessa ovunque entro cinque secondi.",
  given: "{{who}} ora ha questo diritto.",
  taken: "{{who}} non ha più questo diritto.",
  nobody: "Nessuno ha questo indirizzo e-mail.",
  insteadOf: "{{after}} invece di {{before}}",
  changedFields: "Modificato: {{fields}}",
  actors: {
    system: "Il negozio stesso",
    api_key: "Chiave API {{name}}",
    secret_key: "Chiave segreta {{name}}",
    database: "A mano nel database",
  },
  actions: {
    application_password: {
      created: "Password per applicazioni creata",
      revoked: "Password per applicazioni revocata",
      restored: "Revoca di una password per applicazioni annullata nel database",
      changed: "Password per applicazioni modificata nel database",
      deleted: "Password per applicazioni eliminata dal database",
    },
    api_key: {
      created: "Chiave API creata",
      revoked: "Chiave API revocata",
      restored: "Revoca di una chiave API annullata nel database",
      changed: "Chiave API modificata nel database",
      deleted: "Chiave API eliminata dal database",
    },
    grant: {
      created: "Diritto concesso",
      revoked: "Diritto tolto",
      restored: "Revoca di un diritto annullata nel database",
      changed: "Diritto modificato nel database",
      deleted: "Diritto eliminato dal database",
    },
    wallet: {
      frozen: "Portafoglio bloccato",
      unfrozen: "Portafoglio sbloccato",
      expiry_moved: "Scadenza di un credito spostata",
    },
    reward_rule: {
      created: "Regola di premio creata",
      changed: "Regola di premio modificata",
      deleted: "Regola di premio eliminata",
    },
    referral_code: {
      rotated: "Nuovo codice per gli amici assegnato",
    },
    expiry_rule: {
      created: "Regola di scadenza creata",
      ended: "Regola di scadenza terminata",
    },
  },
}
