import type { imports as Imports } from "../en/imports"
import type { Translated } from "../translated"

export const imports: Translated<typeof Imports> = {
  tab: "Bestanden",
  exports: "Wat als bestand naar buiten gaat",
  exportsHint: "CSV, het oudste eerst, van elke lengte; het kan elders weer worden ingelezen.",
  after: "Na het einde van",
  before: "Tot het einde van",
  transactions: "Alle boekingen",
  title: "Wat binnenkwam",
  subtitle:
    "Saldi en geschiedenissen van andere systemen. Er wordt niets geboekt voordat iemand het zegt.",
  empty: "Er is nog niets binnengekomen.",
  bring: "Bestand inlezen",
  bringHint: "Elke regel wordt eerst op proef geboekt; daarna ziet u wat eruit zou komen.",
  form: "Wat het is",
  file: "Bestand",
  fileHint: "CSV in UTF-8, met de namen van de kolommen op de eerste regel; tot 50 MB.",
  name: "Naam van de lijst",
  nameHint:
    "Een regel van een lijst wordt één keer geboekt, hoe vaak hij ook komt. Leeg: de naam van het bestand.",
  reason: "Reden",
  reasonHint: "Klanten lezen hem bij regels die er geen geven.",
  check: "Controleren",
  status: "Stand",
  rows: "Regels",
  book: "Boeken",
  bookTitle: "{{name}} boeken?",
  bookText:
    "De regels die kunnen worden geboekt, worden geboekt, en geweigerde nog eens geprobeerd. Het gaat op de achtergrond door, ook na een herstart.",
  errors: "Geweigerde regels",
  forget: "Vergeten",
  statuses: {
    reading: "Wordt ingelezen",
    checking: "Wordt gecontroleerd",
    checked: "Gecontroleerd",
    booking: "Wordt geboekt",
    done: "Geboekt",
  },
  rowStatuses: {
    waiting: "Wacht",
    good: "Kan worden geboekt",
    booked: "Geboekt",
    there: "Was er al",
    empty: "Van 0",
    refused: "Geweigerd",
  },
  forms: {
    balances: "Saldi",
    history: "Geschiedenissen",
    terawallet: "TeraWallet: transacties",
    terawallet_balances: "TeraWallet: saldi",
    wallet_transactions: "Deze wallet: boekingen",
    wallet_credits: "Deze wallet: tegoeden",
    loyalty_balances: "Loyalty-plug-in in deze winkel: saldi",
    loyalty_history: "Loyalty-plug-in in deze winkel: geschiedenissen",
  },
}
