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
}
