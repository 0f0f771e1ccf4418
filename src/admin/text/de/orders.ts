import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "Aus dem Guthaben zu zahlen",
  appliedHint: "Der Teil eines Warenkorbs, den ein Guthabenkonto zahlt",
  held: "Dafür zurückgelegt",
  committed: "Aus Guthaben genommen",
  givenBack: "Zurückgegeben",
}
