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
  charge: "الخصم من المحفظة",
  chargeText:
    "تدفع محفظة العميل حالًا ما بقي على الطلب. وهي دفعة من دفعات الطلب: ردّها يعيد المال إلى المحفظة.",
  chargeDraftText: "تدفع محفظة العميل المسودة حالًا، فتصبح بذلك طلبًا.",
  chargeHint: "كل المستحق، {{amount}}، إن تركته فارغًا.",
  chargeTooMuch: "يمكن خصم {{amount}} على الأكثر.",
  balanceShort: "في المحفظة {{amount}}.",
  chargeConfirm: "خصم {{amount}}",
  charged: "دُفع {{amount}} من المحفظة.",
  owed: "المستحق",
  difference: "إضافة الفرق إلى الرصيد",
  differenceText:
    "يحصل العميل على ما أخذه الطلب زيادةً رصيدًا في المتجر. يُسجَّل ذلك على الطلب، ولا يمكن رده إلى البطاقة مرة أخرى.",
  obstacles: {
    without_customer: "لا يمكن الخصم من المحفظة: الطلب من زائر.",
    without_wallet: "لا يمكن الخصم من المحفظة: ليس للعميل محفظة بهذه العملة.",
    without_provider: "لا يمكن الخصم من المحفظة: ليست وسيلة دفع في هذا المتجر.",
    given_back: "لا يمكن الخصم من المحفظة: أُعيد الخصم الأخير.",
  },
}
