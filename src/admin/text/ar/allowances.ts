import type { allowances as Allowances } from "../en/allowances"
import type { Translated } from "../translated"

export const allowances: Translated<typeof Allowances> = {
  title: "مخصصات الوكلاء",
  subtitle: "ما يسمح العميل للوكلاء بإنفاقه من هذه المحفظة.",
  agent: "الوكيل",
  unnamed: "محذوف",
  perPurchase: "لكل عملية شراء",
  used: "المستخدم",
  expires: "ينتهي",
  status: "الحالة",
  periods: {
    day: "في اليوم",
    week: "في الأسبوع",
    month: "في الشهر",
  },
  statuses: {
    active: "ساري",
    expired: "منتهٍ",
    revoked: "ملغى",
  },
  ofPeriod: "{{used}} من {{limit}} {{period}}",
  everything: "كل شيء",
  categories: "الفئات",
  restricted: "بعض الفئات",
  revoke: "إلغاء",
  revokeTitle: "إلغاء مخصص {{agent}}؟",
  revokeText: "من الآن لا يستطيع الوكيل دفع أي شيء من محفظة {{customer}}. تبقى الطلبات التي قُدّمت.",
  revoked: "أُلغي المخصص.",
}
