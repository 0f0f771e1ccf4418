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
  charge: "Portemonnee belasten",
  chargeText:
    "De portemonnee van de klant betaalt meteen wat voor de bestelling openstaat. Het is een betaling van de bestelling: bij terugbetaling komt het geld terug in de portemonnee.",
  chargeDraftText:
    "De portemonnee van de klant betaalt meteen het concept, dat daarmee een bestelling wordt.",
  chargeHint: "Alles wat openstaat, {{amount}}, als je het leeg laat.",
  chargeTooMuch: "Er kan hoogstens {{amount}} worden afgeschreven.",
  balanceShort: "In de portemonnee zit {{amount}}.",
  chargeConfirm: "{{amount}} afschrijven",
  charged: "{{amount}} betaald met de portemonnee.",
  owed: "Openstaand",
  difference: "Verschil bijschrijven",
  differenceText:
    "De klant krijgt wat de bestelling te veel heeft ontvangen als tegoed in de winkel. Het wordt op de bestelling geboekt, en de kaart kan er niet nog eens mee worden terugbetaald.",
  obstacles: {
    without_customer: "De portemonnee kan niet worden belast: de bestelling is van een gast.",
    without_wallet: "De portemonnee kan niet worden belast: de klant heeft er geen in deze valuta.",
    without_provider:
      "De portemonnee kan niet worden belast: ze is geen betaalprovider van deze winkel.",
    given_back: "De portemonnee kan niet worden belast: de laatste afschrijving is teruggegeven.",
  },
}
