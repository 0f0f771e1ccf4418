import type { finance as Finance } from "../en/finance"
import type { Translated } from "../translated"

export const finance: Translated<typeof Finance> = {
  title: "المالية",
  subtitle: "ما يدين به المتجر لعملائه.",
  asOf: "كما في نهاية",
  asOfHint: "فارغ: الآن.",
  owed: "المستحق حسب العملة والغرض والعمر",
  owedHint: "مجموعه هو مجموع كل الأرصدة.",
  owedEmpty: "لا شيء مستحق.",
  age: "تاريخ الإيداع",
  ages: {
    "0": "في آخر 30 يومًا",
    "30": "قبل 30 إلى 90 يومًا",
    "90": "قبل 90 إلى 180 يومًا",
    "180": "قبل 180 يومًا إلى سنة",
    "365": "قبل أكثر من سنة",
  },
  credits: "الإيداعات",
  held: "منها محجوز",
  owedAmount: "المستحق",
  chart: "المستحق بعملة {{currency}} حسب الغرض",
  expiring: "ما ستنتهي صلاحيته",
  expiringHint: "إيداعات بقي فيها مال، الأقرب انتهاءً أولًا.",
  expiringEmpty: "لا تنتهي صلاحية شيء حتى ذلك الحين.",
  until: "حتى",
  days: "خلال {{count}} يوم",
  remaining: "المتبقي",
  allCredits: "كل الأرصدة",
  allCreditsHint: "ملف بكل رصيد لم يُستنفد، وصاحبه، وتاريخ انتهائه",
}
