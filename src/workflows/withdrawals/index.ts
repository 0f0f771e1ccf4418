export { sourceOfWithdrawal } from "./change-withdrawal"
export { cancelWithdrawalsOf } from "./erase"
export {
  approveWithdrawal,
  cancelWithdrawal,
  findWithdrawalReplay,
  payWithdrawal,
  rejectWithdrawal,
  requestWithdrawal,
} from "./operations"
export * from "./types"
export * from "./workflows"
