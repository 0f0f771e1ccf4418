import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "Aus dem Guthaben zu zahlen",
  appliedHint: "Der Teil eines Warenkorbs, den ein Guthabenkonto zahlt",
  held: "Dafür zurückgelegt",
  committed: "Aus Guthaben genommen",
  givenBack: "Zurückgegeben",
  refunded: "Als Guthaben erstattet",
  refund: "Als Guthaben erstatten",
  refundText:
    "Der Kunde bekommt das Geld als Guthaben im Shop, womit auch immer die Bestellung bezahlt wurde. Es wird auf der Bestellung gebucht und kann der Karte nicht noch einmal erstattet werden.",
  amount: "Wie viel",
  amountHint: "Bleibt das Feld leer: alles, was noch offen ist, {{amount}}.",
  tooMuch: "Höchstens {{amount}} können als Guthaben erstattet werden.",
  withBonus: "{{percent}} obendrauf, weil es Guthaben wird",
  bonus: "Bonus",
  confirm: "{{amount}} als Guthaben erstatten",
  done: "{{amount}} als Guthaben erstattet.",
  charge: "Guthaben belasten",
  chargeText:
    "Das Guthaben des Kunden zahlt sofort, was für die Bestellung noch offen ist. Es ist eine Zahlung der Bestellung: Wird sie erstattet, kommt das Geld ins Guthaben zurück.",
  chargeDraftText:
    "Das Guthaben des Kunden zahlt den Entwurf sofort, der damit zur Bestellung wird.",
  chargeHint: "Bleibt das Feld leer: alles, was offen ist, {{amount}}.",
  chargeTooMuch: "Höchstens {{amount}} können belastet werden.",
  balanceShort: "Im Guthaben sind {{amount}}.",
  chargeConfirm: "{{amount}} abbuchen",
  charged: "{{amount}} aus dem Guthaben gezahlt.",
  owed: "Offen",
  difference: "Differenz gutschreiben",
  differenceText:
    "Der Kunde bekommt, was die Bestellung zu viel eingenommen hat, als Guthaben im Shop. Es wird auf der Bestellung gebucht und kann der Karte nicht noch einmal erstattet werden.",
  obstacles: {
    without_customer: "Guthaben lässt sich nicht belasten: Die Bestellung ist von einem Gast.",
    without_wallet: "Guthaben lässt sich nicht belasten: Der Kunde hat keines in dieser Währung.",
    without_provider:
      "Guthaben lässt sich nicht belasten: Es ist kein Zahlungsanbieter dieses Shops.",
    given_back: "Guthaben lässt sich nicht belasten: Die letzte Belastung wurde zurückgegeben.",
  },
}
