/**
 * Handlers of the plugin's workflow hooks as a store would register them. Given as WALLET_EXTENSIONS,
 * so that the store loads it when it starts. What a handler does is told by the entry's reason.
 */
const { ContainerRegistrationKeys } = require("@medusajs/framework/utils")
const {
  creditWalletsWorkflow,
  debitWalletsWorkflow,
} = require("../../.medusa/server/src/workflows")

creditWalletsWorkflow.hooks.walletsCredited(async ({ outcomes }, { container }) => {
  for (const { entry } of outcomes) {
    if (entry?.reason === "throw") throw new Error("the handler throws")
    if (entry?.reason === "spend and throw") {
      const { wallet_id, amount } = entry
      const spent = { kind: "debit", wallet_id, amount: BigInt(amount), reason: "spent" }
      await container.resolve("walletLedger").post([{ ...spent, actor: "hook" }])
      throw new Error("the handler throws")
    }
  }
})

debitWalletsWorkflow.hooks.walletsDebited(async ({ outcomes }, { container }) => {
  for (const { entry } of outcomes) {
    if (entry?.reason === "throw") throw new Error("the handler throws")
    if (entry?.reason === "kill") process.kill(process.pid, "SIGKILL")
    if (entry?.reason === "lock and throw") {
      const transaction = await container
        .resolve(ContainerRegistrationKeys.PG_CONNECTION)
        .transaction()
      await transaction.raw("select from ledger_wallet where id = ? for update", [entry.wallet_id])
      throw new Error("the handler throws")
    }
  }
})

module.exports = {}
