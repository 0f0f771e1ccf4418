import type { orders as Orders } from "../en/orders"
import type { Translated } from "../translated"

export const orders: Translated<typeof Orders> = {
  applied: "ما تدفعه المحفظة",
  appliedHint: "الجزء الذي تدفعه محفظة من عربة التسوق",
  held: "محجوز لذلك",
  committed: "أُخذ من المحافظ",
  givenBack: "أُعيد",
  refunded: "رُدّ إلى المحفظة",
  refund: "رد إلى المحفظة",
  refundText:
    "يحصل العميل على المال رصيدًا في المتجر مهما كانت طريقة دفع الطلب. يُسجَّل على الطلب ولا يمكن رده إلى البطاقة مرة أخرى.",
  amount: "كم",
  amountHint: "إن تركته فارغًا: كل ما بقي، {{amount}}.",
  tooMuch: "يمكن رد {{amount}} إلى المحفظة على الأكثر.",
  withBonus: "{{percent}} إضافية لاختيار المحفظة",
  bonus: "مكافأة",
  confirm: "رد {{amount}} إلى المحفظة",
  done: "رُدّ {{amount}} إلى المحفظة.",
}
