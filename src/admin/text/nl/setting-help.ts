import type { SettingHelp } from "../translated"

export const settingHelp: SettingHelp = {
  enable_rest_api: "Biedt /wallet/v1 aan. Uit: elk verzoek krijgt 503 als antwoord.",
  force_https:
    "Weigert verzoeken die niet via HTTPS komen. Schakel dit in productie in; achter een proxy bepaalt “trust proxy” van de winkel wat als veilig geldt.",
  transfers_enabled: "Klanten kunnen elkaar geld sturen.",
  cart_payments_enabled:
    "Klanten kunnen een deel van hun winkelwagen of alles met hun tegoed betalen, en de rest op elke andere manier.",
  cart_hold_minutes:
    "Hoelang geld gereserveerd blijft voor een winkelwagen die niemand meer heeft aangeraakt, in minuten.",
  refund_bonus_basis_points:
    "Wat een klant extra krijgt als een bestelling als tegoed en niet op de kaart wordt terugbetaald: 500 is 5 %. Actietegoed, voor wat niet met tegoed was betaald. 0: niets.",
  refund_bonus_days: "Hoeveel dagen het kan worden uitgegeven. 0: onbeperkt.",
  topups_enabled:
    "Klanten kunnen hun tegoed opwaarderen met elke betaalmethode van de winkel, behalve het tegoed zelf.",
  topup_minimum: "Het minste per opwaardering, in de kleinste eenheid van de valuta.",
  topup_maximum:
    "Het meeste per opwaardering, in de kleinste eenheid van de valuta. 0: geen limiet.",
  topup_suggested:
    "Bedragen die worden voorgesteld, in de kleinste eenheid van de valuta, met komma’s ertussen: 1000,2500,5000.",
  auto_reload_enabled:
    "Klanten kunnen ermee instemmen dat een opgeslagen betaalmiddel wordt belast als hun tegoed laag is; vereist opwaarderen door klanten. Uit: er wordt niets belast, wat er eerder ook is afgesproken.",
  auto_reload_daily_maximum:
    "Het meeste dat een klant in een valuta binnen 24 uur automatisch wordt belast, in de kleinste eenheid. 0: geen limiet.",
  auto_reload_monthly_maximum: "Hetzelfde binnen 30 dagen, in de kleinste eenheid. 0: geen limiet.",
  allowances_enabled:
    "Klanten mogen agents binnen hun eigen grenzen uit hun portemonnee laten betalen. Uit: zo wordt niets betaald, wat er ook was toegestaan.",
  allowance_maximum:
    "Het meeste dat een agent met één aankoop mag uitgeven, in de kleinste eenheid. 0: geen limiet.",
  withdrawals_enabled:
    "Klanten kunnen vragen om geld van hun tegoed uit te betalen. Uit: wat eerder is gevraagd, kan nog worden beslist.",
  withdrawal_minimum: "Het minste per opname, in de kleinste eenheid van de valuta.",
  withdrawal_maximum:
    "Het meeste per opname, in de kleinste eenheid van de valuta. 0: geen limiet.",
  expiry_notice_days:
    "Hoeveel dagen voordat een bijschrijving verloopt zij wordt aangekondigd (wallet.credit.expiring), met komma’s ertussen: voor elk één keer.",
  expiry_notice_mail:
    "Stuurt ook klanten een e-mail, via de meldingendienst van de winkel, sjabloon wallet-credit-expiring. Elke klant kan het voor zichzelf uitschakelen.",
  second_person_above:
    "Boven welke bedragen een tweede persoon moet instemmen, per valuta en in kleinste eenheden: EUR:50000,JPY:60000. Het geldt voor bijschrijvingen, afschrijvingen, terugboekingen en overdrachten door medewerkers, voor codes en voor het goedkeuren van opnames. Leeg: nooit.",
  second_person_hours: "Hoeveel uur iets op de tweede persoon wacht.",
  second_person_for_keys:
    "Vraagt ook een tweede persoon wanneer een sleutel van de winkel zo veel verplaatst. Uit: wie zo’n sleutel heeft of mag maken, heeft niemand nodig.",
  rate_limit_per_minute:
    "Verzoeken per minuut en identiteit (gasten: per adres). 0 schakelt de limiet uit.",
  redeem_rate_limit_per_minute:
    "Pogingen per minuut om een code in te wisselen; een mislukte telt dubbel. 0 schakelt de limiet uit, en daarmee wat het raden van codes tegengaat.",
  velocity_max_debits:
    "Afschrijvingen, opnames, uitgaande overboekingen en reserveringen per tegoed binnen het tijdvenster. 0 schakelt de limiet uit.",
  velocity_window_seconds: "Lengte van het lopende tijdvenster, in seconden.",
  limits_apply_to_managers:
    "De limiet in het tijdvenster geldt ook voor gebruikers van het dashboard en serversleutels.",
  default_spending_limit:
    "Het meeste dat één afschrijving of uitgaande overboeking mag zijn bij een tegoed zonder eigen limiet, in kleinste eenheden. 0: geen limiet.",
  kyc_required_for: "Handelingen waarvoor een goedgekeurde identiteitscontrole nodig is.",
  kyc_threshold:
    "Boven dit bedrag, in kleinste eenheden, is de identiteitscontrole nodig; 0: altijd.",
  step_up_required_for: "Handelingen waarvoor een extra verificatie nodig is.",
  step_up_threshold:
    "Vanaf dit bedrag, in kleinste eenheden, is de extra verificatie nodig; 0: altijd.",
  step_up_mfa_max_age_seconds:
    "Hoe oud, in seconden, de meerfactoraanmelding van de winkel mag zijn om als extra verificatie te gelden. 0: nooit.",
  audit_log_enabled:
    "Legt elk verzoek en antwoord vast, met afgedekte geheimen en codes. Om een koppeling te testen, niet voor productie.",
  locale: "Taal waarin bedragen voor mensen worden geschreven.",
  time_zone:
    "Tijdzone van de winkel (Europe/Amsterdam): een datum zonder tijd is daar het einde van die dag.",
  rate_limit: "Verzoeken per tijdvenster en klant. 0 schakelt de limiet uit.",
  rate_window: "Lengte van dat tijdvenster, in seconden.",
  agent_rate_limit: "Verzoeken van agenten per minuut en adres. 0 schakelt de limiet uit.",
  agent_checkout_enabled:
    "Agents mogen onder /agent/ucp winkelwagens naar de kassa brengen. Met de portemonnee betalen ze alleen binnen de ruimte die klanten geven.",
  vision_provider: "Wie afbeeldingen beschrijft: built-in, none of de naam van een aanbieder.",
  storefront_url: "Adres van de webwinkel, waarmee links naar producten en de kassa beginnen.",
  public_url: "Adres waarop agenten en klanten deze server bereiken.",
  product_path: "Pad van een product in de webwinkel; met {handle}, {id} en {country}.",
  checkout_path: "Pad van de kassa in de webwinkel; met {cart_id} en {country}.",
  daily_spend_cap:
    "Het meeste dat aanbieders per dag (UTC) mogen kosten. Is het bereikt, dan antwoordt tot de volgende dag de ingebouwde aanbieder. 0: geen maximum.",
  messaging_enabled: "Beantwoordt berichten van het berichtenkanaal.",
  messaging_verify_token: "Waarmee het berichtenkanaal zich bekendmaakt; wordt niet meer getoond.",
  messaging_app_secret: "Waarmee het berichtenkanaal ondertekent; wordt niet meer getoond.",
  messaging_rate_limit: "Berichten per minuut en afzender. 0 schakelt de limiet uit.",
  handover_enabled:
    "De assistent geeft vragen door aan de medewerkers, die ze vinden onder Overdrachten. Uit: hij zegt alleen hoe de winkel te bereiken is.",
  handover_email:
    "Adres waarheen elke overdracht gaat via de meldingen van de winkel, sjabloon assistant-handover. Leeg: geen e-mail.",
  attribution_days:
    "Dagen nadat de assistent een product liet zien waarin een bestelling ervan voor hem telt.",
  conversation_days: "Dagen na het laatste bericht dat een gesprek wordt bewaard.",
  handover_days: "Dagen dat een overdracht wordt bewaard nadat er het laatst iets mee is gedaan.",
  feedback_days: "Dagen dat oordelen over antwoorden worden bewaard.",
  telemetry_days: "Dagen dat cijfers over losse antwoorden worden bewaard.",
}
