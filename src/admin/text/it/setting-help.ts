import type { SettingHelp } from "../translated"

export const settingHelp: SettingHelp = {
  enable_rest_api: "Offre /wallet/v1. Disattivato: ogni richiesta riceve la risposta 503.",
  force_https:
    "Rifiuta le richieste che non arrivano tramite HTTPS. Da attivare in produzione; dietro un proxy è il «trust proxy» del negozio a decidere che cosa è sicuro.",
  transfers_enabled: "Permette ai clienti di inviarsi denaro.",
  cart_payments_enabled:
    "Permette ai clienti di pagare una parte o tutto il carrello con il portafoglio, e il resto in qualsiasi altro modo.",
  cart_hold_minutes:
    "Per quanti minuti il denaro resta riservato per un carrello che nessuno ha più toccato.",
  refund_bonus_basis_points:
    "Quanto il cliente riceve in più quando un ordine è rimborsato sul portafoglio e non sulla carta: 500 sono il 5 %. Credito promozionale, per ciò che non è stato pagato con il portafoglio. 0: niente.",
  refund_bonus_days: "Per quanti giorni si può spendere. 0: senza limite.",
  topups_enabled:
    "Permette ai clienti di ricaricare il portafoglio con qualsiasi metodo di pagamento del negozio, tranne il portafoglio stesso.",
  topup_minimum: "L’importo minimo di una ricarica, in unità minori della valuta.",
  topup_maximum:
    "L’importo massimo di una ricarica, in unità minori della valuta. 0: nessun limite.",
  topup_suggested:
    "Importi suggeriti per una ricarica, in unità minori, separati da virgole: 1000,2500,5000.",
  auto_reload_enabled:
    "I clienti possono accettare che un metodo di pagamento salvato venga addebitato quando il saldo è basso; richiede le ricariche dei clienti. Disattivato: non si addebita nulla, qualunque cosa sia stata concordata prima.",
  auto_reload_daily_maximum:
    "Il massimo addebitato automaticamente a un cliente in una valuta in 24 ore, in unità minori. 0: nessun limite.",
  auto_reload_monthly_maximum: "Lo stesso in 30 giorni, in unità minori. 0: nessun limite.",
  allowances_enabled:
    "I clienti possono lasciare che agenti spendano dal loro portafoglio, entro i loro limiti. Disattivato: nulla viene pagato così, qualunque cosa fosse permessa.",
  allowance_maximum:
    "Il massimo che un agente può spendere in un acquisto, in unità minori. 0: nessun limite.",
  expiry_notice_days:
    "Quanti giorni prima della scadenza un accredito viene annunciato (wallet.credit.expiring), separati da virgole: una volta per ciascuno.",
  expiry_notice_mail:
    "Scrive anche ai clienti, con il servizio di notifiche del negozio, modello wallet-credit-expiring. Ogni cliente può disattivarlo per sé.",
  withdrawals_enabled:
    "I clienti possono chiedere che denaro del loro portafoglio sia pagato. Disattivato: ciò che è stato chiesto prima si può ancora decidere.",
  withdrawal_minimum: "L’importo minimo di un prelievo, in unità minori della valuta.",
  withdrawal_maximum:
    "L’importo massimo di un prelievo, in unità minori della valuta. 0: nessun limite.",
  second_person_above:
    "Oltre quali importi deve acconsentire una seconda persona, per valuta e in unità minori: EUR:50000,JPY:60000. Vale per accrediti, addebiti, storni e trasferimenti del personale, per i codici e per l’approvazione dei prelievi. Vuoto: mai.",
  second_person_hours: "Per quante ore qualcosa attende la seconda persona.",
  second_person_for_keys:
    "Chiede una seconda persona anche quando una chiave del negozio muove tanto. Disattivato: chi ha una chiave simile, o può crearla, non ha bisogno di nessuno.",
  rate_limit_per_minute:
    "Richieste al minuto per identità (ospiti: per indirizzo). 0 disattiva il limite.",
  redeem_rate_limit_per_minute:
    "Tentativi al minuto di riscattare un codice; uno fallito vale doppio. 0 disattiva il limite e con esso ciò che impedisce di indovinare i codici.",
  velocity_max_debits:
    "Addebiti, prelievi, trasferimenti in uscita e importi riservati per portafoglio nella finestra. 0 disattiva il limite.",
  velocity_window_seconds: "Durata della finestra mobile, in secondi.",
  limits_apply_to_managers:
    "Applica questo limite anche agli utenti del pannello e alle chiavi dei server.",
  default_spending_limit:
    "L’importo massimo di un addebito o trasferimento in uscita per un portafoglio senza un limite proprio, in unità minori. 0: nessun limite.",
  kyc_required_for: "Operazioni che richiedono una verifica d’identità approvata.",
  kyc_threshold:
    "Oltre questo importo, in unità minori, è richiesta la verifica d’identità; 0: sempre.",
  step_up_required_for: "Operazioni che richiedono l’autenticazione rafforzata.",
  step_up_threshold:
    "Da questo importo, in unità minori, è richiesta l’autenticazione rafforzata; 0: sempre.",
  step_up_mfa_max_age_seconds:
    "Quanti secondi fa può essere avvenuto l’accesso a più fattori del negozio per valere come autenticazione rafforzata. 0: mai.",
  audit_log_enabled:
    "Registra ogni richiesta e risposta, con segreti e codici mascherati. Per provare un’integrazione, non per la produzione.",
  locale: "Lingua in cui gli importi sono scritti per le persone.",
  time_zone:
    "Fuso orario del negozio (Europe/Rome): una data senza ora vi indica la fine di quel giorno.",
  rate_limit: "Richieste per finestra e cliente. 0 disattiva il limite.",
  rate_window: "Durata di questa finestra, in secondi.",
  agent_rate_limit: "Richieste degli agenti al minuto per indirizzo. 0 disattiva il limite.",
  agent_checkout_enabled:
    "Gli agenti possono portare carrelli alla cassa sotto /agent/ucp. Pagano col portafoglio solo entro i permessi dei clienti.",
  vision_provider: "Chi descrive le immagini: built-in, none o il nome di un fornitore.",
  storefront_url: "Indirizzo del negozio online, con cui iniziano i link ai prodotti e alla cassa.",
  public_url: "Indirizzo a cui agenti e clienti raggiungono questo server.",
  product_path: "Percorso di un prodotto nel negozio online; con {handle}, {id} e {country}.",
  checkout_path: "Percorso della cassa nel negozio online; con {cart_id} e {country}.",
  daily_spend_cap:
    "Quanto possono costare al massimo i fornitori al giorno (UTC). Raggiunto il tetto, fino al giorno dopo risponde il fornitore integrato. 0: nessun tetto.",
  messaging_enabled: "Risponde ai messaggi del canale di messaggistica.",
  messaging_verify_token:
    "Con che cosa si identifica il canale di messaggistica; non viene più mostrato.",
  messaging_app_secret:
    "La chiave con cui il canale di messaggistica firma ciò che invia; non viene più mostrata.",
  messaging_rate_limit: "Messaggi al minuto per mittente. 0 disattiva il limite.",
  handover_enabled:
    "L'assistente passa le richieste al personale, che le trova in Passaggi a una persona. Disattivato: dice solo come contattare il negozio.",
  handover_email:
    "Indirizzo a cui ogni passaggio viene inviato con le notifiche del negozio, modello assistant-handover. Vuoto: nessuna e-mail.",
  attribution_days:
    "Giorni dopo che l’assistente ha mostrato un prodotto in cui un ordine di questo conta per lui.",
  conversation_days: "Giorni per cui si conserva una conversazione dopo l’ultimo messaggio.",
  handover_days: "Giorni di conservazione di un passaggio dopo l'ultima azione.",
  feedback_days: "Giorni per cui si conservano i giudizi sulle risposte.",
  telemetry_days: "Giorni per cui si conservano i dati sulle singole risposte.",
}
