import type { deliveries as Deliveries } from "../en/deliveries"
import type { Translated } from "../translated"

export const deliveries: Translated<typeof Deliveries> = {
  all: "تسليم كل هذه مرة أخرى",
  allText: "تُرسل الأحداث وعددها {{count}} مرة أخرى، الأقدم أولًا.",
  progress: "أُرسل {{done}} من {{total}}…",
  done: "الأحداث في الطريق، وعددها {{count}}.",
  payload: "ما يُرسل",
  payloadGone: "لم يعد الحدث محفوظًا.",
}
