import type { access as Access } from "../en/access"
import type { Translated } from "../translated"

export const access: Translated<typeof Access> = {
  grants: "Rechten",
  grantsHint:
    "Wat klanten en sleutels buiten hun eigen tegoed is toegestaan. Medewerkers mogen wat hun rollen toestaan.",
  grantsEmpty: "Niemand heeft een recht gekregen",
  give: "Recht geven",
  to: "Aan wie",
  toHint:
    "Een e-mailadres, een klantnummer of de ID van een klant, een gebruiker van het dashboard of een API-sleutel van de winkel.",
  right: "Recht",
  rights: {
    wallet_read_wallets: "Elk tegoed inzien",
    wallet_write_wallets: "Elk tegoed bijschrijven, afschrijven en wijzigen",
  },
  take: "Ontnemen",
  takeTitle: "Dit recht van {{who}} afnemen?",
  takeText: "‘{{right}}’ eindigt overal binnen vijf seconden.",
  given: "{{who}} heeft dit recht nu.",
  taken: "{{who}} heeft dit recht niet meer.",
  nobody: "Niemand heeft dit e-mailadres.",
  insteadOf: "{{after}} in plaats van {{before}}",
  changedFields: "Gewijzigd: {{fields}}",
  actors: {
    system: "De winkel zelf",
    api_key: "API-sleutel {{name}}",
    secret_key: "Geheime sleutel {{name}}",
    database: "Met de hand in de database",
  },
  actions: {
    application_password: {
      created: "App-wachtwoord aangemaakt",
      revoked: "App-wachtwoord ingetrokken",
      restored: "Intrekking van een app-wachtwoord in de database ongedaan gemaakt",
      changed: "App-wachtwoord in de database gewijzigd",
      deleted: "App-wachtwoord uit de database verwijderd",
    },
    api_key: {
      created: "API-sleutel aangemaakt",
      revoked: "API-sleutel ingetrokken",
      restored: "Intrekking van een API-sleutel in de database ongedaan gemaakt",
      changed: "API-sleutel in de database gewijzigd",
      deleted: "API-sleutel uit de database verwijderd",
    },
    grant: {
      created: "Recht gegeven",
      revoked: "Recht ontnomen",
      restored: "Ontneming van een recht in de database ongedaan gemaakt",
      changed: "Recht in de database gewijzigd",
      deleted: "Recht uit de database verwijderd",
    },
    wallet: {
      frozen: "Tegoed geblokkeerd",
      unfrozen: "Tegoed gedeblokkeerd",
      expiry_moved: "Verval van een tegoed verplaatst",
    },
    reward_rule: {
      created: "Beloningsregel aangemaakt",
      changed: "Beloningsregel gewijzigd",
      deleted: "Beloningsregel verwijderd",
    },
    referral_code: {
      rotated: "Nieuwe code voor vrienden gegeven",
    },
    expiry_rule: {
      created: "Vervalregel aangemaakt",
      ended: "Vervalregel beëindigd",
    },
  },
}
