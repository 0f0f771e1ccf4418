import type { bulk as Bulk } from "../en/bulk"
import type { Translated } from "../translated"

export const bulk: Translated<typeof Bulk> = {
  title: "إضافة رصيد لعدة عملاء",
  action: "رصيد لعدة عملاء",
  hint: "كل رصيد مستقل: ما يُرفض لا يمنع غيره.",
  list: "العملاء والمبالغ",
  listHint: "في كل سطر عنوان بريد أو رقم ومبلغ، وربما سبب؛ يمكن لصقها من جدول بيانات.",
  listMissing: "أدخل سطرًا واحدًا على الأقل.",
  listLong: "{{count}} سطر على الأكثر في المرة الواحدة.",
  line: "السطر {{line}}: {{why}}",
  confirm: "إضافة {{total}}",
  total: "{{amount}} في {{credits}} من الأرصدة",
  nothing: "لا يمكن إضافة أي رصيد.",
  refused: "رُفض: {{count}}",
  waiting: "بانتظار شخص ثانٍ: {{count}}",
  outcome: "النتيجة",
  has: "لديه الآن {{balance}}",
  wouldHave: "سيكون لديه {{balance}}",
  waits: "بانتظار شخص ثانٍ",
  done: "أُضيف: {{total}}",
}
