export * from "./wallet"
export {
  approveWithdrawalWorkflow,
  cancelWithdrawalWorkflow,
  payWithdrawalWorkflow,
  rejectWithdrawalWorkflow,
  requestWithdrawalWorkflow,
  type WithdrawalOutcome,
} from "./withdrawals"
export {
  chargeOrderToWalletWorkflow,
  type OrderChargeInput,
  type OrderChargeOutcome,
  type OrderRefundInput,
  type OrderRefundOutcome,
  refundOrderToWalletWorkflow,
} from "./payments"
