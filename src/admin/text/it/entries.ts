import type { entries as Entries } from "../en/entries"
import type { Translated } from "../translated"

export const entries: Translated<typeof Entries> = {
  title: "Movimenti",
  subtitle:
    "Ciò che si è mosso in tutti i portafogli, dal più recente. Cerca una parte del motivo, della nota o del riferimento, un indirizzo e-mail, un importo come 12,50 o il numero di un trasferimento.",
  empty: "Non è stato ancora registrato nulla.",
  wallet: "Portafoglio",
  openWallet: "Portafoglio {{id}}",
  counterparty: "L’altro lato del trasferimento",
  further:
    "È stata esaminata solo una parte dei movimenti; possono corrispondere anche altri più vecchi.",
  lookFurther: "Cerca più indietro",
  export: "Esporta tutto il registro",
  exporting: "Esportazione…",
}
