import type { lots as Lots } from "../en/lots"
import type { Translated } from "../translated"

export const lots: Translated<typeof Lots> = {
  open: "فتح الإيداع {{id}}",
  cameWith: "جاء مع",
  status: "الحالة",
  statuses: { open: "مفتوح", used_up: "مستنفد", lapsed: "منتهي الصلاحية" },
  closed: "مستنفد أو منتهي الصلاحية",
  closedEmpty: "لا رصيد مستنفد أو منتهي الصلاحية.",
  happened: "ما آل إليه",
  happenedHint: "كل قيد وضع فيه مالًا أو أخذ منه، الأقدم أولًا.",
  first: "لا يظهر سوى أول {{count}} من {{total}}.",
  moves: "نُقل موعد انتهائه",
  fromTo: "{{after}} بدلًا من {{before}}",
  move: "نقل موعد الانتهاء",
  moveTitle: "نقل موعد انتهاء الإيداع {{id}}",
  moveText:
    "{{amount}} لدى {{customer}}، مع المحجوز منه، تنتهي صلاحيتها الآن: {{before}}. لا يتحرك أي مال.",
  confirm: "إنهاء صلاحية {{amount}} لدى {{customer}} في {{day}}",
  confirmNever: "عدم إنهاء صلاحية {{amount}} لدى {{customer}} أبدًا",
  moved: "نُقل موعد الانتهاء.",
  same: "هذا موعد انتهائه بالفعل.",
}
