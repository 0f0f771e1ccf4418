export { isMarked, readTopUp, type TopUp, topUpProviders } from "./read-topup"
export { settleTopUp, settleTopUpOfPayment } from "./settle-topup"
export { sweepTopUps } from "./sweep-topups"
export { completeTopUp, startTopUp, type TopUpStatus } from "./top-up"
