import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "ما تدفعه المحفظة",
  appliedHint: "الجزء الذي تدفعه محفظة من عربة التسوق",
  held: "محجوز لذلك",
  committed: "أُخذ من المحافظ",
  givenBack: "أُعيد",
}
