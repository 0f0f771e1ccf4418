export { reloadLimits, topUpLimits } from "./limits"
export {
  isMarked,
  listTopUps,
  readTopUp,
  statusOf,
  type TopUp,
  topUpProviders,
  type TopUpStatus,
} from "./read-topup"
export { refundedOf, refundTopUp, type TopUpRefundRefusal } from "./refund-topup"
export {
  creditTopUpByHand,
  findCredits,
  readTakeable,
  settleTopUp,
  settleTopUpOfPayment,
} from "./settle-topup"
export { sweepTopUps } from "./sweep-topups"
export { completeTopUp, createTopUpCollection, noteFailure, startTopUp } from "./top-up"
