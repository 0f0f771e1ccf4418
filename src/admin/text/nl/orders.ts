import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "Te betalen uit tegoed",
  appliedHint: "Het deel van een winkelwagen dat uit een tegoed wordt betaald",
  held: "Daarvoor gereserveerd",
  committed: "Uit tegoeden genomen",
  givenBack: "Teruggegeven",
  refunded: "Als tegoed terugbetaald",
  refund: "Als tegoed terugbetalen",
  refundText:
    "De klant krijgt het geld als tegoed in de winkel, hoe de bestelling ook is betaald. Het wordt op de bestelling geboekt en kan niet nog eens op de kaart worden terugbetaald.",
  amount: "Hoeveel",
  amountHint: "Laat u het leeg: alles wat er nog is, {{amount}}.",
  tooMuch: "Er kan hoogstens {{amount}} als tegoed worden terugbetaald.",
  withBonus: "{{percent}} extra voor de keuze van tegoed",
  bonus: "Bonus",
  confirm: "{{amount}} als tegoed terugbetalen",
  done: "{{amount}} als tegoed terugbetaald.",
}
