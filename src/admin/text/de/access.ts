import type { access as Access } from "../en/access"
import type { Translated } from "../translated"

export const access: Translated<typeof Access> = {
  grants: "Rechte",
  grantsHint:
    "Was Kunden und Schlüsseln über ihr eigenes Guthabenkonto hinaus gegeben wurde. Mitarbeitende dürfen, was ihre Rollen erlauben.",
  grantsEmpty: "Niemandem wurde ein Recht gegeben",
  give: "Recht geben",
  to: "Wem",
  toHint:
    "Eine E-Mail-Adresse, eine Kundennummer oder die ID eines Kunden, eines Benutzers des Dashboards oder eines API-Schlüssels des Shops.",
  right: "Recht",
  rights: {
    wallet_read_wallets: "Jedes Guthabenkonto lesen",
    wallet_write_wallets: "Jedem Guthabenkonto gutschreiben, abbuchen und es ändern",
  },
  take: "Entziehen",
  takeTitle: "{{who}} dieses Recht entziehen?",
  takeText: "„{{right}}“ endet überall innerhalb von fünf Sekunden.",
  given: "{{who}} hat dieses Recht jetzt.",
  taken: "{{who}} hat dieses Recht nicht mehr.",
  nobody: "Niemand hat diese E-Mail-Adresse.",
  insteadOf: "{{after}} statt {{before}}",
  changedFields: "Geändert: {{fields}}",
  actors: {
    system: "Der Shop selbst",
    api_key: "API-Schlüssel {{name}}",
    secret_key: "Geheimer Schlüssel {{name}}",
    database: "Von Hand in der Datenbank",
  },
  actions: {
    application_password: {
      created: "Anwendungspasswort angelegt",
      revoked: "Anwendungspasswort widerrufen",
      restored: "Widerruf eines Anwendungspassworts in der Datenbank aufgehoben",
      changed: "Anwendungspasswort in der Datenbank geändert",
      deleted: "Anwendungspasswort aus der Datenbank gelöscht",
    },
    api_key: {
      created: "API-Schlüssel angelegt",
      revoked: "API-Schlüssel widerrufen",
      restored: "Widerruf eines API-Schlüssels in der Datenbank aufgehoben",
      changed: "API-Schlüssel in der Datenbank geändert",
      deleted: "API-Schlüssel aus der Datenbank gelöscht",
    },
    grant: {
      created: "Recht gegeben",
      revoked: "Recht entzogen",
      restored: "Entzug eines Rechts in der Datenbank aufgehoben",
      changed: "Recht in der Datenbank geändert",
      deleted: "Recht aus der Datenbank gelöscht",
    },
    wallet: {
      frozen: "Guthabenkonto gesperrt",
      unfrozen: "Guthabenkonto entsperrt",
      expiry_moved: "Verfall eines Guthabens verschoben",
    },
    reward_rule: {
      created: "Prämienregel angelegt",
      changed: "Prämienregel geändert",
      deleted: "Prämienregel gelöscht",
    },
    referral_code: {
      rotated: "Neuer Code für Freunde vergeben",
    },
    expiry_rule: {
      created: "Verfallsregel angelegt",
      ended: "Verfallsregel beendet",
    },
  },
}
