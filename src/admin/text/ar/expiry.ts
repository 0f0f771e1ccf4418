import type { expiry as Expiry } from "../en/expiry"
import type { Translated } from "../translated"

export const expiry: Translated<typeof Expiry> = {
  title: "عند انتهاء صلاحية الرصيد",
  subtitle: "قواعد لما يتبقى منه عندئذ. من دون قاعدة يضيع.",
  add: "إضافة قاعدة",
  addHint:
    "للأرصدة التي تنتهي صلاحيتها منذ بدء القاعدة، بعد عشر ثوانٍ على الأقل. ما عاد مرة يضيع في المرة التالية. يمكن إنهاء القاعدة لا تغييرها.",
  empty: "لا توجد قاعدة: ما تنتهي صلاحيته يضيع.",
  rule: "ما يحدث",
  actions: {
    extend: "يبقى صالحًا مدة أطول، مرة واحدة",
    convert: "يعود جزء منه رصيدًا ترويجيًا",
    forfeit: "يضيع",
  },
  does: {
    extend: "يبقى صالحًا مدة إضافية، عدد الأيام: {{days}}",
    convert: "يعود {{percent}}٪ رصيدًا ترويجيًا، عدد الأيام: {{days}}",
    forfeit: "يضيع",
  },
  then: {
    extend: "ثم يُمدَّد حتى {{date}}",
    convert: "ثم {{amount}} رصيدًا ترويجيًا حتى {{date}}",
  },
  days: "الأيام",
  daysHint: "من لحظة انتهاء صلاحية الرصيد.",
  percent: "النسبة المئوية التي تعود",
  all: "الكل",
  to: "تنتهي",
  fromHint: "فارغ: حالًا. يُحسب اليوم من نهايته.",
  status: "الحالة",
  statuses: {
    planned: "مخططة",
    active: "سارية",
    over: "انتهت",
  },
  end: "إنهاء",
  endTitle: "إنهاء هذه القاعدة؟",
  endText: "الأرصدة التي تنتهي صلاحيتها بعد عشر ثوانٍ أو أكثر تخضع لقاعدة أخرى، أو تضيع.",
  ended: "تنتهي القاعدة.",
  added: "أُضيفت القاعدة.",
  from: "تبدأ",
}
