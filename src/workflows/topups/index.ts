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
  SETTLED_MS,
  settleTopUp,
  settleTopUpOfPayment,
} from "./settle-topup"
export { settleSoldTopUp, settleSoldTopUpOfPayment, sweepSoldTopUps } from "./sold-topups"
export { sweepTopUps } from "./sweep-topups"
export { TOPUP_TAG, topUpProductsAmong } from "./topup-products"
export { completeTopUp, createTopUpCollection, noteFailure, startTopUp } from "./top-up"
