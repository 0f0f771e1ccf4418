export { readTopUp, type TopUp, topUpProviders } from "./read-topup"
export {
  completeTopUp,
  creditTopUpOfPayment,
  startTopUp,
  sweepTopUps,
  type TopUpStatus,
} from "./top-up"
