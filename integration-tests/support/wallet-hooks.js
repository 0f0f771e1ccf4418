/**
 * Handlers of the plugin's workflow hooks as a store would register them. Given as WALLET_EXTENSIONS,
 * so that the store loads it when it starts. What a handler does is told by the entry's reason.
 */
const { ContainerRegistrationKeys, MedusaError } = require("@medusajs/framework/utils")
const {
  creditWalletsWorkflow,
  debitWalletsWorkflow,
  redeemCodesWorkflow,
  transferFundsWorkflow,
} = require("../../.medusa/server/src/workflows")

/** Refuses an amount of 13. */
function refuse(amounts) {
  if (amounts.includes("13")) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "The store takes no 13.")
  }
}

creditWalletsWorkflow.hooks.validate(({ credits }) => refuse(credits.map(({ amount }) => amount)))
transferFundsWorkflow.hooks.validate(({ transfers }) =>
  refuse(transfers.map(({ amount }) => amount))
)
redeemCodesWorkflow.hooks.validate(() => refuse(["13"]))

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
