export { createRule, deleteRule, updateRule } from "./change-rule"
export { dryRun, type DryRun, type DryRunPeriod } from "./dry-run"
export { readOffers, readProgress } from "./read-progress"
export {
  type CodeRefusal,
  type OwnReferrals,
  readOwnReferrals,
  rotateReferralCode,
  takeReferralCode,
} from "./referrals"
export { settleRewards, settleRewardsOfPayment } from "./settle-rewards"
export { sweepRewards } from "./sweep-rewards"
