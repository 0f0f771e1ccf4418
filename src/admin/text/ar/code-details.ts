import type { codeDetails as CodeDetails } from "../en/code-details"
import type { Translated } from "../translated"

export const codeDetails: Translated<typeof CodeDetails> = {
  open: "التفاصيل",
  find: "البحث ببادئة أو برمز كامل",
  text: "بقيمة {{amount}}",
  works: "يمكن استخدامه.",
  usedUp: "لا يمكن استخدامه: استُنفد.",
  isRevoked: "لا يمكن استخدامه: أُلغي في {{at}}.",
  revokedBecause: "لا يمكن استخدامه: أُلغي في {{at}}، والسبب: {{reason}}",
  isExpired: "لا يمكن استخدامه: انتهت صلاحيته في {{at}}.",
  onlyFor: "للعميل رقم {{id}} فقط",
  redeemers: "من استخدمه",
  redeemersEmpty: "لم يستخدمه أحد.",
  more: "آخر {{count}} من {{total}}.",
}
