import type { demand as Demand } from "../en/demand"
import type { Translated } from "../translated"

export const demand: Translated<typeof Demand> = {
  open: "ما الذي يفيد",
  title: "«{{query}}»",
  text: "عمليات بحث بلا نتيجة: {{count}}.",
  before: "يجد العميل الآن",
  after: "بهذا السطر يجد العميل",
  nothing: "لا شيء.",
  without: "لا شيء يحتوي على: {{words}}",
  line: "سطر مرادفات",
  lineHint: "جيليه = صديري (الشيء نفسه)، أحذية > قباقيب (نوع منها)، محفظة ~ حقيبة (قريب منها).",
  try: "تجربة",
  keep: "الاحتفاظ بالسطر",
  kept: "سيجده العملاء من الآن.",
  orAnswer: "هل هو سؤال وليس منتجًا؟",
  writeAnswer: "اكتب الإجابة ضمن السياسات.",
  synonyms: "المرادفات",
  synonymsHint: "معاني الكلمات في هذا المتجر، إضافة إلى ما يعرفه البحث.",
  synonymsEmpty: "لا شيء بعد.",
  alike: "أيضًا: {{queries}}",
}
