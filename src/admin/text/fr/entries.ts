import type { entries as Entries } from "../en/entries"
import type { Translated } from "../translated"

export const entries: Translated<typeof Entries> = {
  title: "Écritures",
  subtitle:
    "Ce qui a bougé dans tous les porte-monnaie, le plus récent d’abord. Cherchez une partie du motif, de la note ou de la référence, une adresse e-mail, un montant comme 12,50 ou le numéro d’un virement.",
  empty: "Rien n’a encore été comptabilisé.",
  wallet: "Porte-monnaie",
  openWallet: "Porte-monnaie {{id}}",
  counterparty: "L’autre côté du virement",
  further:
    "Seule une partie des écritures a été parcourue ; de plus anciennes peuvent aussi correspondre.",
  lookFurther: "Chercher plus loin",
  export: "Exporter tout le registre",
  exporting: "Exportation…",
}
