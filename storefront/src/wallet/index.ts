export { ShopWallet } from "./wallet-element"
export type { PaymentNeeded } from "./payment"
export type { WalletEvents } from "./wallet-element"
