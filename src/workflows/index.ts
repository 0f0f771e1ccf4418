export * from "./wallet"
export {
  type OrderRefundInput,
  type OrderRefundOutcome,
  refundOrderToWalletWorkflow,
} from "./payments"
