import type { nav as Nav } from "../en/nav"
import type { Translated } from "../translated"

export const nav: Translated<typeof Nav> = {
  wallet: "المحفظة",
  wallets: "المحافظ",
  codes: "الرموز",
  finance: "المالية",
  developers: "المطورون",
  walletSettings: "الإعدادات",
  assistant: "المساعد",
  conversations: "المحادثات",
  handovers: "طلبات التحويل",
  feedback: "آراء في الإجابات",
  removals: "العبارات المحذوفة",
  unmet: "طلب غير ملبّى",
  sales: "مرشّحة للتخفيض",
  reviews: "المراجعات",
  agents: "الوكلاء",
  providers: "المزوّدون",
  policies: "السياسات والأسئلة",
  assistantSettings: "الإعدادات",
}
