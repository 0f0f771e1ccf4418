import type { entries as Entries } from "../en/entries"
import type { Translated } from "../translated"

export const entries: Translated<typeof Entries> = {
  title: "Boekingen",
  subtitle:
    "Wat er in alle tegoeden is geboekt, nieuwste eerst. Zoek op een deel van de reden, notitie of referentie, een e-mailadres, een bedrag zoals 12,50 of het nummer van een overboeking.",
  empty: "Er is nog niets geboekt.",
  wallet: "Tegoed",
  openWallet: "Tegoed {{id}}",
  counterparty: "Andere kant van de overboeking",
  further: "Er is maar een deel van de boekingen doorzocht; oudere kunnen ook overeenkomen.",
  lookFurther: "Verder terug zoeken",
  export: "Hele grootboek exporteren",
  exporting: "Exporteren…",
}
