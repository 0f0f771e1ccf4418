import type { entries as Entries } from "../en/entries"
import type { Translated } from "../translated"

export const entries: Translated<typeof Entries> = {
  title: "القيود",
  subtitle:
    "ما تحرّك في كل المحافظ، الأحدث أولًا. ابحث عن جزء من السبب أو الملاحظة أو المرجع، أو بريد إلكتروني، أو مبلغ مثل 12.50، أو رقم تحويل.",
  empty: "لم يُقيَّد شيء بعد.",
  wallet: "المحفظة",
  openWallet: "المحفظة {{id}}",
  counterparty: "الطرف الآخر للتحويل",
  further: "لم يُفحص إلا جزء من القيود؛ قد تطابق قيود أقدم أيضًا.",
  lookFurther: "البحث في الأقدم",
  export: "تصدير السجل كاملًا",
  exporting: "جارٍ التصدير…",
}
