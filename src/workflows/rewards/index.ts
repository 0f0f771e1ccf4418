export { dryRun, type DryRun, type DryRunPeriod } from "./dry-run"
export { settleRewards, settleRewardsOfPayment } from "./settle-rewards"
export { sweepRewards } from "./sweep-rewards"
