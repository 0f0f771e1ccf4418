import type { reloads as Reloads } from "../en/reloads"
import type { Translated } from "../translated"

export const reloads: Translated<typeof Reloads> = {
  title: "الشحن التلقائي",
  subtitle:
    "كل محاولة لتحصيل مبلغ من عملاء انخفض رصيدهم. ما هو غير معروف ينتظر من يراجع صفحات مزود الدفع.",
  empty: "لم تُشحن أي محفظة تلقائيًا بعد.",
  reason: "السبب",
  states: {
    queued: "في الانتظار",
    charging: "قيد التحصيل",
    captured: "تم التحصيل",
    declined: "مرفوض",
    needs_customer: "يحتاج إلى العميل",
    unknown: "غير معروف",
  },
  resolve: "تحديد ما حدث",
  resolveTitle: "{{amount}} من {{customer}}",
  resolveText: "راجع صفحات مزود الدفع أولًا. لا يُحصَّل أي شيء مرة أخرى بهذا.",
  finding: "ما الذي وجدته",
  findings: {
    ask_provider: "سؤال مزود الدفع",
    not_charged: "لم يُؤخذ شيء",
    charged: "تم أخذ المال",
  },
  findingHints: {
    ask_provider: "يسأل المتجر مزود الدفع عن حال هذه الدفعة.",
    not_charged: "تُلغى الدفعة لدى المزود، وتأتي المحاولة التالية لاحقًا.",
    charged: "تحصل المحفظة على المال.",
  },
  note: "ما الذي رأيته",
  resolved: "الآن: {{state}}",
  autoReload: "شحن المحفظة تلقائيًا",
  on: "مفعّل",
  waiting: { customer: "ينتظر العميل", retry: "ينتظر المحاولة التالية", limit: "عند حد المتجر" },
  ends: {
    customer: "أوقفه العميل",
    staff: "أوقفه الموظفون",
    replaced: "استُبدل",
    method_removed: "أزيلت وسيلة الدفع",
    declined: "رُفض مرات كثيرة",
    erased: "مُحي العميل",
  },
  end: "إيقاف",
  endText:
    "لن يُحصَّل شيء من {{customer}} عند انخفاض الرصيد. لا يمكن إلا لصاحب المحفظة تفعيله من جديد.",
  ended: "أُوقف الشحن التلقائي.",
  threshold: "عندما يقل المتاح عن",
  amount: "ما يُحصَّل كل مرة",
  agreed: "تاريخ الموافقة",
  terms: "ما عُرض عليه",
}
