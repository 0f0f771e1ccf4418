export { authorizeSession } from "./authorize"
export {
  type ChargeObstacle,
  type ChargeRefusal,
  type ChargedOutcome,
  chargeOrderToWalletWorkflow,
  type OrderChargeInput,
  type OrderChargeOutcome,
  placeOfCharge,
} from "./charge-order"
export { type CheckoutCaller, withCheckoutCaller } from "./caller-proof"
export {
  findInterruptedOrder,
  findInterruptedOrders,
  type InterruptedOrder,
  payInterruptedOrder,
} from "./interrupted"
export { releaseSession, settlePayment } from "./settle"
export * from "./wallet-provider"
export { renewCanceledSession, type WalletSession } from "./renew-session"
export { bookMissingRefunds, payUnpaidOrders, releaseOrder, sweepPayments } from "./sweep"
export { findUnpaidOrders, reportedSince, type UnpaidOrder } from "./unpaid-orders"
export { type OrderDue, readOrderDue } from "./order-due"
export { readOrderMoney, refundedToWallet } from "./order-money"
export { findBonus } from "./refund-bonus"
export { findOrder } from "./read-payment"
export {
  bookOrderRefunds,
  isOrderRefusal,
  type OrderRefundInput,
  type OrderRefundOutcome,
  refundOrderToWalletWorkflow,
} from "./refund-order"
