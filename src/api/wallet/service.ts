import { defineService, readPackageVersion } from "../../http"
import { settingsOf } from "../../modules/access"
import { requestLog } from "../gates/request-log"
import { httpsGate, rateGate, switchGate } from "../gates/service-gates"
import { identify } from "../identity"
import { prepareSettings } from "../settings"
import { WALLET_ERRORS } from "./errors"
import { WEBHOOKS } from "./events"
import { translateFailure } from "./translate"

/** The wallet service of the interface document, at `/wallet/v1`. */
export const wallet = defineService({
  prefix: "wallet",
  root: "/wallet/v1",
  title: "Wallet",
  description:
    "Customer wallets: balances, ledger entries and redemption codes. Amounts are strings that " +
    "hold an integer in the currency's minor unit; timestamps are ISO 8601 in UTC.",
  version: readPackageVersion(__dirname),
  tags: [
    { name: "Wallets", description: "Read and change customers' wallets." },
    { name: "Holds", description: "Money that is set aside for debits to come." },
    { name: "Carts", description: "Pay for a cart, or a part of it, with the wallet." },
    { name: "Allowances", description: "Let agents spend from a wallet." },
    { name: "Top-ups", description: "Fill a wallet." },
    { name: "Rewards", description: "What orders earn." },
    { name: "Withdrawals", description: "Have money of a wallet paid out." },
    { name: "Transactions", description: "Read the entries of the ledger." },
    { name: "Transfers", description: "Move money between customers." },
    { name: "Codes", description: "Generate, list, redeem and revoke redemption codes." },
    { name: "Events", description: "Replay what happened." },
    { name: "Step-up", description: "Confirm who you are before much money moves." },
    { name: "Session", description: "What a browser needs to call with its session cookie." },
    { name: "Storefront element", description: "The element for the shop's own pages." },
    { name: "Specification", description: "This document." },
  ],
  webhooks: WEBHOOKS,
  errors: WALLET_ERRORS,
  identify,
  cors: "store",
  prepare: prepareSettings,
  recorder: requestLog,
  gates: [
    switchGate("wallet_api_disabled", (scope) => settingsOf(scope).enable_rest_api),
    httpsGate("wallet_https_required", (scope) => settingsOf(scope).force_https),
    rateGate("wallet", (scope) => settingsOf(scope).rate_limit_per_minute),
  ],
  translate: translateFailure,
})

export const { endpoint } = wallet
export const WalletError = wallet.Error
