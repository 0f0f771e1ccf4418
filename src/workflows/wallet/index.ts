export * from "./credit-wallets"
export * from "./debit-wallets"
export { endExpiryRule, makeExpiryRule } from "./expiry-rules"
export * from "./generate-codes"
export * from "./holds"
export { commitHold, extendHold, holdFunds, releaseHold } from "./hold-operations"
export {
  creditWallet,
  debitWallet,
  redeemCode,
  reverseTransaction,
  transferFunds,
} from "./operations"
export { freezeWallet, unfreezeWallet } from "./freeze"
export { moveExpiry } from "./move-expiry"
export * from "./open-wallets"
export * from "./reverse-transactions"
export * from "./transfer-funds"
export { openWalletsOfCustomers } from "./open-wallets-of-customers"
export * from "./redeem-codes"
export { storeCurrencies } from "./store-currencies"
export { type Holder, placeOf } from "./place-of"
export { refuseBeforeDebit } from "./before-debit"
export { noteIfBlocked } from "./blocked-attempts"
export { toOutcome, toRefusalData } from "./entry-data"
export { toRestrictions } from "./steps/post-commands"
export { findReplay, findReplayedCodes } from "./replays"
export { hasConfirmed, restrictionsFor } from "./restrictions"
export type { Movement, Spender } from "./restrictions"
export * from "./types"
export type { OwnerInput, WalletData } from "./steps/open-wallets"
