import { crossSiteGate, defineService, readPackageVersion } from "../../../http"
import { requestLog } from "../../gates/request-log"
import { identifyStaff } from "../../identity"
import { prepareSettings } from "../../settings"
import { ACCESS_ERRORS } from "./access/errors"
import { ALLOWANCE_ERRORS } from "./allowances/errors"
import { APPROVAL_ERRORS } from "./approvals/errors"
import { EXPIRY_RULE_ERRORS } from "./expiry-rules/errors"
import { EXPORT_ERRORS } from "./exports/errors"
import { FAILED_COMPENSATION_ERRORS } from "./failed-compensations/errors"
import { MONTH_ERRORS } from "./months/errors"
import { IMPORT_ERRORS } from "./imports/errors"
import { ORDER_ERRORS } from "./orders/errors"
import { TOPUP_ERRORS } from "./topups/errors"
import { RELOAD_ERRORS } from "./reloads/errors"
import { REFERRAL_ERRORS } from "./referrals/errors"
import { RULE_ERRORS } from "./rules/errors"
import { STORM_ERRORS } from "./storm/errors"
import { translateFailure } from "./translate"
import { WEBHOOK_ERRORS } from "./webhooks/errors"

/** What the dashboard asks for, at `/admin/wallet`; the host signs its users in. */
export const adminWallet = defineService({
  prefix: "wallet",
  root: "/admin/wallet",
  title: "Wallet dashboard",
  description: "What the store's staff does with wallets from the dashboard.",
  version: readPackageVersion(__dirname),
  tags: [
    { name: "Ledger", description: "Check the ledger and sign its state." },
    { name: "Approvals", description: "What a second person has to agree to." },
    { name: "Books", description: "What is owed over time, and the month's end." },
    { name: "Import", description: "Bring wallets over from other systems." },
    { name: "Codes", description: "See how redemption codes are used." },
    { name: "Payments", description: "Orders that are paid for with wallets." },
    { name: "Rewards", description: "What orders earn, by rules with a budget." },
    { name: "Self-test", description: "Find out whether all is well." },
    { name: "Access", description: "Credentials, grants, and who gave them." },
    { name: "Limits", description: "See what limits, KYC and step-up have stopped." },
    { name: "Settings", description: "Read and change how the wallet behaves." },
    { name: "Webhooks", description: "Who hears of events, and what reached them." },
    { name: "Specification", description: "This document." },
  ],
  errors: {
    ...ACCESS_ERRORS,
    ...ALLOWANCE_ERRORS,
    ...APPROVAL_ERRORS,
    ...WEBHOOK_ERRORS,
    ...STORM_ERRORS,
    ...EXPIRY_RULE_ERRORS,
    ...EXPORT_ERRORS,
    ...IMPORT_ERRORS,
    ...FAILED_COMPENSATION_ERRORS,
    ...ORDER_ERRORS,
    ...REFERRAL_ERRORS,
    ...RULE_ERRORS,
    ...MONTH_ERRORS,
    ...TOPUP_ERRORS,
    ...RELOAD_ERRORS,
  },
  identify: identifyStaff,
  cors: "host",
  prepare: prepareSettings,
  recorder: requestLog,
  gates: [crossSiteGate("wallet_forbidden")],
  translate: translateFailure,
})

export const { endpoint } = adminWallet
export const AdminError = adminWallet.Error
