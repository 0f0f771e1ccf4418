export * from "./credit-wallets"
export * from "./debit-wallets"
export * from "./generate-codes"
export {
  creditWallet,
  debitWallet,
  redeemCode,
  reverseTransaction,
  transferFunds,
} from "./group-requests"
export * from "./open-wallets"
export * from "./reverse-transactions"
export * from "./transfer-funds"
export { openWalletsOfCustomers } from "./open-wallets-of-customers"
export * from "./redeem-codes"
export { storeCurrencies } from "./store-currencies"
export * from "./types"
export type { OwnerInput, WalletData } from "./steps/open-wallets"
