import type { SettingHelp } from "../translated"

export const settingHelp: SettingHelp = {
  enable_rest_api: "Bietet /wallet/v1 an. Aus: jede Anfrage wird mit 503 beantwortet.",
  force_https:
    "Lehnt Anfragen ab, die nicht über HTTPS kommen. Im Betrieb einschalten; hinter einem Proxy entscheidet „trust proxy“ des Shops, was als sicher gilt.",
  transfers_enabled: "Kunden können einander Geld senden.",
  cart_payments_enabled:
    "Kunden können einen Teil ihres Warenkorbs oder alles mit ihrem Guthaben bezahlen und den Rest auf jede andere Weise.",
  cart_hold_minutes:
    "Wie lange Geld für einen Warenkorb reserviert bleibt, den niemand mehr angerührt hat, in Minuten.",
  refund_bonus_basis_points:
    "Was ein Kunde zusätzlich bekommt, wenn eine Bestellung als Guthaben statt auf die Karte erstattet wird: 500 sind 5 %. Aktionsguthaben, für alles, was nicht mit Guthaben bezahlt war. 0: nichts.",
  refund_bonus_days: "Wie viele Tage es ausgegeben werden kann. 0: unbegrenzt.",
  topups_enabled:
    "Kunden können ihr Guthaben mit jeder Zahlungsart des Shops aufladen, außer mit dem Guthaben selbst.",
  topup_minimum: "Das Wenigste je Aufladung, in der kleinsten Einheit der Währung.",
  topup_maximum: "Das Meiste je Aufladung, in der kleinsten Einheit der Währung. 0: unbegrenzt.",
  topup_suggested:
    "Beträge, die vorgeschlagen werden, in der kleinsten Einheit der Währung, mit Kommas dazwischen: 1000,2500,5000.",
  auto_reload_enabled:
    "Kunden können zustimmen, dass eine gespeicherte Zahlungsart belastet wird, wenn ihr Guthaben knapp wird; braucht Aufladungen durch Kunden. Aus: Nichts wird belastet, was auch vorher vereinbart wurde.",
  auto_reload_daily_maximum:
    "Das Meiste, was einem Kunden in einer Währung binnen 24 Stunden automatisch belastet wird, in der kleinsten Einheit. 0: unbegrenzt.",
  auto_reload_monthly_maximum: "Dasselbe binnen 30 Tagen, in der kleinsten Einheit. 0: unbegrenzt.",
  allowances_enabled:
    "Kundinnen und Kunden dürfen Agenten erlauben, in ihren Grenzen vom Guthaben zu bezahlen. Aus: nichts wird so bezahlt, was auch erlaubt war.",
  allowance_maximum:
    "Das Meiste, was ein Agent mit einem Einkauf ausgeben darf, in der kleinsten Einheit. 0: unbegrenzt.",
  expiry_notice_days:
    "Wie viele Tage vor dem Verfall ein Guthaben angekündigt wird (wallet.credit.expiring), mit Kommas dazwischen: je einmal.",
  expiry_notice_mail:
    "Schreibt auch den Kunden, über die Benachrichtigungen des Shops, Vorlage wallet-credit-expiring. Jeder Kunde kann es für sich abschalten.",
  withdrawals_enabled:
    "Kunden können darum bitten, Geld ihres Guthabens ausgezahlt zu bekommen. Aus: Was vorher erbeten wurde, kann noch entschieden werden.",
  withdrawal_minimum: "Das Wenigste je Auszahlung, in der kleinsten Einheit der Währung.",
  withdrawal_maximum:
    "Das Meiste je Auszahlung, in der kleinsten Einheit der Währung. 0: unbegrenzt.",
  second_person_above:
    "Über welchen Beträgen eine zweite Person zustimmen muss, je Währung und in kleinsten Einheiten: EUR:50000,JPY:60000. Das gilt für Gutschriften, Abbuchungen, Rückbuchungen und Überweisungen des Personals, für Codes und für die Genehmigung von Auszahlungen. Leer: nie.",
  second_person_hours: "Wie viele Stunden etwas auf die zweite Person wartet.",
  second_person_for_keys:
    "Auch wenn ein Schlüssel des Shops so viel bewegt, muss jemand zustimmen. Aus: Wer so einen Schlüssel hat oder anlegen darf, braucht niemanden.",
  rate_limit_per_minute:
    "Anfragen je Minute und Identität (Gäste: je Adresse). 0 schaltet das Limit aus.",
  redeem_rate_limit_per_minute:
    "Versuche je Minute, einen Code einzulösen; ein Fehlversuch zählt doppelt. 0 schaltet das Limit aus und damit den Schutz vor dem Erraten von Codes.",
  velocity_max_debits:
    "Abbuchungen, Auszahlungen, Überweisungen und Reservierungen je Konto im Zeitfenster. 0 schaltet das Limit aus.",
  velocity_window_seconds: "Länge des gleitenden Zeitfensters in Sekunden.",
  limits_apply_to_managers:
    "Das Limit im Zeitfenster gilt auch für das Personal und Server-Schlüssel.",
  default_spending_limit:
    "Höchstbetrag einer Abbuchung oder Überweisung auf Konten ohne eigenes Limit, in kleinsten Einheiten. 0 bedeutet kein Limit.",
  kyc_required_for: "Vorgänge, die eine bestandene Identitätsprüfung brauchen.",
  kyc_threshold: "Über diesem Betrag, in kleinsten Einheiten, wird sie verlangt; 0: immer.",
  step_up_required_for: "Vorgänge, die eine zusätzliche Bestätigung brauchen.",
  step_up_threshold: "Ab diesem Betrag, in kleinsten Einheiten, wird sie verlangt; 0: immer.",
  step_up_mfa_max_age_seconds:
    "Wie alt die Mehr-Faktor-Anmeldung des Shops sein darf, um als Bestätigung zu gelten. 0: nie.",
  audit_log_enabled:
    "Schreibt jede Anfrage und Antwort mit verdeckten Geheimnissen auf. Zum Testen einer Anbindung, nicht für den Betrieb.",
  locale: "Sprache, in der Beträge für Menschen geschrieben werden.",
  time_zone: "Zeitzone des Shops: ein Datum ohne Uhrzeit ist dort das Ende des Tages.",
  rate_limit: "Anfragen je Zeitfenster und Kunde. 0 schaltet das Limit aus.",
  rate_window: "Länge dieses Zeitfensters in Sekunden.",
  agent_rate_limit: "Anfragen je Minute und Adresse von Agenten. 0 schaltet das Limit aus.",
  agent_checkout_enabled:
    "Agenten dürfen unter /agent/ucp Warenkörbe zur Kasse bringen. Mit dem Guthaben zahlen sie nur im Rahmen, den Kundinnen und Kunden setzen.",
  vision_provider: "Wer Bilder beschreibt: built-in, none oder der Name eines Anbieters.",
  storefront_url: "Adresse des Shops, mit der Links zu Produkten und zur Kasse beginnen.",
  public_url: "Adresse, unter der Agenten und Kunden diesen Server erreichen.",
  product_path: "Pfad eines Produkts im Shop; mit {handle}, {id} und {country}.",
  checkout_path: "Pfad der Kasse im Shop; mit {cart_id} und {country}.",
  daily_spend_cap:
    "Höchste Kosten der Anbieter je Tag (UTC). Sind sie erreicht, antwortet bis zum nächsten Tag der eingebaute. 0: keine Grenze.",
  messaging_enabled: "Beantwortet Nachrichten des Nachrichtenkanals.",
  messaging_verify_token: "Womit sich der Nachrichtenkanal ausweist; wird nicht mehr angezeigt.",
  messaging_app_secret: "Womit der Nachrichtenkanal signiert; wird nicht mehr angezeigt.",
  messaging_rate_limit: "Nachrichten je Minute und Absender. 0 schaltet das Limit aus.",
  handover_enabled:
    "Der Assistent gibt Anliegen an das Personal weiter, das sie unter Übergaben findet. Aus: Er sagt nur, wie man den Shop erreicht.",
  handover_email:
    "Adresse, an die jede Übergabe über die Benachrichtigungen des Shops geht, Vorlage assistant-handover. Leer: keine E-Mail.",
  attribution_days:
    "Tage, nachdem der Assistent ein Produkt gezeigt hat, in denen eine Bestellung davon als seine zählt.",
  conversation_days: "Tage nach der letzten Nachricht, die ein Gespräch bleibt.",
  handover_days: "Tage, die eine Übergabe bleibt, nachdem zuletzt etwas dazu getan wurde.",
  feedback_days: "Tage, die Rückmeldungen bleiben.",
  telemetry_days: "Tage, die Zahlen über einzelne Antworten bleiben.",
}
