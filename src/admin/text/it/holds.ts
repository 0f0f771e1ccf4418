import type { holds as Holds } from "../en/holds"
import type { Translated } from "../translated"

export const holds: Translated<typeof Holds> = {
  title: "Importi riservati",
  subtitle:
    "Riservato e fuori dal saldo. Ciò che serve a un carrello o a un pagamento finisce con esso.",
  empty: "Nulla è riservato.",
  status: "Stato",
  statuses: {
    active: "Riservato",
    committed: "Addebitato",
    released: "Sbloccato",
    lapsed: "Scaduto",
  },
  source: "Per",
  sources: { payment: "Un pagamento", cart: "Un carrello", hand: "Manuale" },
  lapses: "Scade",
  release: "Sblocca",
  releaseTitle: "Sbloccare {{amount}}?",
  releaseText:
    "{{customer}} può spendere di nuovo subito {{amount}}. Non viene registrato alcun movimento.",
  released: "{{amount}} sbloccati per {{customer}}.",
  commit: "Addebita",
  commitTitle: "Addebita i {{amount}} riservati",
  commitText: "Addebita ciò che è riservato, o una parte.",
  commitAmount: "Quanto",
  commitAmountHint: "Vuoto: tutto.",
  rest: "Il resto",
  restRelease: "viene sbloccato",
  restKeep: "resta riservato",
  extend: "Prolunga",
  extendTitle: "Riserva {{amount}} più a lungo",
  extendText: "{{amount}} di {{customer}}; scadenza attuale: {{until}}.",
  until: "Valido fino alla fine del",
  untilHint: "Vuoto: non scade mai da solo.",
  extended: "Ora dura più a lungo.",
  releasePart: "Sblocca una parte",
  releasePartTitle: "Sblocca una parte di {{amount}}",
  releasePartText: "Il cliente può spenderla di nuovo subito. Il resto rimane riservato.",
  releasePartSubmit: "Sblocca {{amount}} per {{customer}}",
}
