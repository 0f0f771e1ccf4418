export { authorizeSession } from "./authorize"
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
