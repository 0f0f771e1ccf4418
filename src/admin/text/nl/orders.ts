import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "Te betalen uit tegoed",
  appliedHint: "Het deel van een winkelwagen dat uit een tegoed wordt betaald",
  held: "Daarvoor gereserveerd",
  committed: "Uit tegoeden genomen",
  givenBack: "Teruggegeven",
}
