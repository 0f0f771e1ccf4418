import type { topups as TopUps } from "../en/topups"
import type { Translated } from "../translated"

export const topups: Translated<typeof TopUps> = {
  title: "عمليات الشحن",
  subtitle: "ما دفعه العملاء في محافظهم أو بدؤوا دفعه، وكذلك ما رفضه مزوّد الدفع.",
  empty: "لم يشحن أحد محفظته بعد.",
  status: "الحالة",
  statuses: { pending: "جارية", paid: "مدفوعة", failed: "فاشلة" },
  refunded: "المُعاد",
  provider: "طريقة الدفع",
  captured: "المدفوع",
  left: "الباقي في المحفظة",
  refund: "إعادة المبلغ",
  refundTitle: "إعادة شحن إلى {{customer}}",
  refundText: "يعيد مزوّد الدفع المبلغ إلى مصدره وتنقص المحفظة بقدره. ما أُنفق لا يمكن إعادته هنا.",
  refundAmount: "كم",
  refundHint: "إن تُرك فارغًا: كل ما بقي في المحفظة.",
  tooMuch: "بقي منه {{amount}} في المحفظة.",
  nothingLeft: "لم يبقَ منه شيء في المحفظة.",
  confirm: "إعادة {{amount}} إلى {{customer}}",
  done: "أُعيد {{amount}} إلى {{customer}}.",
}
