import type { entries as Entries } from "../en/entries"
import type { Translated } from "../translated"

export const entries: Translated<typeof Entries> = {
  title: "Buchungen",
  subtitle:
    "Was sich auf allen Guthabenkonten bewegt hat, das Neueste zuerst. Gesucht wird nach einem Teil von Grund, Notiz oder Referenz, einer E-Mail-Adresse, einem Betrag wie 12,50 oder der Nummer einer Übertragung.",
  empty: "Es wurde noch nichts gebucht.",
  wallet: "Guthabenkonto",
  openWallet: "Guthabenkonto {{id}}",
  counterparty: "Andere Seite der Übertragung",
  further: "Nur ein Teil der Buchungen wurde durchsucht; auch ältere können passen.",
  lookFurther: "Weiter zurück suchen",
  export: "Ganzes Hauptbuch exportieren",
  exporting: "Wird exportiert…",
}
