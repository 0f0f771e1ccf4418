export { MONTH } from "./month"
export { packetOf } from "./packet"
export {
  closeMonth,
  type ClosingRefusal,
  listMonths,
  type ListedMonth,
  MONTH_STATUSES,
  MonthNotBegunError,
  type MonthReading,
  readMonth,
} from "./read-month"
export { linesOf, neededFor } from "./journal"
export { MOVEMENT_KINDS, type PeriodReport, rollForward } from "./roll-forward"
export { TIE_OUTS } from "./tie-outs"
