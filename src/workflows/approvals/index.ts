export { approve, type ApproveOutcome, sweepApprovals } from "./approve"
export { personsBehind } from "./persons"
