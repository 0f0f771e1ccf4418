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
  type OrderRefundInput,
  type OrderRefundOutcome,
  refundOrderToWalletWorkflow,
} from "./payments"
