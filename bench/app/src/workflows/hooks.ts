import { debitWalletsWorkflow } from "medusa-plugin-wallet-assistant/workflows"

// One store of the bench has a hook that does nothing, to show what having one costs.
if (process.env.BENCH_HOOKS === "true") {
  debitWalletsWorkflow.hooks.walletsDebited(async () => undefined)
}
