export { ShopWallet } from "./wallet-element"
export type { WalletEvents } from "./wallet-element"
